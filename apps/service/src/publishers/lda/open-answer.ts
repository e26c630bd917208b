import type { LobbyingCodeKind } from '@rotunda/contract'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type ReadNeeds } from '../publisher.ts'

/** Lists of the interface with pages. */
const LISTS = ['filings', 'contributions', 'registrants', 'clients', 'lobbyists'] as const
export type LdaList = (typeof LISTS)[number]

/** Lists of codes, by the end of their addresses. */
const CODE_LISTS: Readonly<Record<string, LobbyingCodeKind>> = {
  'filing/filingtypes': 'filing_type',
  'filing/lobbyingactivityissues': 'general_issue',
  'filing/governmententities': 'government_entity',
  'general/countries': 'country',
  'general/states': 'state',
  'lobbyist/prefixes': 'prefix',
  'lobbyist/suffixes': 'suffix',
  'contribution/itemtypes': 'contribution_type',
}

export type LdaAddress =
  | {
      readonly kind: 'page'
      readonly list: LdaList
      readonly series: string
      readonly page: number
      readonly year: string | null
    }
  | { readonly kind: 'record'; readonly list: LdaList; readonly series: string; readonly id: string }
  | { readonly kind: 'codes'; readonly codes: LobbyingCodeKind; readonly series: string }

const WHAT = 'answer of the lobbying disclosure interface'

/** Parameters that do not change the records of a list. */
const PAGING: ReadonlySet<string> = new Set(['page', 'page_size', 'ordering', 'format'])

/**
 * Finds in an address which part of the interface it is. The pages of one list with the same filters are one series. The
 * fragment `#page=2` numbers the pages of a walk.
 */
export const parseAddress = (address: string): LdaAddress => {
  const url = URL.parse(address)
  const [, path = ''] = /\/api\/v1\/(.+?)\/?$/.exec(url?.pathname ?? '') ?? []
  const codes = CODE_LISTS[path.replace(/^constants\//, '')]
  if (path.startsWith('constants/') && codes !== undefined) return { kind: 'codes', codes, series: path }
  const [name, id, ...more] = path.split('/')
  const list = LISTS.find((one) => one === name)
  if (url === null || list === undefined || more.length > 0)
    throw new DocumentRefused(
      `${address} is no address of the lobbying disclosure interface, such as /api/v1/filings/.`,
    )
  if (id !== undefined) return { kind: 'record', list, series: path, id }
  const filters = [...url.searchParams].filter(([key]) => !PAGING.has(key)).map((pair) => pair.join('='))
  const fragment = new URLSearchParams(url.hash.slice(1))
  const page = Number(fragment.get('page') ?? url.searchParams.get('page') ?? 1)
  const series = filters.length === 0 ? list : `${list}?${filters.toSorted().join('&')}`
  return { kind: 'page', list, series, page, year: url.searchParams.get('filing_year') }
}

export type LdaAnswer = {
  readonly address: LdaAddress
  readonly records: readonly { readonly pointer: string; readonly value: unknown }[]
  /** Number of records in the whole list; null for a single record and for codes. */
  readonly count: number | null
}

/** Reads an answer whole. Throws a DocumentRefused for any other document, such as a web page after a redirect. */
export const openAnswer = async ({ source, open }: ReadNeeds): Promise<LdaAnswer> => {
  const address = parseAddress(source.url)
  refuseRedirect(source)
  return parseAnswer(await readJsonBytes(open, WHAT), address)
}

/** The host redirects requests for the old interface to its home page. */
const refuseRedirect = ({ url, final_url }: ReadNeeds['source']): void => {
  if (final_url === null || pathOf(final_url) === pathOf(url)) return
  throw new DocumentRefused(
    `The host redirected the request to ${final_url}, which is a different page. Use the new address of the interface.`,
  )
}

const pathOf = (address: string): string => (URL.parse(address)?.pathname ?? '').replace(/\/$/, '')

/** Parses an answer that is whole in memory. */
export const parseAnswer = (bytes: Uint8Array, address: LdaAddress): LdaAnswer => {
  const answer = parseJsonDocument(bytes, WHAT)
  if (address.kind === 'codes') {
    if (!Array.isArray(answer) || answer.length === 0) return stop('it is no list of codes')
    return { address, records: pointTo(answer, ''), count: null }
  }
  if (!isJsonObject(answer)) return stop('it is no object')
  if (address.kind === 'record') {
    refuseErrors(answer)
    const id = answer['filing_uuid'] ?? answer['id']
    if (typeof id !== 'string' && typeof id !== 'number') return stop('it is no record')
    if (String(id) !== address.id) return stop(`it is the record ${id}, and not ${address.id}`)
    return { address, records: [{ pointer: '', value: answer }], count: null }
  }
  refuseErrors(answer)
  const { count, results, next } = answer
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
    return stop('it does not say how many records the list has')
  if (!Array.isArray(results)) return stop('it has no list “results”')
  if (next === undefined || !('previous' in answer)) return stop('it does not lead to the next page')
  if (next !== null && !isOfList(next, address.series))
    return stop(`its next page does not belong to the requested list, ${address.series}`)
  if (results.length > count) return stop(`it has ${results.length} records and says that there are ${count}`)
  if (results.length === 0 && count > 0) return stop(`it says that there are ${count} records and has none`)
  return { address, records: pointTo(results, '/results'), count }
}

/** Whether an address leads to this list with these filters, on any host: old answers name the old one. */
const isOfList = (next: unknown, series: string): boolean =>
  typeof next === 'string' && URL.canParse(next) && parseAddress(next).series === series

const pointTo = (list: readonly unknown[], before: string) =>
  list.map((value, index) => ({ pointer: `${before}/${index}`, value }))

/** An error is an object with `detail`, or with texts by parameter. */
const refuseErrors = (answer: Readonly<Record<string, unknown>>): void => {
  const { detail } = answer
  if (typeof detail === 'string') stop(`it is an error, “${detail}”`)
}

const stop = (found: string): never => {
  throw new DocumentRefused(`This is no ${WHAT}: ${found}. Fetch it again.`)
}
