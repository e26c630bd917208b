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
import { CORRECTION_OUTCOMES } from '../../apps/service/src/corrections/index.ts'
import { PUBLISHERS } from '../../apps/service/src/publishers/appropriations/index.ts'
import { VERDICTS } from '../../apps/service/src/releases/build/report-sources.ts'
import { buildTable } from './table.ts'

/** The reference page of the codes that the data uses. */
export const buildVocabularyPage = (): Promise<string> =>
  Promise.resolve([INTRODUCTION, buildDatasets(), ...SECTIONS.map(buildSection)].join('\n\n'))

const INTRODUCTION = `# Vocabulary

<!-- Made by \`npm run generate\` from packages/contract/src/appropriations/vocabulary.ts and its neighbours. -->

The codes of the appropriations data, with the words that travel with them. Each release carries notes, reasons and flags in \`data/coverage.json\`.`

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
    'What a client must know of the data. They stand in `coverage` of every record and, with their words, in `meta.coverage` of every answer. `sample_data` is added to everything that was made from invented documents.',
    COVERAGE_NOTES,
  ],
  ['Missing', 'Why a value is null, in `missing` by the name of the field.', MISSING_REASONS],
  ['Members', 'How a requestor was identified as a member, or why not: `match`.', MEMBER_MATCHES],
  [
    'Parties',
    'Codes of the filter and the dimension `party`. `requestors[].party` has the name as its source prints it.',
    PARTIES,
  ],
  [
    'Funding lines of records',
    'How the funding line was identified: `funding_line.match`.',
    FUNDING_LINE_MATCHES,
  ],
  ['Flags', 'What was noticed or mended while a row was read.', FLAGS],
  [
    'Refusals',
    'Why a row of a document is not among the records: `reason` in `refusals.csv`.',
    REFUSAL_REASONS,
  ],
  ['Kinds of funding lines', '', FUNDING_LINE_KINDS],
  ['Bases of funding lines', 'What a line of kind `guidance` rests on: `basis`.', FUNDING_LINE_BASES],
  ['Verdicts', 'What became of a document: `verdict` in `source-checks.csv`.', VERDICTS],
  ['Outcomes of corrections', '`outcome` in `corrections.csv`.', CORRECTION_OUTCOMES],
  [
    'Subcommittees',
    'Names change from Congress to Congress and from chamber to chamber; the short codes are ours and do not.',
    SUBCOMMITTEES,
  ],
  ['Publishers', 'For `--publisher`, with the name that stands in evidence.', PUBLISHERS],
]

const buildSection = ([heading, text, codes]: Section): string => {
  const rows = Object.entries(codes).map(([code, meaning]) => [listCodes([code]), meaning])
  return [`## ${heading}`, text, buildTable(['Code', 'Meaning'], rows)]
    .filter((part) => part !== '')
    .join('\n\n')
}
