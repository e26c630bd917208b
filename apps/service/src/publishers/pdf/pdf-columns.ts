import type { PageLine, Token } from './pdf-page.ts'

/** Horizontal extent of a column of a table. */
export type Column = { readonly x: number; readonly end: number }

/** Cell of a header, whose words may be on several lines. */
export type HeaderCell = Column & { readonly text: string }

/** Joins texts that stand above each other into cells, from left to right. */
export const joinHeader = (lines: readonly PageLine[]): readonly HeaderCell[] => {
  const cells: HeaderCell[] = []
  const tokens = lines.flatMap((line) => line.tokens)
  for (const token of tokens.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1)
    if (last === undefined || token.x >= last.end) cells.push(token)
    else cells[cells.length - 1] = { ...last, end: Math.max(last.end, token.end) }
  }
  return cells.map(({ x, end }) => ({
    x,
    end,
    text: tokens
      .filter((token) => token.x >= x && token.end <= end)
      .map(({ text }) => text)
      .join(' '),
  }))
}

/**
 * Widens the columns of a header to all texts below it. A text under one header alone is of its column; a text under
 * several widens none.
 */
export const widenColumns = (header: readonly HeaderCell[], tokens: readonly Token[]): readonly Column[] => {
  let columns: readonly Column[] = header.map(({ x, end }) => ({ x, end }))
  for (;;) {
    const own = tokens.flatMap((token) => {
      const column = findColumn(token, columns)
      return column === undefined ? [] : [{ token, column }]
    })
    const wider = columns.map((column, index): Column => {
      const within = own.filter((one) => one.column === index).map(({ token }) => token)
      return {
        x: within.reduce((least, { x }) => Math.min(least, x), column.x),
        end: within.reduce((most, { end }) => Math.max(most, end), column.end),
      }
    })
    if (wider.every(({ x, end }, index) => x === columns[index]?.x && end === columns[index].end))
      return wider
    columns = wider
  }
}

/** Finds the only column that a text is in; undefined if it is in none or reaches into several. */
export const findColumn = (token: Token, columns: readonly Column[]): number | undefined => {
  const found = listColumns(token, columns)
  return found.length === 1 ? found[0] : undefined
}

/** Lists the columns that a text reaches into. */
export const listColumns = (token: Token, columns: readonly Column[]): readonly number[] =>
  [...columns.keys()].filter((index) => {
    const column = columns[index]
    return column !== undefined && token.x < column.end && token.end > column.x
  })
