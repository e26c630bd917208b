import { describeTargets, number, percent, percentile, say, table, type Target } from '../format.ts'
import { measureBeside, PER_SECOND, type Beside } from '../beside/measure-beside.ts'
import { prepareData, RECORDS } from '../public/prepared.ts'
import { ratioOf } from '../public/pages.ts'
import { measureBrowser, type InBrowser } from './measure-browser.ts'
import { measureRates, type Rates } from './measure-rates.ts'
import { measureVisitors, type Visitors } from './measure-visitors.ts'

const READERS = new URL('ask-pages.ts', import.meta.url)

type Measured = {
  readonly rates: Rates
  readonly browser: InBrowser
  readonly visitors: Visitors
  readonly beside: readonly Beside[]
}

/** Measures the pages for people, and writes their part of the page. */
export const reportPages = async (): Promise<string> => {
  const { directory: data } = await prepareData()
  say('pages, beside JSON and beside nginx')
  const rates = await measureRates(data)
  say('pages in Chromium')
  const browser = await measureBrowser(data)
  say('visitors')
  const visitors = await measureVisitors(data)
  say('messages, alone and beside readers of pages')
  const beside = await measureBeside(data, READERS)
  const measured = { rates, browser, visitors, beside }
  return [
    '## Pages',
    describeRates(rates),
    describeBrowser(browser),
    describeBeside(beside),
    `### Targets of the pages\n\n${describeTargets(listTargets(measured))}`,
  ].join('\n\n')
}

const describeRates = ({ fresh, repeated, unchanged }: Rates): string => `### Rates

${number(RECORDS)} records, 64 connections, wrk with one thread; each takes turns in 3-second rounds, and the round with the
middle ratio is shown. A page of 50 records never asked before is drawn over all filters, two orders and many offsets; the
JSON page that it shows is the one answer that it asks for and links to: the same 50 records, the same five counts and the
totals of each stage, of other filters drawn in the same way. Without the totals that answer is quicker, and the page reaches
${percent(fresh.service.perSecond / fresh.untotalled.perSecond)} of it. nginx has one worker and serves the very bytes of the page as a file.

${table(
  ['', 'a second', 'p99 ms', 'failed'],
  [
    ['a page never asked before', ...cells(fresh.service)],
    ['the JSON page that it shows', ...cells(fresh.other)],
    ['that JSON page without the totals', ...cells(fresh.untotalled)],
    ['a page that was asked before', ...cells(repeated.service)],
    ['nginx, the same bytes as a file', ...cells(repeated.other)],
    ['the reader has the page already (304)', ...cells(unchanged)],
  ],
)}`

const cells = ({ perSecond, p99, failed }: Rates['unchanged']): string[] => [
  number(perSecond),
  p99.toFixed(1),
  String(failed),
]

const describeBrowser = ({ views, sqlStart, groupBy }: InBrowser): string => `### In Chromium

Opened with nothing kept, by a processor that is made four times slower, over 1.6 Mbit/s with 150 ms there and back; of three
times the one with the middle paint. Bytes of everything that the page loads, as they were sent. \`/sql\` on this machine as it is: ${sqlStart.toFixed(1)} s from its address to the first
answer, then ${groupBy.toFixed(2)} s for a group-by over all records.

${table(
  ['page', 'kB', 'largest paint ms', 'layout shift'],
  views.map(({ path, bytes, largestPaint, layoutShift }) => [
    `\`${path}\``,
    (bytes / 1000).toFixed(1),
    number(largestPaint),
    layoutShift.toFixed(3),
  ]),
)}`

const describeBeside = (beside: readonly Beside[]): string => `### Messages beside readers

${PER_SECOND} messages a second, alone and beside 8 addresses that each ask, without a pause, for pages that nobody asked for
before; five seconds each in turn, three rounds together. Milliseconds until the last byte of the answer.

${table(
  ['', 'p50', 'p99', 'slowest', 'failed', 'pages a second'],
  beside.flatMap(({ operation, alone, beside: besideReaders, readsPerSecond }) => [
    [`${operation}, alone`, ...describeSent(alone), ''],
    [`${operation}, beside readers`, ...describeSent(besideReaders), readsPerSecond.toFixed(1)],
  ]),
)}`

const describeSent = ({ milliseconds, failed }: Beside['alone']): string[] => [
  ...[0.5, 0.99, 1].map((share) => percentile(milliseconds, share).toFixed(1)),
  String(failed),
]

const [MOST_BYTES, MOST_PAINT, MOST_GROUP_BY, MOST_P99] = [60_000, 1000, 2, 100]

const listTargets = ({ rates, browser, visitors, beside }: Measured): Target[] => [
  ['a page never asked: 40 % of its JSON', percent(ratioOf(rates.fresh)), ratioOf(rates.fresh) >= 0.4],
  ['a repeated page: 60 % of nginx', percent(ratioOf(rates.repeated)), ratioOf(rates.repeated) >= 0.6],
  ...targetsOfBrowser(browser),
  [
    'a second visitor is given as much as the first',
    `${visitors.first} and ${visitors.second} pages`,
    visitors.first > 0 && visitors.second >= visitors.first,
  ],
  ...beside.map(({ operation, beside: { milliseconds } }): Target => {
    const p99 = percentile(milliseconds, 0.99)
    return [`p99 of ${operation} beside readers under ${MOST_P99} ms`, `${p99.toFixed(1)} ms`, p99 < MOST_P99]
  }),
]

const targetsOfBrowser = ({ views, groupBy }: InBrowser): Target[] => {
  const [bytes, paint, shift] = [
    Math.max(...views.map((view) => view.bytes)),
    Math.max(...views.map((view) => view.largestPaint)),
    Math.max(...views.map((view) => view.layoutShift)),
  ]
  return [
    ['a first view in at most 60 kB', `${(bytes / 1000).toFixed(1)} kB`, bytes <= MOST_BYTES],
    ['largest paint under 1 s', `${number(paint)} ms`, paint < MOST_PAINT],
    ['no layout shift', shift.toFixed(3), shift === 0],
    ['a group-by in `/sql` in under 2 s', `${groupBy.toFixed(2)} s`, groupBy < MOST_GROUP_BY],
  ]
}
