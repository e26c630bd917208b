import { FullRecord } from '@rotunda/contract'
import type { AppropriationsSource } from '../../../publishers/appropriations/index.ts'
import { codesOf, columns, type BundleColumn, type VanishedFacts } from '../../../releases/index.ts'
import { MEANINGS } from '../codes.ts'

const { text, year } = columns
const { chamber, stage, subcommittee } = FullRecord.properties

/** Columns of source-checks.csv. */
export const DOCUMENT_COLUMNS: readonly BundleColumn<AppropriationsSource>[] = [
  year('fiscal_year', 'Fiscal year of the document, if any.', (source) => source.fiscal_year),
  text(
    'subcommittee',
    'Subcommittee of the document, if any.',
    (source) => source.subcommittee,
    codesOf('subcommittee', subcommittee, MEANINGS),
  ),
  text(
    'chamber',
    'Chamber of the document, if any.',
    (source) => source.chamber,
    codesOf('chamber', chamber, MEANINGS),
  ),
]

const told = (name: string) => (row: VanishedFacts) => row[name] ?? null

/** Columns of vanished.csv. */
export const VANISHED_COLUMNS: Readonly<Record<'place' | 'words', readonly BundleColumn<VanishedFacts>[]>> = {
  place: [
    text(
      'stage',
      'Stage of the row; empty for a funding line.',
      told('stage'),
      codesOf('stage', stage, MEANINGS),
    ),
    year('fiscal_year', 'Fiscal year of the row, if any.', told('fiscal_year')),
  ],
  words: [
    text('title', 'Last name of the project, program or account.', told('title')),
    text('recipient', 'Last recipient.', told('recipient')),
    text('amount_raw', 'Last printed amount.', told('amount_raw')),
  ],
}
