import { guardCell } from './guard-cell.ts'

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
