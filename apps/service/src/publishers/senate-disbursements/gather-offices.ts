import type { OfficeHeader, PlacedAmount, StatementPage } from './read-statement-page.ts'

/** The pay of one office from one account: pages that follow on each other until its payroll is totalled. */
export type OfficePay = {
  /** Null where the page that names the office is not in the document. */
  readonly header: OfficeHeader | null
  readonly pages: readonly StatementPage[]
}

/** Pages in their order. A page without a header goes on with the page before it, if that has the number before. */
export const gatherOffices = (pages: readonly StatementPage[]): readonly OfficePay[] => {
  const offices: { header: OfficeHeader | null; pages: StatementPage[] }[] = []
  let before: StatementPage | undefined
  let isTotalled = false
  for (const page of pages) {
    const last = offices.at(-1)
    const goesOn = page.header === undefined && last !== undefined && follows(before, page)
    if (goesOn && !isTotalled) last.pages.push(page)
    // Below the total of the payroll stand expenses alone: a name there is of no office that is known.
    else if (!goesOn || page.names.length > 0) offices.push({ header: findHeader(page), pages: [page] })
    isTotalled = (goesOn && isTotalled) || page.totals.includes(NET)
    before = page
  }
  return offices
}

/** Without one number of its own a page may be two of them, whose names are of two offices. */
const findHeader = ({ header, number }: StatementPage): OfficeHeader | null =>
  number === null ? null : (header ?? null)

const NET = 'Net Payroll Expenses'

/**
 * The pages before one that goes on with an office that is named on none of these: `B-43`, or `B-44 to B-46`. Undefined
 * where there is no such page, or the pages have no numbers to tell by.
 */
export const findMissingPages = (pages: readonly StatementPage[]): Missing | undefined => {
  for (const [index, page] of pages.entries()) {
    const before = pages[index - 1]
    if (page.header !== undefined || page.number === null || page.names.length === 0) continue
    if (before?.number === null || follows(before, page)) continue
    const [last, least] = [numberOf(page.number) - 1, before === undefined ? 0 : numberOf(before.number) + 1]
    const isBetween = before !== undefined && least < last
    return { page: page.number, missing: isBetween ? `B-${least} to B-${last}` : `B-${last}` }
  }
  return undefined
}

type Missing = { readonly page: string; readonly missing: string }

const follows = (before: StatementPage | undefined, { number }: StatementPage): boolean =>
  typeof before?.number === 'string' && number !== null && numberOf(number) === numberOf(before.number) + 1

export const numberOf = (text: string): number => Number(text.slice(2))

/** A total that a page prints, such as `PERSONNEL COMP. FULL-TIME PERMANENT`. */
type PrintedTotal = { readonly label: string; readonly cents: number }

type Reconciled = {
  /** For each page the amount of each name; undefined where they are not known. */
  readonly ofPage: readonly (readonly number[] | undefined)[]
  /**
   * The printed total that the amounts of all names come to, or the first one where they come to none; undefined where
   * not every name has an amount, or no total is printed.
   */
  readonly total: PrintedTotal | undefined
  /** The sum of the amounts of all names. */
  readonly found: number
}

/**
 * The amounts of the names of an office. They are known where each page has as many as names, and all of them come to
 * one of the totals that are printed below, or to the first of them together; everywhere else none is: a column that slid
 * by a line gives each the pay of another. The net has benefits, and annuitants whom no line names.
 */
export const reconcileAmounts = ({ header, pages }: OfficePay): Reconciled => {
  const read = pages.map(takeAmounts)
  const amounts = read.map((page) => page?.amounts)
  const totals = read.find((page) => page !== undefined && page.totals.length > 0)?.totals ?? []
  const found = amounts.flat().reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  const isKnown = header !== null && amounts.every((page) => page !== undefined)
  const total = addTotals(totals).find(({ cents }) => cents === found)
  return {
    ofPage: isKnown && total !== undefined ? amounts : pages.map(() => undefined),
    total: isKnown ? (total ?? totals[0]) : undefined,
    found,
  }
}

/** Each printed total with those above it; the last is the net. */
const addTotals = (totals: readonly PrintedTotal[]): readonly PrintedTotal[] => {
  const net = totals.at(-1)
  const kinds = totals.slice(0, -1).map((_, index): PrintedTotal => {
    const own = totals.slice(0, index + 1)
    return {
      label: own.map(({ label }) => label).join(' and '),
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
    }
  })
  return net === undefined ? kinds : [...kinds, net]
}

type PageAmounts = { readonly amounts: readonly number[]; readonly totals: readonly PrintedTotal[] }

/** The first amounts of a page are those of its names, and those of its totals follow; undefined where they do not fit. */
const takeAmounts = ({ names, amounts, totals, hasExpenses }: StatementPage): PageAmounts | undefined => {
  const expected = names.length + totals.length
  const cents = readAll(amounts.slice(0, expected))
  if (cents === undefined || cents.length < expected) return undefined
  if (amounts.length > expected && !(hasExpenses && totals.length > 0)) return undefined
  const printed = totals.map((label, index): PrintedTotal => ({
    label,
    cents: cents[names.length + index] ?? 0,
  }))
  const sum = printed.slice(0, -1).reduce((all, one) => all + one.cents, 0)
  const net = printed.at(-1)
  if (net !== undefined && (net.label !== NET || sum !== net.cents)) return undefined
  return { amounts: cents.slice(0, names.length), totals: printed }
}

/** Whether a page has as many amounts as names and totals. */
export const hasAmountOfEach = (page: StatementPage): boolean => takeAmounts(page) !== undefined

const readAll = (amounts: readonly PlacedAmount[]): readonly number[] | undefined => {
  const cents = amounts.flatMap((amount) => amount.cents ?? [])
  return cents.length === amounts.length ? cents : undefined
}
