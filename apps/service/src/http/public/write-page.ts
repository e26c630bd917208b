import type { Format } from '@rotunda/contract'
import { giveBack } from '../../platform/index.ts'
import { isPacked, writePacked } from './packed-forms.ts'
import { cutRows, type Rows } from './rows.ts'
import { writeCsvHeader, writeCsvLines, writeJsonLines } from './write-text.ts'

type Page = { readonly offset: number; readonly limit: number }

/** One page as it is sent. Its rows are taken as they are stored: nothing is parsed to be written again. */
export const writePage = (rows: Rows, format: Format, page: Page, meta: object): Buffer => {
  const { offset, limit } = page
  if (isPacked(format)) return Buffer.concat([...writePacked(format, cutRows(rows, page))])
  if (format === 'csv') return Buffer.from(writeCsvHeader(rows) + writeCsvLines(rows, offset, limit))
  if (format === 'ndjson') return writeJsonLines(rows, offset, limit)
  const data = rows.writeJson(offset, limit, ',')
  const whole = Buffer.concat([OPENING, data, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)])
  giveBack(data)
  return whole
}

const OPENING = Buffer.from('{"data":[')
