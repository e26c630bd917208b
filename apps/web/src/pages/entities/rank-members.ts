import type { MoneyOfYear } from '../../ask/memory.ts'
import type { MoneyFinding } from '../../ask/read-money.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCount, showDollars } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { linkValue } from '../../views/entity-links.ts'
import { showSum } from '../../views/stage-totals.ts'

type ReadMoney = Extract<MoneyFinding, { kind: 'read' }>
export type RankedMember = {
  readonly id: string
  readonly name: string
  /** Members whom records name have a page. */
  readonly hasPage: boolean
}
type Ranked = RankedMember & { readonly money: MoneyOfYear }

/** Amounts of one value in one fiscal year. */
export const findYear = (
  money: MoneyFinding,
  dimension: 'state' | 'bioguide',
  value: string,
  year: number | undefined,
): MoneyOfYear | undefined =>
  money.kind === 'read' ? money[dimension].get(value)?.find((one) => one.year === year) : undefined

/** Newest fiscal year in which a member has an enacted project. Years are counted by different rules and never added. */
export const findRankedYear = (money: ReadMoney, members: readonly RankedMember[]): number | undefined =>
  money.years.findLast((year) => members.some(({ id }) => findYear(money, 'bioguide', id, year)))

/** Members with an enacted project in a fiscal year, the greatest amount first. */
export const showRanking = (
  money: ReadMoney,
  members: readonly RankedMember[],
  { year, of }: { readonly year: number; readonly of: string },
): Html => {
  const rows = members
    .flatMap((one): Ranked[] => {
      const found = findYear(money, 'bioguide', one.id, year)
      return found === undefined ? [] : [{ ...one, money: found }]
    })
    .toSorted((a, b) => (b.money.enacted ?? -1) - (a.money.enacted ?? -1))
  return showTable({
    name: 'Members with enacted projects',
    look: 'of-amounts',
    caption: `Members${of} with enacted projects of fiscal year ${year}, the greatest amount first. A project counts whole for each of its members, so do not add the lines.`,
    rows,
    columns: [
      { title: 'Member', cell: showMember, isHeading: true },
      { title: `Enacted, ${year}`, cell: ({ money: { enacted } }) => showSum(enacted), isNumber: true },
      { title: 'Projects', cell: (one) => linkProjects(one, year), isNumber: true },
      {
        title: 'Obligated',
        cell: ({ money: { obligatedCents: cents } }) => showCents(cents),
        isNumber: true,
      },
    ],
  })
}

const showMember = ({ id, name, hasPage }: Ranked): Content =>
  html`${hasPage ? linkValue('bioguide', id, name) : name} <small><code>${id}</code></small>`

const linkProjects = ({ id, money }: Ranked, year: number): Html =>
  html`<a href="${href(makeAddress('/enacted', { bioguide: id, fiscal_year: year }))}">${showCount(money.projects)}</a>`

const showCents = (cents: number | null): Content =>
  cents === null ? html`<span class="absent">no award linked</span>` : showDollars(cents / 100)
