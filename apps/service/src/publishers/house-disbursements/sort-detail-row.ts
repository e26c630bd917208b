import { NO_AMOUNT, parseCents } from '../payroll/parse-cents.ts'
import type { DetailEra } from './detail-eras.ts'

/** Kinds of lines of a detail file. */
export type SortedDetail =
  /** A payment to a person. */
  | { readonly kind: 'personnel'; readonly cents: number | undefined }
  /** A payment of another kind, surely not to a person. */
  | { readonly kind: 'other'; readonly cents: number }
  | { readonly kind: 'subtotal' | 'office total'; readonly label: string; readonly cents: number }
  /** `cents`: its likely amount, if its last cell is an amount. */
  | { readonly kind: 'faulty'; readonly detail: string; readonly cents: number }

/**
 * Sorts a line by its marks. A line without marks, or whose marks contradict each other, may be pay, so it is refused
 * with the reason.
 */
export const sortDetailRow = (cells: readonly string[], { columns, header }: DetailEra): SortedDetail => {
  const category = foldCategory(cells[columns.category] ?? '')
  const cents = parseCents(cells[columns.amount] ?? '')
  const sequence = columns.sequence === undefined ? 'DETAIL' : cells[columns.sequence]?.trim()
  const isWhole = cells.length === header.length
  const isPay = columns.objectClass === undefined ? undefined : cells[columns.objectClass]?.trim() === '11'
  const refuse = (detail: string): SortedDetail => {
    const last = isTotalLine(cells, columns) ? 0 : (parseCents(cells.at(-1) ?? '') ?? 0)
    return { kind: 'faulty', detail, cents: last }
  }
  if (category === undefined)
    return refuse(
      isWhole
        ? `“${cells[columns.category] ?? ''}” is an unknown kind of expense: the row may be pay.`
        : nameLength(cells.length, header.length),
    )
  if (isPay !== undefined && isPay !== (category === PERSONNEL))
    return refuse('The budget class and the kind of expense contradict each other: class 11 is pay.')
  if (!isWhole) {
    // The cells that show that it is not pay come before those that a comma can have moved.
    const last = parseCents(cells.at(-1) ?? '')
    return category !== PERSONNEL && sequence === 'DETAIL' && last !== undefined
      ? { kind: 'other', cents: last }
      : refuse(nameLength(cells.length, header.length))
  }
  if (sequence === 'DETAIL') {
    if (isTotalLine(cells, columns)) return refuse('The row reads as a total and is marked as a payment.')
    if (category === PERSONNEL) return { kind: 'personnel', cents }
    return cents === undefined ? refuse(NO_AMOUNT) : { kind: 'other', cents }
  }
  const kind = TOTALS.get(sequence ?? '')
  if (kind === undefined) return refuse(`“${sequence ?? ''}” is an unknown mark.`)
  if (!isTotalLine(cells, columns))
    return refuse('The row is marked as a total and does not read as a total.')
  if (cents === undefined) return refuse('The row is a total, and its amount cannot be read.')
  return { kind, label: (cells[columns.title] ?? '').trim(), cents }
}

const TOTALS: ReadonlyMap<string, 'subtotal' | 'office total'> = new Map([
  ['SUBTOTAL', 'subtotal'],
  ['GRAND TOTAL FOR ORGANIZATION', 'office total'],
])

/** Whether a line reads as a total: totals have no name and no days, and their title ends with the word. */
const isTotalLine = (cells: readonly string[], { name, start, end, title }: DetailEra['columns']): boolean =>
  [name, start, end].every((column) => (cells[column] ?? '').trim() === '') &&
  /\bTOTALS?:?\s*$/i.test(cells[title] ?? '')

const nameLength = (found: number, known: number): string =>
  `The row has ${found} cells instead of ${known}: a cell with a comma lacks quotes, or cells are missing.`

export const PERSONNEL = 'PERSONNEL COMPENSATION'

/**
 * Kinds of expense that the House has printed since 2009, without commas. Class 11 of the budget is the pay of persons.
 */
const CATEGORIES: ReadonlySet<string> = new Set([
  PERSONNEL,
  'PERSONNEL BENEFITS',
  'BENEFITS TO FORMER PERSONNEL',
  'TRAVEL',
  'TRANSPORTATION OF THINGS',
  'RENT COMMUNICATION UTILITIES',
  'PRINTING AND REPRODUCTION',
  'OTHER SERVICES',
  'SUPPLIES AND MATERIALS',
  'EQUIPMENT',
  'FRANKED MAIL',
  'LAND AND STRUCTURES',
  'GRANTS SUBSIDIES AND CONTRIBUTIONS',
  'INSURANCE CLAIMS & INDEMNITIES',
  'INTEREST AND DIVIDENDS',
  'REFUNDS',
])

const known = new Map<string, string | undefined>()

/** Folds a kind of expense, without commas and double spaces; undefined for an unknown kind, which might be pay. */
export const foldCategory = (text: string): string | undefined => {
  if (known.has(text)) return known.get(text)
  const folded = text
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toUpperCase()
  const category = CATEGORIES.has(folded) ? folded : undefined
  if (known.size < KEPT) known.set(text, category)
  return category
}

const KEPT = 1_000
