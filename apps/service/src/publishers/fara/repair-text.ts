const C1 = /[\u0080-\u009F]/g
const WINDOWS = new TextDecoder('windows-1252')

/** Whether the text has control characters where Windows-1252 has quotation marks and dashes. */
export const hasMisreadMarks = (text: string): boolean => text.search(C1) >= 0

/** Restores the marks of a text whose bytes were read as ISO-8859-1 before. */
export const restoreMarks = (text: string): string =>
  text.replace(C1, (mark) => WINDOWS.decode(Uint8Array.of(mark.charCodeAt(0))))

/**
 * Whether a program that reads by RFC 4180 has damaged the quotation marks of a cell that did not double them: it drops
 * the first and keeps the one that closes the cell. The first mark of the rest then closes words that no mark opened.
 */
export const hasDamagedQuotes = (text: string): boolean =>
  /^[^"]*[\p{L}\p{N}.)]".*"\s*$|^[^"]*[\p{L}\p{N}.)]"\s*$/su.test(text)
