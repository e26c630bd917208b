export { makeParquetFile } from './parquet-file.ts'
export { deflate, writeZipPieces } from './write-zip.ts'
export { readRows } from './read-rows.ts'
