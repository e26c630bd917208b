import { DIMENSIONS, SORT_KEYS } from '@rotunda/contract'
import { PAGE_CALL } from '../ask/clients.ts'
import { pinClient } from '../ask/pin-client.ts'
import { readFilter } from '../ask/read-filter.ts'
import { CHARTS, isChartName, narrowSizeOf, sizeOf, type ChartName } from '../charts/charts.ts'
import { readChart } from '../charts/filter-charts.ts'
import { makeChangesFeeds } from '../feeds/changes-feed.ts'
import { addressOf, API } from '../filters/addresses.ts'
import { chosenStages, describeFilter, writeHeadline } from '../filters/describe-filter.ts'
import { fieldTitle, parameterTitle, RECORD_FIELDS, RECORDS, showValue } from '../filters/parameters.ts'
import { listStageTotals, readGroups, type Group, type StageTotal } from '../filters/stage-totals.ts'
import { stageTitle } from '../filters/stage-words.ts'
import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import type { Asked } from '../page.ts'
import { countOf, showCount } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import { readReleases } from '../releases/read-releases.ts'
import { showCorrectedAmounts } from '../views/corrected-amounts.ts'
import { sayCorrected } from '../views/corrected-value.ts'
import { AROUND } from '../views/embeddable.ts'
import { showNoMatches } from '../views/no-matches.ts'
import { linkRecord } from '../views/record-cell.ts'
import { showIdenticalRows, showRecordTable } from '../views/record-table.ts'
import { describeRecord, nameProject, type ShownRecord } from '../views/shown-record.ts'
import { showStageTabs } from '../views/stage-tabs.ts'
import { showStageTotals, showSum } from '../views/stage-totals.ts'
import { countFacets, type ListView, type ShownList } from './list-view.ts'
import { RECORD_FEED } from './record-feed.ts'
import { readRows, RECORD_FACETS } from './read-records.ts'
import { chooseCharts, showFigures } from './record-figures.ts'

const PATH = RECORDS.path

const read = async (asked: Asked): Promise<ShownList> => {
  const { params } = asked
  const { data, meta } = await readRows(asked)
  const { total, snapshot } = meta
  const totals = meta.totals && listStageTotals(meta.totals)
  const isCharted = totals !== undefined && total > 0 && meta.offset === 0
  const charts = isCharted ? await chooseCharts(asked, meta.facets ?? {}) : []
  const title = totals === undefined ? `Records${describeFilter(params)}` : writeHeadline(totals, params)
  const caption = describeRows(meta, data.length)
  return {
    meta,
    count: data.length,
    title,
    description: `${title}, each with its source document.`,
    isWhole: totals !== undefined,
    ...(charts.length > 0 && { modules: ['copy.js', 'numbers.js'] }),
    lead: showStageTabs(PATH, params, totals),
    totals: html`${total === 0 ? await showNoMatches(asked, snapshot) : showTotals(params, totals)}
${total > 0 && totals !== undefined && (await showCorrectedAmounts(asked, snapshot))}`,
    table: html`${showIdenticalRows(data, total)}
${data.length > 0 && showRecordTable({ path: PATH, params, caption }, data)}`,
    charts,
    figures:
      totals !== undefined &&
      charts.length > 0 &&
      (await showFigures(asked, { names: charts, totals, snapshot })),
  }
}

const showTotals = (params: URLSearchParams, totals: readonly StageTotal[] | undefined): Content =>
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

const readTable: ListView['readTable'] = async ({ clients, params }, { release, limit }) => {
  const { filter, place, pageSize } = readFilter(new URLSearchParams([...params, ['limit', limit]]))
  const list = pinClient(clients.appropriations, release).records(
    { ...filter, totals: 'true' },
    { ...PAGE_CALL, pageSize },
  )
  const { data, meta } = await list.page(place)
  const title = writeHeadline(listStageTotals(meta.totals ?? []), params)
  return {
    meta,
    count: data.length,
    title,
    table: showRecordTable({ path: PATH, params, caption: title }, data),
  }
}

const readCard: ListView['readCard'] = async ({ clients }, id, release) => {
  const { data, meta } = await clients.appropriations.record(id, { ...PAGE_CALL, release })
  const [found] = data
  if (found === undefined) throw new TypeError('A record is one row.')
  const page = linkRecord(found.id)
  return {
    meta,
    title: nameProject(found),
    page,
    main: html`<p class="lead">${describeRecord(found)}.</p>
<p class="stage-line"><strong class="stage">${stageTitle(found.stage)}</strong> Not an enacted appropriation, and not an award.</p>
${showCorrected(found)}<p><a href="${page}">The record, with its cell in the document</a></p>`,
  }
}

const showCorrected = ({ corrections }: ShownRecord): Content => {
  const said = RECORD_FIELDS.flatMap((field) => {
    const words = sayCorrected(corrections, field)
    return words === undefined ? [] : [`${fieldTitle(field)} (${words})`]
  })
  return said.length > 0 && html`<p>Corrections of this service: ${said.join(', ')}.</p>`
}

const pinned = (asked: Asked, release: string): Asked => {
  const { appropriations } = asked.clients
  const client = { ...appropriations, ...pinClient(appropriations, release) }
  return { ...asked, clients: { ...asked.clients, appropriations: client } }
}

const readNumbers: ListView['readChart'] = async (asked, name, release) => {
  const chart = toChart(name)
  const { dimension } = CHARTS[chart]
  const { data, meta } = await readGroups(pinned(asked, release).clients.appropriations, asked.params, [
    dimension,
  ])
  const stages = chosenStages(asked.params).length
  return {
    meta,
    sizes: { size: sizeOf(chart, stages), narrow: narrowSizeOf(chart, stages, asked.params) },
    numbers: showNumbers(dimension, data),
  }
}

const toChart = (name: string): ChartName => (isChartName(name) ? name : 'years')

const showNumbers = (dimension: 'fiscal_year' | 'state', groups: readonly Group[]): Html =>
  showTable({
    name: 'The numbers of the chart',
    caption: 'Sums of projects whose amount is known; stages are never added',
    rows: groups,
    columns: [
      {
        title: dimension === 'state' ? parameterTitle('state') : 'Year',
        cell: ({ group }) => showValue(dimension, group[dimension]),
        isHeading: true,
      },
      { title: 'Stage', cell: ({ group }) => stageTitle(group.stage) },
      { title: 'Sum of projects', cell: ({ amount_sum_of_projects: sum }) => showSum(sum), isNumber: true },
      { title: 'Records', cell: ({ rows }) => showCount(rows), isNumber: true },
    ],
  })

const NAMES = {
  words: RECORDS,
  collection: 'appropriations',
  changes: 'records',
  describe: describeFilter,
  readReleases: ({ clients }: Pick<Asked, 'clients'>) => readReleases(clients.appropriations),
} as const

/** Records of requests and of projects in bills. */
export const RECORD_LIST: ListView = {
  ...NAMES,
  title: 'Records of congressional requests and projects',
  short: { row: 'record', rows: 'records' },
  api: API,
  call: '/records',
  questions: 7,
  counts: [...countFacets(RECORD_FACETS), ['totals', 'true']],
  redirectsFiles: true,
  wholeRelease: '/downloads',
  client: {
    maker: 'makeAppropriationsClient',
    from: '@rotunda/sdk/appropriations',
    types: '{"id": "string", "amount": "Int64", "requestor_districts": "string"}',
  },
  sortKeys: SORT_KEYS,
  unsorted: 'The API’s order',
  dimensions: DIMENSIONS,
  read,
  feeds: makeChangesFeeds(NAMES, RECORD_FEED),
  documents: 'documents of the Committees on Appropriations',
  caution: 'A request and an inclusion in a bill are different stages.',
  frames: { table: '/embed/records', chart: '/embed/chart', row: '/embed/record' },
  readTable,
  readCard,
  charts: {
    param: 'chart',
    names: ['years', 'states'],
    titleOf: (name) => CHARTS[toChart(name)].title,
    frameOf: (name, filter) => {
      const { width, height } = sizeOf(toChart(name), chosenStages(filter).length)
      return { width: width + AROUND.width, height: height + AROUND.height }
    },
  },
  readChart: readNumbers,
  drawChart: (asked, name, width, release) => readChart(toChart(name), pinned(asked, release), width),
}
