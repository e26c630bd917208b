import { typeOf, withoutNull, type AnyTable, type FieldSchema, type FlatColumn } from '../../tables/index.ts'
import type { Body } from '../build/row-body.ts'
import type { AnyDerivedFile, Collection } from '../collection.ts'
import { boolean, text } from './columns.ts'
import { readField } from './field-facts.ts'
import { nameType, type BundleColumn, type BundleTable } from './table.ts'

/** One field of one file: a line of fields.csv. */
export type FieldRow = Pick<BundleColumn<never>, 'description'> & {
  readonly file: string
  readonly field: string
  readonly type: string
  readonly nullable: boolean
  readonly values: readonly string[]
}

/**
 * Lists every field of every file that has fields: those of the JSON from the contract, those of the tables from their
 * columns.
 */
export const listFields = (
  collection: Collection,
  sideTables: Readonly<Record<string, BundleTable<never>>>,
): FieldRow[] => [
  ...listDatasetTables(collection).flatMap(([dataset, table]) => [
    ...walk(`${dataset}.json`, '', table.schema),
    ...['csv', 'parquet'].flatMap((type) => listColumns(`${dataset}.${type}`, flatTable(table, collection))),
  ]),
  ...collection.derived.flatMap(describeDerived),
  ...Object.entries(sideTables).flatMap(([file, table]) => listColumns(file, table)),
]

export const FIELDS: BundleTable<FieldRow> = {
  columns: [
    text('file', 'File in this bundle.', (row) => row.file),
    text('field', 'Column, or path of a field. [] means each item, * means each name.', (row) => row.field),
    text('type', 'Kind of value.', (row) => row.type),
    boolean('nullable', 'true if the value may be absent.', (row) => String(row.nullable)),
    text('values', 'Allowed values, if they are few.', (row) => row.values.join('; ') || null),
    text('description', 'Meaning of the field.', (row) => row.description || null),
  ],
}

/** Describes a derived file. Its rows are flat, so its JSON has the columns of the CSV. */
const describeDerived = ({ file, table }: AnyDerivedFile): FieldRow[] =>
  ['json', 'csv', 'parquet'].flatMap((type) => listColumns(`${file}.${type}`, table))

const listColumns = (file: string, { columns }: Pick<BundleTable<never>, 'columns'>): FieldRow[] =>
  columns.map((column) => ({
    file,
    field: column.name,
    type: nameType(column),
    description: column.description,
    nullable: column.required !== true,
    values: Object.keys(column.codes ?? {}),
  }))

function* walk(
  file: string,
  path: string,
  { properties = {} }: FieldSchema,
): Generator<FieldRow, void, undefined> {
  for (const [name, schema] of Object.entries(properties)) yield* walkField(file, `${path}${name}`, schema)
}

function* walkField(file: string, field: string, schema: FieldSchema): Generator<FieldRow, void, undefined> {
  const value = withoutNull(schema)
  const item = value.items ?? Object.values(value.patternProperties ?? {})[0]
  yield {
    file,
    field,
    type: nameSchema(value),
    nullable: value !== schema,
    values: (value.enum ?? item?.enum ?? []).map(String),
    description: schema.description ?? value.description ?? '',
  }
  yield* walk(file, `${field}${value.items === undefined ? '' : '[]'}.`, value.items ?? value)
}

const nameSchema = (schema: FieldSchema): string => {
  const { type, items, patternProperties } = schema
  if (items !== undefined) return `list of ${nameSchema(items)}`
  if (patternProperties !== undefined) return 'names with texts'
  return typeOf(schema) ?? type ?? 'any'
}

/**
 * Makes the flat columns of a table. The schema of the field fills in all facts that a column does not state itself.
 */
export const flatTable = (
  { flat, schema }: AnyTable,
  { codes: { fields }, links }: Collection,
): BundleTable<Body> => ({
  columns: flat.map((column): BundleColumn<Body> => {
    const { name, field, type, description, codes } = column
    // The rows are of this table.
    const ofRow = column as FlatColumn<Body>
    const { itemsOf } = ofRow
    const facts = readField(name, schema.properties[field] ?? {}, fields)
    return {
      name,
      type,
      valueOf: (row) => ofRow.valueOf(row),
      description: description ?? facts.description,
      // An empty list is an empty cell, so only plain fields are never null.
      ...(itemsOf === undefined ? facts.limits : { itemsOf }),
      ...(codes && { codes }),
      ...(links[name] && { leadsTo: links[name] }),
    }
  }),
  primaryKey: 'id',
})

/** Lists the names of the datasets, each with its table. */
export const listDatasetTables = ({
  datasets,
  tables,
}: Collection): readonly (readonly [string, AnyTable])[] =>
  Object.entries(datasets).flatMap(([dataset, { table: name }]) => {
    const table = tables.find((declared) => declared.name === name)
    return table === undefined ? [] : [[dataset, table] as const]
  })
