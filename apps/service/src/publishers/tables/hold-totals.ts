import { parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { DocumentRefused, type ControlTotal } from '../publisher.ts'
import { findUnit, hasUnitWord, isUnit } from './find-unit.ts'
import { isBlank, type Table, type TableRow } from './table.ts'

/** Adds up the lines of a table as they come, for comparison with its own totals. */
export type HeldTotals = {
  add(line: SortedLine): void
  /**
   * Lists each printed total beside the sum of the rows that it can count, published or refused: the rows since an
   * earlier total, the rows since the top of the table, or all rows if the total is at the top. If none of these sums
   * equals the total, gives the sum since the total before it.
   */
  list(): ControlTotal[]
}

type Printed = TotalLine & {
  /** Number of rows above it, and their sum. */
  readonly after: number
  readonly sum: number
}

export const holdTotals = (amountColumn: number): HeldTotals => {
  const totals: Printed[] = []
  let rows = 0
  let sum = 0
  return {
    add: (line) => {
      if (line.kind === 'total') totals.push({ ...line, after: rows, sum })
      else {
        const { cells, unit } = line.row
        rows += 1
        if (findTotal(cells) === undefined) sum += parseAmount(cells[amountColumn], unit).amount ?? 0
      }
    },
    list: () => {
      const findSum = makeSumFinder()
      return totals.map((total) => {
        // A total at the top of the table counts all rows below.
        const found = total.after === 0 ? sum : findSum(total)
        return { what: 'amount_of_document', label: total.label, printed: total.printed, found }
      })
    },
  }
}

/** Finds sums from the top and from every earlier total with rows after it. Call it total by total, downwards. */
const makeSumFinder = () => {
  const starts = new Set([0])
  let nearest = 0
  let last: Printed | undefined
  return (total: Printed): number => {
    if (last !== undefined && last.after < total.after) {
      nearest = last.sum
      starts.add(last.sum)
    }
    last = total
    return starts.has(total.sum - total.printed) ? total.printed : total.sum - nearest
  }
}

/** A row that is neither a total nor a unit: a project, or a row that is refused. */
export type AmountRow = TableRow & {
  /** Unit of its amount. */
  readonly unit: AmountUnit
}

/** A total in a line of its own, in whole dollars. */
type TotalLine = { readonly label: string; readonly printed: number }

export type SortedLine =
  { readonly kind: 'row'; readonly row: AmountRow } | ({ readonly kind: 'total' } & TotalLine)

type AmountColumn = {
  readonly amount: number
  /** Column that only numbers the rows; -1 if there is none. */
  readonly rowNumber: number
}

/**
 * Separates the rows of a table from its totals and units, line by line. A unit counts for the lines below it, and may
 * change within the table only if another unit is stated above: otherwise it would be unclear which amounts it covers.
 * Throws a DocumentRefused for an unknown unit, and at the end for a unit that contradicts the amounts: the lines count
 * only after all have been read.
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
    throw new DocumentRefused(
      'A unit is below the last row: it is unclear which amounts the unit applies to.',
    )
  refuseWrongUnit(median.find())
}

/** Yields only the rows. */
export async function* listRows(lines: AsyncIterable<SortedLine>): AsyncGenerator<AmountRow> {
  for await (const line of lines) if (line.kind === 'row') yield line.row
}

/** Hidden lines are rows, and never a unit or a total for the visible ones. */
const ROW: Line = { kind: 'row' }

type Line =
  | { readonly kind: 'row' }
  | { readonly kind: 'unit'; readonly unit: AmountUnit }
  | { readonly kind: 'total'; readonly label: string; readonly printed: number }

/** Most texts in a line of totals, units or notes; a row of a project has more. */
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
      `A line of the table states a unit next to other text (${[text, ...others].join(' | ')}): it is unclear which amounts the unit applies to.`,
    )
  return { kind: 'row' }
}

const refuseUnit = ({ row, cells }: TableRow): DocumentRefused =>
  new DocumentRefused(
    `Line ${row} states a unit (${cells.filter((cell) => !isBlank(cell)).join(' ')}), and the table has no unit above it: it is unclear which amounts the unit applies to. State the unit of the whole table above its header.`,
  )

/** Highest median: no table of projects has amounts of hundreds of millions throughout, so its unit would be wrong. */
const MAX_MEDIAN = 350_000_000

const refuseWrongUnit = (median: number): void => {
  if (median > MAX_MEDIAN)
    throw new DocumentRefused(
      `The table says that its amounts are in thousands, but half of the amounts would then be ${median} dollars or more: either the unit or the amounts must be wrong.`,
    )
}

/** Amounts of a whole column for their median. Eight bytes are held for each. */
type Median = {
  add(amount: number | null): void
  /** Returns the lower of the two middle amounts; 0 if there are none. */
  find(): number
}

const FIRST_CAPACITY = 1024

const makeMedian = (): Median => {
  let amounts = new Float64Array(FIRST_CAPACITY)
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

/**
 * Whether the text names a total: it begins with total, subtotal, grand, sum or count, or ends with total. A “grand”
 * before a name (`Grand Rapids`) and the total maximum daily load of a water are not totals.
 */
export const isTotal = (text: string): boolean => BEGINS.test(text) || ENDS.test(text)

/** Finds the first text that names a total; undefined if none does. */
export const findTotal = (texts: readonly string[]): string | undefined =>
  texts.find((text) => !isBlank(text) && isTotal(text))

const BEGINS =
  /^[^\p{L}\p{N}=]*(?:(?:grand|overall|net|page|report|running)?[\s-]*(?:sub[\s-]*)?totals?\b(?! maximum daily load)|(?:grand|sum|count)\b(?=\s*(?:[^\s\p{L}]|(?:of|subtotals?|totals?|sum|count)\b|$)))/iu
const ENDS = /\b(?:sub[\s-]*)?totals?\s*[:.]?\s*$/i
