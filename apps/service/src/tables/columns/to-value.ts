import type { Cell, Value } from '../table.ts'

/** Converts a cell to a dictionary value. A flag becomes a text, because SQLite has no flags and parameters are texts. */
export const toValue = (cell: Cell): Value => (typeof cell === 'boolean' ? String(cell) : cell)
