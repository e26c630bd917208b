/**
 * Formats a line of CSV (RFC 4180, ended by LF). Null is an empty cell and an empty text a quoted one. Texts are
 * guarded against spreadsheets, numbers are written as they are. A text that begins with # is quoted, so that no line
 * of data is read as a remark or as the end that a stream writes. A line of one null is a quoted empty text, since
 * readers skip empty lines.
 */
export const formatCsvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(formatCell).join(',') || '""'}\n`

const formatCell = (value: string | number | null): string => {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : quote(guardCell(value))
}

const quote = (text: string): string =>
  text === '' || /^#|[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/**
 * Characters that make a spreadsheet read a cell as a formula, and the guard itself, so that every guarded text can be
 * recognised. Spreadsheets of East Asian locales read the full-width signs as the plain ones.
 */
const MUST_BE_GUARDED = /^['=+\-@＝＋－＠\t\r\n]/

/**
 * Guards a CSV cell against spreadsheets: an apostrophe goes before any text that would be read as a formula, and
 * before a text that begins with an apostrophe. Numbers are not texts and are never guarded.
 */
export const guardCell = (text: string): string => (MUST_BE_GUARDED.test(text) ? `'${text}` : text)

/** Returns the exact text that was guarded. */
export const unguardCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell)
