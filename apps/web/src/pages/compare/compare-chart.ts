import type { Stage } from '@rotunda/contract'
import { makeChartRoute, type Chart } from '../../charts/chart-route.ts'
import { NARROW, PANEL, type ChartWidth, type Size } from '../../charts/charts.ts'
import { drawPairs } from '../../charts/draw-pairs.ts'
import { findMost, NOTE, openDrawing } from '../../charts/draw-panels.ts'
import { chosenStages } from '../../filters/describe-filter.ts'
import { capitalize, NOT_STATED } from '../../filters/list-words.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import type { Asked, Route } from '../../page.ts'
import { readSides, type Side } from './read-sides.ts'
import { KINDS, readComparison, type Comparison } from './sides.ts'

const WIDTH = 760

export const compareSize = (stages: number): Size => ({ width: WIDTH, height: PANEL * Math.max(1, stages) })

/** Size for phones, where each side has its own line under the title. */
export const narrowCompareSize = (stages: number): Size => ({
  width: NARROW,
  height: (PANEL + 2 * NOTE) * Math.max(1, stages),
})

export const compareChart: Route = makeChartRoute('/charts/compare.svg', 8, async (asked, width) => {
  const comparison = readComparison(asked)
  return 'main' in comparison ? comparison : readChart(asked, comparison, width)
})

const readChart = async (asked: Asked, comparison: Comparison, width: ChartWidth): Promise<Chart> => {
  const [{ sides }, drawing] = await Promise.all([readSides(asked, comparison), openDrawing()])
  const stages = chosenStages(comparison.params)
  const [first = '', second = ''] = sides.map(({ name }) => capitalize(name))
  const isNarrow = width === 'narrow'
  const size = isNarrow ? narrowCompareSize(stages.length) : compareSize(stages.length)
  const named = [`${first} (filled)`, `${second} (outlined)`]
  const drawn = stages.map((stage) => ({ stage, bars: listBars(comparison, stage, sides) }))
  const most = findMost(drawn.map(({ bars }) => bars))
  const panels = drawn.map(({ stage, bars }) => {
    const labels = [...new Set(bars.map(({ label }) => label))].toSorted()
    return {
      height: isNarrow ? PANEL + 2 * NOTE : PANEL,
      ...(isNarrow
        ? { title: STAGE_WORDS[stage].title, notes: named }
        : { title: `${STAGE_WORDS[stage].title}: ${named.join(', ')}` }),
      draw: () =>
        drawPairs(drawing, {
          bars,
          labels,
          sides: sides.map(({ value }) => value),
          width: size.width,
          height: PANEL,
          most,
          isNarrow,
        }),
    }
  })
  return { whole: { title: `${first} and ${second}`, ...size, isNarrow }, panels }
}

const listBars = ({ kind }: Comparison, stage: Stage, sides: readonly Side[]) =>
  sides.flatMap(({ value: side, groups }) =>
    groups
      .filter(({ group }) => group.stage === stage)
      .map(({ group, amount_sum_of_projects: value }) => ({
        side,
        label: String(group[KINDS[kind].over] ?? NOT_STATED),
        value,
      })),
  )
