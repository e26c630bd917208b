import { PUBLISHERS, type Source } from '../../publishers/index.ts'
import type { Column, Value } from './table.ts'

export const text = <Row>(
  name: string,
  description: string,
  valueOf: (row: Row) => string | null,
): Column<Row> => ({
  name,
  type: 'text',
  description,
  valueOf,
})

export const integer = <Row>(
  name: string,
  description: string,
  valueOf: (row: Row) => number | null,
): Column<Row> => ({ name, type: 'integer', description, valueOf })

/** A table of codes as one sentence each. */
export const explain = (table: Readonly<Record<string, string>>): string =>
  Object.entries(table)
    .map(([name, meaning]) => `${name}: ${meaning}`)
    .join(' ')

/** Of any row that tells of a document. */
export const sourceColumns = <Row>(of: (row: Row) => Source): Column<Row>[] => {
  const pick =
    <Picked extends Value>(name: (source: Source) => Picked) =>
    (row: Row) =>
      name(of(row))
  return [
    text(
      'source_sha256',
      'SHA-256 of the document.',
      pick(({ sha256 }) => sha256),
    ),
    text(
      'publisher',
      'Body that published it.',
      pick(({ publisher }) => PUBLISHERS[publisher]),
    ),
    text(
      'url',
      'Address under which it was published.',
      pick(({ url }) => url),
    ),
    text(
      'retrieved_at',
      'When it was retrieved.',
      pick(({ retrieved_at }) => retrieved_at),
    ),
    text(
      'published_at',
      'Day of publication, where known.',
      pick(({ published_at }) => published_at),
    ),
  ]
}
