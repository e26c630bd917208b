import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { OpenFile } from './file-set.ts'
import type { Column, Value } from './table.ts'

export type ParquetFile = {
  add(values: readonly Value[]): void
  close(): void
}

const ROWS_OF_GROUP = 10_000

/** The columns of the CSV, typed; written group by group, so that memory holds one group at a time. */
export const makeParquetFile = (
  file: OpenFile,
  columns: readonly Pick<Column<never>, 'name' | 'type' | 'required'>[],
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
      for (const [index, value] of values.entries()) group[index]?.push(toStored(value))
      if ((group[0]?.length ?? 0) >= ROWS_OF_GROUP) writeGroup()
    },
    close: () => {
      writeGroup()
      void writer.finish()
      drain()
    },
  }
}

/** A number that is no integer fails the check of valid rows; its release is still written, to be looked at. */
const toStored = (value: Value): string | bigint | null => {
  if (typeof value !== 'number') return value
  return Number.isInteger(value) ? BigInt(value) : null
}

type Schema = ConstructorParameters<typeof ParquetWriter>[0]['schema']

const makeSchema = (columns: readonly Pick<Column<never>, 'name' | 'type' | 'required'>[]): Schema => [
  { name: 'root', num_children: columns.length },
  ...columns.map(({ name, type, required }) => ({
    name,
    repetition_type: required === true ? ('REQUIRED' as const) : ('OPTIONAL' as const),
    ...(type === 'integer'
      ? { type: 'INT64' as const }
      : { type: 'BYTE_ARRAY' as const, converted_type: 'UTF8' as const }),
  })),
]
