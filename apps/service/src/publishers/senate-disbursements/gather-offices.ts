import type { OfficeHeader, PlacedAmount, StatementPage } from './read-statement-page.ts'

/** Pay of one office from one account: consecutive pages up to the total of its payroll. */
export type OfficePay = {
  /** Null if the page that names the office is not in the document. */
  readonly header: OfficeHeader | null
  readonly pages: readonly StatementPage[]
}

/**
 * Gathers pages, in order, by office. A page without a header continues the page before it if that page has the
 * previous number.
 */
export const gatherOffices = (pages: readonly StatementPage[]): readonly OfficePay[] => {
  const offices: { header: OfficeHeader | null; pages: StatementPage[] }[] = []
  let before: StatementPage | undefined
  let isTotalled = false
  for (const page of pages) {
    const last = offices.at(-1)
    const continues = page.header === undefined && last !== undefined && follows(before, page)
    if (continues && !isTotalled) last.pages.push(page)
    // Only expenses follow the total of the payroll: a name there belongs to an unknown office.
    else if (!continues || page.names.length > 0) offices.push({ header: findHeader(page), pages: [page] })
    isTotalled = (continues && isTotalled) || page.totals.includes(NET)
    before = page
  }
  return offices
}

/** Finds the header of a page. A page without a single number may be two pages, with names of two offices. */
const findHeader = ({ header, number }: StatementPage): OfficeHeader | null =>
  number === null ? null : (header ?? null)

const NET = 'Net Payroll Expenses'

/**
 * Finds missing pages: those before a page that continues an office named on none of the pages. `B-43`, or `B-44 to
 * B-46`. Undefined if no page is missing, or if the pages have no numbers.
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
  /** Amount of each name, by page; undefined if the amounts are not certain. */
  readonly ofPage: readonly (readonly number[] | undefined)[]
  /**
   * Printed total that equals the sum of all names' amounts; undefined if no total does: the amounts are then withheld,
   * and a total over withheld amounts is not covered.
   */
  readonly total: PrintedTotal | undefined
  /** Whether totals are printed, and none equals the sum: a cell is too much, or a line is gone. */
  readonly isContradicted: boolean
  /** Sum of the amounts of all names. */
  readonly found: number
}

/**
 * Assigns amounts to the names of an office. They are certain if each page has as many amounts as names, and the sum of
 * all equals one of the totals printed below, or the first of them together. Otherwise no amount is given: in a column
 * that slid by a line each name would get the pay of the next. The net includes benefits, and annuitants without a
 * line.
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
    total: isKnown ? total : undefined,
    isContradicted: isKnown && total === undefined && totals.length > 0,
    found,
  }
}

/** Adds to each printed total the totals above it. The last one is the net. */
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

/** Takes the amounts of a page: first those of its names, then those of its totals; undefined if they do not fit. */
const takeAmounts = ({ names, amounts, totals, hasExpenses }: StatementPage): PageAmounts | undefined => {
  const expected = names.length + totals.length
  const cents = readAll(amounts.slice(0, expected))
  if (cents === undefined || cents.length < expected) return undefined
  if (amounts.length > expected && !(hasExpenses && totals.length > 0)) return undefined
  const printed = totals.map((label, index): PrintedTotal => ({
    label,
    cents: cents[names.length + index] ?? 0,
  }))
  const sum = printed.slice(0, -1).reduce((total, { cents: printedCents }) => total + printedCents, 0)
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
