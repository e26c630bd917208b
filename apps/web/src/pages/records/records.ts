import { DIMENSIONS, SORT_KEYS } from '@rotunda/contract'
import { asksForFile } from '../../ask/read-filter.ts'
import type { ChartName } from '../../charts/charts.ts'
import type { Citation } from '../../cite/citation.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { listFeeds, showFollow, showMailFollow } from '../../feeds/follow.ts'
import { addressOf, API, without } from '../../filters/addresses.ts'
import { describeFilter, keepFilter, writeHeadline } from '../../filters/describe-filter.ts'
import { findPlain } from '../../filters/plain-years.ts'
import { listStageTotals, type StageTotal } from '../../filters/stage-totals.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Answer, type Asked, type Route } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { listAlternates } from '../../views/alternate-formats.ts'
import { showCorrectedAmounts } from '../../views/corrected-amounts.ts'
import { showEmbedCodes } from '../../views/embed-codes.ts'
import { makeChart, makeTable } from '../../views/embeddable.ts'
import { showFacets, type Facets } from '../../views/facets.ts'
import { showWordsLine } from '../../views/controls.ts'
import { showChips } from '../../views/filter-chips.ts'
import { showNoMatches } from '../../views/no-matches.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { showRecordTable, showIdenticalRows } from '../../views/record-table.ts'
import { withRefusedForm, type Refused } from '../../views/refused-form.ts'
import { showStageTabs } from '../../views/stage-tabs.ts'
import { showStageTotals } from '../../views/stage-totals.ts'
import { listSorts, showFilterForm, type FormView } from '../../views/filter-form.ts'
import { fieldTitle, RECORD_FIELDS, RECORDS } from '../../filters/parameters.ts'
import { readRows } from './read-rows.ts'
import { showExport, toFile } from './show-export.ts'
import { chooseCharts, showFigures } from './show-figures.ts'

const PATH = '/records'

export const records: Route = {
  path: PATH,
  questions: 7,
  write: (asked) =>
    findRedirect(asked) ?? withRefusedForm(asked, write(asked), (refused) => showRefused(asked, refused)),
}

/** Typed addresses lead to their plain form, and downloads to the API. */
const findRedirect = ({ params }: Asked): Answer | undefined => {
  const plain = findPlain(PATH, params)
  if (plain !== undefined) return new Redirect(plain)
  return asksForFile(params) ? new Redirect(addressOf(`${API}/records`, toFile(params)), 307) : undefined
}

const write = async (asked: Asked): Promise<Answer> => {
  const { params } = asked
  const list = await readList(asked)
  const { meta, totals, charts } = list
  const title = totals === undefined ? `Records${describeFilter(params)}` : writeHeadline(totals, params)
  const filter = keepFilter(params)
  const table = makeTable(new URLSearchParams([...without(params, 'limit'), ['limit', '200']])).address
  const citation = await citePage(asked, { title, call: '/records', params: filter, table }, meta.snapshot)
  const feeds = listFeeds(PATH, 'Changes of these records', filter)
  const changes = href(addressOf('/changes', filter))
  return {
    title,
    description: `${title}, each with its source document.`,
    data: meta,
    isIndexed: params.size === 0 && totals !== undefined,
    // A page without totals is not cached, so the next reader gets them.
    ...(totals === undefined && { headers: { 'cache-control': 'no-store' } }),
    alternates: [...listAlternates(`${API}/records`, params), ...feeds],
    ...list.links,
    ...(citation !== undefined && { citation }),
    ...(charts.length > 0 && { modules: ['copy.js', 'numbers.js'] }),
    main: html`${showStageTabs(PATH, params, totals)}
<div class="columns with-side"><div>
${showWordsLine('Words in these records', params)}
${showChips(RECORDS, PATH, params)}
${await showList(asked, list)}
${meta.total > 0 && showReuse(asked, charts, citation)}
${showFollow(feeds, html`${showMailFollow(filter)} <a href="${changes}">What the newest release changed in these records</a>`)}
</div>${showSide(params, meta.facets)}</div>`,
  }
}

type List = Awaited<ReturnType<typeof readRows>> & {
  /** Undefined where totals are late. */
  readonly totals: readonly StageTotal[] | undefined
  readonly charts: readonly ChartName[]
  readonly links: ReturnType<typeof findPageLinks>
}

const readList = async (asked: Asked): Promise<List> => {
  const { data, meta } = await readRows(asked)
  const totals = meta.totals && listStageTotals(meta.totals)
  const isCharted = totals !== undefined && meta.total > 0 && meta.offset === 0
  const charts = isCharted ? await chooseCharts(asked, meta.facets ?? {}) : []
  return { data, meta, totals, charts, links: findPageLinks(PATH, asked.params, meta) }
}

/** Totals, rows and charts. */
const showList = async (asked: Asked, { data, meta, totals, charts, links }: List): Promise<Html> => {
  const { params } = asked
  const { total, snapshot } = meta
  const caption = describeRows(meta, data.length)
  const isCharted = charts.length > 0 && totals !== undefined
  return html`${total === 0 ? await showNoMatches(asked, snapshot) : showTotals(params, totals)}
${total > 0 && totals !== undefined && (await showCorrectedAmounts(asked, snapshot))}
${showIdenticalRows(data, total)}
${data.length > 0 && showRecordTable({ path: PATH, params, caption }, data)}
${total > 0 && showPager(links, meta, data.length)}
${isCharted && (await showFigures(asked, { names: charts, totals, snapshot }))}`
}

const showTotals = (params: URLSearchParams, totals: List['totals']): Content =>
  totals === undefined ? showLate(addressOf(PATH, params)) : showStageTotals(params, totals)

const showLate = (address: string): Html =>
  html`<p class="lead" id="late">The totals and the counts beside the filters are late, because the service is busy. The rows below are complete. <a href="${href(address)}">Load the page again</a> to see the totals.</p>`

const describeRows = (
  { total, offset }: { readonly total: number; readonly offset: number },
  count: number,
): string => {
  const [first, last] = [showCount(offset + 1), showCount(offset + count)]
  const rows =
    count === total ? countOf(total, 'record') : `Records ${first} to ${last} of ${showCount(total)}`
  return `${rows}, each with links to its page and its document.`
}

/** Downloads, citation and embed codes. */
const showReuse = (
  { origin, params }: Asked,
  charts: readonly ChartName[],
  citation: Citation | undefined,
): Html => {
  const view = without(params, 'limit')
  const embeddables = [makeTable(view), ...charts.map((name) => makeChart(view, name))]
  const { release } = citation ?? {}
  return html`${showExport(origin, params, release)}
${citation !== undefined && [showCiteBox(citation), showEmbedCodes(embeddables, origin, citation.release)]}`
}

const FORM: FormView = {
  words: RECORDS,
  sorts: listSorts(SORT_KEYS, (key) => {
    const field = RECORD_FIELDS.find((one) => one === key)
    return field === undefined || RECORDS.find(key) !== undefined ? RECORDS.titleOf(key) : fieldTitle(field)
  }),
  unsorted: 'The API’s order',
  columns: RECORD_FIELDS.map((name) => [name, fieldTitle(name)] as const),
  dimensions: DIMENSIONS.map((name) => [name, RECORDS.titleOf(name)] as const),
}

const showSide = (params: URLSearchParams, facets: Facets = {}, refused?: string): Html =>
  html`<aside aria-label="Filters"><h2>Filters</h2>${showFilterForm(FORM, params, refused)}${showFacets(RECORDS, params, facets)}</aside>`

const showRefused = ({ params }: Asked, { main, param }: Refused): Html =>
  html`<div class="columns with-side"><div>${main}${showWordsLine('Words in these records', params, param === 'q' ? REFUSAL_ID : undefined)}</div>
${showSide(params, {}, param)}</div>`
