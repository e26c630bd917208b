import { NoAnswer, Problem, UnexpectedAnswer, type AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL } from '../../ask/clients.ts'
import { asksForFile, readFilter } from '../../ask/read-filter.ts'
import type { ChartName } from '../../charts/charts.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { listFeeds, showFollow } from '../../feeds/follow.ts'
import { addressOf, API, without } from '../../filters/addresses.ts'
import { describeFilter, keepFilter, writeHeadline } from '../../filters/describe-filter.ts'
import { listValues } from '../../filters/parameters.ts'
import { findPlain } from '../../filters/plain-years.ts'
import { showChips } from '../../views/filter-chips.ts'
import { listStageTotals } from '../../filters/stage-totals.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { Redirect, type Answer, type Asked, type Route } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { listTwins } from '../../views/alternate-formats.ts'
import { showEmbedCodes } from '../../views/embed-codes.ts'
import { makeChart, makeTable } from '../../views/embeddable.ts'
import { sayIdentical } from '../../views/identical-rows.ts'
import { showNothing } from '../../views/no-matches.ts'
import { findPlace, showPlace } from '../../views/pager.ts'
import { showRows } from '../../views/record-table.ts'
import { keepForm, type Refused } from '../../views/refused-form.ts'
import { showStageTabs } from '../../views/stage-tabs.ts'
import { showTotals } from '../../views/stage-totals.ts'
import { BESIDE } from './beside-rows.ts'
import { showFilterForm, showWordsLine } from './filter-form.ts'
import { showExport } from './show-export.ts'
import { showFacets } from './show-facets.ts'
import { chooseCharts, showFigures } from './show-figures.ts'
import { toFile } from './to-file.ts'

const PATH = '/records'

export const records: Route = {
  path: PATH,
  questions: 6,
  write: (asked) =>
    findElsewhere(asked) ?? keepForm(asked, write(asked), (refused) => showRefused(asked, refused)),
}

/** An address that people type has a plain one; one that asks for a file is the API's. */
const findElsewhere = ({ params }: Asked): Answer | undefined => {
  const plain = findPlain(PATH, params)
  if (plain !== undefined) return new Redirect(plain)
  return asksForFile(params) ? new Redirect(addressOf(`${API}/records`, toFile(params)), 307) : undefined
}

/** What a cell needs beside its own field: where it leads to, what stands in its place, and why nothing does. */
const BEHIND_CELLS = ['id', 'title', 'purpose', 'amount_raw', 'missing', 'flags', 'corrections']

type Fields = NonNullable<NonNullable<Parameters<AppropriationsClient['records']>[0]>['fields']>

const readRows = async ({ params, clients }: Asked) => {
  const { filter, place, pageSize } = readFilter(params)
  const chosen = listValues(params, 'fields')
  const counted = {
    ...BESIDE,
    ...filter,
    // The page always shows them; what is neither, the service refuses.
    ...(filter.totals === 'false' && { totals: 'true' as const }),
    ...(chosen.length > 0 && {
      fields: [...new Set([...chosen, ...BEHIND_CELLS])] as Fields, // What the service does not know, it refuses.
    }),
  }
  const ask = (wanted: Partial<typeof counted>, timeoutSeconds: number) =>
    clients.appropriations.records(wanted, { timeoutSeconds, pageSize }).page(place)
  try {
    return await ask(counted, TOTALS_SECONDS)
  } catch (fault) {
    if (!isLate(fault)) throw fault
    const { facet: _facet, facet_limit: _limit, totals: _totals, ...rows } = counted
    return ask(rows, PAGE_CALL.timeoutSeconds - TOTALS_SECONDS)
  }
}

/** Totals and counts wait for the long answers of others, and rows without them do not. */
const TOTALS_SECONDS = 2

const isLate = (fault: unknown): boolean =>
  fault instanceof NoAnswer ||
  ((fault instanceof Problem || fault instanceof UnexpectedAnswer) && fault.status === 503)

const write = async (asked: Asked): Promise<Answer> => {
  const { params, origin } = asked
  const { data, meta } = await readRows(asked)
  const totals = meta.totals && listStageTotals(meta.totals)
  const title = totals === undefined ? `Records${describeFilter(params)}` : writeHeadline(totals, params)
  const place = findPlace(PATH, params, meta)
  const isFirst = meta.offset === 0
  const charts =
    totals !== undefined && meta.total > 0 && isFirst ? await chooseCharts(asked, meta.facets ?? {}) : []
  const filter = keepFilter(params)
  const view = without(params, 'limit')
  const table = makeTable(new URLSearchParams([...view, ['limit', '200']])).address
  const citation = await citePage(asked, { title, call: '/records', params: filter, table }, meta.snapshot)
  const feeds = listFeeds('records', 'Changes of these records', filter)
  return {
    title,
    description: `${title}, each with the document that says it.`,
    data: meta,
    isIndexed: params.size === 0 && totals !== undefined,
    // The next reader has the totals, where they are in time again.
    ...(totals === undefined && { headers: { 'cache-control': 'no-store' } }),
    alternates: [...listTwins(`${API}/records`, params), ...feeds],
    ...place,
    ...(citation !== undefined && { citation }),
    ...(charts.length > 0 && { modules: ['copy.js', 'numbers.js'] }),
    main: html`${showStageTabs(PATH, params, totals)}
<div class="columns with-side"><div>
${showWordsLine(params)}
${showChips(PATH, params)}
${meta.total === 0 ? await showNothing(asked, meta.snapshot) : totals === undefined ? sayLate(addressOf(PATH, params)) : showTotals(params, totals)}
${sayIdentical(data, meta.total)}
${data.length > 0 && showRows({ path: PATH, params, caption: captionOf(meta, data.length) }, data)}
${meta.total > 0 && showPlace(place, meta, data.length)}
${charts.length > 0 && totals !== undefined && (await showFigures(asked, { names: charts, totals, snapshot: meta.snapshot }))}
${meta.total > 0 && showExport(origin, params, citation?.release)}
${meta.total > 0 && citation !== undefined && html`${showCiteBox(citation)}${showEmbedCodes(listEmbeddables(view, charts), origin, citation.release)}`}
${showFollow(feeds, html` <a href="${href(addressOf('/changes', filter))}">What the newest release changed in these records</a>`)}
</div><aside aria-label="Filters"><h2>Filters</h2>${showFilterForm(PATH, params)}${showFacets(PATH, params, meta.facets ?? {})}</aside></div>`,
  }
}

/** The title says of what the rows are; beneath it, which of them these are. */
const captionOf = (
  { total, offset }: { readonly total: number; readonly offset: number },
  count: number,
): string =>
  count === total
    ? `${countOf(total, 'record')}, each leading to its page and its document.`
    : `Records ${showCount(offset + 1)} to ${showCount(offset + count)} of ${showCount(total)}, each leading to its page and its document.`

const sayLate = (address: string): Html =>
  html`<p class="lead" id="late">The totals of these records, and the counts beside the filters, are late: the service is adding up for other readers. The rows below are complete. <a href="${href(address)}">Read the page again</a> to see the totals.</p>`

const showRefused = ({ params }: Asked, { main, param }: Refused): Html =>
  html`<div class="columns with-side"><div>${main}${showWordsLine(params, param)}</div>
<aside aria-label="Filters"><h2>Filters</h2>${showFilterForm(PATH, params, param)}</aside></div>`

const listEmbeddables = (view: URLSearchParams, charts: readonly ChartName[]) => [
  makeTable(view),
  ...charts.map((name) => makeChart(view, name)),
]
