import { parseState } from '../cells/states-and-districts.ts'
import { isBlank, type TableRow } from './table.ts'

/**
 * A row with the lines that continue it. `cells` has the cells of the first line, with the texts of the other lines
 * added.
 */
export type JoinedRow<Row extends TableRow = TableRow> = TableRow & {
  readonly first: Row
  readonly joined: readonly TableRow[]
  /** Reason why it is unclear which lines belong to the row; undefined if it is clear. */
  readonly doubt?: string
}

/**
 * Joins rows in which a cell was too long for its line: `,,,,,Sample` after `…,"Example,"`. A line continues the row
 * before it if it fills only one of the columns that may wrap, and that cell visibly breaks off: at a hyphen, a comma,
 * an open bracket or a word such as “of”. A space joins the parts. Any other line that fills only these columns may be
 * the rest of the row above or the beginning of another project: both are in doubt, unless the line is clearly a note
 * or a heading. A row is held until the next one begins.
 */
export async function* joinContinuations<Row extends TableRow>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  mayWrap: ReadonlySet<number>,
): AsyncGenerator<JoinedRow<Row>> {
  let last: JoinedRow<Row> | undefined
  for await (const row of rows) {
    const wrapped = findWrapped(row, mayWrap)
    if (last === undefined) last = startRow(row)
    else if (wrapped.length === 0) {
      yield last
      last = startRow(row)
    } else if (wrapped.length === 1 && wrapped.every((column) => breaksOff(last?.cells[column] ?? '')))
      last = addLine(last, row)
    else {
      yield isApart(row, wrapped) ? last : { ...last, doubt: GOES_ON }
      last = { ...startRow(row), doubt: STANDS_ALONE }
    }
  }
  if (last !== undefined) yield last
}

const GOES_ON = 'The line below may be the rest of this row, and nothing shows whether it is.'
const STANDS_ALONE = 'The line may only be the rest of the row above.'

/** Whether a text breaks off. */
export const breaksOff = (text: string): boolean => BREAK.test(text.trimEnd()) || isOpen(text)

const BREAK = /[-‐-―,;/&([]$|\s(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/i

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const startRow = <Row extends TableRow>(row: Row): JoinedRow<Row> => ({ ...row, first: row, joined: [] })

/** Finds the filled columns of a line that fills only columns that may wrap; none for any other line. */
const findWrapped = ({ cells }: TableRow, mayWrap: ReadonlySet<number>): readonly number[] => {
  const filled = [...cells.keys()].filter((column) => !isBlank(cells[column] ?? ''))
  return filled.every((column) => mayWrap.has(column)) ? filled : []
}

/** Whether a line is a note, by its mark or first word, or the name of a State above its projects. */
const isApart = ({ cells }: TableRow, columns: readonly number[]): boolean =>
  columns.every((column) => {
    const text = (cells[column] ?? '').trim()
    return isNote(text) || parseState(text) !== undefined
  })

/** Whether a text is a note below a table, by its mark or first word. */
export const isNote = (text: string): boolean => NOTE.test(text.trim())

const NOTE = /^(?:[*†‡§•]|\(?\d{1,2}[/)]\s|(?:footnotes?|notes?|sources?)\b\s*[:.])/i

/** Joins faults: one hidden, struck or merged line makes the whole row so. */
const joinFaults = (row: TableRow, line: TableRow): Pick<TableRow, 'fault' | 'merges'> => {
  const fault = row.fault ?? line.fault
  const merges = [...(row.merges ?? []), ...(line.merges ?? [])]
  return { ...(fault ? { fault } : {}), ...(merges.length > 0 ? { merges } : {}) }
}

const addLine = <Row extends TableRow>(row: JoinedRow<Row>, line: TableRow): JoinedRow<Row> => ({
  ...row,
  ...joinFaults(row, line),
  cells: Array.from({ length: Math.max(row.cells.length, line.cells.length) }, (_, column) =>
    [row.cells[column] ?? '', line.cells[column] ?? ''].filter((part) => !isBlank(part)).join(' '),
  ),
  joined: [...row.joined, line],
})
