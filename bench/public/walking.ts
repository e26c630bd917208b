import { connect } from './connection.ts'
import { API, askJson, median, startService, type Headers } from './service.ts'

/** Milliseconds of a page, the least of all walks: what it costs, not what else the machine did meanwhile. */
export type PageCosts = {
  readonly firstTen: number
  readonly slowest: number
}

export type Walk = PageCosts & {
  readonly pages: number
  /** Milliseconds that 99 of 100 pages took at most, of all walks as they were. */
  readonly p99: number
}

const LIMIT = 200
const WALKS = 5
/** Other pages before a walk, asked just as the walk asks: what is measured is depth, not the compiler. */
const WARM_PAGES = 3000
/** More before each next walk: the collector runs after so many pages, and is not to meet the same one in every walk. */
const UNEVEN_PAGES = 17

/** A walk: the rows of an address up to its question mark, or all records. */
export type Walked = {
  readonly directory: string
  readonly address?: string
  readonly headers?: Headers
  /** The most rows to read. */
  readonly rows?: number
}

/** All rows in pages of 200, as a client that keeps to the contract walks them; each walk in a fresh process. */
export const measureWalk = async (walked: Walked): Promise<Walk> => {
  const walks: PageTimes[] = []
  for (let at = 0; at < WALKS; at += 1) walks.push(await walkOnce(walked, WARM_PAGES + at * UNEVEN_PAGES))
  const all = walks.flat().toSorted((one, other) => one - other)
  return {
    pages: walks[0]?.length ?? 0,
    ...costOf(walks),
    p99: all[Math.floor(all.length * 0.99)] ?? Number.NaN,
  }
}

/** Milliseconds by page. */
type PageTimes = readonly number[]

const costOf = (walks: readonly PageTimes[]): PageCosts => {
  const times = (walks[0] ?? []).map((_, page) => Math.min(...walks.map((walk) => walk[page] ?? Infinity)))
  return { firstTen: median(times.slice(0, 10)), slowest: Math.max(...times) }
}

const walkOnce = async (
  { directory, address = `${API}/records?`, headers = {}, rows = Infinity }: Walked,
  warmPages: number,
): Promise<PageTimes> => {
  const service = await startService(directory)
  const path = `${address}limit=${LIMIT}`
  const { meta } = await askJson<{ meta: { snapshot: string; total: number } }>(service.base + path, headers)
  const connection = await connect(service.base, { headers })
  const askAll = async (offsets: readonly number[]): Promise<PageTimes> => {
    const times: number[] = []
    for (const offset of offsets)
      times.push(await connection.ask(`${path}&snapshot=${meta.snapshot}&offset=${offset}`))
    return times
  }
  const pages = Math.ceil(Math.min(meta.total, rows) / LIMIT)
  const others = Array.from(
    { length: warmPages },
    (_, at) => ((at * 7919) % pages) * LIMIT + 1 + Math.floor(at / pages),
  )
  await askAll(others)
  const times = await askAll(Array.from({ length: pages }, (_, page) => page * LIMIT))
  connection.close()
  await service.stop()
  return times
}
