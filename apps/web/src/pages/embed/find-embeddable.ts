import { PANEL } from '../../charts/charts.ts'
import { addressOf, without } from '../../filters/addresses.ts'
import { describeFilter, keepFilter } from '../../filters/describe-filter.ts'
import { LISTS } from '../../lists/lists.ts'
import { RECORD_LIST } from '../../lists/records.ts'
import {
  AROUND,
  makeCard,
  makeChart,
  makeTable,
  type Embeddable,
  type FramedList,
} from '../../views/embeddable.ts'
import { readView } from '../../views/totals-view.ts'

const makeNamed = (list: FramedList, params: URLSearchParams): Embeddable | undefined => {
  const { param, names } = list.charts
  const name = names.find((one) => one === (params.get(param) ?? names[0]))
  return name === undefined ? undefined : makeChart(list, params, name)
}

/** Parameters of the totals page beside the filter. */
const OF_TOTALS = ['group_by', 'measure', 'sort']
const TOTALS_WIDTH = 760

/** Undefined for addresses that the totals page refuses. */
const makeTotals = (params: URLSearchParams): Embeddable | undefined => {
  if ('main' in readView({ path: '/totals', params })) return undefined
  const filter = keepFilter(params)
  const own = [...params].filter(([name]) => OF_TOTALS.includes(name))
  return {
    title: `Totals of congressional requests and projects${describeFilter(filter)}`,
    collection: RECORD_LIST.collection,
    filter,
    release: params.get('release') ?? undefined,
    address: addressOf('/embed/totals', new URLSearchParams([...filter, ...own])),
    size: { width: TOTALS_WIDTH + AROUND.width, height: PANEL * 2 + AROUND.height },
  }
}

type Make = (params: URLSearchParams) => Embeddable | undefined

const MAKERS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ...LISTS.flatMap((list): [string, Make][] => [
    [list.frames.table, (params) => makeTable(list, params)],
    [list.frames.chart, (params) => makeNamed(list, params)],
    [list.frames.row, (params) => makeCard(list, params.get('id') ?? '', params)],
    [list.words.path, (params) => makeTable(list, without(params, 'limit', 'release'))],
  ]),
  ['/embed/totals', makeTotals],
  ['/totals', (params) => makeTotals(without(params, 'release'))],
  ['/map', (params) => ({ ...makeChart(RECORD_LIST, without(params, 'release'), 'states'), isMap: true })],
])

/**
 * Finds the embeddable part of a page. Undefined for addresses elsewhere and for pages without one. `origin` may name a
 * port that addresses leave out.
 */
export const findEmbeddable = (url: string, origin: string): Embeddable | undefined => {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (address?.origin !== new URL(origin).origin) return undefined
  const { pathname, searchParams } = address
  const found = MAKERS.get(pathname)?.(searchParams) ?? findCard(pathname)
  return found && { ...found, snapshot: searchParams.get('snapshot') ?? undefined }
}

/** The page of one row. */
const findCard = (path: string): Embeddable | undefined => {
  const [, page, id] = /^(\/\w+)\/([\w-]+)$/.exec(path) ?? []
  const list = LISTS.find(({ words }) => words.path === page)
  return list && id !== undefined ? makeCard(list, id) : undefined
}
