import { DIMENSIONS, type Dimension } from '@rotunda/contract'
import type { Asked, Page } from '../../page.ts'
import { isMeasure, MEASURE_NAMES, type Measure } from '../../filters/measures.ts'
import { refuse } from '../../filters/read-choice.ts'
import { listValues } from '../../filters/parameters.ts'
import { keepFilter } from '../../filters/describe-filter.ts'
import { MOST_GROUPS, readGroups } from '../../filters/stage-totals.ts'

export type TotalsView = {
  readonly params: URLSearchParams
  readonly rows: Dimension
  readonly columns: Dimension | undefined
  readonly measure: Measure
}

const isDimension = (text: string): text is Dimension => DIMENSIONS.some((one) => one === text)

/** Two dimensions at most: a table has no more. They stand in the API's own parameter. */
export const readView = (asked: Pick<Asked, 'path' | 'params'>): TotalsView | Page => {
  const { params } = asked
  const measure = params.get('measure') ?? MEASURE_NAMES[0] ?? ''
  if (!isMeasure(measure)) return refuse(asked, 'measure', measure, MEASURE_NAMES)
  const named = [...new Set(listValues(params, 'group_by'))].filter((name) => name !== 'stage')
  const [rows = 'fiscal_year', columns, third] = named
  const wrong = [rows, columns ?? rows, third ?? rows].find((name) => !isDimension(name)) ?? third
  if (wrong !== undefined) return refuse(asked, 'group_by', named.join(), OTHER_DIMENSIONS)
  if (!isDimension(rows)) return refuse(asked, 'group_by', rows, OTHER_DIMENSIONS)
  return {
    params,
    rows,
    columns: columns !== undefined && isDimension(columns) ? columns : undefined,
    measure,
  }
}

/** Stage is always one of them, and stands first. */
export const OTHER_DIMENSIONS = DIMENSIONS.filter((name) => name !== 'stage')

/** More groups are read by nobody: a table of two dimensions has one in each cell. */
const MOST_READ = 1000

type Answer = Awaited<ReturnType<typeof readGroups>>

export const readTotals = async (
  { clients }: Pick<Asked, 'clients'>,
  { params, rows, columns, measure }: TotalsView,
): Promise<Answer> => {
  const dimensions = ['stage', rows, ...(columns === undefined ? [] : [columns])]
  // Years stand in their order, which is that of the API; everything else by what is measured.
  const order = rows === 'fiscal_year' ? {} : { sort: `-${measure}` }
  const read = (after?: { offset: number; snapshot: string }) =>
    readGroups(clients.appropriations, params, dimensions, { ...order, after })
  const first = await read()
  const { total, snapshot } = first.meta
  if (total <= MOST_GROUPS) return first
  const offsets = Array.from({ length: MOST_READ / MOST_GROUPS }, (_, page) => page * MOST_GROUPS)
  const further = offsets.filter((offset) => offset > 0 && offset < total)
  const others = await Promise.all(further.map((offset) => read({ offset, snapshot })))
  return { ...first, data: [first, ...others].flatMap(({ data }) => data) }
}

export const toApi = (view: TotalsView): URLSearchParams => {
  const asked = keepFilter(view.params)
  asked.append('group_by', [view.rows, view.columns].filter((name) => name !== undefined).join())
  return asked
}
