import { FACETS, FACET_VALUES } from '../../apps/web/src/pages/records/show-facets.ts'
import { ROWS } from '../../apps/web/src/ask/read-filter.ts'
import { startNginx } from '../public/nginx.ts'
import { makePageQueries, type PageQuery } from '../public/page-queries.ts'
import { takeTurns, type Pair } from '../public/pages.ts'
import { API, ask, startService } from '../public/service.ts'
import { read, type Reads } from '../public/wrk.ts'

export type Rates = {
  /** The page, the JSON page that it shows, and all JSON that it shows: that page, and the totals of each stage. */
  readonly fresh: Pair & { readonly all: Reads }
  /** The page, and nginx with the same bytes. */
  readonly repeated: Pair
  readonly unchanged: Reads
}

const SECONDS = 3
/** Addresses of a round: more than are asked in it, so that none is asked twice. */
const OF_ROUND = 5000
const ROUNDS = 6
const PAGE = '/records'

export const measureRates = async (directory: string): Promise<Rates> => {
  const service = await startService(directory)
  const fresh = await measureFresh(service.base)
  const repeated = await measureRepeated(service.base)
  await service.stop()
  return { fresh, ...repeated }
}

/** Pages and JSON of other filters each, drawn in the same way: what one has found serves the other nothing. */
const measureFresh = async (base: string): Promise<Rates['fresh']> => {
  const queries = (await makePageQueries(base, OF_ROUND * ROUNDS * 3)).values()
  const take = (write: (query: PageQuery) => string | string[]) => [...queries.take(OF_ROUND)].flatMap(write)
  return takeTurns(async () => {
    const service = await read(base, take(toPage), SECONDS)
    const other = await read(base, take(toJson), SECONDS)
    const each = await read(base, take(toAllJson), SECONDS)
    return { service, other, all: { ...each, perSecond: each.perSecond / 2 } }
  })
}

const toPage = (query: PageQuery): string => `${PAGE}?${writeFilter(query).toString()}`

/** The rows with their counts, as the page asks for them. */
const toJson = (query: PageQuery): string => {
  const search = writeFilter(query)
  for (const facet of FACETS) search.append('facet', facet)
  search.append('facet_limit', String(FACET_VALUES))
  search.append('limit', String(ROWS))
  return `${API}/records?${search.toString()}`
}

const toAllJson = (query: PageQuery): string[] => {
  const { stage: _, ...filters } = query.filters
  return [toJson(query), `${API}/aggregates?${new URLSearchParams(filters).toString()}`]
}

const writeFilter = ({ filters, sort, offset }: PageQuery): URLSearchParams =>
  new URLSearchParams({
    ...filters,
    ...(sort !== '' && { sort }),
    ...(offset > 0 && { offset: String(offset) }),
  })

const measureRepeated = async (base: string) => {
  const { headers } = await fetch(base + PAGE, { headers: { 'accept-encoding': 'identity' } })
  const { body } = await ask(base + PAGE)
  const nginx = await startNginx(body)
  const repeated = await takeTurns(async () => ({
    service: await read(base, [PAGE], SECONDS),
    other: await read(nginx.base, ['/page'], SECONDS),
  }))
  const held = { 'If-None-Match': headers.get('etag') ?? '' }
  const unchanged = await read(base, [PAGE], SECONDS, { headers: held })
  await nginx.stop()
  return { repeated, unchanged }
}
