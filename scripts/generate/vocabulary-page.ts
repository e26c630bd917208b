import {
  COVERAGE_NOTES,
  DATASETS,
  FLAGS,
  FUNDING_LINE_BASES,
  FUNDING_LINE_KINDS,
  FUNDING_LINE_MATCHES,
  MEMBER_MATCHES,
  MISSING_REASONS,
  namesOf,
  PARTIES,
  REFUSAL_REASONS,
  SUBCOMMITTEES,
} from '@rotunda/contract'
import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { CORRECTION_OUTCOMES } from '../../apps/service/src/corrections/index.ts'
import { PUBLISHERS } from '../../apps/service/src/publishers/appropriations/index.ts'
import { VERDICTS } from '../../apps/service/src/releases/build/report-sources.ts'
import { buildTable } from './table.ts'

/** The reference page of the codes that the data uses. */
export const buildVocabularyPage = (): Promise<string> =>
  Promise.resolve([INTRODUCTION, buildDatasets(), ...SECTIONS.map(buildSection)].join('\n\n'))

const INTRODUCTION = `# Vocabulary

<!-- Made by \`npm run generate\` from scripts/generate/vocabulary-page.ts and the codes that it imports. -->

The codes of the appropriations data and of the data on Congress, with the words that travel with them. Each release carries notes, reasons and flags in \`data/coverage.json\`.`

const buildDatasets = (): string => {
  const rows = namesOf(DATASETS).map((name) => {
    const { title, stages, notes } = DATASETS[name]
    return [listCodes([name]), title, listCodes(stages), listCodes(notes)]
  })
  return `## Datasets\n\n${buildTable(['Dataset', 'Holds', 'Stages', 'Coverage notes'], rows)}`
}

const listCodes = (codes: readonly string[]): string => codes.map((code) => `\`${code}\``).join(', ')

type Section = readonly [heading: string, text: string, codes: Readonly<Record<string, string>>]

const SECTIONS: readonly Section[] = [
  [
    'Coverage notes',
    'Notes that every client must know. `coverage` of every record has the codes, and `meta.coverage` of every answer has the texts. Everything made from invented documents carries `sample_data`.',
    COVERAGE_NOTES,
  ],
  ['Missing', 'Reasons for a null value, in `missing` under the name of the field.', MISSING_REASONS],
  ['Members', 'Results of matching a requestor to a member, in `match`.', MEMBER_MATCHES],
  [
    'Parties',
    'Codes of the filter and the dimension `party`. `requestors[].party` has the party as the source prints it.',
    PARTIES,
  ],
  [
    'Funding lines of records',
    'Text of the row that identified the funding line, in `funding_line.match`.',
    FUNDING_LINE_MATCHES,
  ],
  ['Flags', 'Remarks and repairs from the reading of a row, in `flags`.', FLAGS],
  [
    'Refusals',
    'Reasons why a row of a document is not a record, in `reason` of `refusals.csv`.',
    REFUSAL_REASONS,
  ],
  ['Kinds of funding lines', '', FUNDING_LINE_KINDS],
  ['Bases of funding lines', 'Bases of a line of kind `guidance`, in `basis`.', FUNDING_LINE_BASES],
  ['Verdicts', 'Verdicts on a document, in `verdict` of `source-checks.csv`.', VERDICTS],
  ['Outcomes of corrections', 'Outcomes, in `outcome` of `corrections.csv`.', CORRECTION_OUTCOMES],
  [
    'Subcommittees',
    'Names change from Congress to Congress and from chamber to chamber; the short codes are ours and do not.',
    SUBCOMMITTEES,
  ],
  [
    'Coverage notes of Congress',
    'Codes of `coverage_notes`, `known_gaps` and `meta.coverage` in the data on Congress.',
    CONGRESS.codes.notes,
  ],
  [
    'Refusals of Congress',
    'Reasons why a row of a document on Congress is not published. `data/refusals.csv` of the release has each refused row with its cells.',
    CONGRESS.codes.refusals,
  ],
  ['Publishers', 'Values of `--publisher`, each with its name in `evidence`.', PUBLISHERS],
]

const buildSection = ([heading, text, codes]: Section): string => {
  const rows = Object.entries(codes).map(([code, meaning]) => [listCodes([code]), meaning])
  return [`## ${heading}`, text, buildTable(['Code', 'Meaning'], rows)]
    .filter((part) => part !== '')
    .join('\n\n')
}
