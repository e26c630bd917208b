import type { FullEvidence } from '@rotunda/contract'
import type { SQLOutputValue } from 'node:sqlite'
import type { RowPlace, Publishers, Source, TableRow } from '../../publishers/index.ts'
import { getPublisher } from '../get-publisher.ts'

/** A staged row: the fields of its table, of any kind. */
export type Body = Record<string, unknown>

/** Bodies are written by the row store alone. */
export const parseBody = (body: SQLOutputValue | undefined): Body => JSON.parse(String(body)) as Body

/** What no row says of itself: a build adds those of them that the schema of the table has. */
export type AddedFields = {
  readonly id: string
  readonly first_seen_at: string
  readonly changed_at: string
  /** Codes of the notes that stand with it. */
  readonly coverage: readonly string[]
  readonly corrections: readonly never[]
  readonly evidence: readonly FullEvidence[]
}

/** One for the row, and one for each that goes on with it. */
export const listEvidence = (
  { place, cells, joined = [] }: TableRow,
  source: Source,
  publishers: Publishers,
): FullEvidence[] => {
  const { title } = getPublisher(publishers, source.publisher)
  return [{ place, cells }, ...joined].map((one) => makeEvidence(one, source, title))
}

const makeEvidence = ({ place, cells }: RowPlace, source: Source, publisher: string): FullEvidence => ({
  source: source.sha256,
  publisher,
  url: source.url,
  retrieved_at: source.retrieved_at,
  published_at: source.published_at,
  sheet: place.sheet,
  row: place.row,
  pointer: place.pointer,
  cells,
})

/** With its fields in the order of the schema, regardless of the order in which they are named. */
export const inOrder = (properties: Readonly<Record<string, unknown>>, row: Readonly<Body>): Body =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, row[name]]))
