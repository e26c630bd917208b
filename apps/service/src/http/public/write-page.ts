import type { Format } from '@rotunda/contract'
import { giveBack } from '../../platform/index.ts'
import type { Rows } from './rows.ts'

type Page = { readonly offset: number; readonly limit: number }

/** One page as it is sent. Its rows are taken as they are stored: nothing is parsed to be written again. */
export const writePage = (rows: Rows, format: Format, { offset, limit }: Page, meta: object): Buffer => {
  if (format === 'csv') return Buffer.from(rows.writeCsvHeader() + rows.writeCsv(offset, limit))
  if (format === 'ndjson') return endLine(rows.writeJson(offset, limit, '\n'))
  const data = rows.writeJson(offset, limit, ',')
  const page = Buffer.concat([OPENING, data, Buffer.from(`],"meta":${JSON.stringify(meta)}}`)])
  giveBack(data)
  return page
}

const OPENING = Buffer.from('{"data":[')

/** Every line has its end; no line has none. */
export const endLine = (lines: Uint8Array): Buffer =>
  lines.length === 0 ? Buffer.alloc(0) : Buffer.concat([lines, NEW_LINE])

const NEW_LINE = Buffer.from('\n')
