import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import type { Format } from '@rotunda/contract'
import { makeCompressor, type Encoding } from './compress.ts'
import type { Rows } from './rows.ts'
import { endLine } from './write-page.ts'

/** What the end of a stream says of everything before it. */
type StreamEnd = { readonly snapshot: string; readonly rows: number; readonly sha256: string }

export type StreamFormat = Exclude<Format, 'json'>

/** Large enough to be cheap, small enough that nobody waits long for those of many streams. */
const BATCH_ROWS = 100

type Wanted = {
  readonly snapshot: string
  readonly format: StreamFormat
  readonly encoding: Encoding
  /** Learns what the last line says, just before it is written. */
  readonly atEnd: (end: StreamEnd) => void
  /** Called once, when nothing is read any more. */
  readonly atClose: () => void
}

/**
 * All rows, read as fast as they are taken. The last line holds the number of rows and the digest of the bytes before
 * it, so that a copy that was cut is never taken for a whole one.
 */
export const streamRows = (rows: Rows, wanted: Wanted): Readable => {
  const source = Readable.from(writeAll(rows, wanted), { objectMode: false })
  // Not at the end of the generator, which never runs when the client is gone before the first batch.
  source.once('close', wanted.atClose)
  if (wanted.encoding === 'identity') return source
  // A fault of the source is a fault of what is read, and whoever stops reading closes the source.
  return pipeline(source, makeCompressor(wanted.encoding), () => undefined)
}

function* writeAll(rows: Rows, { format, snapshot, atEnd }: Wanted): Generator<Buffer> {
  const hash = createHash('sha256')
  for (const bytes of writeBatches(rows, format)) {
    hash.update(bytes)
    yield bytes
  }
  const end = { snapshot, rows: rows.total, sha256: hash.digest('hex') }
  atEnd(end)
  yield Buffer.from(END_LINES[format](end))
}

function* writeBatches(rows: Rows, format: StreamFormat): Generator<Buffer> {
  if (format === 'csv') yield Buffer.from(rows.writeCsvHeader())
  for (let offset = 0; offset < rows.total; offset += BATCH_ROWS)
    yield format === 'csv'
      ? Buffer.from(rows.writeCsv(offset, BATCH_ROWS))
      : endLine(rows.writeJson(offset, BATCH_ROWS, '\n'))
}

/** No row looks like these: no field is called `trailer`, and a cell that begins with # is quoted. */
const END_LINES: Readonly<Record<StreamFormat, (end: StreamEnd) => string>> = {
  csv: ({ snapshot, rows, sha256 }) => `#end snapshot=${snapshot} rows=${rows} sha256=${sha256}\n`,
  ndjson: (end) => `${JSON.stringify({ trailer: end })}\n`,
}
