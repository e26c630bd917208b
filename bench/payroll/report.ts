import { describeTargets, number, say, table } from '../format.ts'
import { measureQuarter, type QuarterRun } from './measure-quarter.ts'

/** About a third of the rows of a quarter are payments to persons. */
const SIZES = [22_000, 48_000] as const
const LEAST_ROWS_PER_SECOND = 100_000
const MOST_MEGABYTES = 150

/** Measures how fast detail files of the House are read, and writes its part of the page. */
export const reportPayroll = async (): Promise<string> => {
  const lines: string[][] = []
  const targets = []
  for (const staff of SIZES) {
    say(`a quarter of the House with ${number(staff)} persons`)
    const { bytes, rows, runs } = await measureQuarter(staff)
    const first = runs[0]
    if (first === undefined) throw new Error('nothing was measured')
    const best = runs.reduce((one, other) => (other.cpuSeconds < one.cpuSeconds ? other : one))
    const name = `${number(rows)} rows, ${(bytes / 1e6).toFixed(0)} MB`
    lines.push([name, number(first.observations), ...describe(first, rows), ...describe(best, rows)])
    const speed = rows / best.cpuSeconds
    targets.push([
      `${name}: ${number(LEAST_ROWS_PER_SECOND)} rows a second of processor`,
      number(speed),
      speed >= LEAST_ROWS_PER_SECOND,
    ] as const)
    targets.push([
      `${name}: under ${MOST_MEGABYTES} MB`,
      `${number(first.peakMegabytes)} MB`,
      first.peakMegabytes < MOST_MEGABYTES,
    ] as const)
  }
  const head = [
    'quarter',
    'rows published',
    'rows/s, first',
    'rows/s of processor',
    'MB',
    'rows/s, least processor of 5',
    'rows/s of processor',
    'MB',
  ]
  return ['## Payroll', EXPLAINED, table(head, lines), describeTargets(targets)].join('\n\n')
}

const describe = ({ seconds, cpuSeconds, peakMegabytes }: QuarterRun, rows: number): string[] => [
  number(rows / seconds),
  number(rows / cpuSeconds),
  number(peakMegabytes),
]

const EXPLAINED = `A detail file of the House in its form of 18 columns, invented and seeded, read from disk by a process of its own with the
flags of \`npm start\`: from its bytes to drafts of rows, with every total of an office held. “First” is the first reading of the
process, before anything is compiled. Rows per second of processor count the time of all threads, and are what is held against
the target: without other programs on the machine, the clock says hardly more. Megabytes: the most that
was resident, of which Node and the modules are some 90 before the first byte.`
