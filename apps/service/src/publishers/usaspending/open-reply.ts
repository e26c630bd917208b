import { isJsonObject, readJsonBytes, type JsonObject } from '../json/parse-json-document.ts'
import { parseNumberTexts } from '../json/parse-number-texts.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'

const WHAT = 'reply of USAspending'

/** A reply, by its shape. */
export type Reply =
  | { readonly kind: 'award'; readonly value: JsonObject }
  | ({ readonly kind: 'accounts' | 'funding' | 'search' | 'transactions' } & ReplyPage)

type ReplyPage = { readonly results: readonly unknown[]; readonly page: number; readonly isLast: boolean }

/**
 * Reads a reply, and finds its kind by its shape: a reply does not name its request. Numbers are their texts, and blank
 * texts are null. Throws a DocumentRefused for any other document.
 */
export const openReply = async (open: OpenDocument): Promise<Reply> => {
  const value = dropBlanks(parseNumberTexts(await readJsonBytes(open, WHAT), WHAT))
  if (!isJsonObject(value)) throw refuse('it is no object.')
  if ('generated_unique_award_id' in value) return { kind: 'award', value }
  const other = OTHER_REPLIES.find(({ key }) => key in value)
  if (other !== undefined) throw refuse(`it is ${other.is}, which is not read.`)
  const { results } = value
  if (!Array.isArray(results)) throw refuse('it has neither an award nor results.')
  // Checked as an array of anything.
  const [first] = results as unknown[]
  if (first === undefined) throw refuse('it has no results, so its request is unknown.')
  const kind = isJsonObject(first) ? KINDS.find(({ key }) => key in first)?.kind : undefined
  if (kind === undefined) throw refuse('its results are of an unknown kind.')
  return { kind, results, ...readPage(value['page_metadata']) }
}

/** Keys that only one kind of results has. */
const KINDS = [
  { key: 'generated_internal_id', kind: 'search' },
  { key: 'federal_action_obligation', kind: 'transactions' },
  { key: 'total_transaction_obligated_amount', kind: 'accounts' },
  { key: 'gross_outlay_amount', kind: 'funding' },
] as const

const OTHER_REPLIES = [
  { key: 'category', is: 'a summary by place or recipient' },
  { key: 'toptier_code', is: 'about an agency' },
  { key: 'download_request', is: 'the acceptance of a download' },
  { key: 'total_columns', is: 'the state of a download' },
  { key: 'detail', is: 'an error message' },
] as const

const readPage = (metadata: unknown): { readonly page: number; readonly isLast: boolean } => {
  if (!isJsonObject(metadata)) throw refuse('it has no page_metadata.')
  const { page, hasNext } = metadata
  if (typeof page !== 'string' || !/^[1-9]\d{0,6}$/.test(page)) throw refuse('its page has no number.')
  if (typeof hasNext !== 'boolean') throw refuse('it does not say whether a page follows.')
  return { page: Number(page), isLast: !hasNext }
}

const dropBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dropBlanks)
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, dropBlanks(part)]))
}

const refuse = (fault: string): DocumentRefused =>
  new DocumentRefused(
    `This is no ${WHAT} that can be read: ${fault} Save the replies of awards, transactions, awards/accounts, awards/funding and search/spending_by_award.`,
  )
