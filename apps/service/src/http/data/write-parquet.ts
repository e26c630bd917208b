import type { FlatValue } from '../../tables/index.ts'
import { makeParquetFile } from '../../releases/bundle/index.ts'
import { BATCH_ROWS, type RowColumn, type Rows, type TypedValue } from './rows.ts'

/**
 * The rows of a group are held until they are encoded at once, and what stands at the end of the file grows with the
 * groups. Of 120,000 rows each takes some 44 ms in groups of this size; in groups of 1000 the end takes twice as long.
 */
const GROUP_ROWS = 2500

/** The rows as a Parquet file, as a release has them. */
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

/** The compiler does not narrow read-only lists by isArray. */
const isList = (value: TypedValue): value is readonly FlatValue[] => Array.isArray(value)
