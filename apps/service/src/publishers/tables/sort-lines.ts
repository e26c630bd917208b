import { parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { DocumentRefused } from '../publisher.ts'
import { findUnit, hasUnitWord, isUnit } from './find-unit.ts'
import { findTotal } from './is-total.ts'
import { isBlank, type Table, type TableRow } from './table.ts'

/** A row that is neither a total nor a unit: a project, or a row that is refused. */
export type AmountRow = TableRow & {
  /** The unit of its amount. */
  readonly unit: AmountUnit
}

/** A total that stands in a line of its own, in whole dollars. */
export type TotalLine = { readonly label: string; readonly printed: number }

export type SortedLine =
  { readonly kind: 'row'; readonly row: AmountRow } | ({ readonly kind: 'total' } & TotalLine)

export type AmountColumn = {
  readonly amount: number
  /** The column that only numbers the rows; -1 where there is none. */
  readonly rowNumber: number
}

/**
 * Tells the rows of a table from its totals and units, line by line. A unit counts for the lines below it, and may
 * change within the table only where one is stated above it: anywhere else it would not be known which amounts are meant.
 * Throws a DocumentRefused for a unit that is not understood, and at the end for one that contradicts the amounts: the
 * lines count only once all have been read.
 */
export async function* sortLines(table: Table, columns: AmountColumn): AsyncGenerator<SortedLine> {
  const stated = findUnit([...table.titles, ...table.header, table.sheet])
  const median = makeMedian()
  let unit = stated ?? 'dollars'
  let pending = false
  for await (const row of table.rows()) {
    const line = row.fault === undefined ? readLine(row, columns, unit) : ROW
    if (line.kind === 'unit') {
      pending = line.unit !== unit
      if (pending && stated === undefined) throw refuseUnit(row)
      unit = line.unit
    } else if (line.kind === 'total') yield line
    else {
      pending = false
      if (unit === 'thousands') median.add(parseAmount(row.cells[columns.amount], unit).amount)
      yield { kind: 'row', row: { ...row, unit } }
    }
  }
  if (pending)
    throw new DocumentRefused('A unit stands below the last row: it is not clear which amounts it is of.')
  refuseWrongUnit(median.find())
}

/** The rows alone. */
export async function* listRows(lines: AsyncIterable<SortedLine>): AsyncGenerator<AmountRow> {
  for await (const line of lines) if (line.kind === 'row') yield line.row
}

/** Hidden lines say nothing of those that are shown. */
const ROW: Line = { kind: 'row' }

type Line =
  | { readonly kind: 'row' }
  | { readonly kind: 'unit'; readonly unit: AmountUnit }
  | { readonly kind: 'total'; readonly label: string; readonly printed: number }

/** Totals, units and notes fill a few cells; a row of a project fills more. */
const MAX_TEXTS = 3

const readLine = ({ cells }: TableRow, columns: AmountColumn, unit: AmountUnit): Line => {
  const amount = cells[columns.amount] ?? ''
  const texts = cells.filter(
    (cell, column) => column !== columns.amount && column !== columns.rowNumber && !isBlank(cell),
  )
  const found = texts.length <= MAX_TEXTS ? findUnit([...texts, amount]) : findUnit([amount])
  if (found !== undefined) return readUnitLine(found, [...texts, amount])
  const label = texts.length <= MAX_TEXTS ? findTotal(texts) : undefined
  const printed = parseAmount(amount, unit).amount
  return label === undefined || printed === null ? { kind: 'row' } : { kind: 'total', label, printed }
}

const readUnitLine = (unit: AmountUnit, cells: readonly string[]): Line => {
  const [text = '', ...others] = cells.filter((cell) => !isBlank(cell))
  if (others.length === 0 && isUnit(text)) return { kind: 'unit', unit }
  if (cells.some(hasUnitWord))
    throw new DocumentRefused(
      `A line of the table states a unit beside something else (${[text, ...others].join(' | ')}): it is not clear which amounts it is of.`,
    )
  return { kind: 'row' }
}

const refuseUnit = ({ row, cells }: TableRow): DocumentRefused =>
  new DocumentRefused(
    `Line ${row} states a unit (${cells.filter((cell) => !isBlank(cell)).join(' ')}), and none stands above the table: it is not clear which amounts it is of. State the unit of the whole table above its header.`,
  )

/** No table of projects has amounts of hundreds of millions throughout: its unit would be misunderstood. */
const MAX_MEDIAN = 350_000_000

const refuseWrongUnit = (median: number): void => {
  if (median > MAX_MEDIAN)
    throw new DocumentRefused(
      `The table says that its amounts are in thousands, and half of them would then be ${median} dollars or more: one of the two cannot be right.`,
    )
}

/** Amounts of a whole column for their median: eight bytes are held of each. */
type Median = {
  add(amount: number | null): void
  /** The lower of the two in the middle; 0 of none. */
  find(): number
}

const FEW = 1024

const makeMedian = (): Median => {
  let amounts = new Float64Array(FEW)
  let count = 0
  return {
    add: (amount) => {
      if (amount === null) return
      if (count === amounts.length) {
        const more = new Float64Array(2 * count)
        more.set(amounts)
        amounts = more
      }
      amounts[count] = amount
      count += 1
    },
    find: () => amounts.subarray(0, count).sort()[Math.ceil(count / 2) - 1] ?? 0,
  }
}
