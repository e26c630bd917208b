import { namesOf, STATES, type Stage } from '@rotunda/contract'
import { Plain, type Asked, type Route } from '../../page.ts'
import { CHARTS, PANEL, sizeOf, type ChartName } from '../../charts/charts.ts'
import { drawBars } from '../../charts/draw-bars.ts'
import { drawInTurn } from '../../charts/draw-in-turn.ts'
import { joinPanels, openDrawing, type Bar } from '../../charts/draw-panels.ts'
import { chosenStages } from '../../filters/headline.ts'
import { describeFilter } from '../../filters/describe-filter.ts'
import { NOT_STATED } from '../../filters/parameters.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { compareChart } from '../compare/compare-chart.ts'
import { totalsChart } from '../totals/totals-chart.ts'
import { describeProblem } from '../../problem-page.ts'

const makeChart = (name: ChartName): Route => ({
  path: `/charts/${name}.svg`,
  write: async (asked) => {
    const drawn = await drawChart(name, asked)
    return drawn === undefined ? describeProblem(BUSY, asked) : new Plain('image/svg+xml', drawn)
  },
})

const BUSY = {
  code: 'unavailable',
  status: 503,
  title: 'Too many charts are being drawn',
  detail: 'Charts are drawn one after the other, and many wait. Ask for this one again in a few seconds.',
  retry_after: 5,
}

/** Undefined where too many wait. */
const drawChart = async (name: ChartName, { params, clients }: Asked): Promise<string | undefined> => {
  const { dimension, title } = CHARTS[name]
  const [{ data }, drawing] = await Promise.all([
    readGroups(clients.appropriations, params, [dimension]),
    openDrawing(),
  ])
  const stages = chosenStages(params)
  const size = sizeOf(name, stages.length)
  const [domain, shape] = [listDomain(name, data), { width: size.width, height: PANEL }]
  const drawn = await drawInTurn(
    stages.map((stage) => () => {
      const bars = barsOf(stage, dimension, data)
      return drawBars(drawing, { bars, domain, ...shape })
    }),
  )
  const panels = stages.map((stage, index) => ({
    title: STAGE_WORDS[stage].title,
    svg: drawn?.[index] ?? '',
  }))
  return drawn && joinPanels({ title: `${title}${describeFilter(params)}`, ...size }, panels)
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
