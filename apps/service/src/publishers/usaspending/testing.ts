import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListingRecordDraft } from '../assistance-listings/listing-records.ts'
import type { Publisher, ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'
import type { AccountDraft, AwardDraft, FundingDraft, TransactionDraft } from './drafts.ts'

export { LISTING_FIELDS } from '../assistance-listings/listing-records.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/spending')

/** Why tests on real files do not run; false where the files are there. */
export const skipSpending = existsSync(REFERENCE)
  ? false
  : 'the folder ../shared/reference/spending is not here'

export const readSpending = (file: string): Uint8Array => readFileSync(join(REFERENCE, file))

export const GRANT = 'ASST_NON_NNM11AA01A_080'
export const CONTRACT = 'CONT_AWD_80GSFC18C0008_8000_-NONE-_-NONE-'
const API = 'https://api.usaspending.gov/api/v2'

/** Address of the list that was asked for this award. */
export const addressOf = (list: string, award: string): string => `${API}/${list}/?award_id=${award}`

/** Real replies, each at the address of its request. */
export const REAL_REPLIES = [
  ['usaspending_awards_grant.json', `${API}/awards/${GRANT}/`],
  ['usaspending_awards_accounts.json', addressOf('awards/accounts', GRANT)],
  ['usaspending_awards_award_funding_grant.json', addressOf('awards/funding', GRANT)],
  ['usaspending_awards_transactions.json', addressOf('transactions', CONTRACT)],
  ['usaspending_awards_search_results_grants.json', `${API}/search/spending_by_award/?program=43.008`],
] as const

/** The rows and the series of a document. */
export const readReply = async (
  publisher: Publisher,
  document: object | string | Uint8Array,
  url = `${API}/awards/`,
): Promise<{ readonly series: string; readonly rows: readonly ReadRow[] }> => {
  const bytes =
    document instanceof Uint8Array
      ? document
      : Buffer.from(typeof document === 'string' ? document : JSON.stringify(document))
  const needs = { open: openBytes(bytes), source: { ...aSource(bytes, { publisher: 'fast-book' }), url } }
  const series = await publisher.findSeries(needs)
  const rows: ReadRow[] = []
  for await (const row of publisher.read(needs)) rows.push(row)
  return { series, rows }
}

type Drafts = {
  readonly 'award-replies': AwardDraft
  readonly 'award-accounts': AccountDraft
  readonly 'award-transactions': TransactionDraft
  readonly 'account-funding': FundingDraft
  readonly listings: ListingRecordDraft
}

/** The drafts of the rows of a table, in their order. */
export const draftsOf = <Table extends keyof Drafts>(
  rows: readonly ReadRow[],
  table: Table,
): readonly Drafts[Table][] =>
  // Rows of this table have drafts of this kind.
  rows.flatMap((row) => (row.kind === 'row' && row.table === table ? [row.draft as Drafts[Table]] : []))
