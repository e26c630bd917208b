import type { Dimension, Stage } from '@rotunda/contract'
import { describeAbsence, type IsCovered } from '../filters/coverage.ts'
import { showMeasure, type Measure } from '../filters/measures.ts'
import { capitalize } from '../filters/list-words.ts'
import { parameterTitle, showValue } from '../filters/parameters.ts'
import type { Group } from '../filters/stage-totals.ts'
import { isStage, STAGE_WORDS } from '../filters/stage-words.ts'
import type { Content, Html } from '../html/html.ts'
import { showTable } from '../parts/table.ts'

type Numbers = {
  readonly dimension: Dimension
  readonly caption: string
  readonly measure?: Measure
  /** Tells years without documents from years without requests. */
  readonly isCovered?: IsCovered
  /** False where some groups were not read, so a missing group means nothing. */
  readonly isWhole?: boolean
  /** Names of values that are ids. */
  readonly names?: ReadonlyMap<string, string> | undefined
}
type Line = { readonly value: string | number | null; readonly groups: readonly Group[] }

/** The numbers of a chart: a row for each value of the dimension, a column for each stage. */
export const showStageTable = (
  {
    dimension,
    caption,
    measure = 'amount_sum_of_projects',
    isCovered = () => true,
    isWhole = true,
    names,
  }: Numbers,
  groups: readonly Group[],
): Html => {
  const stages = Object.keys(STAGE_WORDS)
    .filter(isStage)
    .filter((stage) => groups.some(({ group }) => group.stage === stage))
  return showTable({
    name: caption,
    caption: `${caption}, each stage separately`,
    rows: listLines(dimension, groups),
    columns: [
      {
        title: parameterTitle(dimension),
        cell: ({ value }) => names?.get(String(value)) ?? capitalize(showValue(dimension, value)),
        isHeading: true,
      },
      ...stages.map((stage) => ({
        title: STAGE_WORDS[stage].title,
        cell: (line: Line) => showStage(line, stage, { dimension, measure, isCovered, isWhole }),
        isNumber: true,
      })),
    ],
  })
}

type Shown = Required<Pick<Numbers, 'dimension' | 'measure' | 'isCovered' | 'isWhole'>>

const showStage = (
  { value, groups }: Line,
  stage: Stage,
  { dimension, measure, isCovered, isWhole }: Shown,
): Content =>
  showMeasure(
    measure,
    groups.find(({ group }) => group.stage === stage),
    isWhole
      ? describeAbsence(dimension === 'fiscal_year' ? isCovered(stage, value) : isCovered(stage))
      : 'not shown',
  )

/** Sorts years and States. Other dimensions keep the API's order, the largest first. Unstated values come last. */
const listLines = (dimension: Dimension, groups: readonly Group[]): Line[] => {
  const lines = [...Map.groupBy(groups, ({ group }) => group[dimension] ?? null)].map(
    ([value, held]): Line => ({ value, groups: held }),
  )
  const isOrdered = dimension === 'fiscal_year' || dimension === 'state'
  const inOrder = isOrdered ? lines.toSorted((a, b) => compare(a, b)) : lines
  return [...inOrder.filter(({ value }) => value !== null), ...inOrder.filter(({ value }) => value === null)]
}

const compare = ({ value: one }: Line, { value: other }: Line): number =>
  String(one).localeCompare(String(other))
