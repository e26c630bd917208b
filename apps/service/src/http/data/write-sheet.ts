import { readBatches, type Cell, type Rows } from './rows.ts'

/** Excel's limit for one cell. */
export const MOST_OF_A_CELL = 32_767

/** Writes a worksheet (ECMA-376) piece by piece. The first row has the names of the columns, and stays in view. */
export function* writeSheet(rows: Rows): Generator<string, void, undefined> {
  const names = nameColumns(rows.columns.length)
  const last = `${names.at(-1) ?? 'A'}${rows.total + 1}`
  yield `${OPENING}<dimension ref="A1:${last}"/>${FROZEN}<sheetData>`
  yield formatRow(
    names,
    rows.columns.map(({ name }) => name),
    1,
    HEADER_STYLE,
  )
  let number = 2
  for (const batch of readBatches(rows)) {
    let text = ''
    for (const cells of batch) text += formatRow(names, cells, number++, TEXT_STYLE)
    yield text
  }
  yield '</sheetData></worksheet>'
}

const OPENING =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
const FROZEN =
  '<sheetViews><sheetView tabSelected="1" workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** Positions of the styles in the workbook. Plain text stays text when a reader edits the cell. */
const TEXT_STYLE = 1
const HEADER_STYLE = 2

const formatRow = (names: readonly string[], cells: readonly Cell[], number: number, style: number): string =>
  `<row r="${number}">${cells.map((cell, index) => formatCell(`${names[index]}${number}`, cell, style)).join('')}</row>`

/** Formats a cell. A text that begins with = stays text: only another type of cell is a formula. */
const formatCell = (place: string, cell: Cell, style: number): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const text = escape(shorten(cell))
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** Shortens a text, and says so in the cell: Excel calls a file with longer cells damaged. */
const shorten = (text: string): string => {
  if (text.length <= MOST_OF_A_CELL) return text
  const remark = ` … [cut: ${text.length.toLocaleString('en')} characters, more than a cell of a workbook holds; CSV has all]`
  return text.slice(0, MOST_OF_A_CELL - remark.length) + remark
}

/** Escapes a text for XML 1.0. A workbook writes a character that XML does not allow as _x0000_. */
const escape = (text: string): string =>
  SPECIAL.test(text) ? text.toWellFormed().replace(EVERY_SPECIAL, escapeOne) : text

// eslint-disable-next-line no-control-regex -- these are what XML cannot hold
const SPECIAL = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/
const EVERY_SPECIAL = new RegExp(SPECIAL.source.replace('\\ud800-\\udfff', ''), 'g')

const escapeOne = (found: string): string => {
  if (found === '&') return '&amp;'
  if (found === '<') return '&lt;'
  if (found === '>') return '&gt;'
  // Not every reader knows _x000D_, and a bare one would be read as the end of a line.
  if (found === '\r') return '&#13;'
  // Escapes the underscore of a text that looks like an escape, so that it is read unchanged.
  if (found.length > 1) return `_x005F${found}`
  return `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

/** Names columns A to Z, then AA, AB and so on. */
const nameColumns = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    let name = ''
    for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26))
      name = String.fromCharCode(65 + ((left - 1) % 26)) + name
    return name
  })
