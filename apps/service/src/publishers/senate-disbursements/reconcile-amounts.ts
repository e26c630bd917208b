import type { OfficePay } from './gather-offices.ts'
import { NET } from './gather-offices.ts'
import type { PlacedAmount, StatementPage } from './read-statement-page.ts'

/** What the payroll of an office is printed to come to, and what was read; null where a page has no such total. */
export type Reconciled = {
  /** For each page the amount of each name; undefined where they cannot be told. */
  readonly ofPage: readonly (readonly number[] | undefined)[]
  readonly printed: number | undefined
  readonly found: number
}

/**
 * The amounts of the names of an office. They are known where each page has as many as names, and all of them come to
 * the total that is printed below; everywhere else none is: a column that slid by a line gives each the pay of another.
 */
export const reconcileAmounts = ({ header, pages }: OfficePay): Reconciled => {
  const read = pages.map(takeAmounts)
  const amounts = read.map((page) => page?.amounts)
  const totals = read.find((page) => page?.totals !== undefined)?.totals
  const found = amounts.flat().reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  const holds =
    header !== null &&
    amounts.every((page) => page !== undefined) &&
    totals !== undefined &&
    (totals.net === found || totals.first === found)
  return {
    ofPage: holds ? amounts : pages.map(() => undefined),
    printed: totals?.net,
    found,
  }
}

type PageAmounts = {
  readonly amounts: readonly number[]
  readonly totals: { readonly first: number; readonly net: number } | undefined
}

/** The first amounts of a page are those of its names, and those of its totals follow; undefined where they do not fit. */
const takeAmounts = ({ names, amounts, totals, hasExpenses }: StatementPage): PageAmounts | undefined => {
  const expected = names.length + totals.length
  const cents = readAll(amounts.slice(0, expected))
  if (cents === undefined || cents.length < expected) return undefined
  if (amounts.length > expected && !(hasExpenses && totals.length > 0)) return undefined
  const ofNames = cents.slice(0, names.length)
  if (totals.length === 0) return { amounts: ofNames, totals: undefined }
  const printed = cents.slice(names.length)
  const net = printed.at(-1)
  const [first] = printed
  const sum = printed.slice(0, -1).reduce((total, one) => total + one, 0)
  if (first === undefined || net === undefined || totals.at(-1) !== NET || sum !== net) return undefined
  return { amounts: ofNames, totals: { first, net } }
}

const readAll = (amounts: readonly PlacedAmount[]): readonly number[] | undefined => {
  const cents = amounts.flatMap((amount) => amount.cents ?? [])
  return cents.length === amounts.length ? cents : undefined
}
