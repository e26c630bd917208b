import { MOST_ROWS } from '@rotunda/contract'
import type { Format } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import type { Rows } from './rows.ts'
import { writeParquet } from './write-parquet.ts'
import { writeXlsx } from './write-xlsx.ts'

/** Forms that are whole or nothing: their readers go by what stands at the end, and they are compressed already. */
export type PackedFormat = keyof typeof MOST_ROWS

export const isPacked = (format: Format): format is PackedFormat => Object.hasOwn(MOST_ROWS, format)

/** Pieces of the file, some of them empty; the work between two of them is short. */
export const writePacked = (format: PackedFormat, rows: Rows): Generator<Uint8Array, void, undefined> =>
  format === 'parquet' ? writeParquet(rows) : writeXlsx(rows)

const BULK_FILES = ' The bulk files under /downloads hold everything, as Parquet too.'

/** Throws the refusal `invalid_query` for more rows than the form is given with. `inBulk` where anyone may take all. */
export const refuseTooMany = (format: Format, total: number, inBulk: boolean): void => {
  if (!isPacked(format) || total <= MOST_ROWS[format]) return
  const most = MOST_ROWS[format].toLocaleString('en')
  throw new Refusal(
    'invalid_query',
    `The filter selects ${total.toLocaleString('en')} rows, and ${format} holds up to ${most}. Narrow the filter, or ` +
      `add format=csv or format=ndjson, which may be of any size.${inBulk ? BULK_FILES : ''}`,
    { param: 'format', allowed: ['format=csv', 'format=ndjson'] },
  )
}
