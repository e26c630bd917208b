import { namesOf, STATES, type Stage } from '@rotunda/contract'
import { describeFilter, chosenStages } from '../filters/describe-filter.ts'
import { capitalize, NOT_STATED } from '../filters/list-words.ts'
import { showValue } from '../filters/parameters.ts'
import { readGroups, type Group } from '../filters/stage-totals.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'
import type { Asked, Route } from '../page.ts'
import { showShortDollars } from '../parts/format.ts'
import { makeChartRoute, type Chart } from './chart-route.ts'
import { CHARTS, countSlots, narrowSizeOf, PANEL, sizeOf, type ChartName, type ChartWidth } from './charts.ts'
import { drawBars } from './draw-bars.ts'
import { drawNarrowRows } from './draw-rows.ts'
import { findMost, openDrawing, type Bar } from './draw-panels.ts'

const makeChart = (name: ChartName): Route =>
  makeChartRoute(`/charts/${name}.svg`, 1, (asked, width) => readChart(name, asked, width))

/** A chart of a filter, each stage in its panel. */
export const readChart = async (
  name: ChartName,
  { params, clients }: Asked,
  width: ChartWidth,
): Promise<Chart> => {
  const { dimension, title } = CHARTS[name]
  const [{ data }, drawing] = await Promise.all([
    readGroups(clients.appropriations, params, [dimension]),
    openDrawing(),
  ])
  const stages = chosenStages(params)
  const isNarrow = width === 'narrow'
  const size = isNarrow ? narrowSizeOf(name, stages.length, params) : sizeOf(name, stages.length)
  const slots = isNarrow && name === 'states' ? countSlots(params) : undefined
  const drawn = stages.map((stage) => ({ stage, bars: barsOf(stage, dimension, data) }))
  const most = findMost(drawn.map(({ bars }) => bars))
  const { domain, order } = listDomain(name, data)
  const panels = drawn.map(({ stage, bars }) => ({
    title: `${STAGE_WORDS[stage].title}${slots === undefined ? order : sayGreatest(bars, slots)}`,
    height: size.height / stages.length,
    draw: () =>
      slots === undefined
        ? drawBars(drawing, { bars, most, width: size.width, height: PANEL, domain, isNarrow })
        : drawNarrowRows(drawing, {
            bars: sortStates(bars),
            slots,
            most,
            width: size.width,
            format: showShortDollars,
          }),
  }))
  return { whole: { title: `${title}${describeFilter(params)}`, ...size, isNarrow }, panels }
}

/** Names States in full, the greatest first. */
const sortStates = (bars: readonly Bar[]): Bar[] =>
  bars
    .filter(({ value }) => value !== null)
    .map(({ label, value }) => ({ label: capitalize(showValue('state', label)), value }))
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))

/** Says that the chart has room for the greatest bars only. */
const sayGreatest = (bars: readonly Bar[], slots: number): string => {
  const known = bars.filter(({ value }) => value !== null).length
  if (known <= slots) return ''
  return slots === 1 ? ': the greatest' : `: the ${slots} greatest`
}

const labelOf = ({ group }: Group, dimension: 'fiscal_year' | 'state'): string =>
  String(group[dimension] ?? NOT_STATED)

const barsOf = (stage: Stage, dimension: 'fiscal_year' | 'state', groups: readonly Group[]): Bar[] =>
  groups
    .filter(({ group }) => group.stage === stage)
    .map((one) => ({ label: labelOf(one, dimension), value: one.amount_sum_of_projects }))

type Domain = {
  readonly domain: readonly string[]
  /** Part of each panel's title. */
  readonly order: string
}

/** Labels of the axis: the years, or the States. The group without a value comes last. */
const listDomain = (name: ChartName, groups: readonly Group[]): Domain =>
  name === 'states'
    ? listStates(groups)
    : { domain: [...new Set(groups.map((one) => labelOf(one, 'fiscal_year')))].toSorted(), order: '' }

/** All States alphabetically, so that two pictures can be compared; where most would be empty, known States by rank. */
const listStates = (groups: readonly Group[]): Domain => {
  const all = namesOf(STATES).toSorted()
  const greatest = new Map<string, number>()
  for (const one of groups) {
    const { amount_sum_of_projects: sum } = one
    const label = labelOf(one, 'state')
    if (sum !== null) greatest.set(label, Math.max(sum, greatest.get(label) ?? 0))
  }
  const known = all.filter((state) => greatest.has(state))
  if (known.length >= all.length / 2) return { domain: [...all, NOT_STATED], order: '' }
  const ranked = known.toSorted((a, b) => (greatest.get(b) ?? 0) - (greatest.get(a) ?? 0))
  return {
    domain: greatest.has(NOT_STATED) ? [...ranked, NOT_STATED] : ranked,
    order: ranked.length > 1 ? ': the greatest first' : '',
  }
}

export const filterCharts: readonly Route[] = [makeChart('years'), makeChart('states')]
