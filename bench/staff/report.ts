import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describeTargets, number, say, table, type Target } from '../format.ts'

const SIZES = [10_000, 100_000, 1_000_000] as const
/** Persons with the same name in each hundred, for the row that shows their cost. */
const ALIKE = 5
const MOST_SECONDS = 60
const MOST_MEGABYTES = 400
/** The heap of the process: with a larger one the collector takes memory back later. */
const HEAP_MEGABYTES = 400

type Measured = {
  readonly observations: number
  readonly alike: number
  readonly seconds: number
  /** In all threads of the process: other programs on the machine change it less. */
  readonly processorSeconds: number
  readonly megabytes: number
  readonly runs: number
  readonly profiles: number
  readonly doubts: number
}

/** Measures how the resolver of staff grows, and writes its part of the page. */
export const reportStaff = (): Promise<string> => {
  const grown = SIZES.map((observations) => measure(observations, 0))
  const alike = measure(100_000, ALIKE)
  return Promise.resolve(
    ['## Staff', describe([...grown, alike]), `### Targets\n\n${describeTargets(listTargets(grown))}`].join(
      '\n\n',
    ),
  )
}

const measure = (observations: number, alike: number): Measured => {
  say(`${number(observations)} observations of staff${alike === 0 ? '' : ', many of one name'}`)
  const file = join(import.meta.dirname, 'resolve.ts')
  const args = [`--max-old-space-size=${HEAP_MEGABYTES}`, file, String(observations), String(alike)]
  // Printed by resolve.ts alone.
  const measured = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Omit<
    Measured,
    'observations' | 'alike'
  >
  return { observations, alike, ...measured }
}

const describe = (
  rows: readonly Measured[],
): string => `The resolver alone, in a process with a heap of ${HEAP_MEGABYTES} MB: observations in, profiles with their evidence out. Careers over
40 quarters, names as unevenly common as real ones; in the last line ${ALIKE} of a hundred persons are called John Smith. Megabytes
are the most that the process held beyond an idle one. Processor time that grows as n log n has the same number in the last column.

${table(
  [
    'observations',
    'one name',
    'runs',
    'profiles',
    'pairs to review',
    'seconds',
    'of processor',
    'MB',
    'ns for each n log n',
  ],
  rows.map((row) => [
    number(row.observations),
    `${row.alike} %`,
    number(row.runs),
    number(row.profiles),
    number(row.doubts),
    row.seconds.toFixed(1),
    row.processorSeconds.toFixed(1),
    String(row.megabytes),
    costOf(row).toFixed(0),
  ]),
)}`

const costOf = ({ observations, processorSeconds }: Measured): number =>
  (processorSeconds * 1e9) / (observations * Math.log2(observations))

const listTargets = (grown: readonly Measured[]): Target[] => {
  const [, middle, largest] = grown
  if (middle === undefined || largest === undefined) throw new Error('a size was not measured')
  const growth = costOf(largest) / costOf(middle)
  return [
    [
      `a million observations resolved in under ${MOST_SECONDS} s of processor time`,
      `${largest.processorSeconds.toFixed(1)} s`,
      largest.processorSeconds < MOST_SECONDS,
    ],
    [`in under ${MOST_MEGABYTES} MB`, `${largest.megabytes} MB`, largest.megabytes < MOST_MEGABYTES],
    [
      'no faster growth than n log n, from 100,000 to a million',
      `${growth.toFixed(2)} times the cost for each n log n`,
      growth <= 1.25,
    ],
  ]
}
