import { makeChartRoute, type Chart } from '../charts/chart-route.ts'
import type { ChartWidth } from '../charts/charts.ts'
import { MOST_BARS } from '../charts/draw-rows.ts'
import { makeRowsChart } from '../charts/rows-chart.ts'
import { chosenStages } from '../filters/describe-filter.ts'
import { MEASURES, showShortMeasure } from '../filters/measures.ts'
import { capitalize } from '../filters/list-words.ts'
import { showValue } from '../filters/parameters.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'
import type { Asked, Route } from '../page.ts'
import { readTotals, readView, type TotalsView, readValueNames } from './totals-view.ts'

export const totalsChart: Route = makeChartRoute('/charts/totals.svg', 7, async (asked, width) => {
  const view = readView(asked)
  return 'main' in view ? view : readChart(asked, view, width)
})

const readChart = async (asked: Asked, view: TotalsView, width: ChartWidth): Promise<Chart> => {
  const { rows, measure, params } = view
  const shown = { ...view, columns: undefined }
  const { data } = await readTotals(asked, shown)
  const stages = chosenStages(params)
    .map((stage) => ({
      stage,
      groups: data.filter((one) => one.group.stage === stage && one[measure] !== null),
    }))
    .filter(({ groups }) => groups.length > 0)
    .map(({ stage, groups }) => ({ stage, groups: groups.slice(0, MOST_BARS) }))
  const names = await readValueNames(
    asked,
    shown,
    stages.flatMap(({ groups }) => groups),
  )
  return makeRowsChart(
    MEASURES[measure].title,
    stages.map(({ stage, groups }) => ({
      title: STAGE_WORDS[stage].title,
      bars: groups.map((one) => ({
        label: names[rows]?.get(String(one.group[rows])) ?? capitalize(showValue(rows, one.group[rows])),
        value: one[measure],
      })),
    })),
    width,
    showShortMeasure(measure),
  )
}
