import type { Stage } from '@rotunda/contract'
import { addressOf, ofSnapshot, withValues } from '../../filters/addresses.ts'
import { describeEmptyCell, type IsCovered } from '../../filters/coverage.ts'
import { MEASURES, showMeasure, type Measure } from '../../filters/measures.ts'
import { capitalize } from '../../filters/list-words.ts'
import { parameterLabel, parameterTitle, showValue } from '../../filters/parameters.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showTable, type Column } from '../../parts/table.ts'
import type { Side } from './read-sides.ts'
import { sayOfNoState } from './say-uncounted.ts'
import { KINDS, type Comparison } from './sides.ts'

export type Shown = { readonly sides: readonly Side[]; readonly isCovered: IsCovered }

export type ShownStage = Shown & { readonly stage: Stage; readonly ofNoState: readonly Group[] }

/** One stage: a note, totals of both sides, and both sides by year or by subcommittee. */
export const showStage = (comparison: Comparison, shown: ShownStage): Html => {
  const { stage, sides, ofNoState } = shown
  const { title } = STAGE_WORDS[stage]
  const isEmpty = sides.every(({ totals }) => findStage(totals, stage).length === 0)
  const note = sayOfNoState(comparison, stage, ofNoState)
  const content = isEmpty
    ? html`<p>${describeEmptyStage(comparison, shown)}</p>
${note}`
    : html`${note}
${showWholes(comparison, shown)}
${showValues(comparison, shown)}`
  return html`<section aria-label="${title}"><h2>${title}</h2>
${content}</section>`
}

const TOTALS = ['amount_sum_of_projects', 'rows', 'projects', 'amount_median', 'amount_missing'] as const

type Cell = { readonly stage: Stage; readonly side: Side; readonly value?: Value }

const describeAbsent = (
  { kind }: Pick<Comparison, 'kind'>,
  isCovered: IsCovered,
  { stage, side, value }: Cell,
): string =>
  describeEmptyCell(
    isCovered,
    kind === 'year'
      ? { stage, year: side.value, properties: { subcommittee: value } }
      : { stage, year: value, properties: { chamber: side.chambers } },
  )

/** Replaces tables whose every cell would say the same. */
const describeEmptyStage = ({ kind }: Comparison, { stage, sides, isCovered }: ShownStage): string =>
  sides
    .map((side) => `${capitalize(side.name)}: ${describeAbsent({ kind }, isCovered, { stage, side })}`)
    .join('. ')
    .concat('.')

const nameSides = (sides: readonly Side[]): string => sides.map(({ name }) => capitalize(name)).join(' and ')

/** Totals of both sides. */
const showWholes = ({ kind }: Comparison, { stage, sides, isCovered }: ShownStage): Html => {
  const { title } = STAGE_WORDS[stage]
  return showTable({
    name: `${title} in all`,
    caption: `${title} in all: ${nameSides(sides)}`,
    rows: sides,
    columns: [
      {
        title: kind === 'state' ? parameterTitle('state') : capitalize(KINDS[kind].one),
        cell: (side) => linkRecords(side, stage),
        isHeading: true,
      },
      ...TOTALS.map((measure) => ({
        title: MEASURES[measure].title,
        cell: (side: Side) => {
          const [total] = findStage(side.totals, stage)
          return showMeasure(measure, total, describeAbsent({ kind }, isCovered, { stage, side }))
        },
        isNumber: true,
      })),
    ],
  })
}

/** Both sides by year, or by subcommittee. */
const showValues = ({ kind }: Comparison, { stage, sides, isCovered }: ShownStage): Content => {
  const over = KINDS[kind].over
  const values = listValues(sides, stage, over)
  if (values.length === 0) return null
  const name = `${STAGE_WORDS[stage].title} by ${parameterLabel(over)}`
  return showTable({
    name,
    caption: `${name}: ${nameSides(sides)}`,
    rows: values,
    columns: [
      valueColumn(over),
      ...(['amount_sum_of_projects', 'projects'] as const).flatMap((measure) =>
        sides.map((side) => ({
          ...sideColumn({ kind }, isCovered, { stage, side, measure }),
          group: MEASURES[measure].title,
        })),
      ),
    ],
  })
}

export const valueColumn = (over: Over): Column<Value> => ({
  title: titleOf(over),
  cell: (value) => nameValue(over, value),
  isHeading: true,
})

type Measured = { readonly stage: Stage; readonly side: Side; readonly measure: Measure }

export const sideColumn = (
  { kind }: Pick<Comparison, 'kind'>,
  isCovered: IsCovered,
  { stage, side, measure }: Measured,
): Column<Value> => ({
  title: capitalize(side.name),
  cell: (value) => {
    const group = findStage(side.groups, stage).find((one) => (one.group[KINDS[kind].over] ?? null) === value)
    return showMeasure(measure, group, describeAbsent({ kind }, isCovered, { stage, side, value }))
  },
  isNumber: true,
})

type Over = 'fiscal_year' | 'subcommittee'
export type Value = string | number | null

/** May break within the word, since the title is wider than the codes below it. */
const titleOf = (over: Over): string => parameterTitle(over).replace('committee', 'com\u00ADmittee')

/** Subcommittees by code, as in the chart, because a phone has no room for names beside two sums. */
const nameValue = (over: Over, value: Value): Content =>
  over === 'subcommittee' && value !== null
    ? html`<abbr title="${showValue(over, value)}">${value}</abbr>`
    : capitalize(showValue(over, value))

export const findStage = (groups: readonly Group[], stage: Stage): Group[] =>
  groups.filter(({ group }) => group.stage === stage)

export const listValues = (sides: readonly Side[], stage: Stage, over: Over): Value[] => {
  const values = sides.flatMap(({ groups }) =>
    findStage(groups, stage).map(({ group }) => group[over] ?? null),
  )
  return [...new Set(values)].toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
}

const linkRecords = ({ name, filter }: Side, stage: Stage): Html =>
  html`<a href="${href(addressOf('/records', ofSnapshot(withValues(filter, 'stage', [stage]), filter)))}">${capitalize(name)}</a>`
