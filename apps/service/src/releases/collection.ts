import type { AnyTable } from '../tables/index.ts'

/** A published dataset: rows of one table that are told apart from its others by where they were published. */
export type CollectionDataset = {
  readonly title: string
  /** Name of the table that its rows are in. */
  readonly table: string
}

/** A family of tables that are built from source documents, checked, released and served together. */
export type Collection = {
  readonly name: string
  /** Address of the module that exports it as `collection`: threads import it by themselves. */
  readonly module: string
  readonly tables: readonly AnyTable[]
  /** By name, in the order in which the rows of a table stand. */
  readonly datasets: Readonly<Record<string, CollectionDataset>>
}
