import type { Cell, Value } from '../table.ts'

/** A cell as dictionaries hold it: SQLite has no flags, and a parameter gives one as a text. */
export const toValue = (cell: Cell): Value => (typeof cell === 'boolean' ? String(cell) : cell)
