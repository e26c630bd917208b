import { DIMENSIONS, type Dimension } from '@rotunda/contract'
import { readFilter } from '../ask/read-filter.ts'
import { BESIDE_ROWS, ofSnapshot, without } from '../filters/addresses.ts'
import { keepFilter } from '../filters/describe-filter.ts'
import { isMeasure, MEASURE_NAMES, type Measure } from '../filters/measures.ts'
import { listValues } from '../filters/list-words.ts'
import { refuse } from '../filters/read-choice.ts'
import { MOST_GROUPS, readAllGroups, readGroups, type Group } from '../filters/stage-totals.ts'
import type { Asked, Page } from '../page.ts'
import { describeProblem } from '../problem-page.ts'
import { readFundingLineNames } from './funding-line-names.ts'
import { readMemberNames } from './member-names.ts'
import { PAGE_LIMITS } from '../limits.ts'

export type TotalsView = {
  readonly params: URLSearchParams
  readonly rows: Dimension
  readonly columns: Dimension | undefined
  readonly measure: Measure
}

const isDimension = (text: string): text is Dimension => DIMENSIONS.some((one) => one === text)

/** Parses `group_by`, `measure` and the filter. A table has one or two dimensions. */
export const readView = (asked: Pick<Asked, 'path' | 'params'>): TotalsView | Page => {
  const { params } = asked
  const alien = OF_RECORDS.find((name) => params.has(name))
  if (alien !== undefined) return refuseParam(asked, alien, 'Totals have no columns to choose and no counts')
  const measure = params.get('measure') ?? MEASURE_NAMES[0] ?? ''
  if (!isMeasure(measure)) return refuse(asked, 'measure', measure, MEASURE_NAMES)
  const named = [...new Set(listValues(params, 'group_by'))].filter((name) => name !== 'stage')
  const [rows = 'fiscal_year', columns, third] = named
  const wrong = [rows, columns ?? rows, third ?? rows].find((name) => !isDimension(name)) ?? third
  if (wrong !== undefined) return refuse(asked, 'group_by', named.join(), OTHER_DIMENSIONS)
  if (!isDimension(rows)) return refuse(asked, 'group_by', rows, OTHER_DIMENSIONS)
  const cut = OF_CUT.find((name) => params.has(name))
  if (columns !== undefined && cut !== undefined && !params.has('format'))
    return refuseParam(asked, cut, 'A table of two dimensions is shown whole')
  return {
    params,
    rows,
    columns: columns !== undefined && isDimension(columns) ? columns : undefined,
    measure,
  }
}

/** Dimensions to choose from. Stage is always included and comes first. */
export const OTHER_DIMENSIONS = DIMENSIONS.filter((name) => name !== 'stage')

/** Parameters of records that totals refuse. */
const OF_RECORDS = ['fields', ...BESIDE_ROWS]
/** Parameters that choose a page of groups. */
const OF_CUT = ['limit', 'offset'] as const

const refuseParam = (asked: Pick<Asked, 'path' | 'params'>, param: string, reason: string): Page =>
  describeProblem(
    {
      code: 'invalid_query',
      status: 400,
      title: 'This address cannot be read',
      detail: `${reason}. Remove the parameter “${param}” from the address.`,
      param,
    },
    asked,
  )

const MOST_READ = PAGE_LIMITS.totalsGroups.value

type Answer = Awaited<ReturnType<typeof readGroups>>

/** Whether the address chooses a page of groups. */
export const isCut = ({ params }: Pick<TotalsView, 'params'>): boolean =>
  OF_CUT.some((name) => params.has(name))

/** The sort order in the address. */
export const sortOf = ({ params }: Pick<TotalsView, 'params'>): string =>
  params
    .getAll('sort')
    .filter((term) => term !== '')
    .join()

/** Whether groups are sorted by the measure. Years keep the API's order. */
export const isByMeasure = (view: Pick<TotalsView, 'params' | 'rows'>): boolean =>
  sortOf(view) === '' && view.rows !== 'fiscal_year'

const orderOf = (view: TotalsView): { readonly sort?: string } => {
  const sort = isByMeasure(view) ? `-${view.measure}` : sortOf(view)
  return sort === '' ? {} : { sort }
}

export const readTotals = ({ clients }: Pick<Asked, 'clients'>, view: TotalsView): Promise<Answer> => {
  const { params, rows, columns } = view
  const dimensions = ['stage', rows, ...(columns === undefined ? [] : [columns])]
  const order = orderOf(view)
  if (!isCut(view))
    return readAllGroups(clients.appropriations, params, dimensions, { ...order, atMost: MOST_READ })
  const { place, pageSize } = readFilter(params)
  return readGroups(clients.appropriations, params, dimensions, { ...order, limit: pageSize, place })
}

/** API parameters for all groups of a view, in its order. */
export const toApi = (view: TotalsView): URLSearchParams => {
  const asked = keepFilter(view.params)
  asked.append('group_by', [view.rows, view.columns].filter((name) => name !== undefined).join())
  const sort = sortOf(view)
  if (sort !== '') asked.append('sort', sort)
  return asked
}

/** API parameters for the page of groups in the address. */
export const toPage = (view: TotalsView): URLSearchParams =>
  ofSnapshot(new URLSearchParams([...toApi(view), ...cutOf(view)]), view.params)

const cutOf = ({ params }: TotalsView) => [...params].filter(([name]) => OF_CUT.some((one) => one === name))

/** The API call to cite: one answer where it holds all groups, otherwise the CSV. */
export const citedCall = (view: TotalsView, total: number) => {
  const order = Object.entries(orderOf(view))
  const params = new URLSearchParams([...without(toApi(view), 'sort'), ...order])
  if (!isCut(view) && total > MOST_GROUPS)
    return { call: '/aggregates.csv' as const, params: new URLSearchParams([...params, ['all', 'true']]) }
  const place = isCut(view) ? cutOf(view) : [['limit', String(MOST_GROUPS)]]
  return { call: '/aggregates' as const, params: new URLSearchParams([...params, ...place]) }
}

/** Names of ids, by dimension. */
export type ValueNames = Partial<Record<Dimension, ReadonlyMap<string, string>>>

/** Reads names of members and funding lines. Ids without a name are shown as they are. */
export const readValueNames = async (
  { clients }: Asked,
  { rows, columns }: TotalsView,
  groups: readonly Group[],
): Promise<ValueNames> => {
  const valuesOf = (dimension: 'bioguide' | 'funding_line') =>
    rows === dimension || columns === dimension ? groups.map(({ group }) => group[dimension]) : []
  const [bioguide, funding_line] = await Promise.all([
    readMemberNames(clients, valuesOf('bioguide')),
    readFundingLineNames(clients, valuesOf('funding_line')),
  ])
  return { bioguide, funding_line }
}
