import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { FlatType, FlatValue } from '../../tables/index.ts'

/** Facts of a column that Parquet needs, both in bundles and in answers of the API. */
export type ParquetColumn<Row> = {
  readonly name: string
  /** Type of the value, or of each item of a list. A number may have decimals. */
  readonly type: FlatType | 'number'
  readonly required?: true
  readonly valueOf: (row: Row) => FlatValue
  readonly itemsOf?: (row: Row) => readonly FlatValue[]
}

export type ParquetFile<Row> = {
  add(row: Row): void
  close(): void
}

const ROWS_OF_GROUP = 10_000

/**
 * Writes typed columns, and lists as lists, group by group: memory holds one group at a time. The same rows give the
 * same bytes. The written chunk may be overwritten as soon as `write` returns.
 */
export const makeParquetFile = <Row>(
  file: { write(chunk: Uint8Array): void },
  columns: readonly ParquetColumn<Row>[],
  rowsOfGroup = ROWS_OF_GROUP,
): ParquetFile<Row> => {
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({ writer: bytes, schema: makeSchema(columns), createdBy: 'rotunda' })
  const drain = (): void => {
    file.write(new Uint8Array(bytes.buffer, 0, bytes.index))
    bytes.index = 0
  }
  let group: StoredCell[][] = columns.map(() => [])
  const writeGroup = (): void => {
    const rows = group[0]?.length ?? 0
    if (rows === 0) return
    const columnData = columns.map(({ name }, index) => ({ name, data: group[index] ?? [] }))
    // The call need not be awaited: a writer in memory has nothing to flush.
    void writer.write({ columnData, rowGroupSize: rows })
    drain()
    group = columns.map(() => [])
  }
  return {
    add: (row) => {
      for (const [index, column] of columns.entries()) group[index]?.push(readCell(column, row))
      if ((group[0]?.length ?? 0) >= rowsOfGroup) writeGroup()
    },
    close: () => {
      writeGroup()
      void writer.finish()
      drain()
    },
  }
}

type Stored = string | number | bigint | boolean | null
type StoredCell = Stored | readonly Stored[]

const readCell = <Row>({ type, valueOf, itemsOf }: ParquetColumn<Row>, row: Row): StoredCell =>
  itemsOf === undefined ? STORED[type](valueOf(row)) : itemsOf(row).map(STORED[type])

const DAY_MILLISECONDS = 86_400_000

const readInstant = (value: FlatValue): number | null => {
  const milliseconds = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(milliseconds) ? null : milliseconds
}

const readInteger = (value: FlatValue): number | null => (Number.isInteger(value) ? Number(value) : null)

const toBigInt = (value: number | null): bigint | null => (value === null ? null : BigInt(value))

/**
 * Converts values. A value of another type becomes null: it fails the check `rows_valid`, but its release is still
 * written, so that it can be examined.
 */
const STORED: Readonly<Record<FlatType | 'number', (value: FlatValue) => Stored>> = {
  text: (value) => (value === null ? null : String(value)),
  integer: (value) => toBigInt(readInteger(value)),
  number: (value) => (typeof value === 'number' ? value : null),
  year: readInteger,
  boolean: (value) => (value === null ? null : String(value) === 'true'),
  date: (value) => {
    const milliseconds = readInstant(value)
    return milliseconds === null ? null : Math.floor(milliseconds / DAY_MILLISECONDS)
  },
  datetime: (value) => toBigInt(readInstant(value)),
}

type Schema = NonNullable<ConstructorParameters<typeof ParquetWriter>[0]['schema']>
type Element = Schema[number]

/** Types of Parquet. Each also has the older annotation, the only one that some readers know. */
const ELEMENTS = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  year: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
  datetime: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
} as const satisfies Readonly<Record<FlatType | 'number', Omit<Element, 'name'>>>

const makeSchema = (columns: readonly ParquetColumn<never>[]): Schema => [
  { name: 'root', num_children: columns.length },
  ...columns.flatMap(describeColumn),
]

/** Describes a column. Only a text can be required here: a value of the wrong type is stored as null. */
const describeColumn = ({ name, type, required, itemsOf }: ParquetColumn<never>): Element[] =>
  itemsOf === undefined
    ? [
        {
          name,
          repetition_type: required === true && type === 'text' ? 'REQUIRED' : 'OPTIONAL',
          ...ELEMENTS[type],
        },
      ]
    : [
        {
          name,
          repetition_type: 'REQUIRED',
          num_children: 1,
          converted_type: 'LIST',
          logical_type: { type: 'LIST' },
        },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        { name: 'element', repetition_type: 'OPTIONAL', ...ELEMENTS[type] },
      ]
