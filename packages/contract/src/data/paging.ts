import { Type } from 'typebox'

/** Forms of an answer. */
export const FORMATS = ['json', 'csv', 'ndjson', 'parquet', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

/** Rows that one answer has at most, in forms that cost the service more to write than lines of text. */
export const MOST_ROWS = { parquet: 200_000, xlsx: 100_000 } as const satisfies Partial<
  Record<Format, number>
>

/** Parameters of a walk through pages, and of the form of the answer. */
export const PAGE_PARAMETERS = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Rows on a page.' }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'Rows to skip: `meta.next_offset` of the page before.',
    }),
  ),
  snapshot: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: '`meta.snapshot` of the page before; refused with 409 when another release is current.',
    }),
  ),
  format: Type.Optional(
    Type.Enum(FORMATS, { description: 'Form of the answer; takes precedence over the `Accept` header.' }),
  ),
  bom: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'With csv: a byte order mark before the header line, by which Excel knows that the file is UTF-8. Digests count it.',
    }),
  ),
}

/** The whole filtered set in one answer, and what stands at its end. */
export const WHOLE_SET_PARAMETERS = {
  all: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'The whole filtered set at once: csv and ndjson of any size, ' +
        `parquet up to ${MOST_ROWS.parquet.toLocaleString('en')} rows, xlsx up to ${MOST_ROWS.xlsx.toLocaleString('en')}.`,
    }),
  ),
  trailer: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'With all=true and csv or ndjson: a last line that is not a row, with the number of rows and the SHA-256 of all ' +
        'bytes before it. Unless asked for, these stand in HTTP fields alone.',
    }),
  ),
}
