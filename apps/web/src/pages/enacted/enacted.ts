import { ENACTED_DIMENSIONS, ENACTED_SORT_KEYS, type EnactedMeta } from '@rotunda/contract'
import type { Citation } from '../../cite/citation.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { listFeeds, showFollow, showMailFollow } from '../../feeds/follow.ts'
import { addressOf, viewOf, without } from '../../filters/addresses.ts'
import { ENACTED, ENACTED_FIELDS, enactedFieldTitle, titleOfKey } from '../../filters/enacted-parameters.ts'
import { findPlain } from '../../filters/plain-years.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'
import { Redirect, type Answer, type Asked, type Page, type Route } from '../../page.ts'
import { countOf, shorten, showCount, showDollars } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { linkChanges } from '../../releases/changes.ts'
import { nameDataset } from '../../structured/describe-dataset.ts'
import { listAlternates, makeAlternateRoutes } from '../../views/alternate-formats.ts'
import { showWordsLine } from '../../views/controls.ts'
import { showEmbedCodes } from '../../views/embed-codes.ts'
import { makeEnactedChartFrame, makeEnactedTable } from '../../views/embeddable.ts'
import { readEnactedCharts, showEnactedChart, type ReadChart } from '../../views/enacted-chart.ts'
import { showEnactedTable, type EnactedRow } from '../../views/enacted-table.ts'
import { showFacets, type Facets } from '../../views/facets.ts'
import { showCalls, showFileChips, writeClientFilter, writeFileCalls } from '../../views/files-of-list.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { withRefusedForm, type Refused } from '../../views/refused-form.ts'
import { describeInBrackets } from '../../filters/conditions.ts'
import { showChips } from '../../views/filter-chips.ts'
import { listSorts, showFilterForm, type FormView } from '../../views/filter-form.ts'
import {
  citeEnacted,
  ENACTED_API,
  ENACTED_DATASET,
  findEnactedRelease,
  nameEnacted,
  readProjects,
  readTotals,
} from '../../views/read-enacted.ts'
import { showEnactedStage } from './show-project.ts'

/** Enacted projects, by filter. */
export const enacted: Route = {
  path: ENACTED.path,
  questions: 6,
  write: (asked) => {
    const plain = findPlain(ENACTED.path, asked.params)
    if (plain !== undefined) return new Redirect(plain)
    return withRefusedForm(asked, write(asked), (refused) => showRefused(asked, refused))
  },
}

export const enactedAlternates = makeAlternateRoutes(ENACTED.path, `${ENACTED_API}/projects`)

const write = async (asked: Asked): Promise<Answer> => {
  const { params } = asked
  const { data, meta } = await readProjects(asked)
  const [totals, release] = await Promise.all([
    readTotals(asked, meta.snapshot),
    findEnactedRelease(asked, meta.snapshot),
  ])
  const charts =
    meta.total > 0 && meta.offset === 0 ? await readEnactedCharts(asked, totals.data, meta.snapshot) : []
  const title = shorten(
    `Enacted projects${describeInBrackets(ENACTED, params)}`,
    RECORD_PAGE_LIMITS.headingCharacters.value,
  )
  const links = findPageLinks(ENACTED.path, params, meta)
  const filter = ENACTED.keep(params)
  const feeds = listFeeds(ENACTED.path, 'Changes of these projects', filter)
  const citation =
    release &&
    citeEnacted(asked, release, addressOf('/projects', filter), {
      key: `rotunda-enacted-${release.id.slice(0, 8)}`,
      title,
      publishers: listPublishers(data, meta.total),
      view: addressOf(ENACTED.path, without(params)),
    })
  const description = `${countOf(meta.total, 'enacted project')}, each with its source document.${sayCounted(totals.data)} Enacted is neither obligated nor paid.`
  return {
    title,
    description,
    data: meta,
    isIndexed: params.size === 0,
    alternates: [...listAlternates(`${ENACTED_API}/projects`, params), ...feeds],
    ...links,
    ...(citation !== undefined && {
      citation,
      structured: describeList(asked.origin, { title, description, view: citation.view }, meta),
    }),
    main: html`${showEnactedStage(
      'Each row is a project in the disclosure table of an Act, and names the Act if the table does.',
    )}
<div class="columns with-side"><div>
${showWordsLine(WORDS_LABEL, params)}
${showChips(ENACTED, ENACTED.path, params)}
${meta.total === 0 ? NO_MATCHES : showTotals(totals.data)}
${data.length > 0 && showEnactedTable({ path: ENACTED.path, params, caption: CAPTION }, data)}
${meta.total > 0 && showPager(links, meta, data.length)}
${charts.map((chart) => showEnactedChart(asked, chart))}
${meta.total > 0 && showExport(asked.origin, params, release?.id)}
${meta.total > 0 && citation !== undefined && [showCiteBox(citation), showEmbedCodes(listFrames(params, charts), asked.origin, citation.release)]}
${showFollow(feeds, html`${showMailFollow(filter, ENACTED.path)} <a href="${href(linkChanges('enacted-projects', filter))}">What the newest release changed in these projects</a>`)}
<p class="source-line"><a href="${ENACTED_DATASET}">Coverage, limits and files of enacted projects</a></p>
</div>${showSide(params, meta.facets)}</div>`,
  }
}

const listFrames = (params: URLSearchParams, charts: readonly ReadChart[]) => {
  const view = without(params, 'limit')
  return [makeEnactedTable(view), ...charts.map(({ by }) => makeEnactedChartFrame(view, by))]
}

const COMMITTEES = 'Committees on Appropriations'

/** Publishers of the rows. A list that is longer than its page names the Committees, and others that the page has. */
const listPublishers = (rows: readonly EnactedRow[], total: number): readonly string[] => {
  const seen = [...new Set(rows.flatMap(({ sources = [] }) => sources.map(({ publisher }) => publisher)))]
  if (rows.length === total && rows.every(({ sources }) => sources !== undefined)) return seen
  const others = seen.filter((name) => !name.startsWith(COMMITTEES))
  return [`${COMMITTEES} of the House and the Senate`, ...others]
}

/** The list in schema.org terms: a page about the dataset. */
const describeList = (
  origin: string,
  { title, description, view }: Pick<Page, 'title' | 'description'> & Pick<Citation, 'view'>,
  meta: EnactedMeta,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  '@id': origin + view,
  name: title,
  description,
  url: origin + view,
  about: nameDataset(nameEnacted(meta), origin),
})

const CAPTION = 'Enacted projects. Amounts are enacted, not obligated or paid.'

const NO_MATCHES = html`<div class="box"><p><strong>Nothing matches.</strong> No enacted project here matches all filters. Remove a filter above, or <a href="/enacted">see all enacted projects</a>. Some tables are missing, so a project may be enacted and not be here. <a href="${ENACTED_DATASET}">What is covered</a></p></div>`

type Totals = Awaited<ReturnType<typeof readTotals>>['data']

/** States the count by GAO's rule where it is not the number of rows. Groups by fiscal year share no row. */
const sayCounted = (totals: Totals): string => {
  const sum = (of: (group: Totals[number]) => number) => totals.reduce((all, one) => all + of(one), 0)
  const [rows, counted] = [sum((one) => one.rows), sum((one) => one.rows_counted)]
  return rows === counted
    ? ''
    : ` GAO’s rule counts ${showCount(counted)} of these ${showCount(rows)} rows: a row with only a budget request is no project by it.`
}

/** Totals of the whole filter. Years follow different counting rules, so they have no common sum. */
const showTotals = (totals: Totals): Html =>
  showTable({
    name: 'Totals by fiscal year',
    caption: `All projects of these filters, by fiscal year.${sayCounted(totals)} Years are counted by different rules, so do not add them. No sum includes a project without an amount.`,
    rows: totals,
    columns: [
      { title: 'Fiscal year', cell: ({ group }) => group['fiscal_year'], isHeading: true },
      { title: 'Projects', cell: ({ rows }) => showCount(rows), isNumber: true },
      { title: 'Amount enacted', cell: ({ amount_sum: sum }) => showSum(sum), isNumber: true },
      { title: 'Counted by GAO’s rule', cell: ({ rows_counted: count }) => showCount(count), isNumber: true },
      { title: 'Without an amount', cell: ({ amount_missing: count }) => showCount(count), isNumber: true },
    ],
  })

const showSum = (sum: number | null): Content =>
  sum === null ? html`<span class="absent">not known</span>` : showDollars(sum)

const showExport = (origin: string, params: URLSearchParams, release: string | undefined): Html => {
  const view = viewOf(params)
  const list = `${ENACTED_API}/projects`
  return html`<section aria-labelledby="export"><h2 id="export">Download these projects</h2>
<p>All projects of this view, in its order${params.has('fields') ? ' and its columns' : ''}:</p>
<ul class="chips">${showFileChips(list, view, 'project')}
<li><a class="chip" href="${href(addressOf(list, params))}">JSON <span class="hint">this page</span></a></li>
<li><a class="chip" href="${ENACTED_DATASET}">Whole release <span class="hint">Parquet, JSON and CSV, signed</span></a></li></ul>
${showCalls(
  writeFileCalls({
    list: origin + list,
    view,
    name: 'projects',
    types: '{"id": "string", "amount": "Int64"}',
    sdk: writeSdkCall(origin, params, params.has('snapshot') ? release : undefined),
  }),
)}
<p><a href="/docs/api/enacted">The API of enacted projects</a></p></section>`
}

const writeSdkCall = (origin: string, params: URLSearchParams, release: string | undefined): string =>
  `import { makeEnactedClient } from '@rotunda/sdk/enacted'

const client = makeEnactedClient({ baseUrl: '${origin}' })
const { rows, snapshot } = await client
  .projects(${writeClientFilter(params)}${release === undefined ? '' : `, { release: '${release}' }`})
  .collect({ atMost: 100_000 })`

const FORM: FormView = {
  words: ENACTED,
  sorts: listSorts(ENACTED_SORT_KEYS, (key) =>
    ENACTED.find(key) === undefined ? titleOfKey(key) : ENACTED.titleOf(key),
  ),
  unsorted: 'By year and subcommittee',
  columns: ENACTED_FIELDS.map((name) => [name, enactedFieldTitle(name)] as const),
  dimensions: ENACTED_DIMENSIONS.map((name) => [name, ENACTED.titleOf(name)] as const),
}

const WORDS_LABEL = 'Words in these projects'

const showSide = (params: URLSearchParams, facets: Facets = {}, refused?: string): Html =>
  html`<aside aria-label="Filters"><h2>Filters</h2>${showFilterForm(FORM, params, refused)}${showFacets(ENACTED, params, facets)}</aside>`

const showRefused = ({ params }: Asked, { main, param }: Refused): Html =>
  html`<div class="columns with-side"><div>${main}${showWordsLine(WORDS_LABEL, params, param === 'q' ? REFUSAL_ID : undefined)}</div>${showSide(params, {}, param)}</div>`
