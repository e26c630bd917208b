import type { Dimension, Stage } from '@rotunda/contract'
import { findShades, type Shade } from '../../charts/shades.ts'
import { describeEmptyCell, type IsCovered } from '../../filters/coverage.ts'
import { findRecordsOf } from '../../filters/find-records-of.ts'
import { MEASURES, showMeasure, type Measure } from '../../filters/measures.ts'
import { capitalize } from '../../filters/list-words.ts'
import { parameterLabel, parameterTitle, showValue } from '../../filters/parameters.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { ValueNames } from '../../views/totals-view.ts'
import type { ChambersOf } from './read-member-chambers.ts'

type Cross = {
  readonly params: URLSearchParams
  readonly stage: Stage
  readonly rows: Dimension
  readonly columns: Dimension
  readonly measure: Measure
  /** False where some groups were not read, so an empty cell means nothing. */
  readonly isWhole: boolean
  readonly isCovered: IsCovered
  readonly chambersOf: ChambersOf
  /** Whether the address sorts the rows, years included. */
  readonly isSorted: boolean
  readonly names: ValueNames
  /** Totals of each row. Cells are never added, because one project may be in several. */
  readonly wholes: readonly Group[]
}

type Value = string | number | null

/** The most columns of a table. The CSV has the rest. */
const MOST_COLUMNS = 14

/** A table of two dimensions that is also a heat map. */
export const showCross = (cross: Cross, groups: readonly Group[]): Html => {
  const { stage, rows, columns, measure } = cross
  const [down, all] = [order(rows, sortByWhole(cross, groups), cross.isSorted), order(columns, groups)]
  const across = all.slice(0, MOST_COLUMNS)
  const cells = new Map(groups.map((one) => [keyOf(one.group[rows], one.group[columns]), one]))
  const shade = findShades(groups.map((one) => one[measure]))
  const wholes = new Map(cross.wholes.map((one) => [one.group[rows] ?? null, one]))
  const short = { ...cross, isShort: true }
  const name = `${STAGE_WORDS[stage].title}: ${MEASURES[measure].title} by ${parameterLabel(rows)} and ${parameterLabel(columns)}`
  const heads = across.map(
    (value) => html`<th scope="col" class="number">${nameValue(short, columns, value)}</th>`,
  )
  const lines = down.map((row) => {
    const whole = showMeasure(measure, wholes.get(row), 'not shown')
    const heat = across.map((column) =>
      showHeat(cells.get(keyOf(row, column)), { cross, row, column, shade }),
    )
    return html`<tr><th scope="row">${linkGroup(short, rows, row)}</th><td class="number whole">${whole}</td>${heat}</tr>`
  })
  return html`<div class="table-frame" role="region" tabindex="0" aria-label="${name}"><table class="usa-table usa-table--borderless usa-table--compact heat">
<caption><span>${name}. Darker cells have higher values. “All” counts the whole row, with projects in several columns once.</span></caption>
<thead><tr><th scope="col">${parameterTitle(rows)}</th><th scope="col" class="number">All</th>${heads}</tr></thead>
<tbody>${lines}</tbody>
</table></div>
${all.length > across.length && html`<p class="hint">The first ${across.length} of ${all.length} columns. The CSV below has the rest.</p>`}`
}

/** Sorts groups by the totals of their rows, not by their largest cells. */
const sortByWhole = ({ rows, wholes }: Cross, groups: readonly Group[]): readonly Group[] => {
  const placeOf = new Map(wholes.map(({ group }, index) => [group[rows] ?? null, index]))
  const place = ({ group }: Group): number => placeOf.get(group[rows] ?? null) ?? placeOf.size
  return groups.toSorted((a, b) => place(a) - place(b))
}

type Place = { readonly cross: Cross; readonly row: Value; readonly column: Value; readonly shade: Shade }

const showHeat = (group: Group | undefined, { cross, row, column, shade }: Place): Html => {
  const { measure, isWhole } = cross
  const absent = isWhole ? sayNone(cross, row, column) : 'not shown'
  return html`<td class="number heat-${shade(group?.[measure] ?? null)}">${showMeasure(measure, group, absent)}</td>`
}

const sayNone = (cross: Cross, row: Value, column: Value): string => {
  const { stage, rows, columns, isCovered, chambersOf } = cross
  const of: Partial<Record<Dimension, Value>> = { [rows]: row, [columns]: column }
  const chamber = of.chamber ?? (of.district ? 'house' : chambersOf(of.bioguide))
  return describeEmptyCell(isCovered, { stage, year: of.fiscal_year, properties: { ...of, chamber } })
}

const keyOf = (row: Value | undefined, column: Value | undefined): string => JSON.stringify([row, column])

/** Sorts years. Other dimensions keep the API's order, the largest first. Unstated values come last. */
const order = (dimension: Dimension, groups: readonly Group[], isSorted = false): Value[] => {
  const values = [...new Set(groups.map(({ group }) => group[dimension] ?? null))]
  const sorted =
    dimension === 'fiscal_year' && !isSorted ? values.toSorted((a, b) => Number(a) - Number(b)) : values
  return [...sorted.filter((value) => value !== null), ...(values.includes(null) ? [null] : [])]
}

type Naming = Pick<Cross, 'names'> & {
  /** Shows subcommittees by code, to save room. */
  readonly isShort?: boolean
}

/** Links a group to its records, unless no filter gives exactly these. */
export const linkGroup = (
  of: Pick<Cross, 'params' | 'stage'> & Naming,
  dimension: Dimension,
  value: Value,
): Content => {
  const { params, stage } = of
  if (value === null) return html`<span class="absent">${capitalize(showValue(dimension, value))}</span>`
  const address = findRecordsOf(params, { stage, dimension, value })
  if (address === undefined) return nameValue(of, dimension, value)
  return nameValue(of, dimension, value, (words) => html`<a href="${href(address)}">${words}</a>`)
}

/** The name of a value; ids follow their name. */
const nameValue = (
  { names, isShort = false }: Naming,
  dimension: Dimension,
  value: Value,
  show: (words: Content) => Content = (words) => words,
): Content => {
  const name = names[dimension]?.get(String(value))
  if (name === undefined && isShort && dimension === 'subcommittee' && value !== null)
    return show(html`<abbr title="${showValue(dimension, value)}">${value}</abbr>`)
  return name === undefined
    ? show(capitalize(showValue(dimension, value)))
    : html`${show(name)} <small><code>${value}</code></small>`
}
