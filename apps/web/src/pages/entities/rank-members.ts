import type { MoneyOfYear } from '../../ask/memory.ts'
import type { MoneyFinding } from '../../ask/read-money.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCount, showDollars } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { linkValue } from '../../views/entity-links.ts'
import { surnameFirst, type NamedMember } from '../../views/member-names.ts'
import { showSum } from '../../views/stage-totals.ts'

type ReadMoney = Extract<MoneyFinding, { kind: 'read' }>
export type RankedMember = {
  readonly id: string
  readonly name: string
  /** Members whom records name have a page. */
  readonly hasPage: boolean
}
type Ranked = RankedMember & { readonly money: MoneyOfYear }

/** Members with an enacted project of one fiscal year, the greatest amount first. */
type Ranking = {
  readonly year: number
  readonly rows: readonly Ranked[]
  readonly spending: ReadMoney['spending']
}

/** Amounts of one value in one fiscal year. */
export const findYear = (
  money: MoneyFinding,
  dimension: 'state' | 'bioguide',
  value: string,
  year: number | undefined,
): MoneyOfYear | undefined =>
  money.kind === 'read' ? money[dimension].get(value)?.find((one) => one.year === year) : undefined

/** Members of a State, or of all, whom enacted tables name and `listed` lacks. */
export const listEnactedOnly = (
  money: MoneyFinding,
  listed: { readonly has: (id: string) => boolean },
  state?: string,
): readonly (readonly [id: string, NamedMember])[] =>
  money.kind === 'read'
    ? [...money.names]
        .filter(([id, one]) => !listed.has(id) && (state === undefined || one.state === state))
        .map(([id, one]) => [id, { name: surnameFirst(one.name), state: one.state ?? undefined }])
    : []

/** The ranking of the newest fiscal year that has one. Years are counted by different rules and never added. */
export const rankMembers = (money: MoneyFinding, members: readonly RankedMember[]): Ranking | undefined => {
  if (money.kind !== 'read') return undefined
  const rankYear = (year: number): Ranking => ({
    year,
    spending: money.spending,
    rows: members
      .flatMap((one): Ranked[] => {
        const found = findYear(money, 'bioguide', one.id, year)
        return found === undefined ? [] : [{ ...one, money: found }]
      })
      .toSorted((a, b) => (b.money.enacted ?? -1) - (a.money.enacted ?? -1)),
  })
  return money.years.map(rankYear).findLast(({ rows }) => rows.length > 0)
}

/** `of` says which members these are. */
export const showRanking = ({ year, rows, spending }: Ranking, of: string): Html =>
  showTable({
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
        cell: ({ money }) => showObligated(money, { spending }),
        isNumber: true,
      },
    ],
  })

const showMember = ({ id, name, hasPage }: Ranked): Content =>
  html`${hasPage ? linkValue('bioguide', id, name) : name} <small><code>${id}</code></small>`

const linkProjects = ({ id, money }: Ranked, year: number): Html =>
  html`<a href="${href(makeAddress('/enacted', { bioguide: id, fiscal_year: year }))}">${showCount(money.projects)}</a>`

export const absent = (words: string): Html => html`<span class="absent">${words}</span>`

/** Dollars obligated for enacted projects, or why no sum is known. */
export const showObligated = (
  { obligatedCents: cents }: MoneyOfYear,
  { spending }: Pick<ReadMoney, 'spending'>,
): Content => {
  if (spending !== 'read') return absent(spending === 'unpublished' ? 'not published here' : 'not read now')
  return cents === null ? absent('no sum known') : showDollars(cents / 100)
}
