import { tidyBlanks } from '../cells/tidy-text.ts'
import type { ControlTotal } from '../publisher.ts'
import { PERSONNEL, type SortedDetail } from './sort-detail-row.ts'

/** A line of pay, held until the total that is printed below it. */
export type HeldPayment = {
  readonly text: string
  readonly cents: number | undefined
  fault: string | undefined
  /** Whether a line above is the same, and the total counts both. */
  isRepeated?: boolean
}

export type OfficeTotals = {
  /** Adds a line. `of` has the office, program and category of the line; `held` is given if the line is pay. */
  add(line: SortedDetail, of: LineOffice, held?: HeldPayment): void
  /** Whether amounts follow the last total of an office: then the document was cut off. */
  isOpen(): boolean
  list(): readonly ControlTotal[]
}

type LineOffice = {
  readonly office: string
  readonly program: string
  readonly category: string | undefined
}

/**
 * Adds up the lines of a detail file, published and refused ones, and compares each printed total with its sum. The
 * lines between two totals belong to the second total: if a total is missing, the next one differs, and the report has
 * both numbers.
 */
export const holdOfficeTotals = (): OfficeTotals => {
  const totals: ControlTotal[] = []
  let ofCategory = 0
  let ofProgram = 0
  let ofOffice = 0
  let isOpen = false
  let isCategoryOpen = false
  /** Payments since the last total, each with the office and the program that its line names. */
  const payments = new Map<HeldPayment, Named>()

  const print = (label: string, printed: number, found: number, isKept: boolean): void => {
    if (isKept || printed !== found)
      totals.push({ what: 'amount_of_document', label, printed: printed / 100, found: found / 100 })
  }

  const closeCategory = (label: string, cents: number, isPay: boolean): void => {
    const lines = [...payments.keys()]
    const repeated = ofCategory === cents ? flagRepeated(lines) : refuseRepeated(lines, ofCategory - cents)
    ofCategory -= repeated
    ofProgram -= repeated
    ofOffice -= repeated
    print(label, cents, ofCategory, isPay)
    ofCategory = 0
    isCategoryOpen = false
  }

  const add: OfficeTotals['add'] = (line, { office, program, category }, held) => {
    if (held !== undefined) payments.set(held, { office, program })
    if (line.kind === 'personnel' || line.kind === 'other' || line.kind === 'faulty') {
      ofCategory += line.cents ?? 0
      ofProgram += line.cents ?? 0
      ofOffice += line.cents ?? 0
      isOpen = isCategoryOpen = true
      return
    }
    // Joins the parts: a template would refer to both, and so to the piece of the document that they come from.
    const label = [office, line.label].join(', ')
    if (line.kind === 'office total') {
      print(label, line.cents, ofOffice, true)
      ofCategory = ofProgram = ofOffice = 0
      isOpen = isCategoryOpen = false
      // Some programs have the name of a kind of expense: the first of two totals of that name is the total of the
      // kind.
    } else if (isTotalOf(line.label, program) && !(isCategoryOpen && isTotalOf(line.label, category ?? ''))) {
      print(label, line.cents, ofProgram, false)
      ofProgram = 0
    } else closeCategory(label, line.cents, category === PERSONNEL)
    refuseOfOthers(payments, { office, program })
    payments.clear()
  }

  return { add, isOpen: () => isOpen, list: () => totals }
}

const isTotalOf = (label: string, name: string): boolean => fold(label) === `${fold(name)}TOTALS`
const fold = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9&]/g, '')

type Named = Pick<LineOffice, 'office' | 'program'>

/** Refuses payments of an office or a program that is not that of the total below them. */
const refuseOfOthers = (payments: ReadonlyMap<HeldPayment, Named>, { office, program }: Named): void => {
  for (const [payment, named] of payments) {
    if (named.office !== office && fold(named.office) !== fold(office))
      payment.fault ??= `The row is of “${named.office.trim()}”, and the total below it is of “${office.trim()}”: find out which office paid, and correct the cell or move the row.`
    if (named.program !== program && tidyBlanks(named.program) !== tidyBlanks(program))
      payment.fault ??= `The row is of the program “${named.program.trim()}”, and the total below it is of “${program.trim()}”: find out which program paid, and correct the cell or move the row.`
  }
}

/** Lists the lines that repeat a line above them word for word. */
export const listRepeated = <Line extends HeldPayment>(payments: readonly Line[]): readonly Line[] => {
  const seen = new Set<string>()
  return payments.filter(({ text }) => seen.size === seen.add(text).size)
}

/**
 * Flags repeated lines that the total counts: both may have been paid. Returns the cents that the total does not count.
 */
const flagRepeated = (payments: readonly HeldPayment[]): 0 => {
  for (const payment of listRepeated(payments)) payment.isRepeated = true
  return 0
}

/**
 * Refuses repeated lines if the total shows that they were not paid twice: it lacks exactly their sum. Returns that
 * sum.
 */
const refuseRepeated = (payments: readonly HeldPayment[], surplus: number): number => {
  const repeated = listRepeated(payments)
  const cents = repeated.reduce((sum, payment) => sum + (payment.cents ?? 0), 0)
  if (repeated.length === 0 || cents !== surplus) return 0
  for (const payment of repeated)
    payment.fault = 'The line above is identical, and the total printed below counts the line once.'
  return cents
}
