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

export const readTotals = ({ clients }: Asked, view: TotalsView) => {
  const { params, rows, columns, measure } = view
  const dimensions = ['stage', rows, ...(columns === undefined ? [] : [columns])]
  return readGroups(clients.appropriations, params, dimensions, {
    // Years stand in their order, which is that of the API; everything else by what is measured.
    ...(rows !== 'fiscal_year' && { sort: `-${measure}` }),
    limit: MOST_GROUPS,
  })
}

export const toApi = (view: TotalsView): URLSearchParams => {
  const asked = keepFilter(view.params)
  asked.append('group_by', [view.rows, view.columns].filter((name) => name !== undefined).join())
  return asked
}
