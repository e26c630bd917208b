import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import type { AnyTable } from '../../../tables/index.ts'
import { listDatasetTables } from '../../bundle/list-fields.ts'
import { readRows } from '../../bundle/read-rows.ts'
import type { RowSource } from '../../build/row-body.ts'
import type { Collection } from '../../collection.ts'
import { readDocuments, type DocumentRows } from './read-documents.ts'

/** Rows of one group, and the sum of their known amounts. */
export type AmountGroup = { readonly rows: number; readonly sum: number }

/** Figures of a release, for its own gates and for those of the next release. */
export type ReleaseMeasures = {
  readonly documents: readonly DocumentRows[]
  /** Digest of the document of each row, by id. A row of an aside that two documents have counts in the last one. */
  readonly rows: ReadonlyMap<string, string>
  /** The known amounts, by digest of the document. */
  readonly amounts: ReadonlyMap<string, readonly number[]>
  /** Groups by the name that the collection gives them. */
  readonly groups: ReadonlyMap<string, AmountGroup>
}

/**
 * Reads the data files of a whole release. They are the public downloads, so any version and machine may have written
 * them.
 */
export const measureRelease = (folder: string, collection: Collection): ReleaseMeasures => {
  const rows = new Map<string, string>()
  const amounts = new Map<string, number[]>()
  const groups = new Map<string, AmountGroup>()
  for (const [dataset, table] of listDatasetTables(collection))
    // Only openDatasetFiles writes these files: they have rows of the table.
    for (const row of readRows(join(folder, `data/${dataset}.json`)) as Iterable<never>) {
      const source = sourceOf(row)
      rows.set(table.idOf(row), source)
      if (table.totals === undefined) continue
      const amount = findAmount(table, row)
      if (amount !== null) getOrMake(amounts, source, () => []).push(amount)
      const name = collection.comparison.groupOf(dataset, row)
      const before = groups.get(name) ?? { rows: 0, sum: 0 }
      groups.set(name, { rows: before.rows + 1, sum: before.sum + (amount ?? 0) })
    }
  for (const { file, key } of Object.values(collection.sideTables))
    for (const { source_sha256 = '', [key]: name = '' } of readAside(folder, file))
      rows.set(name, source_sha256)
  return { documents: readDocuments(folder, collection.publishers), rows, amounts, groups }
}

type Sourced = {
  readonly evidence?: readonly Evidence[]
  readonly sources?: readonly Pick<RowSource, 'source_id'>[]
}

/** Returns the digest of the first document that the row comes from. */
const sourceOf = ({ evidence, sources }: Sourced): string =>
  evidence?.[0]?.source ?? sources?.[0]?.source_id ?? ''

/** Finds the amount of a row, in a table whose rows are added up. */
const findAmount = ({ columns, totals }: AnyTable, row: never): number | null => {
  const column = columns[totals?.amount ?? '']
  return column?.kind === 'amount' ? column.of(row) : null
}

/** Reads the CSV of an aside, which earlier versions may not have written. */
const readAside = (folder: string, name: string): Record<string, string>[] => {
  const file = join(folder, 'data', name)
  return existsSync(file) ? parse(readFileSync(file), { columns: true }) : []
}

const getOrMake = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
