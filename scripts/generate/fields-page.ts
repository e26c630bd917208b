import { APPROPRIATIONS } from '../../apps/service/src/collections/appropriations/declaration/index.ts'
import { listSideTables } from '../../apps/service/src/releases/bundle/write-payload.ts'
import { listFields, type FieldRow } from '../../apps/service/src/releases/bundle/list-fields.ts'
import { buildTable } from './table.ts'

/** The reference page of the data: fields.csv of every release, for people. */
export const buildFieldsPage = (): Promise<string> => {
  const fields = listFields(APPROPRIATIONS, listSideTables(APPROPRIATIONS))
  const sections = SECTIONS.map(([heading, text, file]) => buildSection(heading, text, ofFile(fields, file)))
  return Promise.resolve([INTRODUCTION, ...sections].join('\n\n'))
}

const ofFile = (fields: readonly FieldRow[], file: string): FieldRow[] =>
  fields.filter((field) => field.file === file)

const INTRODUCTION = `# Fields

<!-- Made by \`npm run generate\` from packages/contract/src/appropriations/ and apps/service/src/releases/bundle/. -->

Every field of the API and of the files of a release. Each release carries the same list as \`data/fields.csv\`. Codes are explained under [Vocabulary](vocabulary.md); what the data means, and does not mean, under [What the data means](../explanation/appropriations.md).

In names, \`[]\` stands for each item of a list and \`*\` for each name of a table. A field of a record or funding line that is null has its reason in \`missing\`.`

/** Heading, what there is to say of the section, and the file that stands for all that have these fields. */
const SECTIONS: readonly (readonly [heading: string, text: string, file: string])[] = [
  [
    'Records',
    'Fields of `/record`, `senate-requests.json` and `house-projects.json`. `/records` gives the same without `evidence[].cells`; `/record` adds `related[]`: records that belong to it or may do so, each with `id`, `stage`, `fiscal_year`, `tier`, `basis`, `grade`, `score` and `runner_up`.',
    'senate-requests.json',
  ],
  ['Funding lines', 'Fields of `/funding-lines` and `funding-guidance.json`.', 'funding-guidance.json'],
  [
    'Columns of records',
    'Columns of `senate-requests` and `house-projects` as CSV and Parquet, and of CSV answers of `/records`. A list is a list in Parquet; in CSV its values share a cell, with `; ` between them.',
    'senate-requests.csv',
  ],
  [
    'Columns of funding lines',
    'Columns of `funding-guidance` as CSV and Parquet, and of CSV answers of `/funding-lines`.',
    'funding-guidance.csv',
  ],
  [
    'requestors',
    'Fields of `requestors.json`, `requestors.csv` and `requestors.parquet`: who asked for what, a row for each member of each record. `record` is the `id` in the files of `dataset`.',
    'requestors.csv',
  ],
  ['source-checks.csv', 'Every document of the archive, and what became of it.', 'source-checks.csv'],
  [
    'members.csv',
    'Whom the lists of members name, with each term that ended after 3 January 2021. A person whom both lists have is there twice.',
    'members.csv',
  ],
  ['revisions.csv', 'Documents in whose place newer ones count.', 'revisions.csv'],
  ['vanished.csv', 'Rows that earlier editions of a series held, and the release does not.', 'vanished.csv'],
  ['refusals.csv', 'Rows of documents that are not among the records.', 'refusals.csv'],
  ['corrections.csv', 'Accepted corrections, and what they did.', 'corrections.csv'],
  ['fields.csv', 'This page, for programs.', 'fields.csv'],
]

const buildSection = (heading: string, text: string, fields: readonly FieldRow[]): string =>
  [`## ${heading}`, text, buildTable(['Field', 'Type', 'Null', 'Meaning'], fields.map(buildRow))].join('\n\n')

const buildRow = ({ field, type, nullable, description, values }: FieldRow): string[] => [
  `\`${field}\``,
  type,
  nullable ? 'yes' : '',
  [description, ...listValues(values)].filter((part) => part !== '').join(' '),
]

/** More values than these would hide the sentence; the vocabulary has them. */
const MOST_VALUES = 5

const listValues = (values: readonly string[]): string[] =>
  values.length === 0 || values.length > MOST_VALUES
    ? []
    : [`One of ${values.map((value) => `\`${value}\``).join(', ')}.`]
