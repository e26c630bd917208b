import { MOST_ROWS } from '@rotunda/contract'
import type { Format } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import type { Rows } from './rows.ts'

/** Forms that can only be read whole, since their index is at the end. They are already compressed. */
export type PackedFormat = keyof typeof MOST_ROWS

export const isPacked = (format: Format): format is PackedFormat => Object.hasOwn(MOST_ROWS, format)

type Written = Generator<Uint8Array, void, undefined>

/** Loads the writer, then writes the file in pieces, some of them empty, with little work between two of them. */
export const writePacked = async (format: PackedFormat, rows: Rows): Promise<Written> =>
  format === 'parquet'
    ? (await import('./write-parquet.ts')).writeParquet(rows)
    : (await import('./write-xlsx.ts')).writeXlsx(rows)

const BULK_FILES = ' The bulk files under /downloads hold everything, as Parquet too.'

/** Refuses more rows than the form can hold. `inBulk` says whether anyone may download all rows. */
export const refuseTooMany = (format: Format, total: number, inBulk: boolean): void => {
  if (!isPacked(format) || total <= MOST_ROWS[format]) return
  const most = MOST_ROWS[format].toLocaleString('en')
  throw new Refusal(
    'invalid_query',
    `The filter selects ${total.toLocaleString('en')} rows, and ${format} holds up to ${most}. Narrow the filter, or ` +
      `add format=csv or format=ndjson, which have no limit.${inBulk ? BULK_FILES : ''}`,
    { param: 'format', allowed: ['format=csv', 'format=ndjson'] },
  )
}
