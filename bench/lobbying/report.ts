import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeTargets, number, say, table } from '../format.ts'

type Used = { readonly seconds: number; readonly cpuSeconds: number; readonly peakMegabytes: number }
type Archived = Used & { readonly pages: number; readonly bytes: number }
type Built = Used & { readonly rows: number; readonly failed: readonly string[] }
type Year = { readonly filings: number; readonly archived: Archived; readonly built: Built }

const WHOLE = 109_000
const SIZES = [27_000, WHOLE]
const MOST_MINUTES = 8
const MOST_MEGABYTES = 1000
const MOST_GROWTH = 1.25

/** Measures releases of invented years of lobbying, of these numbers of filings. */
export const reportLobbying = (sizes: readonly number[]): Promise<string> => {
  const years: Year[] = []
  for (const filings of sizes.length === 0 ? SIZES : sizes) {
    say(`a year of ${number(filings)} filings`)
    years.push(measureYear(filings))
  }
  const whole = years.find(({ filings }) => filings === WHOLE)
  const targets = [
    ...(whole === undefined ? [] : describeWhole(whole)),
    ...(years.length > 1 ? [describeGrowth(years)] : []),
  ]
  return Promise.resolve(
    [
      '## Lobbying',
      EXPLAINED,
      describeYears(years),
      ...(targets.length === 0 ? [] : [describeTargets(targets)]),
    ].join('\n\n'),
  )
}

const measureYear = (filings: number): Year => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-lobbying-archive-'))
  try {
    // The program prints the object of its step.
    const archived = runStep('archive', folder, String(filings)) as Archived
    const built = runStep('build', folder) as Built // the object of the other step
    if (built.failed.length > 0) throw new Error(`checks failed: ${JSON.stringify(built)}`)
    return { filings, archived, built }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const runStep = (...step: readonly string[]): unknown => {
  const file = join(import.meta.dirname, 'measure-year.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...step], { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${step[0] ?? ''} ended with ${status ?? 'a signal'}: ${stderr.slice(-2000)}`)
  return JSON.parse(stdout)
}

const describeYears = (years: readonly Year[]): string =>
  table(
    [
      'filings',
      'pages',
      'JSON',
      'rows',
      'seconds to archive',
      'seconds to build',
      'seconds of processor to build',
      'MB',
    ],
    years.map(({ filings, archived, built }) => [
      number(filings),
      number(archived.pages),
      `${number(archived.bytes / 1e6)} MB`,
      number(built.rows),
      archived.seconds.toFixed(1),
      built.seconds.toFixed(1),
      built.cpuSeconds.toFixed(1),
      number(built.peakMegabytes),
    ]),
  )

type Target = Parameters<typeof describeTargets>[0][number]

/** Compares the work for one filing in the largest year with that in the smallest one. */
const describeGrowth = (years: readonly Year[]): Target => {
  const costs = years
    .toSorted((one, other) => one.filings - other.filings)
    .map(({ filings, archived, built }) => (archived.cpuSeconds + built.cpuSeconds) / filings)
  const ratio = (costs.at(-1) ?? 0) / (costs[0] ?? 1)
  return [
    `the largest year costs under ${MOST_GROWTH} times the processor time of the smallest one, by filing`,
    `${ratio.toFixed(2)} times`,
    ratio < MOST_GROWTH,
  ]
}

const describeWhole = ({ archived, built }: Year): readonly Target[] => {
  const minutes = (archived.seconds + built.seconds) / 60
  return [
    [
      `a year archived, built and bundled in under ${MOST_MINUTES} min`,
      `${minutes.toFixed(1)} min`,
      minutes < MOST_MINUTES,
    ],
    [
      `with under ${number(MOST_MEGABYTES)} MB`,
      `${number(built.peakMegabytes)} MB`,
      built.peakMegabytes < MOST_MEGABYTES,
    ],
  ]
}

const EXPLAINED = `Invented filings in the form of the interface, 25 on a page; a real year has about 109,000. One process archives the pages.
Another reads and checks them, and writes the release with all its formats and its signature. Megabytes: the most that was
resident in the process that builds.`
