import { namesOf, STATES, type Stage } from '@rotunda/contract'
import type { Asked, Route } from '../../page.ts'
import { makeChartRoute, type Chart } from '../../charts/chart-route.ts'
import {
  CHARTS,
  countSlots,
  narrowSizeOf,
  PANEL,
  sizeOf,
  type ChartName,
  type ChartWidth,
} from '../../charts/charts.ts'
import { drawBars } from '../../charts/draw-bars.ts'
import { drawNarrowRows } from '../../charts/draw-narrow-rows.ts'
import { openDrawing, type Bar } from '../../charts/draw-panels.ts'
import { chosenStages } from '../../filters/headline.ts'
import { describeFilter } from '../../filters/describe-filter.ts'
import { capitalize, NOT_STATED, showValue } from '../../filters/parameters.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { showShortDollars } from '../../parts/show-dollars.ts'
import { compareChart } from '../compare/compare-chart.ts'
import { totalsChart } from '../totals/totals-chart.ts'

const makeChart = (name: ChartName): Route =>
  makeChartRoute(`/charts/${name}.svg`, (asked, width) => readChart(name, asked, width))

const readChart = async (name: ChartName, { params, clients }: Asked, width: ChartWidth): Promise<Chart> => {
  const { dimension, title } = CHARTS[name]
  const [{ data }, drawing] = await Promise.all([
    readGroups(clients.appropriations, params, [dimension]),
    openDrawing(),
  ])
  const stages = chosenStages(params)
  const isNarrow = width === 'narrow'
  const size = isNarrow ? narrowSizeOf(name, stages.length, params) : sizeOf(name, stages.length)
  const shape = { width: size.width, height: PANEL, domain: listDomain(name, data), isNarrow }
  const slots = isNarrow && name === 'states' ? countSlots(params) : undefined
  const panels = stages.map((stage) => {
    const bars = barsOf(stage, dimension, data)
    const rows = { bars: sortStates(bars), width: size.width, format: showShortDollars }
    return {
      title: `${STAGE_WORDS[stage].title}${sayGreatest(bars, slots)}`,
      draw: () =>
        slots === undefined
          ? drawBars(drawing, { bars, ...shape })
          : drawNarrowRows(drawing, { ...rows, slots }),
    }
  })
  return { whole: { title: `${title}${describeFilter(params)}`, ...size, isNarrow }, panels }
}

/** By name, the greatest first. */
const sortStates = (bars: readonly Bar[]): Bar[] =>
  bars
    .map(({ label, value }) => ({ label: capitalize(showValue('state', label)), value }))
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))

/** Of a chart that has no room for all bars. */
const sayGreatest = (bars: readonly Bar[], slots: number | undefined): string => {
  const known = bars.filter(({ value }) => value !== null).length
  if (slots === undefined || known <= slots) return ''
  return slots === 1 ? ': the greatest' : `: the ${slots} greatest`
}

const labelOf = ({ group }: Group, dimension: 'fiscal_year' | 'state'): string =>
  String(group[dimension] ?? NOT_STATED)

const barsOf = (stage: Stage, dimension: 'fiscal_year' | 'state', groups: readonly Group[]): Bar[] =>
  groups
    .filter(({ group }) => group.stage === stage)
    .map((one) => ({ label: labelOf(one, dimension), value: one.amount_sum_of_projects }))

/** All States, so that two pictures can be compared; the years that occur. What no source says comes last. */
const listDomain = (name: ChartName, groups: readonly Group[]): string[] =>
  name === 'states'
    ? [...namesOf(STATES).toSorted(), NOT_STATED]
    : [...new Set(groups.map((one) => labelOf(one, 'fiscal_year')))].toSorted()

export const charts: readonly Route[] = [makeChart('years'), makeChart('states'), totalsChart, compareChart]
