import { Type } from 'typebox'
import { ROW_LIMITS } from '../limits.ts'

/** Formats of an answer. */
export const FORMATS = ['json', 'csv', 'ndjson', 'parquet', 'xlsx'] as const
/** Formats of a list whose rows have a day and a time. */
export const DATED_FORMATS = [...FORMATS, 'ics'] as const
export type Format = (typeof DATED_FORMATS)[number]

/** Row limits of one answer, for formats that cost more to write than lines of text. */
export const MOST_ROWS = {
  parquet: ROW_LIMITS.parquet.value,
  xlsx: ROW_LIMITS.xlsx.value,
} satisfies Partial<Record<Format, number>>

/** The parameter `format` of a list with these formats. */
export const chooseFormatOf = (formats: readonly Format[]) =>
  Type.Optional(
    Type.Enum([...formats], {
      description: 'Format of the answer. Takes precedence over the `Accept` header.',
    }),
  )

/** Parameters for paging and for the format of the answer. */
export const PAGE_PARAMETERS = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Maximum number of rows on a page.' }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'Rows to skip: `meta.next_offset` of the previous page.',
    }),
  ),
  snapshot: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        '`meta.snapshot` of the previous page. The answer is 409 if another release is now current.',
    }),
  ),
  format: chooseFormatOf(FORMATS),
  bom: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.',
    }),
  ),
}

/** Parameters for the whole filtered set in one answer, and for a trailer at its end. */
export const WHOLE_SET_PARAMETERS = {
  all: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'true returns the whole filtered set at once: csv and ndjson of any size, ' +
        `parquet up to ${MOST_ROWS.parquet.toLocaleString('en')} rows, xlsx up to ${MOST_ROWS.xlsx.toLocaleString('en')}.`,
    }),
  ),
  trailer: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.',
    }),
  ),
}
