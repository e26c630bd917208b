import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../processes.ts'
import type { Data } from './data.ts'
import { startNginx } from './nginx.ts'
import { makePageQueries, toPath } from './page-queries.ts'
import { API, ask, median, startService } from './service.ts'
import { read, type Reads } from './wrk.ts'

/** The service beside what it is measured against, in one round. */
export type Pair = { readonly service: Reads; readonly other: Reads }

export type Pages = {
  /** Bare: the same bytes from memory by node:http and nothing else. */
  readonly repeated: Pair & { readonly bare: Reads }
  readonly unchanged: Reads
  readonly fresh: Pair
  readonly peakMegabytes: number
}

const ROUNDS = 5
const SECONDS = 2
/** More than are asked in all rounds, so that none is asked twice. */
const FRESH_PAGES = 40_000

export const measurePages = async (data: Data): Promise<Pages> => {
  const repeated = await measureRepeated(data)
  const fresh = await measureFresh(data)
  return { ...repeated, ...fresh }
}

const measureRepeated = async ({ directory }: Data) => {
  const service = await startService(directory)
  const path = `${API}/records?limit=200`
  // As the load asks: another coding has another tag.
  const response = await fetch(`${service.base}${path}`, { headers: { 'accept-encoding': 'identity' } })
  const tag = response.headers.get('etag') ?? ''
  await response.arrayBuffer()
  const { body } = await ask(`${service.base}${path}`)
  const nginx = await startNginx(body)
  const memory = await run('bench/public/bare-memory-server.ts', { BENCH_FILE: nginx.file }, [/(http:\S+)/])
  const repeated = await takeTurns(async () => ({
    service: await read(service.base, [path], SECONDS),
    other: await read(nginx.base, ['/page'], SECONDS),
    bare: await read(memory.found[0] ?? '', ['/page'], SECONDS),
  }))
  const unchanged = await read(service.base, [path], SECONDS, { headers: { 'If-None-Match': tag } })
  await memory.stop()
  await nginx.stop()
  await service.stop()
  return { repeated, unchanged }
}

const measureFresh = async ({ directory }: Data) => {
  const service = await startService(directory)
  const queries = await makePageQueries(service.base, FRESH_PAGES)
  const bare = await run(
    'bench/public/bare-pages-server.ts',
    { BENCH_DATA: directory, BENCH_JSON: findJson(directory).join(':') },
    [/(http:\S+)/],
  )
  const paths = queries.map(toPath)
  const share = Math.floor(paths.length / (ROUNDS + 1))
  const parts = Array.from({ length: ROUNDS + 1 }, (_, at) => paths.slice(at * share, (at + 1) * share))
  const rounds = parts.values()
  const fresh = await takeTurns(async () => {
    const part = rounds.next().value ?? []
    return {
      service: await read(service.base, part, SECONDS),
      other: await read(bare.found[0] ?? '', part, SECONDS),
    }
  })
  const peakMegabytes = service.peakMegabytes()
  await bare.stop()
  await service.stop()
  return { fresh, peakMegabytes }
}

/** Turn by turn, so that a noisy minute meets all; the first round warms them up. The round with the middle ratio. */
export const takeTurns = async <Round extends Pair>(takeRound: () => Promise<Round>): Promise<Round> => {
  await takeRound()
  const rounds: Round[] = []
  while (rounds.length < ROUNDS) rounds.push(await takeRound())
  const middle = median(rounds.map(ratioOf))
  const found = rounds.find((round) => ratioOf(round) === middle)
  if (found === undefined) throw new Error('no round was measured')
  return found
}

export const ratioOf = ({ service, other }: Pair): number => service.perSecond / other.perSecond

const findJson = (directory: string): string[] => {
  const releases = join(directory, 'releases')
  const files = readdirSync(releases, { recursive: true, encoding: 'utf8' })
  return ['senate-requests.json', 'house-projects.json'].map((name) => {
    const found = files.find((file) => file.endsWith(name))
    if (found === undefined) throw new Error(`no ${name} in the release`)
    return join(releases, found)
  })
}
