import type { MoneyFinding } from '../../ask/read-money.ts'
import { showFigure } from '../../charts/show-figure.ts'
import { csvOf } from '../../filters/addresses.ts'
import { join } from '../../filters/conditions.ts'
import { describeAbsence, sayEachYear, type CoveredYears } from '../../filters/coverage.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { countOf } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { showSum } from '../../views/stage-totals.ts'
import type { MoneyDimension } from './entity.ts'
import { absent, showObligated } from './rank-members.ts'
import { amountsOf, listYearLines, MONEY_CHART, MONEY_SIZES, type YearLine } from './money-chart.ts'

export type MoneyView = {
  readonly name: string
  readonly dimension: MoneyDimension
  readonly value: string
  /** Totals of records by fiscal year. */
  readonly years: readonly Group[]
  readonly covered: CoveredYears
  readonly money: MoneyFinding
}

/** Amounts asked, enacted and obligated, by fiscal year. Empty where none of them is here. */
export const showMoney = (view: MoneyView): Content => {
  const { name, dimension, value, years, money } = view
  const lines = listYearLines(years, money, dimension, value)
  if (lines.length === 0) return null
  const table = showYears(view, lines)
  const isDrawn = lines.flatMap((line) => amountsOf(line)).filter((amount) => amount !== null).length > 1
  const title = 'Asked, enacted and obligated'
  return html`<section aria-labelledby="money"><h2 id="money">${title}</h2>
${
  isDrawn
    ? showFigure({
        address: makeAddress(MONEY_CHART, { [dimension]: value }),
        caption: html`${title} for ${name}, by fiscal year of the project. The bars of a year are of different projects: never add or divide them.`,
        alt: `${title} by fiscal year, as three bars a year on one scale. The numbers are in the table below.`,
        ...MONEY_SIZES,
        csv: csvOf('/aggregates', new URLSearchParams({ [dimension]: value, group_by: 'fiscal_year' })),
        source:
          'Source: documents of the Committees on Appropriations, tables of Acts and award data. Amounts asked are also here as',
        after: table,
      })
    : table
}
${showNotes(view, lines)}</section>`
}

const showYears = ({ dimension, value, covered, money }: MoneyView, lines: readonly YearLine[]): Html =>
  showTable({
    name: 'Amounts by fiscal year',
    look: 'of-amounts',
    caption: 'Whole dollars by fiscal year, the newest first.',
    rows: lines.toReversed(),
    columns: [
      { title: 'Year', cell: ({ year }) => year, isHeading: true },
      {
        title: 'Asked',
        cell: ({ asked, year }) =>
          asked === undefined
            ? absent(describeAbsence(covered('request').some((one) => one.year === year)))
            : html`${showSum(asked.amount_sum_of_projects)}<br><small><a href="${href(makeAddress('/records', { [dimension]: value, stage: 'request', fiscal_year: year }))}">${countOf(asked.rows, 'request')}</a></small>`,
        isNumber: true,
      },
      {
        title: 'Enacted',
        cell: ({ year, money: enacted }) =>
          enacted === undefined
            ? absent(sayNoEnacted(money, year))
            : html`${showSum(enacted.enacted)}<br><small><a href="${href(makeAddress('/enacted', { [dimension]: value, fiscal_year: year }))}">${countOf(enacted.projects, 'project')}</a></small>`,
        isNumber: true,
      },
      { title: 'Obligated', cell: (line) => showObligatedOf(line, money), isNumber: true },
    ],
  })

/** Tells a year without an enacted project from a year without a table. */
const sayNoEnacted = (money: MoneyFinding, year: number): string =>
  money.kind === 'unreadable'
    ? 'not read now'
    : describeAbsence(money.kind === 'read' && money.years.includes(year))

const showObligatedOf = ({ year, money: enacted }: YearLine, money: MoneyFinding): Content => {
  if (enacted === undefined || money.kind !== 'read') return absent(sayNoEnacted(money, year))
  const shown = showObligated(enacted, money)
  return enacted.obligatedCents === null
    ? shown
    : html`${shown}<br><small>${countOf(enacted.obligatedProjects, 'project')}</small>`
}

/** Coverage of the three amounts, and how their projects are counted. */
const showNotes = ({ dimension, covered, money }: MoneyView, lines: readonly YearLine[]): Html => {
  const isState = dimension === 'state'
  const years = covered('request')
  const asked = isState ? 'requests of members of this State' : 'requests of this member'
  const enacted = isState
    ? 'projects in this State, whoever requested them. A project in several States counts in each'
    : 'projects that name this member. A project counts whole for each of its members'
  return html`<dl class="facts">
<dt>Asked</dt><dd>The ${asked}.${isState && ' A project that several members asked for counts once.'} ${years.length > 0 ? `Requests are here for ${sayEachYear('request', years)}.` : 'No request is here.'}</dd>
<dt>Enacted</dt><dd>The ${enacted}. ${sayTables(money)}${sayWithoutAmount(lines)}</dd>
<dt>Obligated</dt><dd>Obligations to date of the <a href="/datasets/award-spending">awards</a> that are linked to these enacted projects. ${saySpending(money, lines)}</dd>
</dl>`
}

const sayTables = (money: MoneyFinding): Content => {
  if (money.kind === 'unpublished') return 'No table of enacted projects is published here.'
  if (money.kind === 'unreadable') return 'The tables could not be read now. Reload the page.'
  return html`<a href="/datasets/enacted-projects">Tables</a> are here for fiscal years ${join(money.years.map(String), 'and')}.`
}

const sayWithoutAmount = (lines: readonly YearLine[]): Content => {
  const count = lines.reduce((sum, { money }) => sum + (money?.withoutAmount ?? 0), 0)
  return count > 0 && html` The sums lack ${countOf(count, 'project')} without an amount.`
}

const saySpending = (money: MoneyFinding, lines: readonly YearLine[]): Content => {
  if (money.kind === 'unreadable') return 'Not read now, because the enacted projects could not be read.'
  const [all = 0, known = 0] = (['projects', 'obligatedProjects'] as const).map((count) =>
    lines.reduce((sum, { money: enacted }) => sum + (enacted?.[count] ?? 0), 0),
  )
  if (money.kind === 'unpublished' || all === 0) return 'No enacted project is here, so no award is.'
  if (money.spending === 'unpublished') return 'No award data is published here.'
  if (money.spending === 'unreadable') return 'The award data could not be read now. Reload the page.'
  return html`${known} of ${countOf(all, 'enacted project')} ${known === 1 || all === 1 ? 'has' : 'have'} a known sum.${known < all && ' The others have no award here, only candidates, or an award of several projects.'}`
}
