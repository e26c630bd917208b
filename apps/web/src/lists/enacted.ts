import { ENACTED_DIMENSIONS, ENACTED_SORT_KEYS, type EnactedMeta } from '@rotunda/contract'
import { makeChangesFeeds } from '../feeds/changes-feed.ts'
import { addressOf, without } from '../filters/addresses.ts'
import { describeInBrackets } from '../filters/conditions.ts'
import { ENACTED, ENACTED_CAUTION, ENACTED_MEANS } from '../filters/enacted-parameters.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { RECORD_PAGE_LIMITS } from '../limits.ts'
import type { Asked, Page } from '../page.ts'
import { countOf, shorten, showCount, showDollars } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import { readDownloads } from '../releases/read-releases.ts'
import { nameDataset } from '../structured/describe-dataset.ts'
import { showEnactedStage, showEnactedTable, type EnactedRow } from '../views/enacted-table.ts'
import { linkEnacted } from '../views/lineage.ts'
import {
  ENACTED_API,
  ENACTED_DATASET,
  enactedAt,
  nameEnacted,
  nameProject,
  readProject,
  readRows,
  readTotals,
} from '../views/read-enacted.ts'
import {
  drawEnactedChart,
  ENACTED_CHARTS,
  readEnactedCharts,
  readEnactedNumbers,
  showEnactedChart,
  titleOfEnactedChart,
} from './enacted-chart.ts'
import { countFacets, withCounts, withOrder, type ListView, type ShownList } from './list-view.ts'
import { ENACTED_FEED } from './enacted-feed.ts'

const PATH = ENACTED.path
const TITLE = 'Enacted projects'
const describe = (filter: URLSearchParams): string => describeInBrackets(ENACTED, filter)

/** The newest year first: the Acts of earlier years are looked up by their year. */
const ORDER = '-fiscal_year'

const COUNTS = countFacets(['fiscal_year', 'subcommittee', 'agency_code', 'state', 'origination'])

const read = async (asked: Asked): Promise<ShownList> => {
  const { params } = asked
  const { data, meta } = await readRows({
    ...asked,
    params: withOrder({ order: ORDER }, withCounts({ counts: COUNTS }, params)),
  })
  const { total, offset, snapshot } = meta
  const { data: totals } = await readTotals(asked, snapshot)
  const charts = total > 0 && offset === 0 ? await readEnactedCharts(asked, totals, snapshot) : []
  const title = shorten(TITLE + describe(params), RECORD_PAGE_LIMITS.headingCharacters.value)
  const description = `${countOf(total, 'enacted project')}, each with its source document.${sayCounted(totals)} ${ENACTED_MEANS}`
  return {
    meta,
    count: data.length,
    title,
    description,
    isWhole: true,
    publishers: listPublishers(data, total),
    structured: describeList(asked, { title, description }, meta),
    lead: showEnactedStage(
      'Each row is a project in the disclosure table of an Act, and names the Act if the table does.',
    ),
    totals: total === 0 ? NO_MATCHES : showTotals(totals),
    table: data.length > 0 && showEnactedTable({ path: PATH, params, caption: CAPTION }, data),
    charts: charts.map(({ by }) => by),
    figures: charts.map((chart) => showEnactedChart(asked, chart)),
    source: html`<p class="source-line"><a href="${ENACTED_DATASET}">Coverage, limits and files of enacted projects</a></p>`,
  }
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
  { origin, params }: Pick<Asked, 'origin' | 'params'>,
  { title, description }: Pick<Page, 'title' | 'description'>,
  meta: EnactedMeta,
): object => {
  const address = origin + addressOf(PATH, without(params))
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': address,
    name: title,
    description,
    url: address,
    about: nameDataset(nameEnacted(meta), origin),
  }
}

const CAPTION = 'Enacted projects. Amounts are enacted, not obligated or paid.'

const NO_MATCHES = html`<div class="box"><p><strong>Nothing matches.</strong> No enacted project here matches all filters. Remove a filter above, or <a href="${PATH}">see all enacted projects</a>. Some tables are missing, so a project may be enacted and not be here. <a href="${ENACTED_DATASET}">What is covered</a></p></div>`

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
    look: 'of-amounts',
    caption: `All projects of these filters, by fiscal year.${sayCounted(totals)} Years are counted by different rules, so do not add them. No sum includes a project without an amount.`,
    rows: totals.toReversed(),
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

const readTable: ListView['readTable'] = async ({ clients, params }, { release, limit }) => {
  const limited = new URLSearchParams([...params, ['limit', limit]])
  const { data, meta } = await readRows({ clients, params: limited }, enactedAt(release))
  const title = TITLE + describe(params)
  return {
    meta,
    count: data.length,
    title,
    table: showEnactedTable({ path: PATH, params, caption: title }, data),
  }
}

const readCard: ListView['readCard'] = async (asked, id, release) => {
  const { data, meta } = await readProject(asked, id, undefined, enactedAt(release))
  const [found] = data
  if (found === undefined) throw new TypeError('An enacted project is one row.')
  const { amount, fiscal_year: year, recipient, sources } = found
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))]
  const page = linkEnacted(found.id)
  return {
    meta,
    title: nameProject(found),
    page,
    main: html`<p class="lead">Enacted project of fiscal year ${year}${recipient !== null && `, for ${recipient}`}: ${amount === null ? 'the amount is not stated' : showDollars(amount)}.</p>
<p class="stage-line"><strong class="stage">Enacted</strong> ${ENACTED_CAUTION}</p>
<p><a href="${page}">The project, with its place in the document</a> of ${publishers.join(' and ')}</p>`,
  }
}

const NAMES = {
  words: ENACTED,
  collection: 'enacted-projects',
  changes: 'enacted-projects',
  describe,
  readReleases: async (asked: Pick<Asked, 'clients'>) =>
    (await readDownloads(asked)).data.filter((one) => one.collection === 'enacted-projects'),
} as const

/** Projects in the disclosure tables of Acts. */
export const ENACTED_LIST: ListView = {
  ...NAMES,
  title: TITLE,
  short: { row: 'project', rows: 'projects' },
  api: ENACTED_API,
  call: '/projects',
  questions: 6,
  counts: COUNTS,
  wholeRelease: ENACTED_DATASET,
  client: {
    maker: 'makeEnactedClient',
    from: '@rotunda/sdk/enacted',
    types: '{"id": "string", "amount": "Int64"}',
  },
  operations: '/docs/api/enacted',
  sortKeys: ENACTED_SORT_KEYS,
  order: ORDER,
  unsorted: 'Newest year first, then by subcommittee',
  dimensions: ENACTED_DIMENSIONS,
  read,
  feeds: makeChangesFeeds(NAMES, ENACTED_FEED),
  documents: html`<a href="${ENACTED_DATASET}">published tables of enacted projects</a>`,
  caution: ENACTED_CAUTION,
  frames: { table: '/embed/enacted', chart: '/embed/enacted-chart', row: '/embed/enacted-project' },
  readTable,
  readCard,
  charts: {
    param: 'by',
    names: ENACTED_CHARTS,
    titleOf: titleOfEnactedChart,
    frameOf: () => ({ width: 800, height: 700 }),
  },
  readChart: readEnactedNumbers,
  drawChart: drawEnactedChart,
}
