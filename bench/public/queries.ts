import { DIMENSIONS } from '@rotunda/contract'
import { connect } from './connection.ts'
import type { Data } from './data.ts'
import { API, median, startService } from './service.ts'

export type Queries = {
  /**
   * Milliseconds over HTTP, each pair of dimensions asked once, of a service that was just started; the least of all
   * rounds.
   */
  readonly aggregates: { readonly median: number; readonly slowest: number; readonly slowestPair: string }
  readonly search: { readonly median: number; readonly slowest: number }
  readonly startMilliseconds: number
}

/** Pairs of words that half of the sample's records hold, or near it. */
const COMMON = ['water county', 'county project', 'city water', 'project sample', 'sample city'] as const

/** Each round is a service that was just started: every question is asked of it for the first time. */
const ROUNDS = 3

export const measureQueries = async (data: Data): Promise<Queries> => {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await askOnce(data))
  const [pairs, searches] = [
    leastOf(rounds.map((each) => each.pairs)),
    leastOf(rounds.map((each) => each.searches)),
  ]
  const slowest = Math.max(...pairs)
  return {
    aggregates: { median: median(pairs), slowest, slowestPair: PAIRS[pairs.indexOf(slowest)] ?? '' },
    search: { median: median(searches), slowest: Math.max(...searches) },
    startMilliseconds: median(rounds.map(({ startMilliseconds }) => startMilliseconds)),
  }
}

type Round = {
  readonly pairs: readonly number[]
  readonly searches: readonly number[]
  readonly startMilliseconds: number
}

const askOnce = async ({ directory }: Data): Promise<Round> => {
  const started = performance.now()
  const service = await startService(directory)
  const startMilliseconds = performance.now() - started
  const connection = await connect(service.base)
  await connection.ask(`${API}/datasets`)
  const [pairs, searches]: [number[], number[]] = [[], []]
  for (const pair of PAIRS) pairs.push(await connection.ask(`${API}/aggregates?group_by=${pair}&limit=200`))
  for (const words of COMMON)
    searches.push(await connection.ask(`${API}/records?limit=200&q=${encodeURIComponent(words)}`))
  connection.close()
  await service.stop()
  return { pairs, searches, startMilliseconds }
}

/** Least time of each query: other work of the machine only adds. */
const leastOf = (rounds: readonly (readonly number[])[]): number[] =>
  (rounds[0] ?? []).map((_, at) => Math.min(...rounds.map((round) => round[at] ?? Infinity)))

const PAIRS = DIMENSIONS.flatMap((one, at) => DIMENSIONS.slice(at + 1).map((other) => `${one},${other}`))
