import { listValues } from '../filters/parameters.ts'
import { heightOfNarrowRows } from './draw-rows.ts'

/** Charts of a filter that have an address of their own, by the name in it. */
export const CHARTS = {
  years: { title: 'Sum of projects by fiscal year', dimension: 'fiscal_year', width: 640 },
  states: { title: 'Sum of projects by member’s State', dimension: 'state', width: 960 },
} as const
export type ChartName = keyof typeof CHARTS
export const CHART_NAMES = ['years', 'states'] as const satisfies readonly ChartName[]

/** Height of the part of a picture that shows one stage. */
export const PANEL = 230

/** How wide a chart is drawn: `narrow` is for phones, on which the words of a wide one are too small to read. */
export const CHART_WIDTHS = ['wide', 'narrow'] as const
export type ChartWidth = (typeof CHART_WIDTHS)[number]

/** In pixels: about as wide as a phone, so that a narrow chart is shown as it was drawn. */
export const NARROW = 360

export type Size = { readonly width: number; readonly height: number }

/** Known before the picture is drawn, so that a page keeps its place free. */
export const sizeOf = (name: ChartName, stages: number): Size => ({
  width: CHARTS[name].width,
  height: PANEL * Math.max(1, stages),
})

export const narrowSizeOf = (name: ChartName, stages: number, filter: URLSearchParams): Size => ({
  width: NARROW,
  height: (name === 'states' ? heightOfNarrowRows(countSlots(filter)) : PANEL) * Math.max(1, stages),
})

/** A phone has no room for all States beside each other: a narrow chart has lying bars of the first of them. */
const MOST_STATES = 10

/** Places for bars of States; a filter that names them has no more, whatever it finds. */
export const countSlots = (filter: URLSearchParams): number => {
  const named = listValues(filter, 'state').length
  return named === 0 ? MOST_STATES : Math.min(named, MOST_STATES)
}
