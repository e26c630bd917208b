import type { Stage } from '@rotunda/contract'
import { Plain, type Asked, type Route } from '../../page.ts'
import { PANEL, type Size } from '../../charts/charts.ts'
import { drawPairs } from '../../charts/draw-pairs.ts'
import { joinPanels, openDrawing } from '../../charts/draw-panels.ts'
import { chosenStages } from '../../filters/headline.ts'
import { capitalize, NOT_STATED } from '../../filters/parameters.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { readSides, type Side } from './read-sides.ts'
import { KINDS, readComparison, type Comparison } from './sides.ts'

const WIDTH = 760

export const compareSize = (stages: number): Size => ({ width: WIDTH, height: PANEL * Math.max(1, stages) })

export const compareChart: Route = {
  path: '/charts/compare.svg',
  write: async (asked) => {
    const comparison = readComparison(asked)
    return 'main' in comparison ? comparison : new Plain('image/svg+xml', await draw(asked, comparison))
  },
}

const draw = async (asked: Asked, comparison: Comparison): Promise<string> => {
  const [{ sides }, drawing] = await Promise.all([readSides(asked, comparison), openDrawing()])
  const stages = chosenStages(comparison.params)
  const [first, second] = sides.map(({ name }) => capitalize(name))
  const panels = stages.map((stage) => {
    const bars = listBars(comparison, stage, sides)
    const labels = [...new Set(bars.map(({ label }) => label))].toSorted()
    return {
      title: `${STAGE_WORDS[stage].title}: ${first ?? ''} (filled), ${second ?? ''} (outlined)`,
      svg: drawPairs(drawing, {
        bars,
        labels,
        sides: sides.map(({ value }) => value),
        width: WIDTH,
        height: PANEL,
      }),
    }
  })
  return joinPanels({ title: `${first ?? ''} and ${second ?? ''}`, ...compareSize(stages.length) }, panels)
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
