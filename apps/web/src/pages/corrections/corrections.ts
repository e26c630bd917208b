import {
  LISTED_REPORT_STATES,
  type PublicReport,
  type ReportCounts,
  type ReportStatistics,
} from '@rotunda/contract'
import { readJson, type Clients } from '../../ask/clients.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { addressOf } from '../../filters/addresses.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Alternate, type Asked, type Page, type Route } from '../../page.ts'
import { countOf, showCount, showDay } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import {
  linkReported,
  nameReportedField,
  REPORT_STATE_WORDS,
  reportAddress,
} from '../../views/public-words.ts'

const API = '/api/corrections/v1'

const FILTERS = ['record', 'dataset', 'state', 'since'] as const

/** All public reports of mistakes, with the statistics of the reviews. */
export const corrections: Route = {
  path: '/corrections',
  questions: 2,
  isLive: 'by the minute',
  write: (asked) => refuseUnknown(asked, [...FILTERS, 'limit', 'offset']) ?? write(asked),
}

const FORMS = [
  { ending: 'json', type: 'application/json', title: 'JSON' },
  { ending: 'csv', type: 'text/csv', title: 'CSV' },
  { ending: 'ndjson', type: 'application/x-ndjson', title: 'NDJSON' },
  { ending: 'atom', type: 'application/atom+xml', title: 'Atom feed' },
] as const

/** `/corrections.csv` and its siblings lead to the same list of the API. */
export const correctionsAlternates: readonly Route[] = FORMS.map(({ ending }) => ({
  path: `/corrections.${ending}`,
  questions: 0,
  write: ({ params }) => new Redirect(addressOfForm(params, ending), 307),
}))

const addressOfForm = (params: URLSearchParams, format: string): string => {
  const asked = new URLSearchParams(params)
  asked.set('format', format)
  return addressOf(API, asked)
}

type Listed = {
  readonly data: readonly PublicReport[]
  readonly meta: { readonly limit: number; readonly offset: number; readonly next_offset: number | null }
}

const read = async <Answer>({ fetch }: Pick<Clients, 'fetch'>, address: string): Promise<Answer> =>
  readJson<Answer>(await fetch(address))

const write = async ({ clients, params, path }: Asked): Promise<Page> => {
  const asked = withoutBlanks(params)
  const [{ data, meta }, { data: statistics }] = await Promise.all([
    read<Listed>(clients, addressOf(API, asked)),
    read<{ readonly data: ReportStatistics }>(clients, `${API}/statistics`),
  ])
  const alternates = FORMS.map(({ type, title, ending }): Alternate => ({
    type,
    title,
    address: addressOfForm(asked, ending),
  }))
  const move = (offset: number): string => {
    const moved = new URLSearchParams(asked)
    moved.set('offset', String(offset))
    return addressOf(path, moved)
  }
  const previous = meta.offset > 0 ? move(Math.max(0, meta.offset - meta.limit)) : undefined
  const next = meta.next_offset === null ? undefined : move(meta.next_offset)
  return {
    title: 'Corrections',
    description: `Reports of mistakes in the data: ${describeCounts(statistics.all)}`,
    isIndexed: params.size === 0,
    alternates,
    ...(previous !== undefined && { previous }),
    ...(next !== undefined && { next }),
    main: html`<p class="lead">Anyone may report a mistake in the published data. Reviewers decide in the open. ${describeCounts(statistics.all)}</p>
<p>Follow or take the list: ${alternates.map(({ address, title, type }, index) => html`${index > 0 && ', '}<a href="${href(address)}" type="${type}">${title}</a>`)}.</p>
<section aria-labelledby="how"><h2 id="how">How to report a mistake</h2>
<p>Open the page of the record, member, State, recipient, account, subcommittee or funding line, and follow “Report a mistake”. Or <a href="/corrections/new">begin with an address or an id</a>. Before a decision only the number, record, field, state and days of a report are public. <a href="/docs/explanation/corrections">What reporters, publishers and readers can expect</a>.</p></section>
<section aria-labelledby="reports"><h2 id="reports">Reports</h2>
${showFilters(asked)}
${showReports(data)}
${showParts(previous, next)}</section>
${showStatistics(statistics)}`,
  }
}

/** A form sends its empty fields as well. */
const withoutBlanks = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([, value]) => value !== ''))

const describeCounts = ({ received, open, median_days: days }: ReportCounts): string =>
  received === 0
    ? 'No report was received yet.'
    : `${countOf(received, 'report')} received, ${showCount(open)} without a decision.${days === null ? '' : ` Half of the decisions came ${days === 0 ? 'on the day of the report' : `within ${countOf(days, 'day')}`}.`}`

const showFilters = (params: URLSearchParams): Html => {
  const field = (name: (typeof FILTERS)[number], title: string, type = 'text'): Html =>
    html`<div><label class="usa-label" for="by-${name}">${title}</label><input class="usa-input" id="by-${name}" name="${name}" type="${type}" value="${params.get(name) ?? ''}"></div>`
  const chosen = params.get('state')
  return html`<form class="box" action="/corrections" aria-label="Filter the reports">
${field('record', 'Id of the record')}
${field('dataset', 'Dataset')}
<div><label class="usa-label" for="by-state">State</label><select class="usa-select" id="by-state" name="state"><option value="">Any state</option>${LISTED_REPORT_STATES.map((state) => html`<option value="${state}"${state === chosen && html` selected`}>${REPORT_STATE_WORDS[state]}</option>`)}</select></div>
${field('since', 'Changed since', 'date')}
<button class="usa-button" type="submit">Filter</button></form>`
}

const showReports = (reports: readonly PublicReport[]): Html =>
  reports.length === 0
    ? html`<p><strong>No report matches.</strong> Spam and duplicates are counted below, and not listed.</p>`
    : showTable({
        name: 'Reports',
        caption: 'The newest change first',
        rows: reports,
        columns: [
          {
            title: 'Report',
            cell: ({ number }) => html`<a href="${reportAddress(number)}">Report ${number}</a>`,
            isHeading: true,
          },
          { title: 'Record', cell: linkReported },
          { title: 'Field', cell: nameReportedField },
          { title: 'State', cell: ({ state }) => REPORT_STATE_WORDS[state] },
          { title: 'Received', cell: ({ received_at: at }) => showDay(at) },
          { title: 'Days', cell: ({ days }) => showCount(days), isNumber: true },
        ],
      })

const showParts = (previous: string | undefined, next: string | undefined): Content =>
  (previous !== undefined || next !== undefined) &&
  html`<nav class="pager" aria-label="Pages of the reports">
${previous !== undefined && html`<a rel="prev" href="${href(previous)}">← Newer changes</a>`}
${next !== undefined && html`<a rel="next" href="${href(next)}">Older changes →</a>`}
</nav>`

const showStatistics = ({ all, by_publisher: groups }: ReportStatistics): Html =>
  html`<section aria-labelledby="statistics"><h2 id="statistics">Statistics</h2>
${showTable({
  name: 'Statistics of reports',
  caption:
    'Reports by publisher. A record from documents of several publishers counts for each publisher. Median and share are of accepted and rejected reports and those told to the publisher.',
  rows: [{ publisher: 'All reports', ...all }, ...groups],
  columns: [
    {
      title: 'Publisher',
      cell: ({ publisher }) => publisher ?? 'Values of several documents',
      isHeading: true,
    },
    ...COUNTS.map(([title, of]) => ({ title, cell: (counts: ReportCounts) => of(counts), isNumber: true })),
  ],
})}</section>`

const NONE = html`<span class="absent">no decision</span>`

const COUNTS: readonly (readonly [title: string, of: (counts: ReportCounts) => Content])[] = [
  ['Received', ({ received }) => showCount(received)],
  ['Without a decision', ({ open }) => showCount(open)],
  ['Accepted', ({ accepted }) => showCount(accepted)],
  ['Reversed', ({ reversed }) => showCount(reversed)],
  ['Rejected', ({ rejected }) => showCount(rejected)],
  ['Told to the publisher', ({ told_publisher: told }) => showCount(told)],
  ['Withdrawn or lapsed', ({ withdrawn, lapsed }) => showCount(withdrawn + lapsed)],
  ['Duplicates', ({ duplicate }) => showCount(duplicate)],
  ['Spam', ({ spam }) => showCount(spam)],
  ['Median days', ({ median_days: days }) => (days === null ? NONE : String(days))],
  ['Share accepted', ({ share_accepted: share }) => (share === null ? NONE : `${Math.round(share * 100)} %`)],
]
