/**
 * A value of a JSON row as the text of a cell: nothing for null. Undefined for lists and objects, which no cell of a
 * table holds.
 */
export const cellText = (value: unknown): string | undefined => {
  if (value === null) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
