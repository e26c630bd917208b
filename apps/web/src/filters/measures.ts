import type { Content } from '../html/html.ts'
import { html } from '../html/html.ts'
import { showCount, showDollars, showShortDollars } from '../parts/format.ts'
import type { Group } from './stage-totals.ts'

export const MEASURES = {
  amount_sum_of_projects: { title: 'Sum of projects', isMoney: true },
  amount_sum: { title: 'Sum of records', isMoney: true },
  amount_median: { title: 'Median record', isMoney: true },
  projects: { title: 'Projects', isMoney: false },
  rows: { title: 'Records', isMoney: false },
  amount_missing: { title: 'Records without an amount', isMoney: false },
} as const
export type Measure = keyof typeof MEASURES
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[] // The keys are written above.

export const isMeasure = (text: string): text is Measure => Object.hasOwn(MEASURES, text)

/** The value in full. An unknown amount is not 0. `absent` explains a missing group. */
export const showMeasure = (
  measure: Measure,
  group: Pick<Group, Measure> | undefined,
  absent = 'none',
): Content => {
  if (group === undefined) return html`<span class="absent">${absent}</span>`
  const value = group[measure]
  if (value === null) return html`<span class="absent">no amount known</span>`
  return MEASURES[measure].isMoney ? showDollars(value) : showCount(value)
}

export const showShortMeasure =
  (measure: Measure) =>
  (value: number): string =>
    MEASURES[measure].isMoney ? showShortDollars(value) : showCount(value)
