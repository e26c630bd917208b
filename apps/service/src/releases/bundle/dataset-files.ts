import { formatCsvLine } from '../../platform/index.ts'
import type { FileSet } from './file-set.ts'
import { makeParquetFile } from './parquet-file.ts'
import { formatHeader, type Table } from './table.ts'

export type DatasetFiles<Row> = {
  add(row: Row): void
  close(): void
}

/** One table as JSON (an array, a row on each line), as CSV and as Parquet, row by row. */
export const openDatasetFiles = <Row>(
  files: FileSet,
  name: string,
  { columns }: Table<Row>,
): DatasetFiles<Row> => {
  const open = (type: string) => files.open(`data/${name}.${type}`)
  const [json, csv, parquet] = [open('json'), open('csv'), open('parquet')]
  const groups = makeParquetFile(parquet, columns)
  let separator = '[\n'
  csv.write(formatHeader(columns))
  return {
    add: (row) => {
      json.write(separator)
      json.write(JSON.stringify(row))
      separator = ',\n'
      csv.write(formatCsvLine(columns.map(({ valueOf }) => valueOf(row))))
      groups.add(row)
    },
    close: () => {
      json.write(separator === '[\n' ? '[]\n' : '\n]\n')
      json.close()
      csv.close()
      groups.close()
      parquet.close()
    },
  }
}
