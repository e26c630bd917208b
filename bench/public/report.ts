import { describeTargets, number, percent, say, table, type Target } from '../format.ts'
import type { Data } from './data.ts'
import { prepareData, RECORDS } from './prepared.ts'
import { measurePages, ratioOf, type Pages } from './pages.ts'
import { measurePublishing, type Publishing } from './publishing.ts'
import { measureQueries, type Queries } from './queries.ts'
import { measureWalk, type Walk } from './walking.ts'

const SIZES = [10_000, RECORDS, 500_000] as const

type Growth = { readonly data: Data; readonly queries: Queries; readonly walk: Walk }

/** Measures the public API and its releases, and writes its part of the page. One of the sizes is that of the other parts. */
export const reportPublic = async (wanted: readonly number[] = []): Promise<string> => {
  const growths: Growth[] = []
  for (const records of wanted.length > 0 ? wanted : SIZES) growths.push(await measureGrowth(records))
  const growth = growths.find(({ data }) => data.records === RECORDS)
  if (growth === undefined) throw new Error('the size that is measured whole is not among the sizes')
  say('pages, beside nginx and beside a bare server')
  const pages = await measurePages(growth.data)
  say('publishing under load')
  const publishing = await measurePublishing(growth.data)
  return [
    '## Appropriations',
    describePages(pages),
    describeGrowths(growths),
    describePublishing(publishing),
    `### Targets of the public API\n\n${describeTargets(listTargets(pages, growths, growth, publishing))}`,
  ].join('\n\n')
}

const measureGrowth = async (records: number): Promise<Growth> => {
  const data = await prepareData(records)
  say('aggregates and full text')
  const queries = await measureQueries(data)
  say('walking')
  return { data, queries, walk: await measureWalk(data) }
}

const describePages = ({ repeated, unchanged, fresh, peakMegabytes }: Pages): string => `### Pages of 200

${number(RECORDS)} records, 64 connections, wrk with one thread; each pair takes turns in 2-second rounds, and the round with the
middle ratio is shown. nginx has one worker and serves the very bytes of the page as a file, which the kernel sends without
copying them. Node copies: the row of bare node:http is what a page from memory can reach on this machine at all, and it goes
up and down with the speed of its memory. For pages never asked before, the bare server is node:http around one hand-written
SQLite query on indexes, without total, checks, tags or limits; those pages are drawn over all filters, two orders and many
offsets, and each is asked once.

${table(
  ['', 'pages a second', 'p99 ms', 'failed'],
  [
    ['Rotunda, a page that was asked before', ...cells(repeated.service)],
    ['nginx, the same bytes as a file', ...cells(repeated.other)],
    ['bare node:http, the same bytes from memory', ...cells(repeated.bare)],
    ['Rotunda, the client has it already (304)', ...cells(unchanged)],
    ['Rotunda, a page never asked before', ...cells(fresh.service)],
    ['bare node:http and SQLite, the same pages', ...cells(fresh.other)],
  ],
)}

Peak memory of the service, asked for pages never asked before: ${peakMegabytes} MB.`

const cells = ({ perSecond, p99, failed }: Pages['unchanged']): string[] => [
  number(perSecond),
  p99.toFixed(1),
  String(failed),
]

const describeGrowths = (growths: readonly Growth[]): string => `### Growth

Each step is a process of its own. The queries go over HTTP to a service that was just started: every pair of dimensions once,
over all records; the full text of two words that about half of the records hold, first page of 200. That is done three times,
each with a fresh service, and the quickest answer to each question counts. A start reads the columns, and asks for totals by
every single dimension: each of these is by stage as well, so that the pairs that begin with stage are answered from what was kept. A walk is five walks, each of a service that has
given 3,000 other pages, and a page costs what it cost in the quickest; what the
collector adds to the pages that it meets is in the line below. One connection is asked one thing after the other, by a
client that keeps nothing of the answers.

${table(
  ['records', ...growths.map(({ data }) => number(data.records))],
  [
    row(growths, 'release built, checked, bundled: s', ({ data }) => data.build.seconds.toFixed(1)),
    row(growths, 'peak MB of the build', ({ data }) => String(data.build.peakMegabytes)),
    row(growths, 'bundle MB', ({ data }) => String(data.bundleMegabytes)),
    row(growths, 'published (all digests verified): s', ({ data }) => data.publish.seconds.toFixed(1)),
    row(growths, 'service started: ms', ({ queries }) => number(queries.startMilliseconds)),
    row(growths, 'aggregates by two dimensions, median ms', ({ queries }) =>
      queries.aggregates.median.toFixed(1),
    ),
    row(growths, 'the slowest pair, ms', ({ queries }) => queries.aggregates.slowest.toFixed(1)),
    row(growths, 'the slowest pair', ({ queries }) => queries.aggregates.slowestPair),
    row(growths, 'full text, two common words, slowest ms', ({ queries }) =>
      queries.search.slowest.toFixed(1),
    ),
    row(growths, 'walk: median of the first ten pages, ms', ({ walk }) => walk.firstTen.toFixed(2)),
    row(growths, 'walk: slowest page, ms', ({ walk }) => walk.slowest.toFixed(2)),
    row(growths, 'walk: p99 of all five, ms', ({ walk }) => walk.p99.toFixed(2)),
  ],
)}`

const row = (growths: readonly Growth[], name: string, value: (growth: Growth) => string): string[] => [
  name,
  ...growths.map(value),
]

const describePublishing = (measured: Publishing): string => `### Publishing under load

200 clients walk without a pause while ${measured.publications} releases are published, of ${number(RECORDS)} and of ${number(measured.otherRecords)} records in turn: ${number(measured.requests)} requests,
${number(measured.changed)} answered with the documented 409, ${measured.failed} failed.`

/** 120 ms for a million records. */
const MILLISECONDS_OF_A_RECORD = 120 / 1e6

const listTargets = (
  { repeated, unchanged, fresh }: Pages,
  growths: readonly Growth[],
  growth: Growth,
  publishing: Publishing,
): Target[] => {
  const largest = growths.at(-1) ?? growth
  const mostOfLargest = largest.data.records * MILLISECONDS_OF_A_RECORD
  const { slowest } = largest.queries.aggregates
  const { data, queries, walk } = growth
  return [
    ['a repeated page: 85 % of nginx', percent(ratioOf(repeated)), ratioOf(repeated) >= 0.85],
    [
      'a 304 faster still',
      `${number(unchanged.perSecond)} a second`,
      unchanged.perSecond > repeated.service.perSecond,
    ],
    ['a page never asked: 70 % of the bare server', percent(ratioOf(fresh)), ratioOf(fresh) >= 0.7],
    [
      'no page of a walk over 1.5 times the median of the first ten',
      (walk.slowest / walk.firstTen).toFixed(2),
      walk.slowest <= walk.firstTen * 1.5,
    ],
    [
      'aggregates under 25 ms',
      `${queries.aggregates.slowest.toFixed(1)} ms`,
      queries.aggregates.slowest < 25,
    ],
    [
      `aggregates of ${number(largest.data.records)} under ${number(mostOfLargest)} ms`,
      `${slowest.toFixed(1)} ms`,
      slowest < mostOfLargest,
    ],
    ['full text under 20 ms', `${queries.search.slowest.toFixed(1)} ms`, queries.search.slowest < 20],
    ['a release in under 60 s', `${data.build.seconds.toFixed(1)} s`, data.build.seconds < 60],
    ['in under 600 MB', `${data.build.peakMegabytes} MB`, data.build.peakMegabytes < 600],
    ['no failed request while publishing', String(publishing.failed), publishing.failed === 0],
  ]
}
