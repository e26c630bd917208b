import { formatCsvLine } from '../../platform/index.ts'
import type { FileSet } from './file-set.ts'
import type { ListShapes } from './list-shapes.ts'
import { makeParquetFile } from './parquet-file.ts'
import { formatHeader, type BundleTable } from './table.ts'

export type DatasetFiles<Row> = {
  add(row: Row): void
  /** Closes the files. Returns the number of rows written. */
  close(): number
}

/** One table as JSON (an array, a row on each line), as CSV and as Parquet, row by row. */
export const openDatasetFiles = <Row>(
  files: FileSet,
  name: string,
  { columns }: BundleTable<Row>,
  lists: ListShapes,
): DatasetFiles<Row> => {
  const open = (type: string) => files.open(`data/${name}.${type}`)
  const [json, csv, parquet] = [open('json'), open('csv'), open('parquet')]
  const groups = makeParquetFile(parquet, columns)
  let separator = '[\n'
  let rows = 0
  csv.write(formatHeader(columns))
  return {
    add: (row) => {
      json.write(separator)
      json.write(JSON.stringify(row))
      separator = ',\n'
      csv.write(formatCsvLine(columns.map(({ valueOf }) => valueOf(row))))
      groups.add(row)
      lists.look(`${name}.csv`, columns, row)
      rows += 1
    },
    close: () => {
      json.write(separator === '[\n' ? '[]\n' : '\n]\n')
      json.close()
      csv.close()
      groups.close()
      parquet.close()
      return rows
    },
  }
}
