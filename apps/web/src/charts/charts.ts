import { listValues } from '../filters/list-words.ts'
import { heightOfNarrowRows } from './draw-rows.ts'
import { PAGE_LIMITS } from '../limits.ts'

/** Charts of a filter, by the name in their address. */
export const CHARTS = {
  years: { title: 'Sum of projects by fiscal year', dimension: 'fiscal_year', width: 640 },
  states: { title: 'Sum of projects by member’s State', dimension: 'state', width: 960 },
} as const
export type ChartName = keyof typeof CHARTS
export const CHART_NAMES = ['years', 'states'] as const satisfies readonly ChartName[]

export const isChartName = (name: string): name is ChartName => Object.hasOwn(CHARTS, name)

/** Height of one stage in a picture. */
export const PANEL = 230

/** Widths of charts. `narrow` is for phones, where text of a wide chart is too small. */
export const CHART_WIDTHS = ['wide', 'narrow'] as const
export type ChartWidth = (typeof CHART_WIDTHS)[number]

/** Pixels of a narrow chart, about the width of a phone. */
export const NARROW = 360

export type Size = { readonly width: number; readonly height: number }

/** Size of the picture, which pages reserve before it loads. */
export const sizeOf = (name: ChartName, stages: number): Size => ({
  width: CHARTS[name].width,
  height: PANEL * Math.max(1, stages),
})

export const narrowSizeOf = (name: ChartName, stages: number, filter: URLSearchParams): Size => ({
  width: NARROW,
  height: (name === 'states' ? heightOfNarrowRows(countSlots(filter)) : PANEL) * Math.max(1, stages),
})

const MOST_STATES = PAGE_LIMITS.narrowStates.value

/** Positions for bars of States. A filter that names States needs no more than it names. */
export const countSlots = (filter: URLSearchParams): number => {
  const named = listValues(filter, 'state').length
  return named === 0 ? MOST_STATES : Math.min(named, MOST_STATES)
}
