import { withCounts } from '../../apps/web/src/lists/list-view.ts'
import { RECORD_LIST } from '../../apps/web/src/lists/records.ts'
import { startNginx } from '../public/nginx.ts'
import { makePageQueries, type PageQuery } from '../public/page-queries.ts'
import { takeTurns, type Pair } from '../public/pages.ts'
import { ask, startService } from '../public/service.ts'
import { read, type Reads } from '../public/wrk.ts'

export type Rates = {
  /** The page, the JSON page that it shows, and that one without the totals. */
  readonly fresh: Pair & { readonly untotalled: Reads }
  /** The page, and nginx with the same bytes. */
  readonly repeated: Pair
  readonly unchanged: Reads
}

const SECONDS = 3
/** Addresses of a round: more than are asked in it, so that none is asked twice. */
const OF_ROUND = 8000
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
  const take = (write: (query: PageQuery) => string) => [...queries.take(OF_ROUND)].map(write)
  return takeTurns(async () => {
    const service = await read(base, take(toPage), SECONDS)
    const other = await read(base, take(toJson), SECONDS)
    const untotalled = await read(base, take(toUntotalled), SECONDS)
    return { service, other, untotalled }
  })
}

const toPage = (query: PageQuery): string => `${PAGE}?${writeFilter(query).toString()}`

/** Address of the page's JSON, which the page also reads itself. */
const toJson = (query: PageQuery): string =>
  `${RECORD_LIST.api}/records?${withCounts(RECORD_LIST, writeFilter(query)).toString()}`

const toUntotalled = (query: PageQuery): string => toJson(query).replace('&totals=true', '')

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
