import { asksForFile } from '../../ask/read-filter.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { listFeeds, showFollow, showMailFollow } from '../../feeds/follow.ts'
import { addressOf, without } from '../../filters/addresses.ts'
import { findPlain } from '../../filters/plain-years.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { withOrder, type ListView } from '../../lists/list-view.ts'
import { Redirect, type Answer, type Asked, type Route } from '../../page.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { linkChanges } from '../../releases/changes.ts'
import { listAlternates, makeAlternateRoutes } from '../../views/alternate-formats.ts'
import { showWordsLine } from '../../views/controls.ts'
import { showEmbedCodes } from '../../views/embed-codes.ts'
import { makeChart, makeTable } from '../../views/embeddable.ts'
import { showFacets, type Facets } from '../../views/facets.ts'
import { showChips } from '../../views/filter-chips.ts'
import { showFilterForm } from '../../views/filter-form.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { withRefusedForm, type Refused } from '../../views/refused-form.ts'
import { showExport, toFile } from './show-export.ts'

/** The page of a list: its rows by filter, with all that can be done with them. */
export const makeListPage = (list: ListView): Route => ({
  path: list.words.path,
  questions: list.questions,
  write: (asked) =>
    findRedirect(list, asked) ??
    withRefusedForm(asked, write(list, asked), (refused) => showRefused(list, asked, refused)),
})

/** Redirects `/records.csv` and its siblings to the API. */
export const makeListAlternates = (list: ListView): readonly Route[] =>
  makeAlternateRoutes(list.words.path, list.api + list.call, (params) => withOrder(list, params))

/** Typed addresses lead to their plain form, and downloads to the API. */
const findRedirect = (list: ListView, { params }: Asked): Answer | undefined => {
  const plain = findPlain(list.words.path, params)
  if (plain !== undefined) return new Redirect(plain)
  return list.redirectsFiles === true && asksForFile(params)
    ? new Redirect(addressOf(list.api + list.call, toFile(params)), 307)
    : undefined
}

const write = async (list: ListView, asked: Asked): Promise<Answer> => {
  const { params } = asked
  const { words, call, collection, short } = list
  const shown = await list.read(asked)
  const { meta, title, description, isWhole } = shown
  const filter = words.keep(params)
  const ordered = withOrder(list, params)
  const links = findPageLinks(words.path, params, meta)
  const feeds = listFeeds(words.path, `Changes of these ${short.rows}`, filter)
  const table = makeTable(list, new URLSearchParams([...without(params, 'limit'), ['limit', '200']])).address
  const view = { title, call, params: filter, table, collection, publishers: shown.publishers }
  const citation = await citePage(asked, view, meta.snapshot)
  const embeddables = [
    makeTable(list, without(params, 'limit')),
    ...shown.charts.map((name) => makeChart(list, without(params, 'limit'), name)),
  ]
  const changes = href(linkChanges(list.changes, filter))
  return {
    title,
    description,
    data: meta,
    isIndexed: params.size === 0 && isWhole,
    ...(!isWhole && { headers: { 'cache-control': 'no-store' } }),
    alternates: [...listAlternates(list.api + call, ordered), ...feeds],
    ...links,
    ...(citation !== undefined && { citation }),
    ...(shown.structured !== undefined && { structured: shown.structured }),
    ...(shown.modules !== undefined && { modules: shown.modules }),
    main: html`${shown.lead}
<div class="columns with-side"><div>
${showWords(list, params)}
${showChips(words, words.path, params)}
${shown.totals}
${shown.table}
${meta.total > 0 && showPager(links, meta, shown.count)}
${shown.figures}
${meta.total > 0 && showExport(list, { ...asked, params: ordered }, citation?.release)}
${meta.total > 0 && citation !== undefined && [showCiteBox(citation), showEmbedCodes(embeddables, asked.origin, citation.release)]}
${showFollow(feeds, html`${showMailFollow(filter, words.path)} <a href="${changes}">What the newest release changed in these ${short.rows}</a>`)}
${shown.source}
</div>${showSide(list, params, meta.facets)}</div>`,
  }
}

const showWords = ({ short }: ListView, params: URLSearchParams, refusal?: string): Html =>
  showWordsLine(`Words in these ${short.rows}`, params, refusal)

const showSide = (list: ListView, params: URLSearchParams, facets: Facets = {}, refused?: string): Html =>
  html`<aside aria-label="Filters"><h2>Filters</h2>${showFilterForm(list, params, refused)}${showFacets(list.words, params, facets)}</aside>`

const showRefused = (list: ListView, { params }: Asked, { main, param }: Refused): Html =>
  html`<div class="columns with-side"><div>${main}${showWords(list, params, param === 'q' ? REFUSAL_ID : undefined)}</div>
${showSide(list, params, {}, param)}</div>`
