import { isBlank } from './table.ts'

/**
 * Whether the text names a total: it begins with total, subtotal, grand, sum or count, or ends with total. A “grand”
 * before a name (`Grand Rapids`) and the total maximum daily load of a water are none.
 */
export const isTotal = (text: string): boolean => BEGINS.test(text) || ENDS.test(text)

/** The first of the texts that names a total; undefined where none does. */
export const findTotal = (texts: readonly string[]): string | undefined =>
  texts.find((text) => !isBlank(text) && isTotal(text))

const BEGINS =
  /^[^\p{L}\p{N}=]*(?:(?:grand|overall|net|page|report|running)?[\s-]*(?:sub[\s-]*)?totals?\b(?! maximum daily load)|(?:grand|sum|count)\b(?=\s*(?:[^\s\p{L}]|(?:of|subtotals?|totals?|sum|count)\b|$)))/iu
const ENDS = /\b(?:sub[\s-]*)?totals?\s*[:.]?\s*$/i
