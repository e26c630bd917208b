import type { FlatValue } from '../../tables/index.ts'
import { makeParquetFile } from '../../releases/bundle/index.ts'
import { BATCH_ROWS, type RowColumn, type Rows, type TypedValue } from './rows.ts'

/**
 * A group of rows is held until it is encoded at once, and the end of the file grows with the number of groups. With
 * 120,000 rows, each group of this size takes some 44 ms; groups of 1,000 rows make the end take twice as long.
 */
const GROUP_ROWS = 2500

/** Writes rows as a Parquet file, like those of a release. */
export function* writeParquet(rows: Rows): Generator<Uint8Array, void, undefined> {
  let pieces: Buffer[] = []
  const columns = rows.columns.map(makeColumn)
  const file = makeParquetFile(
    { write: (bytes) => void pieces.push(Buffer.from(bytes)) },
    columns,
    GROUP_ROWS,
  )
  for (let offset = 0; offset < rows.total; offset += BATCH_ROWS) {
    for (const values of rows.readValues(offset, BATCH_ROWS)) file.add(values)
    yield Buffer.concat(pieces)
    pieces = []
  }
  file.close()
  yield Buffer.concat(pieces)
}

type Values = readonly TypedValue[]

const makeColumn = ({ name, type, isList }: RowColumn, index: number) => ({
  name,
  type,
  valueOf: (values: Values) => readOne(values[index]),
  ...(isList && { itemsOf: (values: Values) => readList(values[index]) }),
})

const readOne = (value: TypedValue = null): FlatValue => (isList(value) ? null : value)
const readList = (value: TypedValue = null): readonly FlatValue[] => (isList(value) ? value : [])

/** Array.isArray does not narrow read-only lists. */
const isList = (value: TypedValue): value is readonly FlatValue[] => Array.isArray(value)
