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
