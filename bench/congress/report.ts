import { rmSync } from 'node:fs'
import { describeTargets, number, percent, say, table, type Target } from '../format.ts'
import { ratioOf } from '../public/pages.ts'
import { measureWalk, type Walk } from '../public/walking.ts'
import { makeCongressData, type CongressData } from './data.ts'
import { measureStaffPages, type StaffPages } from './staff-pages.ts'
import { STAFF } from './staff-queries.ts'

/** Rows of payroll in the documents. Some are joined to others, so there are fewer observations. */
const SERVED = 500_000
const SIZES = [SERVED] as const
/** As many rows as a client walks without narrowing. */
const WALKED = 200_000

/** Measures the collection congress and its API, and writes its part of the page. */
export const reportCongress = async (wanted: readonly number[] = []): Promise<string> => {
  const sizes = wanted.length > 0 ? wanted : SIZES
  const served = sizes.find((size) => size >= SERVED) ?? sizes.at(-1) ?? SERVED
  const all: CongressData[] = []
  for (const records of sizes) {
    say(`a release of ${number(records)} rows of payroll`)
    all.push(await makeCongressData(records))
  }
  const data = all[sizes.indexOf(served)]
  const largest = all.at(-1)
  if (data === undefined || largest === undefined) throw new Error('the size that is served is not measured')
  say('pages of staff observations, beside a bare server')
  const pages = await measureStaffPages(data)
  say('walking')
  const { directory, headers } = data
  const walk = await measureWalk({
    directory,
    headers,
    address: `${STAFF}?include_interns=true&`,
    rows: WALKED,
  })
  for (const made of all) rmSync(made.directory, { recursive: true })
  return [
    '## Congress',
    describeReleases(all),
    describePages(pages, data),
    describeWalk(walk),
    describeTargets(listTargets(largest, pages, walk)),
  ].join('\n\n')
}

const describeReleases = (all: readonly CongressData[]): string => `### Releases

The sample’s documents: payrolls of two quarters of the House and a half-year of the Senate, of as many years as it takes, with
members, their history and hearings. Each step is a process of its own, with nothing kept of builds before.
On a machine that others use, the processor time says more than the seconds on the clock.

${table(
  ['staff observations', ...all.map(({ observations }) => number(observations))],
  [
    ['release built, checked, bundled: s', ...all.map(({ build }) => build.seconds.toFixed(1))],
    ['processor time of all its threads: s', ...all.map(({ build }) => build.processorSeconds.toFixed(1))],
    ['peak MB of the build', ...all.map(({ build }) => number(build.peakMegabytes))],
    ['bundle MB', ...all.map(({ bundleMegabytes }) => number(bundleMegabytes))],
    ['published (all digests verified): s', ...all.map(({ publish }) => publish.seconds.toFixed(1))],
  ],
)}`

const describePages = (
  { service, other, peakMegabytes, compared }: StaffPages,
  { observations }: CongressData,
): string => `### Pages of 200 staff observations

${number(observations)} observations, 64 connections, wrk with one thread, taking turns in 3-second rounds; the round with the middle
ratio is shown. Every page is asked once, over six filters, four orders and many offsets. The service checks the key and counts
both quotas at each request; the bare server is node:http around one hand-written SQLite query on indexes that leave interns
out already, and knows no keys, totals, checks, tags or limits. ${compared} pages of both were compared first: they have the same rows.

${table(
  ['', 'pages a second', 'p99 ms', 'failed'],
  [
    [
      'Rotunda, with key and quota',
      number(service.perSecond),
      service.p99.toFixed(1),
      String(service.failed),
    ],
    ['bare node:http and SQLite', number(other.perSecond), other.p99.toFixed(1), String(other.failed)],
  ],
)}

Peak memory of the service, with the appropriations sample beside this collection: ${peakMegabytes} MB.`

const describeWalk = ({ pages, firstTen, slowest, p99 }: Walk): string => `### Walking

${number(pages)} pages of 200, interns among them, five walks, each of a service that has given 3,000 other pages; a page costs what it
cost in the quickest walk. Median of the first ten: ${firstTen.toFixed(2)} ms; slowest: ${slowest.toFixed(2)} ms; p99 of all five walks: ${p99.toFixed(2)} ms.`

/** Five minutes for a million. */
const LEAST_PER_SECOND = 1e6 / 300
const MEGABYTES = 1024

const listTargets = ({ observations, build }: CongressData, pages: StaffPages, walk: Walk): Target[] => [
  [
    `${number(LEAST_PER_SECOND)} observations built in a second, a million in five minutes`,
    number(observations / build.seconds),
    observations / build.seconds >= LEAST_PER_SECOND,
  ],
  ['a build in under 1 GB', `${number(build.peakMegabytes)} MB`, build.peakMegabytes < MEGABYTES],
  ['a page never asked: 100 % of the bare server', percent(ratioOf(pages)), ratioOf(pages) >= 1],
  [
    `no page of ${number(walk.pages)} over 1.5 times the median of the first ten`,
    (walk.slowest / walk.firstTen).toFixed(2),
    walk.slowest <= walk.firstTen * 1.5,
  ],
]
