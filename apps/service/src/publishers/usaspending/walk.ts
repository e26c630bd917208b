import { namesOf } from '@rotunda/contract'
import { OperatorFault } from '../../platform/index.ts'
import { isCalendarDay } from '../cells/calendar-days.ts'
import { isJsonObject, parseJsonDocument } from '../json/parse-json-document.ts'
import { DocumentRefused, type FixedPage, type FixedWalk, type WalkRequest } from '../publisher.ts'
import { AWARD_ID } from './award-ids.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { parseReply, WHAT, type ListKind, type Reply } from './open-reply.ts'
import { RESULT_FIELDS } from './read-search-result.ts'

/** Records on a page: the most that a search gives. */
const LIMIT = 100
/** A search gives no more records than these. */
const MOST_RESULTS = DOCUMENT_LIMITS.searchResults.value

/**
 * Walks the lists that are asked by POST. The address of a list has its conditions as parameters, so that it names the
 * list: `…/transactions/?award_id=ASST_NON_B22CPPA0001_086`. They are sent in the body.
 */
export const WALK: FixedWalk = {
  kind: 'fixed',
  hosts: ['api.usaspending.gov'],
  planPage: (list, page, before) => {
    const { url, list: asked, body } = readList(list)
    const order = { sort: LISTS[asked].sort, order: 'asc' }
    return { url, json: { ...body, ...order, limit: LIMIT, page, ...(before && readCursor(before)) } }
  },
  planCount: (list) => planCount(readList(list)),
  readPage: (bytes, list, number) => readPage(parseReply(bytes, findListKind(list)), readList(list), number),
  readCount,
}

/** The lists by the ends of their addresses, and the field that sorts them. */
const LISTS = {
  'awards/accounts': { kind: 'accounts', sort: 'federal_account' },
  'awards/funding': { kind: 'funding', sort: 'reporting_fiscal_date' },
  'search/spending_by_award': { kind: 'search', sort: 'Award ID' },
  transactions: { kind: 'transactions', sort: 'action_date' },
} as const

type ListName = keyof typeof LISTS
type AskedList = {
  readonly url: string
  readonly origin: string
  readonly list: ListName
  readonly body: object
}

/** Reads the address of a list. Throws a Refusal for any other address. */
const readList = (address: string): AskedList => {
  const { origin, pathname, searchParams } = new URL(address)
  const list = findList(pathname)
  if (list === undefined)
    throw refuse(
      `A walk reads ${namesOf(LISTS)
        .map((name) => `/api/v2/${name}/`)
        .join(', ')}.`,
    )
  const body = list === 'search/spending_by_award' ? readSearch(searchParams) : readAward(searchParams)
  return { url: `${origin}/api/v2/${list}/`, origin, list, body }
}

const findList = (pathname: string): ListName | undefined =>
  namesOf(LISTS).find((name) => pathname.replace(/\/$/, '') === `/api/v2/${name}`)

/** Finds the kind of replies that an address gives; undefined for an address of no list. */
export const findListKind = (address: string): ListKind | undefined => {
  const list = findList(URL.parse(address)?.pathname ?? '')
  return list && LISTS[list].kind
}

const readAward = (parameters: URLSearchParams): object => {
  const award_id = parameters.get('award_id') ?? ''
  if (parameters.size === 1 && AWARD_ID.test(award_id)) return { award_id }
  throw refuse(
    'The address of a list of an award has one parameter, award_id, with the id that USAspending makes, such as ASST_NON_B22CPPA0001_086.',
  )
}

/** Codes of grants and cooperative agreements, which one search may mix. */
const GRANTS = ['02', '03', '04', '05']

const readSearch = (parameters: URLSearchParams): object => {
  const listings = parameters.getAll('program_number')
  const [since, until] = [parameters.get('start_date') ?? '', parameters.get('end_date') ?? '']
  if (
    parameters.size !== listings.length + 2 ||
    listings.length === 0 ||
    !listings.every((number) => /^\d{2}\.\d{3}$/.test(number)) ||
    ![since, until].every(isCalendarDay) ||
    since > until
  )
    throw refuse(
      'The address of a search has program_number, such as 14.251, one or more times, and the days start_date and end_date.',
    )
  return {
    filters: {
      award_type_codes: GRANTS,
      program_numbers: listings,
      time_period: [{ start_date: since, end_date: until }],
    },
    fields: RESULT_FIELDS,
    subawards: false,
  }
}

const refuse = (rule: string): OperatorFault => new OperatorFault('invalid_query', rule)

/** A search continues behind the last record of the page before it. Other lists have page numbers alone. */
const readCursor = (before: Uint8Array): object => {
  const answer = parseJsonDocument(before, WHAT)
  const metadata = isJsonObject(answer) ? answer['page_metadata'] : undefined
  if (!isJsonObject(metadata) || !('last_record_unique_id' in metadata)) return {}
  const { last_record_unique_id, last_record_sort_value } = metadata
  return { last_record_unique_id, last_record_sort_value }
}

const planCount = ({ origin, list, body }: AskedList): WalkRequest | undefined => {
  if (list === 'transactions' && 'award_id' in body)
    return { url: `${origin}/api/v2/awards/count/transaction/${encodeURIComponent(String(body.award_id))}/` }
  if (list === 'search/spending_by_award' && 'filters' in body)
    return {
      url: `${origin}/api/v2/search/spending_by_award_count/`,
      json: { filters: body.filters, subawards: false },
    }
  // Pages of accounts have their count, and account funding is not counted.
  return undefined
}

function readCount(bytes: Uint8Array): number {
  const answer = parseJsonDocument(bytes, WHAT)
  const results = isJsonObject(answer) ? (answer['results'] ?? answer) : undefined
  const count = isJsonObject(results) ? (results['transactions'] ?? results['grants']) : undefined
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
    throw new DocumentRefused('The answer does not say how many records the list has. Fetch it again.')
  if (count > MOST_RESULTS)
    throw new DocumentRefused(
      `The list has ${count} records, and USAspending returns at most ${MOST_RESULTS}: ask for fewer days or listings.`,
    )
  return count
}

const readPage = (reply: Reply, { list }: AskedList, number: number): FixedPage => {
  const { kind } = LISTS[list]
  if (reply.kind === 'award' || reply.kind !== kind)
    throw new DocumentRefused(`The reply has the kind ${reply.kind}, and ${kind} was requested.`)
  if (reply.page !== number)
    throw new DocumentRefused(`The reply is page ${reply.page}, and page ${number} was requested.`)
  return { ids: reply.results.map(nameRecord), isLast: reply.isLast, count: reply.count }
}

/** Accounts and their funding have no ids. */
const nameRecord = (record: unknown): string => {
  const id = isJsonObject(record) ? (record['generated_internal_id'] ?? record['id']) : undefined
  return typeof id === 'string' ? id : JSON.stringify(record)
}
