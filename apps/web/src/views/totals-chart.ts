import { makeChartRoute, type Chart } from '../charts/chart-route.ts'
import { NARROW, type ChartWidth, type Size } from '../charts/charts.ts'
import { findMost, openDrawing } from '../charts/draw-panels.ts'
import { drawNarrowRows, drawRows, heightOfNarrowRows, heightOfRows, MOST_BARS } from '../charts/draw-rows.ts'
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

const WIDTH = 760

/** `bars`: the number of bars of each stage. */
export const totalsSize = (bars: readonly number[]): Size => ({
  width: WIDTH,
  height: addUp(bars.map(heightOfRows)),
})

export const narrowTotalsSize = (bars: readonly number[]): Size => ({
  width: NARROW,
  height: addUp(bars.map(heightOfNarrowRows)),
})

const addUp = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0)

/** Size of a picture that only says that there are no amounts. */
const NOTHING: Size = { width: NARROW, height: heightOfRows(1) }

const readChart = async (asked: Asked, view: TotalsView, width: ChartWidth): Promise<Chart> => {
  const { rows, measure, params } = view
  const shown = { ...view, columns: undefined }
  const [{ data }, drawing] = await Promise.all([readTotals(asked, shown), openDrawing()])
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
  const isNarrow = width === 'narrow'
  const counts = stages.map(({ groups }) => groups.length)
  const size = counts.length === 0 ? NOTHING : (isNarrow ? narrowTotalsSize : totalsSize)(counts)
  const [drawBars, heightOf] = isNarrow ? [drawNarrowRows, heightOfNarrowRows] : [drawRows, heightOfRows]
  const most = findMost(stages.map(({ groups }) => groups.map((one) => ({ value: one[measure] }))))
  const panels = stages.map(({ stage, groups }) => ({
    title: STAGE_WORDS[stage].title,
    height: heightOf(groups.length),
    draw: () =>
      drawBars(drawing, {
        bars: groups.map((one) => ({
          label: names[rows]?.get(String(one.group[rows])) ?? capitalize(showValue(rows, one.group[rows])),
          value: one[measure],
        })),
        most,
        width: size.width,
        format: showShortMeasure(measure),
      }),
  }))
  return { whole: { title: MEASURES[measure].title, ...size, isNarrow }, panels }
}
