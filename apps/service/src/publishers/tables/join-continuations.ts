import { parseState } from '../cells/states-and-districts.ts'
import { isBlank, type TableRow } from './table.ts'

/** A row with the lines that go on with it; `cells` are those of the first line with the others’ texts added. */
export type JoinedRow<Row extends TableRow = TableRow> = TableRow & {
  readonly first: Row
  readonly joined: readonly TableRow[]
  /** Why it is unclear what belongs to the row; undefined where it can. */
  readonly doubt?: string
}

/**
 * Rows in which a cell was too long for its line, made whole: `,,,,,Sample` after `…,"Example,"`. A line goes on with
 * the row before it when it fills one of the columns that may wrap and nothing else, and that cell visibly breaks off:
 * at a hyphen, a comma, an open bracket or a word such as “of”. The parts are joined by a space. Every other line of
 * that kind may be the rest of the row above or the beginning of another project: both are in doubt, except beside a
 * line that is plainly a note or a heading. A row is held until the next one begins.
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

const GOES_ON =
  'The line below fills only cells that may be the rest of this row, and nothing shows whether they are.'
const STANDS_ALONE = 'The line has no cells but such as may be the rest of the row above.'

/** Whether a text ends where no text ends. */
export const breaksOff = (text: string): boolean => BREAK.test(text.trimEnd()) || isOpen(text)

const BREAK = /[-‐-―,;/&([]$|\s(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/i

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const startRow = <Row extends TableRow>(row: Row): JoinedRow<Row> => ({ ...row, first: row, joined: [] })

/** The filled columns of a line that fills nothing but columns that may wrap; none for every other line. */
const findWrapped = ({ cells }: TableRow, mayWrap: ReadonlySet<number>): readonly number[] => {
  const filled = [...cells.keys()].filter((column) => !isBlank(cells[column] ?? ''))
  return filled.every((column) => mayWrap.has(column)) ? filled : []
}

/** A note by its mark or first word, or the name of a State over its projects. */
const isApart = ({ cells }: TableRow, columns: readonly number[]): boolean =>
  columns.every((column) => {
    const text = (cells[column] ?? '').trim()
    return NOTE.test(text) || parseState(text) !== undefined
  })

const NOTE = /^(?:[*†‡§•]|\(?\d{1,2}[/)]\s|(?:footnotes?|notes?|sources?)\b\s*[:.])/i

/** A row with one line that is hidden, struck through or merged is so as a whole. */
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
