import type { SQLOutputValue } from 'node:sqlite'
import type { FullEvidence, Place } from '@rotunda/contract'
import type { RowPlace, Publishers, Source, TableRow } from '../../publishers/index.ts'
import { getPublisher } from './get-publisher.ts'

/** A staged row, with the fields of its table. */
export type Body = Record<string, unknown>

/** Parses a body. Only the row store writes bodies. */
export const parseBody = (body: SQLOutputValue | undefined): Body => JSON.parse(String(body)) as Body

/** Fields that a row does not set itself: a build adds those that the schema of its table has. */
export type AddedFields = {
  readonly id: string
  readonly changed_at: string
  /** Codes of the notes on the row. */
  readonly coverage: readonly string[]
  readonly corrections: readonly never[]
  readonly notices: readonly never[]
  readonly evidence: readonly FullEvidence[]
} & RowDates &
  RowOrigin

/**
 * Times at which a document first had the row and its cells last changed. For a fact, the content counts in place of
 * the cells.
 */
export type RowDates = {
  readonly first_seen_at: string
  readonly last_changed_at: string
  /** Number of different versions that the documents have had for the row so far. */
  readonly revision: number
}

/** Sources of a row's values, without its cells. */
export type RowOrigin = {
  readonly sources: readonly RowSource[]
  readonly coverage_notes: readonly string[]
}

/** A place in a source document. */
export type RowSource = {
  /** SHA-256 of the document. */
  readonly source_id: string
  readonly publisher: string
  readonly url: string
  readonly retrieved_at: string
  /** Sheet or page, row or pointer. */
  readonly locator: string
}

/** Lists the evidence of a row: its own line, and each line that continues it. */
export const listEvidence = (
  { place, cells, joined = [] }: TableRow,
  source: Source,
  publishers: Publishers,
): FullEvidence[] => {
  const { title } = getPublisher(publishers, source.publisher)
  return [{ place, cells }, ...joined].map((line) => makeEvidence(line, source, title))
}

/** Lists the places of the same lines, without their cells. */
export const listSources = (
  { place, joined = [] }: Pick<TableRow, 'place' | 'joined'>,
  { sha256, publisher, url, retrieved_at }: Source,
  publishers: Publishers,
): RowSource[] => {
  const { title } = getPublisher(publishers, publisher)
  return [place, ...joined.map((line) => line.place)].map((linePlace) => ({
    source_id: sha256,
    publisher: title,
    url,
    retrieved_at,
    locator: formatPlace(linePlace),
  }))
}

const formatPlace = ({ sheet, row, pointer }: Place): string =>
  [sheet, row === null ? null : `row ${row}`, pointer].filter((part) => part !== null).join(', ')

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

/** Returns the row with its fields in the order of the schema. */
export const inOrder = (properties: Readonly<Record<string, unknown>>, row: Readonly<Body>): Body => {
  const ordered: Body = {}
  for (const name in properties) ordered[name] = row[name]
  return ordered
}
