import { parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { DocumentRefused, type ControlTotal } from '../publisher.ts'
import { findUnit, hasUnitWord, isUnit } from './find-unit.ts'
import { isBlank, type Table, type TableRow } from './table.ts'

/** Adds up the lines of a table as they come, to hold its own totals against them. */
export type HeldTotals = {
  add(line: SortedLine): void
  /**
   * Each printed total beside the amounts of the rows that it can be of, published or refused: those since one of the
   * totals before it, those since the top of the table, or all of the table where it stands at the top. Where none of
   * them comes to it, the rows since the total before.
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
        // At the top of the table it is of all that stands below.
        const found = total.after === 0 ? sum : findSum(total)
        return { what: 'amount_of_document', label: total.label, printed: total.printed, found }
      })
    },
  }
}

/** Sums from the top, and from every total with rows between: asked for total by total, downwards. */
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
  /** The unit of its amount. */
  readonly unit: AmountUnit
}

/** A total that stands in a line of its own, in whole dollars. */
type TotalLine = { readonly label: string; readonly printed: number }

export type SortedLine =
  { readonly kind: 'row'; readonly row: AmountRow } | ({ readonly kind: 'total' } & TotalLine)

type AmountColumn = {
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

/**
 * Whether the text names a total: it begins with total, subtotal, grand, sum or count, or ends with total. A “grand”
 * before a name (`Grand Rapids`) and the total maximum daily load of a water are none.
 */
export const isTotal = (text: string): boolean => BEGINS.test(text) || ENDS.test(text)

/** The first of the texts that names a total; undefined where none does. */
export const findTotal = (texts: readonly string[]): string | undefined =>
  texts.find((text) => !isBlank(text) && isTotal(text))

const BEGINS =
  /^[^\p{L}\p{N}=]*(?:(?:grand|overall|net|page|report|running)?[\s-]*(?:sub[\s-]*)?totals?\b(?! maximum daily load)|(?:grand|sum|count)\b(?=\s*(?:[^\s\p{L}]|(?:of|subtotals?|totals?|sum|count)\b|$)))/iu
const ENDS = /\b(?:sub[\s-]*)?totals?\s*[:.]?\s*$/i
