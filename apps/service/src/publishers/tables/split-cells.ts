/**
 * The cells of a line of a CSV; undefined where the line is not plain: it holds a return, a quote that does not close
 * in it, or one that stands where none may.
 */
export const splitCells = (line: string, delimiter: string): string[] | undefined => {
  if (line.includes('\r')) return undefined
  return line.includes('"') ? splitQuoted(line, delimiter) : line.split(delimiter)
}

const splitQuoted = (line: string, delimiter: string): string[] | undefined => {
  const cells: string[] = []
  for (let start = 0; ;) {
    const end = line[start] === '"' ? findClosing(line, start + 1) + 1 : findEnd(line, delimiter, start)
    const cell = line.slice(start, end)
    if (end === 0 || (end < line.length && line[end] !== delimiter)) return undefined
    if (cell.startsWith('"')) cells.push(cell.slice(1, -1).replaceAll('""', '"'))
    else if (cell.includes('"')) return undefined
    else cells.push(cell)
    if (end === line.length) return cells
    start = end + 1
  }
}

const findEnd = (line: string, delimiter: string, start: number): number => {
  const end = line.indexOf(delimiter, start)
  return end < 0 ? line.length : end
}

/** The quote that closes a cell: two of them are one that belongs to it. -1 where there is none. */
const findClosing = (line: string, start: number): number => {
  let place = line.indexOf('"', start)
  while (place >= 0 && line[place + 1] === '"') place = line.indexOf('"', place + 2)
  return place
}
