import { openTestPostgres, openTestSqlite } from '../../apps/service/src/platform/store/testing.ts'
import { describeTargets, number, say, table, type Target } from '../format.ts'
import { measureKeys, type Measured } from './measure-keys.ts'

const STORES = { SQLite: openTestSqlite, PostgreSQL: openTestPostgres }
const KEYS = [1, 100]
const MOST_MICROSECONDS = 50

/** Measures what it costs to check a key and to count its request, and writes its part of the page. */
export const reportKeys = async (): Promise<string> => {
  const rows: string[][] = []
  const targets: Target[] = []
  for (const [engine, open] of Object.entries(STORES))
    for (const keys of KEYS) {
      say(`${keys} keys on ${engine}`)
      const measured = await measureKeys(open, keys)
      rows.push([engine, number(keys), ...describe(measured)])
      targets.push(...listTargets(`${engine}, ${keys} in turn`, measured))
    }
  return ['## Keys', INTRODUCTION, table(HEAD, rows), describeTargets(targets)].join('\n\n')
}

const INTRODUCTION = `In one process, one request after the other: the key is checked (its state, its address, its scope) and the request counted
against both quotas. The mean has everything in it: each key is looked up again once a second, and each lease of a quota
is a commit, for which the request waits that needs it. Counting the answer as usage of the key is measured in turn with the same
requests without it; a flush stores all counts in one commit every 5 seconds, and no request waits for it.`

const HEAD = [
  'database',
  'keys in turn',
  'requests',
  'mean',
  'median',
  '99 %',
  '99.9 %',
  'mean with usage counted',
  'flush',
]

const describe = ({ requests, mean, percentiles, meanWithUsage, flush }: Measured): string[] => [
  number(requests),
  ...[mean, ...percentiles, meanWithUsage].map(toText),
  `${flush.toFixed(1)} ms`,
]

const toText = (microseconds: number): string => `${microseconds.toFixed(1)} µs`

const listTargets = (which: string, { mean, percentiles: [median = NaN] }: Measured): Target[] => [
  limit(`${which}: median under ${MOST_MICROSECONDS} µs`, median),
  limit(`${which}: mean under ${MOST_MICROSECONDS} µs`, mean),
]

const limit = (target: string, microseconds: number): Target => [
  target,
  toText(microseconds),
  microseconds < MOST_MICROSECONDS,
]
