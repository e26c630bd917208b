import { writeCalendar, type Format } from '@rotunda/contract'
import { isPacked, writePacked } from './packed-forms.ts'
import type { Found } from './operation.ts'
import { calendarOf, cutRows } from './rows.ts'
import { BYTE_ORDER_MARK, writeCsvHeader, writeCsvLines, writeJsonLines } from './write-text.ts'

/** A written page of an operation. JSON rows have no envelope yet. */
export type FoundPage = Omit<Found, 'rows'> & { readonly total: number; readonly data: Uint8Array }

type Place = { readonly offset: number; readonly limit: number }

/** Writes one page. Rows are copied as they are stored, and not parsed to be written again. */
export const writePage = async (
  { rows, ...found }: Found,
  format: Format,
  place: Place,
): Promise<FoundPage> => {
  const { offset, limit } = place
  const write = async (): Promise<Uint8Array> => {
    if (isPacked(format)) return Buffer.concat([...(await writePacked(format, cutRows(rows, place)))])
    if (format === 'csv') return Buffer.from(writeCsvHeader(rows) + writeCsvLines(rows, offset, limit))
    if (format === 'ics') {
      const { name, readEvents } = calendarOf(rows)
      return Buffer.from(writeCalendar(name, readEvents(offset, limit)))
    }
    return format === 'ndjson' ? writeJsonLines(rows, offset, limit) : rows.writeJson(offset, limit, ',')
  }
  return { ...found, total: rows.total, data: await write() }
}

type Wrapping = { readonly format: Format; readonly meta: object; readonly bom: string | undefined }

/** Wraps a page into its body: only JSON has a place for `meta`, and only CSV a byte order mark. */
export const wrapPage = (data: Uint8Array, { format, meta, bom }: Wrapping): Uint8Array => {
  if (format === 'json')
    return Buffer.concat([OPENING, data, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)])
  return bom === 'true' ? Buffer.concat([BYTE_ORDER_MARK, data]) : data
}

const OPENING = Buffer.from('{"data":[')
