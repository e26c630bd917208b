/** Charts of a filter that have an address of their own, by the name in it. */
export const CHARTS = {
  years: { title: 'Sum of projects by fiscal year', dimension: 'fiscal_year', width: 640 },
  states: { title: 'Sum of projects by State of the member', dimension: 'state', width: 960 },
} as const
export type ChartName = keyof typeof CHARTS
export const CHART_NAMES = ['years', 'states'] as const satisfies readonly ChartName[]

/** Height of the part of a picture that shows one stage. */
export const PANEL = 230

export type Size = { readonly width: number; readonly height: number }

/** Known before the picture is drawn, so that a page keeps its place free. */
export const sizeOf = (name: ChartName, stages: number): Size => ({
  width: CHARTS[name].width,
  height: PANEL * Math.max(1, stages),
})
