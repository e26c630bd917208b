import { extname } from 'node:path'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.csv': 'text/csv; charset=utf-8; header=present',
  '.parquet': 'application/vnd.apache.parquet',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
  '.sig': 'text/plain; charset=utf-8',
  '.pub': 'application/x-pem-file',
  '': 'text/plain; charset=utf-8',
}

/** Media type of a file of a release, by its extension. */
export const mediaTypeOf = (path: string): string => MEDIA_TYPES[extname(path)] ?? 'application/octet-stream'
