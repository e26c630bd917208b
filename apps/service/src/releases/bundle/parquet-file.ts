import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { Column, Value } from './table.ts'

export type ParquetColumn = Pick<Column<never>, 'name' | 'required'> & {
  readonly type: Column<never>['type'] | 'number'
}

export type ParquetFile = {
  add(values: readonly Value[]): void
  close(): void
}

const ROWS_OF_GROUP = 10_000

/**
 * The columns of the CSV, typed; written group by group, so that memory holds one group at a time. What is written may
 * be overwritten as soon as `write` returns.
 */
export const makeParquetFile = (
  file: { write(bytes: Uint8Array): void },
  columns: readonly ParquetColumn[],
  rowsOfGroup = ROWS_OF_GROUP,
): ParquetFile => {
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({ writer: bytes, schema: makeSchema(columns), createdBy: 'rotunda' })
  const drain = (): void => {
    file.write(new Uint8Array(bytes.buffer, 0, bytes.index))
    bytes.index = 0
  }
  let group: ReturnType<typeof toStored>[][] = columns.map(() => [])
  const writeGroup = (): void => {
    const rows = group[0]?.length ?? 0
    if (rows === 0) return
    const columnData = columns.map(({ name }, index) => ({ name, data: group[index] ?? [] }))
    // Nothing is awaited: the writer in memory has no flush of its own.
    void writer.write({ columnData, rowGroupSize: rows })
    drain()
    group = columns.map(() => [])
  }
  return {
    add: (values) => {
      for (const [index, value] of values.entries()) group[index]?.push(toStored(value, columns[index]?.type))
      if ((group[0]?.length ?? 0) >= rowsOfGroup) writeGroup()
    },
    close: () => {
      writeGroup()
      void writer.finish()
      drain()
    },
  }
}

/** A number that is no integer fails the check of valid rows; its release is still written, to be looked at. */
const toStored = (value: Value, type?: ParquetColumn['type']): Value | bigint => {
  if (typeof value !== 'number' || type === 'number') return value
  return Number.isInteger(value) ? BigInt(value) : null
}

type Schema = ConstructorParameters<typeof ParquetWriter>[0]['schema']

const makeSchema = (columns: readonly ParquetColumn[]): Schema => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, type, required }) => ({
    name,
    repetition_type: required === true ? ('REQUIRED' as const) : ('OPTIONAL' as const),
    ...TYPES[type],
  })),
]

const TYPES = {
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const
