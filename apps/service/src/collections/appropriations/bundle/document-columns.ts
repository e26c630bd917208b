import { FullRecord } from '@rotunda/contract'
import type { AppropriationsSource } from '../../../publishers/appropriations/index.ts'
import { codesOf, columns, type BundleColumn, type VanishedFacts } from '../../../releases/index.ts'
import { MEANINGS } from '../codes.ts'

const { text, year } = columns
const { chamber, stage, subcommittee } = FullRecord.properties

/** Columns of source-checks.csv. */
export const DOCUMENT_COLUMNS: readonly BundleColumn<AppropriationsSource>[] = [
  year('fiscal_year', 'Fiscal year of the document, where it has one.', (source) => source.fiscal_year),
  text(
    'subcommittee',
    'Subcommittee of the document, where it has one.',
    (source) => source.subcommittee,
    codesOf('subcommittee', subcommittee, MEANINGS),
  ),
  text(
    'chamber',
    'Chamber of the document, where it has one.',
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
    year('fiscal_year', 'Fiscal year of the row, where it has one.', told('fiscal_year')),
  ],
  words: [
    text('title', 'Name of the project, program or account, as it was last.', told('title')),
    text('recipient', 'Recipient, as it was last.', told('recipient')),
    text('amount_raw', 'Amount as printed last.', told('amount_raw')),
  ],
}
