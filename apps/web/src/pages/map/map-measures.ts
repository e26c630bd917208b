import { type State, isState } from '@rotunda/contract'
import type { Group } from '../../filters/stage-totals.ts'
import { CENSUS, GEOGRAPHY } from '../../geography/states.ts'
import { showCount, showDollars, showShortDollars } from '../../parts/format.ts'

export const MAP_MEASURES = {
  amount_sum_of_projects: { title: 'Sum of projects', isPerResident: false },
  amount_per_resident: { title: `Sum of projects per resident (${CENSUS})`, isPerResident: true },
  projects: { title: 'Projects', isPerResident: false },
} as const
export type MapMeasure = keyof typeof MAP_MEASURES
export const MAP_MEASURE_NAMES = ['amount_sum_of_projects', 'amount_per_resident', 'projects'] as const

/** Null for an unknown amount, which is not 0. */
export const valueOf = (measure: MapMeasure, state: State, group: Group | undefined): number | null => {
  if (group === undefined) return null
  if (measure === 'projects') return group.projects
  const sum = group.amount_sum_of_projects
  return sum === null || measure !== 'amount_per_resident' ? sum : sum / GEOGRAPHY[state].residents
}

const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Tells States without requests from States without known amounts; neither is 0. */
export const showFigureOfGroup = (
  measure: MapMeasure,
  value: number | null,
  group: Group | undefined,
): string => (value === null && group !== undefined ? 'no amount known' : showFigureOf(measure, value))

/** Rounds a bound of the legend. */
export const showBound = (measure: MapMeasure, value: number, hasUnit = true): string => {
  if (measure === 'amount_sum_of_projects') return showShortDollars(value)
  const [text, unit] =
    measure === 'projects'
      ? [showCount(value), value === 1 ? 'project' : 'projects']
      : [CENTS.format(value), 'per resident']
  return hasUnit ? `${text} ${unit}` : text
}

const showFigureOf = (measure: MapMeasure, value: number | null): string => {
  if (value === null) return 'none'
  if (measure === 'projects') return `${showCount(value)} ${value === 1 ? 'project' : 'projects'}`
  return measure === 'amount_per_resident' ? `${CENTS.format(value)} per resident` : showDollars(value)
}

export const toState = (value: unknown): State | undefined =>
  typeof value === 'string' && isState(value) ? value : undefined
