import { isJsonObject, readJsonBytes, type JsonObject } from '../json/parse-json-document.ts'
import { parseNumberTexts } from '../json/parse-number-texts.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'

export const WHAT = 'reply of USAspending'

/** A reply, by its shape. */
export type Reply =
  { readonly kind: 'award'; readonly value: JsonObject } | ({ readonly kind: ListKind } & ReplyPage)

export type ListKind = 'accounts' | 'funding' | 'search' | 'transactions'

type ReplyPage = PageNumbers & { readonly results: readonly unknown[] }

/** `count`: number of records on all pages; only lists of accounts have it. */
type PageNumbers = { readonly page: number; readonly isLast: boolean; readonly count: number | null }

/** Reads a reply. Throws a DocumentRefused for any other document. */
export const openReply = async (open: OpenDocument, asked: ListKind | undefined): Promise<Reply> =>
  parseReply(await readJsonBytes(open, WHAT), asked)

/**
 * Parses a reply, and finds its kind by its shape: a reply does not name its request. Without results it has the kind that
 * was asked for, if an honest list of that kind may be empty. Numbers are their texts, and blank texts are null. Throws a DocumentRefused for any other document.
 */
export const parseReply = (bytes: Uint8Array, asked: ListKind | undefined): Reply => {
  const value = dropBlanks(parseNumberTexts(bytes, WHAT))
  if (!isJsonObject(value)) throw refuse('it is not an object.')
  if ('generated_unique_award_id' in value) return { kind: 'award', value }
  const other = OTHER_REPLIES.find(({ key }) => key in value)
  if (other !== undefined) throw refuse(`it is ${other.is}, which is not read.`)
  const { results } = value
  if (!Array.isArray(results)) throw refuse('it has neither an award nor results.')
  // Checked as an array of anything.
  const [first] = results as unknown[]
  if (first === undefined) return readEmpty(value['page_metadata'], asked)
  const kind = isJsonObject(first) ? KINDS.find(({ key }) => key in first)?.kind : undefined
  if (kind === undefined) throw refuse('its results are of an unknown kind.')
  return { kind, results, ...readPage(value['page_metadata']) }
}

/** Reads a page without results. An award may have no submission by account, but always has a transaction. */
const readEmpty = (metadata: unknown, asked: ListKind | undefined): Reply => {
  if (asked === 'accounts' || asked === 'funding') {
    const page = readPage(metadata)
    if (page.page === 1 && page.isLast && (page.count ?? 0) === 0)
      return { kind: asked, results: [], ...page }
  }
  throw refuse(
    'it has no results. Only the first page of awards/accounts and awards/funding may have no results.',
  )
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

const readPage = (metadata: unknown): PageNumbers => {
  if (!isJsonObject(metadata)) throw refuse('it has no page_metadata.')
  const { page, hasNext, count = null } = metadata
  if (typeof page !== 'string' || !/^[1-9]\d{0,6}$/.test(page)) throw refuse('its page has no number.')
  if (typeof hasNext !== 'boolean') throw refuse('it does not say whether a page follows.')
  if (count !== null && (typeof count !== 'string' || !/^\d{1,7}$/.test(count)))
    throw refuse('its count is no number.')
  return { page: Number(page), isLast: !hasNext, count: count === null ? null : Number(count) }
}

const dropBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dropBlanks)
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, dropBlanks(part)]))
}

const refuse = (fault: string): DocumentRefused =>
  new DocumentRefused(
    `This is not a readable ${WHAT}: ${fault} Save the replies of awards, transactions, awards/accounts, awards/funding and search/spending_by_award.`,
  )
