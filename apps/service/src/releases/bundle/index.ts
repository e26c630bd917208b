export { makeParquetFile } from './parquet-file.ts'
export { deflate } from './write-zip.ts'
export { writeZipPieces } from './zip-writer.ts'
