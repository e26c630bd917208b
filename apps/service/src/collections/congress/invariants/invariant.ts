import type { Conflict } from '@rotunda/contract'
import type { KEPT } from './kept-rows.ts'

/** A row as far as every check looks at it. */
export type CheckedRow = { readonly id: string; readonly conflicts?: readonly Conflict[] }

/** The rows that a release has, table by table. */
export type Rows = { list<Table extends keyof typeof KEPT>(table: Table): Iterable<KeptRow<Table>> }

/** A row of a table, as far as checks look at it. */
export type KeptRow<Table extends keyof typeof KEPT> = ReturnType<(typeof KEPT)[Table]>

/** A row that breaks an invariant. */
export type Breach = {
  readonly table: string
  readonly row: CheckedRow
  /** The contradiction, in a few words. */
  readonly says: string
  /** The fields in whose `conflicts` the row may own up to it: it is then published, and counted. */
  readonly fields: readonly string[]
}

/** A promise about the rows of every release. */
export type Invariant = {
  /** Name of the check in the summary of a release. */
  readonly name: string
  /** The promise, as docs/explanation/congress.md has it. */
  readonly sentence: string
  readonly find: (rows: Rows) => Iterable<Breach>
}
