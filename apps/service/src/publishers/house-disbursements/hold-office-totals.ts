import type { ControlTotal } from '../publisher.ts'
import { PERSONNEL, type SortedDetail } from './sort-detail-row.ts'

/** A line of pay that waits for the total that is printed below it. */
export type HeldPayment = {
  readonly text: string
  readonly cents: number | undefined
  fault: string | undefined
  /** The same line stands above it, and the total counts both. */
  isRepeated?: boolean
}

export type OfficeTotals = {
  /** `office`, `program` and `category`: of the line; `held`: where the line is pay. */
  add(line: SortedDetail, of: LineOffice, held?: HeldPayment): void
  /** Whether amounts stand below the last total of an office: the document was cut off. */
  isOpen(): boolean
  list(): readonly ControlTotal[]
}

type LineOffice = {
  readonly office: string
  readonly program: string
  readonly category: string | undefined
}

/**
 * Adds up the lines of a detail file and holds each of its printed totals against them, published and refused rows
 * alike. What the lines between two totals come to belongs to the total below them: where one is missing, the next one
 * differs, and that is reported with both numbers.
 */
export const holdOfficeTotals = (): OfficeTotals => {
  const totals: ControlTotal[] = []
  let ofCategory = 0
  let ofProgram = 0
  let ofOffice = 0
  let isOpen = false
  let isCategoryOpen = false
  let payments: HeldPayment[] = []

  const print = (label: string, printed: number, found: number, isKept: boolean): void => {
    if (isKept || printed !== found)
      totals.push({ what: 'amount_of_document', label, printed: printed / 100, found: found / 100 })
  }

  const closeCategory = (label: string, cents: number, isPay: boolean): void => {
    const repeated =
      ofCategory === cents ? flagRepeated(payments) : refuseRepeated(payments, ofCategory - cents)
    ofCategory -= repeated
    ofProgram -= repeated
    ofOffice -= repeated
    print(label, cents, ofCategory, isPay)
    ofCategory = 0
    isCategoryOpen = false
    payments = []
  }

  const add: OfficeTotals['add'] = (line, { office, program, category }, held) => {
    if (held !== undefined) payments.push(held)
    if (line.kind === 'personnel' || line.kind === 'other' || line.kind === 'faulty') {
      ofCategory += line.cents ?? 0
      ofProgram += line.cents ?? 0
      ofOffice += line.cents ?? 0
      isOpen = isCategoryOpen = true
      return
    }
    // Joined, and not a template: that would refer to both, and they to the piece of the document that they are cut from.
    const label = [office, line.label].join(', ')
    if (line.kind === 'office total') {
      print(label, line.cents, ofOffice, true)
      ofCategory = ofProgram = ofOffice = 0
      isOpen = isCategoryOpen = false
      // Some programs are named as a kind of expense is: the first of two such totals is that of the kind.
    } else if (isTotalOf(line.label, program) && !(isCategoryOpen && isTotalOf(line.label, category ?? ''))) {
      print(label, line.cents, ofProgram, false)
      ofProgram = 0
    } else closeCategory(label, line.cents, category === PERSONNEL)
  }

  return { add, isOpen: () => isOpen, list: () => totals }
}

const isTotalOf = (label: string, name: string): boolean => fold(label) === `${fold(name)}TOTALS`
const fold = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9&]/g, '')

/** Lines that are word for word those above them. */
export const listRepeated = <Line extends HeldPayment>(payments: readonly Line[]): readonly Line[] => {
  const seen = new Set<string>()
  return payments.filter(({ text }) => seen.size === seen.add(text).size)
}

/** The total counts every line: both may have been paid. Returns what is not counted. */
const flagRepeated = (payments: readonly HeldPayment[]): 0 => {
  for (const payment of listRepeated(payments)) payment.isRepeated = true
  return 0
}

/**
 * Lines that are word for word those above them are refused where the total shows that they were not paid twice: it
 * lacks what exactly they come to. Returns that amount.
 */
const refuseRepeated = (payments: readonly HeldPayment[], surplus: number): number => {
  const repeated = listRepeated(payments)
  const cents = repeated.reduce((sum, payment) => sum + (payment.cents ?? 0), 0)
  if (repeated.length === 0 || cents !== surplus) return 0
  for (const payment of repeated)
    payment.fault = 'The same line stands above it, and the total that is printed below holds it once.'
  return cents
}
