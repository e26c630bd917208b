import type { Format } from '@rotunda/contract'
import { isPacked, writePacked } from './packed-forms.ts'
import type { Found } from './operation.ts'
import { cutRows } from './rows.ts'
import { BYTE_ORDER_MARK, writeCsvHeader, writeCsvLines, writeJsonLines } from './write-text.ts'

/** A page of an operation with its rows written: JSON rows come without the envelope. */
export type FoundPage = Omit<Found, 'rows'> & { readonly total: number; readonly data: Uint8Array }

type Place = { readonly offset: number; readonly limit: number }

/** One page of what was found. Its rows are taken as they are stored: nothing is parsed to be written again. */
export const writePage = ({ rows, ...found }: Found, format: Format, place: Place): FoundPage => {
  const { offset, limit } = place
  const write = (): Uint8Array => {
    if (isPacked(format)) return Buffer.concat([...writePacked(format, cutRows(rows, place))])
    if (format === 'csv') return Buffer.from(writeCsvHeader(rows) + writeCsvLines(rows, offset, limit))
    return format === 'ndjson' ? writeJsonLines(rows, offset, limit) : rows.writeJson(offset, limit, ',')
  }
  return { ...found, total: rows.total, data: write() }
}

type Wrapping = { readonly format: Format; readonly meta: object; readonly bom: string | undefined }

/** The body of a page. Only JSON has a place for what is said of the rows, and only CSV takes a mark. */
export const wrapPage = (data: Uint8Array, { format, meta, bom }: Wrapping): Uint8Array => {
  if (format === 'json')
    return Buffer.concat([OPENING, data, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)])
  return bom === 'true' ? Buffer.concat([BYTE_ORDER_MARK, data]) : data
}

const OPENING = Buffer.from('{"data":[')
