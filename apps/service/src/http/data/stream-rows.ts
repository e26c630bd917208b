import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { CALENDAR_END, openCalendar, writeEvents, type Format } from '@rotunda/contract'
import type { Pieces } from '../readers/question.ts'
import { makeCompressor, type Encoding } from '../answers/compress.ts'
import { isPacked, writePacked } from './packed-forms.ts'
import { BATCH_ROWS, calendarOf, type Rows } from './rows.ts'
import { BYTE_ORDER_MARK, writeCsvHeader, writeCsvLines, writeJsonLines } from './write-text.ts'

/** Facts about a stream, sent after it. */
type StreamEnd = { readonly snapshot: string; readonly rows: number; readonly sha256: string }

export type StreamFormat = Exclude<Format, 'json'>

type Wanted = {
  readonly snapshot: string
  readonly format: StreamFormat
  readonly encoding: Encoding
  /** Whether the end is also sent as a last line, which only forms made of lines can have. */
  readonly hasEndLine: boolean
  readonly hasMark: boolean
  /** Called when the client has taken a piece. */
  readonly atPiece: () => void
  /** Called with the end, just before it is sent. */
  readonly atEnd: (end: StreamEnd) => void
  /** Called once, after the last read. `found` is closed by then. */
  readonly atClose: () => void
}

/** Writes rows in pieces, some of them empty. */
export const writePieces = async (
  format: Format,
  rows: Rows,
): Promise<Generator<Uint8Array, void, undefined>> =>
  isPacked(format)
    ? writePacked(format, rows)
    : format === 'ics'
      ? writeEventsOf(rows)
      : writeLines(format === 'csv' ? 'csv' : 'ndjson', rows)

/** Streams all rows, read only as fast as the client takes them. */
export const streamRows = (found: Pieces, wanted: Wanted): Readable => {
  const source = Readable.from(writeAll(found, wanted), { objectMode: false })
  // The generator cannot do this at its end: it never runs if the client leaves before the first batch.
  source.once('close', () => {
    found.close()
    wanted.atClose()
  })
  if (wanted.encoding === 'identity') return source
  // The source reports its own faults, and closes when a reader stops.
  return pipeline(source, makeCompressor(wanted.encoding), () => undefined)
}

async function* writeAll({ total, pieces }: Pieces, wanted: Wanted): AsyncGenerator<Uint8Array> {
  const { format, snapshot, hasEndLine, hasMark, atPiece, atEnd } = wanted
  const hash = createHash('sha256')
  if (hasMark) {
    hash.update(BYTE_ORDER_MARK)
    yield BYTE_ORDER_MARK
  }
  for await (const bytes of pieces) {
    hash.update(bytes)
    if (bytes.length > 0) yield bytes
    atPiece()
  }
  const end = { snapshot, rows: total, sha256: hash.digest('hex') }
  atEnd(end)
  if (hasEndLine && hasEndLineIn(format)) yield Buffer.from(END_LINES[format](end))
}

type LineFormat = 'csv' | 'ndjson'

/** Other forms show by themselves that they were cut. */
export const hasEndLineIn = (format: Format): format is LineFormat => format === 'csv' || format === 'ndjson'

function* writeLines(format: LineFormat, rows: Rows): Generator<Uint8Array, void, undefined> {
  if (format === 'csv') yield Buffer.from(writeCsvHeader(rows))
  for (let offset = 0; offset < rows.total; offset += BATCH_ROWS)
    yield format === 'csv'
      ? Buffer.from(writeCsvLines(rows, offset, BATCH_ROWS))
      : writeJsonLines(rows, offset, BATCH_ROWS)
}

function* writeEventsOf(rows: Rows): Generator<Uint8Array, void, undefined> {
  const { name, readEvents } = calendarOf(rows)
  yield Buffer.from(openCalendar(name))
  for (let offset = 0; offset < rows.total; offset += BATCH_ROWS)
    yield Buffer.from(writeEvents(readEvents(offset, BATCH_ROWS)))
  yield Buffer.from(CALENDAR_END)
}

/** No row looks like these lines: no field is named `trailer`, and a cell that begins with # is quoted. */
const END_LINES: Readonly<Record<LineFormat, (end: StreamEnd) => string>> = {
  csv: ({ snapshot, rows, sha256 }) => `#end snapshot=${snapshot} rows=${rows} sha256=${sha256}\n`,
  ndjson: (end) => `${JSON.stringify({ trailer: end })}\n`,
}
