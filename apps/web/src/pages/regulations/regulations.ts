import { listFeeds, showFollow } from '../../feeds/follow.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Alternate, type Answer, type Asked, type Route } from '../../page.ts'
import { copyButton } from '../../parts/code-block.ts'
import { countOf, showMinute, writeDay } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { describeClosing, showDeadline, dayAfter } from '../../views/regulations/deadlines.ts'
import { withInventedNotice } from '../../views/regulations/invented-notice.ts'
import {
  readOpenDocuments,
  type OpenDocument,
  documentAddress,
  readDockets,
  readPlace,
  withoutPlace,
} from '../../views/regulations/open-documents.ts'
import { linkCalendar } from './deadlines-calendar.ts'
import { describeFilter, readForm, showForm } from './docket-form.ts'
import { showDocket } from './show-docket.ts'

const ROWS = 50

/** Regulations open for comment, the first to close first. */
export const regulations: Route = {
  path: '/regulations',
  questions: 3,
  // The list is fetched every hour, and the days left depend on the current time.
  isLive: 'by the minute',
  write: withInventedNotice(async (asked) => {
    const { params, clients } = asked
    if (params.has('format')) return new Redirect(leadToApi(params), 307)
    const docket = params.get('docket') ?? ''
    if (docket !== '') return showDocket(await readDockets(clients, params), docket, asked)
    return writeList(asked)
  }),
}

/** The list as a table or as data. */
export const regulationsAlternate: Route = {
  path: '/regulations.:form(^(?:csv|json|ndjson)$)',
  questions: 0,
  isLive: 'by the minute',
  write: ({ params, named }) =>
    new Redirect(leadToApi(new URLSearchParams([...params, ['format', named['form'] ?? 'json']])), 307),
}

const leadToApi = (params: URLSearchParams): string => `/api/dockets?${params.toString()}`

const writeList = async (asked: Asked): Promise<Answer> => {
  const { params, now } = asked
  const { data, meta } = await readOpenDocuments(asked)
  const filter = readForm(params)
  const { start, rows = ROWS } = readPlace(params)
  const title = `${countOf(countDockets(data), 'regulation')} open for comment${describeFilter(filter)}`
  const calendar = linkCalendar('Deadlines as a calendar', withoutPlace(params))
  const feeds = listFeeds('/regulations', 'Regulations open for comment', withoutPlace(params))
  return {
    title,
    description: `${title}, with the docket number, the last day and how to comment.`,
    isIndexed: params.size === 0,
    data: meta,
    alternates: [...listForms(withoutPlace(params)), ...feeds, calendar],
    main: html`<p class="lead">Federal agencies ask the public for comments on their proposals. These regulations accept comments from anyone now. Open one for its content, its deadline and instructions for commenting.</p>
${showFollow(feeds, html` <a href="${href(calendar.address)}" type="${calendar.type}">${calendar.title}</a>.`)}
<div class="columns with-filters">
${showForm(filter, await listAgencies(data, asked), showQuickDays(params, now))}
<div>${data.length === 0 ? showNothing(params) : showRows(data.slice(start, start + rows), `${title}${countDocuments(data)}`, now)}
${showPager(data.length, { start, rows }, params)}
<p class="source-line">Not listed: dockets of agencies that do not accept comments on Regulations.gov.${sayRetrieved(meta.freshness.retrieved_at)}</p></div>
</div>`,
  }
}

const countDockets = (documents: readonly OpenDocument[]): number =>
  new Set(documents.map(({ docket_id }) => docket_id)).size

/** `, in 3 documents`, unless that equals the number of regulations. */
const countDocuments = (documents: readonly OpenDocument[]): string =>
  documents.length === countDockets(documents) ? '' : `, in ${countOf(documents.length, 'document')}`

/**
 * Formats of the whole list, since the API pages it in another order. None with a filter by closing day, which the API
 * applies to one document per docket only.
 */
const listForms = (filters: URLSearchParams): Alternate[] =>
  filters.has('closing_after') || filters.has('closing_before')
    ? []
    : ALTERNATES.map(([type, form]) => ({
        type,
        address: `/regulations.${form}${filters.size === 0 ? '' : `?${filters.toString()}`}`,
        title: `The dockets as ${form.toUpperCase()}`,
      }))

const ALTERNATES = [
  ['application/json', 'json'],
  ['text/csv', 'csv'],
  ['application/x-ndjson', 'ndjson'],
] as const

const sayRetrieved = (at: string | null): Content =>
  at === null ? ' The time of the last update is not known.' : html` Fetched at ${showMinute(at)}.`

/** Agencies of the list without the agency filter, with counts. */
const listAgencies = async (
  data: readonly OpenDocument[],
  asked: Asked,
): Promise<ReadonlyMap<string, number>> => {
  const others = new URLSearchParams([...asked.params].filter(([name]) => name !== 'agency'))
  const all = asked.params.has('agency') ? (await readOpenDocuments({ ...asked, params: others })).data : data
  const counts = [...Map.groupBy(all, ({ docket }) => docket.agency)].map(
    ([agency, documents]) => [agency, countDockets(documents)] as const,
  )
  return new Map(counts.sort(([a], [b]) => a.localeCompare(b)))
}

/** Links to the previous and next documents; beyond the end, a link back to the beginning. */
const showPager = (
  total: number,
  { start, rows }: { readonly start: number; readonly rows: number },
  params: URLSearchParams,
): Content => {
  if (total === 0 || (start === 0 && total <= rows)) return null
  if (start >= total)
    return html`<p>The list ends before this page: it has ${countOf(total, 'document')}. ${linkPart(params, 0, 'Go to the first page')}.</p>`
  const end = Math.min(total, start + rows)
  const earlier = start > 0 && linkPart(params, Math.max(0, start - rows), 'Closing earlier')
  const later = end < total && linkPart(params, end, 'Closing later')
  return html`<nav class="pager" aria-label="Pages">${earlier}<span>${start + 1} to ${end} of ${total}</span>${later}</nav>`
}

const linkPart = (params: URLSearchParams, offset: number, text: string): Html => {
  const others = Object.fromEntries([...params].filter(([name]) => name !== 'offset'))
  return html`<a href="${href(makeAddress('/regulations', { ...others, offset: offset === 0 ? undefined : offset }))}">${text}</a>`
}

const showRows = (rows: readonly OpenDocument[], title: string, now: Date): Content =>
  rows.length > 0 &&
  showTable({
    name: 'Regulations open for comment',
    look: 'as-cards of-regulations',
    caption: `${title}. The first to close comes first.`,
    rows,
    columns: [
      { title: 'Closes', cell: (row) => showLastDay(row, now) },
      {
        title: 'Regulation',
        isHeading: true,
        cell: (row) => html`<a href="${href(documentAddress(row))}">${row.title}</a>`,
      },
      {
        title: 'Agency',
        cell: ({ docket: { agency, agency_name: name } }) =>
          html`${name ?? agency}${name !== null && ` (${agency})`}`,
      },
      {
        title: 'Kind',
        cell: ({ document_type: type }) => type ?? html`<span class="absent">not stated</span>`,
      },
      {
        title: 'Docket',
        cell: ({ docket_id }) =>
          html`<a href="${href(makeAddress('/regulations', { docket: docket_id }))}">${docket_id}</a>${copyButton(docket_id, `the docket number ${docket_id}`)}`,
      },
    ],
  })

const showLastDay = (row: OpenDocument, now: Date): Html =>
  html`<strong>${describeClosing(row, now)}</strong>${row.comment_ends_on !== null && html`<br>${showDeadline(row.comment_ends_on)}`}`

const showNothing = (params: URLSearchParams): Html =>
  params.size === 0
    ? html`<p><strong>No docket is open for comment now</strong>, according to the Federal Register.</p>`
    : html`<p><strong>Nothing matches.</strong> Dockets are open for comment, but none matches all of these filters. <a href="/regulations">Show all dockets</a>.</p>`

/** Links to common closing days. They keep the other filters. */
const showQuickDays = (params: URLSearchParams, now: Date): Html => {
  const chosen = params.get('closing_after') ? undefined : (params.get('closing_before') ?? '')
  const others = [...params].filter(([name, value]) => !PLACED_BY_DAY.has(name) && value !== '')
  const days = listChoices(now).map(({ text, day }) => {
    const current = day === chosen && html` aria-current="true"`
    const date = day !== '' && ` (by ${writeDay(day)})`
    return html`<li><a href="${href(addressOfDay(others, day))}"${current}>${text}</a>${date}</li>`
  })
  return html`<p class="quick-days" id="quick-days">Closes:</p>
<ul class="quick-days" aria-labelledby="quick-days">${days}</ul>`
}

const PLACED_BY_DAY: ReadonlySet<string> = new Set(['closing_after', 'closing_before', 'offset', 'snapshot'])

const listChoices = (now: Date) => [
  { text: 'Within a week', day: dayAfter({ weeks: 1 }, now) },
  { text: 'Within a month', day: dayAfter({ months: 1 }, now) },
  { text: 'Any time', day: '' },
]

const addressOfDay = (others: readonly (readonly [string, string])[], day: string): string => {
  const search = new URLSearchParams(others.map(([name, value]) => [name, value]))
  if (day !== '') search.set('closing_before', day)
  return search.size === 0 ? '/regulations' : `/regulations?${search.toString()}`
}
