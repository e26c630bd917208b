import { FullRecord, FundingLine, type DatasetName } from '@rotunda/contract'
import { text } from './columns.ts'
import { DATASET_NAMES, tableOf } from './flat-tables.ts'
import type { Column, Table } from './table.ts'

/** One field of one file: a line of fields.csv. */
export type FieldRow = Pick<Column<never>, 'description'> & {
  readonly file: string
  readonly field: string
  readonly type: string
  readonly nullable: boolean
  readonly values: readonly string[]
}

export const FIELDS: Table<FieldRow> = {
  columns: [
    text('file', 'File of this bundle.', (row) => row.file),
    text(
      'field',
      'Column, or path of a field: [] stands for each item, * for each name.',
      (row) => row.field,
    ),
    text('type', 'Kind of value.', (row) => row.type),
    text('nullable', 'true where there may be none.', (row) => String(row.nullable)),
    text('values', 'The only values, where they are few.', (row) => row.values.join('; ') || null),
    text('description', 'Meaning.', (row) => row.description || null),
  ],
}

/** Every field of every file with fields: those of the JSON from the contract, those of the tables from their columns. */
export const listFields = (sideTables: Readonly<Record<string, Table<never>>>): FieldRow[] => [
  ...DATASET_NAMES.flatMap((dataset) => [
    ...walk(`${dataset}.json`, '', schemaOf(dataset)),
    ...['csv', 'parquet'].flatMap((type) => listColumns(`${dataset}.${type}`, tableOf(dataset))),
  ]),
  ...Object.entries(sideTables).flatMap(([file, table]) => listColumns(file, table)),
]

const schemaOf = (dataset: DatasetName): object => (dataset === 'funding-guidance' ? FundingLine : FullRecord)

const listColumns = (file: string, { columns }: Pick<Table<never>, 'columns'>): FieldRow[] =>
  columns.map(({ name, type, description, required }) => ({
    ...{ file, field: name, type, description },
    nullable: required !== true,
    values: [],
  }))

/** The parts of JSON Schema that the contract is written in. */
type Schema = {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
}

function* walk(
  file: string,
  path: string,
  { properties = {} }: Schema,
): Generator<FieldRow, void, undefined> {
  for (const [name, schema] of Object.entries(properties)) yield* walkField(file, `${path}${name}`, schema)
}

function* walkField(file: string, field: string, schema: Schema): Generator<FieldRow, void, undefined> {
  const value = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  const item = value.items ?? Object.values(value.patternProperties ?? {})[0]
  yield {
    ...{ file, field, type: nameType(value), nullable: value !== schema },
    values: (value.enum ?? item?.enum ?? []).map(String),
    description: schema.description ?? value.description ?? '',
  }
  yield* walk(file, `${field}${value.items === undefined ? '' : '[]'}.`, value.items ?? value)
}

const nameType = ({ type, enum: values, items, patternProperties }: Schema): string => {
  if (items !== undefined) return `list of ${nameType(items)}`
  if (patternProperties !== undefined) return 'names with texts'
  if (values !== undefined || type === 'string') return 'text'
  return type ?? 'any'
}
