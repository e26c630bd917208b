import { CHART_NAMES, CHARTS, PANEL, sizeOf, type ChartName, type Size } from '../charts/charts.ts'
import { addressOf, without } from '../filters/addresses.ts'
import { describeInBrackets } from '../filters/conditions.ts'
import { ENACTED } from '../filters/enacted-parameters.ts'
import { describeFilter, keepFilter, chosenStages } from '../filters/describe-filter.ts'
import { ENACTED_CHARTS, titleOfEnactedChart, type EnactedChart } from './enacted-chart.ts'
import { readView } from './totals-view.ts'

/** A part of a page that other websites can embed. */
export type Embeddable = {
  readonly title: string
  /** Collection of the rows; the appropriations by default. */
  readonly collection?: 'enacted-projects'
  /** Id of the only record or project. */
  readonly record?: string
  /** Filter of the records. */
  readonly filter: URLSearchParams
  /** Id of the release in the page's address. */
  readonly release: string | undefined
  /** Snapshot token in the page's address. */
  readonly snapshot?: string | undefined
  /** Address of the embedded document, without a release. */
  readonly address: string
  readonly size: Size
  /** Set for the map, which shows one stage, and one year unless its address names years. */
  readonly isMap?: true
}

/** Order, columns and number of the rows. */
const OF_TABLE = ['sort', 'fields', 'limit']

const TABLE: Size = { width: 720, height: 560 }
/** Room around the picture for heading, numbers and source. */
const AROUND = { width: 40, height: 260 }

export const makeTable = (params: URLSearchParams): Embeddable => {
  const filter = keepFilter(params)
  const shown = new URLSearchParams([...filter, ...[...params].filter(([name]) => OF_TABLE.includes(name))])
  return {
    title: `Records of congressional requests and projects${describeFilter(filter)}`,
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf('/embed/records', shown),
    size: TABLE,
  }
}

export const makeChart = (params: URLSearchParams, name: ChartName): Embeddable => {
  const filter = keepFilter(params)
  const { width, height } = sizeOf(name, chosenStages(filter).length)
  return {
    title: `${CHARTS[name].title}${describeFilter(filter)}`,
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf('/embed/chart', new URLSearchParams([['chart', name], ...filter])),
    size: { width: width + AROUND.width, height: height + AROUND.height },
  }
}

const makeNamed = (params: URLSearchParams): Embeddable | undefined => {
  const named = params.get('chart') ?? 'years'
  const name = CHART_NAMES.find((one) => one === named)
  return name && makeChart(params, name)
}

export const makeEnactedTable = (params: URLSearchParams): Embeddable => {
  const filter = ENACTED.keep(params)
  const shown = new URLSearchParams([...filter, ...[...params].filter(([name]) => OF_TABLE.includes(name))])
  return {
    title: `Enacted projects${describeInBrackets(ENACTED, filter)}`,
    collection: 'enacted-projects',
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf('/embed/enacted', shown),
    size: TABLE,
  }
}

const ENACTED_CHART: Size = { width: 800, height: 700 }

export const makeEnactedChartFrame = (params: URLSearchParams, by: EnactedChart): Embeddable => {
  const filter = ENACTED.keep(params)
  return {
    title: `${titleOfEnactedChart(by)}${describeInBrackets(ENACTED, filter)}`,
    collection: 'enacted-projects',
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf('/embed/enacted-chart', new URLSearchParams([['by', by], ...filter])),
    size: ENACTED_CHART,
  }
}

const makeNamedEnacted = (params: URLSearchParams): Embeddable | undefined => {
  const named = params.get('by') ?? ENACTED_CHARTS[0]
  const by = ENACTED_CHARTS.find((one) => one === named)
  return by && makeEnactedChartFrame(params, by)
}

const makeEnactedCard = (id: string, params = new URLSearchParams()): Embeddable => ({
  ...makeCard(id, params),
  title: `Enacted project ${id}`,
  collection: 'enacted-projects',
  address: addressOf('/embed/enacted-project', new URLSearchParams([['id', id]])),
})

const makeCard = (id: string, params = new URLSearchParams()): Embeddable => ({
  title: `Record ${id}`,
  record: id,
  filter: new URLSearchParams(),
  release: params.get('release') ?? undefined,
  address: addressOf('/embed/record', new URLSearchParams([['id', id]])),
  size: CARD,
})

const CARD: Size = { width: 640, height: 360 }

/** Parameters of the totals page beside the filter. */
const OF_TOTALS = ['group_by', 'measure', 'sort']

/** Undefined for addresses that the totals page refuses. */
const makeTotals = (params: URLSearchParams): Embeddable | undefined => {
  if ('main' in readView({ path: '/totals', params })) return undefined
  const filter = keepFilter(params)
  const own = [...params].filter(([name]) => OF_TOTALS.includes(name))
  return {
    title: `Totals of congressional requests and projects${describeFilter(filter)}`,
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf('/embed/totals', new URLSearchParams([...filter, ...own])),
    size: { width: TOTALS_WIDTH + AROUND.width, height: PANEL * 2 + AROUND.height },
  }
}

const TOTALS_WIDTH = 760

const MAKERS: Readonly<Record<string, (params: URLSearchParams) => Embeddable | undefined>> = {
  '/embed/records': makeTable,
  '/embed/chart': makeNamed,
  '/embed/record': (params) => makeCard(params.get('id') ?? '', params),
  '/embed/totals': makeTotals,
  '/embed/enacted': makeEnactedTable,
  '/embed/enacted-chart': makeNamedEnacted,
  '/embed/enacted-project': (params) => makeEnactedCard(params.get('id') ?? '', params),
  '/enacted': (params) => makeEnactedTable(without(params, 'limit', 'release')),
  '/totals': (params) => makeTotals(without(params, 'release')),
  '/records': (params) => makeTable(without(params, 'limit', 'release')),
  '/map': (params) => ({ ...makeChart(without(params, 'release'), 'states'), isMap: true }),
}

/**
 * Finds the embeddable part of a page. Undefined for addresses elsewhere and for pages without one. `origin` may name a
 * port that addresses leave out.
 */
export const findEmbeddable = (url: string, origin: string): Embeddable | undefined => {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (address?.origin !== new URL(origin).origin) return undefined
  const { pathname, searchParams } = address
  const found = Object.hasOwn(MAKERS, pathname) ? MAKERS[pathname]?.(searchParams) : findCard(pathname)
  return found && { ...found, snapshot: address.searchParams.get('snapshot') ?? undefined }
}

/** The page of one record or enacted project. */
const findCard = (path: string): Embeddable | undefined => {
  const [, list, id] = /^\/(records|enacted)\/([\w-]+)$/.exec(path) ?? []
  if (id === undefined) return undefined
  return list === 'enacted' ? makeEnactedCard(id) : makeCard(id)
}

/** The oEmbed address of a page. */
export const oEmbedAddress = (origin: string, path: string, params: URLSearchParams): string =>
  `${origin}/oembed?format=json&url=${encodeURIComponent(origin + addressOf(path, params))}`

export const OEMBED_TYPE = 'application/json+oembed'
