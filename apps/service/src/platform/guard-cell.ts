/**
 * What makes a spreadsheet take a cell for a formula; and the guard itself, so that every guarded text can be
 * recognised. Spreadsheets of East Asian locales take the full-width signs for the plain ones.
 */
const MUST_BE_GUARDED = /^['=+\-@＝＋－＠\t\r\n]/

/**
 * A text for a cell of a CSV that may be opened in a spreadsheet: one apostrophe goes before any text that would be
 * taken for a formula, and before a text that begins with an apostrophe. Numbers are no texts and are never guarded.
 */
export const guardCell = (text: string): string => (MUST_BE_GUARDED.test(text) ? `'${text}` : text)

/** The text that was guarded, exactly. */
export const unguardCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell)
