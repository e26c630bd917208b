import type { AnyTable, FlatColumn } from '../../tables/index.ts'
import type { Body } from '../build/row-body.ts'
import type { Collection } from '../collection.ts'
import { readField } from './field-facts.ts'
import type { BundleColumn, BundleTable } from './table.ts'

/** Flat columns of a table. The schema's field fills in all facts that a column does not state itself. */
export const flatTable = (
  { flat, schema }: AnyTable,
  { codes: { fields }, links }: Collection,
): BundleTable<Body> => ({
  columns: flat.map((column): BundleColumn<Body> => {
    const { name, field, type, description, codes } = column
    // The rows are those of the very table.
    const ofRow = column as FlatColumn<Body>
    const { itemsOf } = ofRow
    const facts = readField(name, schema.properties[field] ?? {}, fields)
    return {
      name,
      type,
      valueOf: (row) => ofRow.valueOf(row),
      description: description ?? facts.description,
      // A list that is empty is an empty cell, so only plain fields are never null.
      ...(itemsOf === undefined ? facts.limits : { itemsOf }),
      ...(codes && { codes }),
      ...(links[name] && { leadsTo: links[name] }),
    }
  }),
  primaryKey: 'id',
})

/** The names of the datasets, each with its table. */
export const listDatasetTables = ({
  datasets,
  tables,
}: Collection): readonly (readonly [string, AnyTable])[] =>
  Object.entries(datasets).flatMap(([dataset, { table: name }]) => {
    const table = tables.find((one) => one.name === name)
    return table === undefined ? [] : [[dataset, table] as const]
  })
