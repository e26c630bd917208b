import { isBlank, type TableRow } from './table.ts'

/** A row with the lines that go on with it; `cells` are those of the first line with the others' texts added. */
export type JoinedRow = TableRow & {
  readonly first: TableRow
  readonly joined: readonly TableRow[]
}

/**
 * Rows in which a cell was too long for its line, made whole: `,,,,,Sample` after `…,"Example,"`. A row goes on with
 * the one before it when nothing but columns that may wrap is filled. The parts are joined by a space, since a line
 * breaks between words or after a hyphen or a comma.
 */
export const joinContinuations = (
  rows: readonly TableRow[],
  mayWrap: ReadonlySet<number>,
): readonly JoinedRow[] => {
  const joined: JoinedRow[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    if (last !== undefined && goesOn(row, mayWrap)) joined[joined.length - 1] = addLine(last, row)
    else joined.push({ ...row, first: row, joined: [] })
  }
  return joined
}

const goesOn = ({ cells }: TableRow, mayWrap: ReadonlySet<number>): boolean =>
  cells.every((cell, column) => isBlank(cell) || mayWrap.has(column))

/** A row of which one line is hidden, struck through or merged is so as a whole. */
const joinFaults = (row: TableRow, line: TableRow): Pick<TableRow, 'fault' | 'merges'> => {
  const fault = row.fault ?? line.fault
  const merges = [...(row.merges ?? []), ...(line.merges ?? [])]
  return { ...(fault ? { fault } : {}), ...(merges.length > 0 ? { merges } : {}) }
}

const addLine = (row: JoinedRow, line: TableRow): JoinedRow => ({
  ...row,
  ...joinFaults(row, line),
  cells: Array.from({ length: Math.max(row.cells.length, line.cells.length) }, (_, column) =>
    [row.cells[column] ?? '', line.cells[column] ?? ''].filter((part) => !isBlank(part)).join(' '),
  ),
  joined: [...row.joined, line],
})
