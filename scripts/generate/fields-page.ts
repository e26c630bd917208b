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

Every field of the API and of the files of a release. Each release carries the same list as \`data/fields.csv\`. [Vocabulary](vocabulary.md) explains the codes. [What the data means](../explanation/appropriations.md) explains what the data does and does not show.

In names, \`[]\` means each item of a list and \`*\` means each name of a table. \`missing\` gives the reason for each null field of a record or funding line.`

/** Heading, what there is to say of the section, and the file that stands for all that have these fields. */
const SECTIONS: readonly (readonly [heading: string, text: string, file: string])[] = [
  [
    'Records',
    'Fields of `/record`, `senate-requests.json` and `house-projects.json`. `/records` gives the same without `evidence[].cells`; `/record` adds `related[]`: records with a proven or possible link to it, each with `id`, `stage`, `fiscal_year`, `tier`, `basis`, `grade`, `score` and `runner_up`.',
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
    'Fields of `requestors.json`, `requestors.csv` and `requestors.parquet`: one row for each requesting member of each record. `record` is the `id` in the files of `dataset`.',
    'requestors.csv',
  ],
  [
    'source-checks.csv',
    'All documents of the archive, each with its verdict and counts.',
    'source-checks.csv',
  ],
  [
    'members.csv',
    'Members in the lists of members, with each term that ended after 3 January 2021. A member in both lists has two rows.',
    'members.csv',
  ],
  ['revisions.csv', 'Documents that newer documents replace.', 'revisions.csv'],
  ['vanished.csv', 'Rows of earlier editions that the release no longer holds.', 'vanished.csv'],
  ['refusals.csv', 'Rows of documents that are not among the records.', 'refusals.csv'],
  ['corrections.csv', 'Accepted corrections and their outcomes.', 'corrections.csv'],
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
