import type { FlatType } from '../../tables/index.ts'
import type { Publishers, Source } from '../../publishers/index.ts'
import { getPublisher } from '../build/get-publisher.ts'
import type { BundleColumn, Value } from './table.ts'

/** Constraints of a column, and the column that it leads to. */
type Limits = Partial<
  Pick<BundleColumn<never>, 'required' | 'codes' | 'minimum' | 'maximum' | 'pattern' | 'leadsTo'>
>

const column =
  (type: FlatType) =>
  <Row>(
    name: string,
    description: string,
    valueOf: (row: Row) => Value,
    limits: Limits = {},
  ): BundleColumn<Row> => ({ name, type, description, ...limits, valueOf })

export const text = column('text')
export const integer = column('integer')
export const year = column('year')
/** A boolean, written `true` or `false`. */
export const boolean = column('boolean')
/** A day, written YYYY-MM-DD. */
export const date = column('date')
/** An instant, in UTC. */
export const datetime = column('datetime')

/** Explains a table of codes, with one sentence for each code. */
export const explain = (table: Readonly<Record<string, string>>): string =>
  Object.entries(table)
    .map(([name, meaning]) => `${name}: ${meaning}`)
    .join(' ')

/** Column of one code from a table of codes. */
export const code = <Row>(
  name: string,
  codes: Readonly<Record<string, string>>,
  valueOf: (row: Row) => string | null,
): BundleColumn<Row> => text(name, explain(codes), valueOf, { codes })

/** Makes a column for rows that hold another row. It has no `itemsOf`: the items of a list belong to one row alone. */
export const columnOf = <Row, Part>(
  { itemsOf: _, valueOf, ...column }: BundleColumn<Part>,
  partOf: (row: Row) => Part,
): BundleColumn<Row> => ({ ...column, valueOf: (row) => valueOf(partOf(row)) })

const SHA256 = '[0-9a-f]{64}'

/** Column of the digest of a document, which leads to source-checks.csv. */
export const sourceDigest = <Row>(
  name: string,
  description: string,
  valueOf: (row: Row) => string | null,
): BundleColumn<Row> =>
  text(name, description, valueOf, { pattern: SHA256, leadsTo: ['source-checks.csv', 'source_sha256'] })

/** Columns for a row that refers to a document. */
export const sourceColumns = <Row>(publishers: Publishers, of: (row: Row) => Source): BundleColumn<Row>[] => [
  sourceDigest('source_sha256', 'SHA-256 of the document.', (row) => of(row).sha256),
  text(
    'publisher',
    'Body that published the document.',
    (row) => getPublisher(publishers, of(row).publisher).title,
  ),
  text('url', 'Address at which the publisher released the document.', (row) => of(row).url),
  datetime('retrieved_at', 'Time of retrieval.', (row) => of(row).retrieved_at),
  date('published_at', 'Day of publication, if known.', (row) => of(row).published_at),
]
