import type { Stage } from '@rotunda/contract'
import { capitalize, parameterTitle, showValue } from '../../filters/parameters.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { isStage, STAGE_WORDS } from '../../filters/stage-words.ts'
import type { Content, Html } from '../../html/html.ts'
import { showTable } from '../../parts/table.ts'
import { showSum } from './show-totals.ts'

type Numbers = { readonly dimension: 'fiscal_year' | 'state'; readonly caption: string }
type Line = { readonly value: string | number | null; readonly groups: readonly Group[] }

/** The bars of a chart as numbers: a line for each year or State, a column for each stage. */
export const showNumbers = ({ dimension, caption }: Numbers, groups: readonly Group[]): Html => {
  const stages = Object.keys(STAGE_WORDS)
    .filter(isStage)
    .filter((stage) => groups.some(({ group }) => group.stage === stage))
  return showTable({
    name: caption,
    caption: `${caption}, each stage by itself`,
    rows: listLines(dimension, groups),
    columns: [
      {
        title: parameterTitle(dimension),
        cell: ({ value }) => capitalize(showValue(dimension, value)),
        isHeading: true,
      },
      ...stages.map((stage) => ({
        title: STAGE_WORDS[stage].title,
        cell: (line: Line) => showStage(line, stage),
        isNumber: true,
      })),
    ],
  })
}

const showStage = ({ groups }: Line, stage: Stage): Content => {
  const found = groups.find(({ group }) => group.stage === stage)
  return found === undefined ? 'none' : showSum(found.amount_sum_of_projects)
}

/** As the chart has them: what no source says comes last. */
const listLines = (dimension: Numbers['dimension'], groups: readonly Group[]): Line[] =>
  [...Map.groupBy(groups, ({ group }) => group[dimension] ?? null)]
    .map(([value, held]) => ({ value, groups: held }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))

const orderOf = ({ value }: Line): string => (value === null ? '~' : String(value))
