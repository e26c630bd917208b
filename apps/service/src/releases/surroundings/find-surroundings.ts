import { Refusal } from '../../platform/index.ts'
import { DocumentRefused, type ReadRow, type Source } from '../../publishers/index.ts'
import type { Archive } from '../archive/archive.ts'
import { makeDocumentReader } from '../build/readings/document-reader.ts'
import type { Collection } from '../collection.ts'
import { getPublisher } from '../build/get-publisher.ts'
import {
  readAround,
  type FindSurroundings,
  type ShownRow,
  type Surroundings,
  type WantedRow,
} from './surroundings.ts'
import { SURROUNDINGS_LIMITS } from '../limits.ts'

const MOST_KEPT_BYTES = SURROUNDINGS_LIMITS.keptMib.value * 1024 * 1024
const MOST_KEPT_ROWS = SURROUNDINGS_LIMITS.keptRows.value
const MOST_KEPT_DOCUMENTS = SURROUNDINGS_LIMITS.keptDocuments.value

type Needs = { readonly archive: Archive; readonly collection: Collection }

/** Reads documents of the archive with the readers of their publishers. */
export const makeFindSurroundings = ({ archive, collection }: Needs): FindSurroundings => {
  const { publishers } = collection
  const reader = makeDocumentReader({ publishers, openSource: (sha256) => archive.open(sha256) })
  const kept = new Map<string, readonly ReadRow[]>()
  const rowsOf = async (source: Source): Promise<AsyncIterable<ReadRow> | readonly ReadRow[]> => {
    const found = kept.get(source.sha256)
    // A lost document has no copy to offer: it is read again, and the reading reports the loss.
    if (found !== undefined && (await archive.holds([source]))) return found
    if (source.bytes > MOST_KEPT_BYTES) return reader.readDocument(source)
    const rows = await Array.fromAsync(reader.readDocument(source))
    if (rows.length <= MOST_KEPT_ROWS) keep(kept, source.sha256, rows)
    return rows
  }
  return async (wanted) => {
    const source = findSource(await listAll(archive), wanted)
    if (source === undefined) return lose('The document is not in the archive of this service.')
    try {
      const { sheet, row, pointer } = wanted
      const rows = await readAround(await rowsOf(source), { sheet, row, pointer })
      return rows === undefined ? none(NOT_FOUND) : describe(rows, getPublisher(publishers, source.publisher))
    } catch (cause) {
      return explain(cause)
    }
  }
}

/** Lists withdrawn documents too: a document may have been withdrawn since its publication. */
const listAll = async (archive: Archive): Promise<readonly Source[]> => [
  ...(await archive.list()),
  ...(await archive.listWithdrawn()).flatMap(({ edition }) => edition),
]

/** The archive may have the same bytes with other facts. The facts in the record's evidence come first. */
const findSource = (
  sources: readonly Source[],
  { source, url, retrieved_at }: WantedRow,
): Source | undefined => {
  const same = sources.filter(({ sha256 }) => sha256 === source)
  return same.find((each) => each.url === url && each.retrieved_at === retrieved_at) ?? same[0]
}

const describe = (
  rows: readonly ShownRow[],
  { fieldsOf }: Pick<ReturnType<typeof getPublisher>, 'fieldsOf'>,
): Surroundings => {
  const names = Object.keys(rows.find(({ isAsked }) => isAsked)?.cells ?? {})
  return { kind: 'rows', names, fields: fieldsOf?.(names) ?? {}, rows }
}

const none = (reason: string): Surroundings => ({ kind: 'none', reason, isLost: false })
const lose = (reason: string): Surroundings => ({ kind: 'none', reason, isLost: true })

const NOT_FOUND =
  'The document is archived, but this version of the service finds no row at this place. The row is in the document.'

const explain = (cause: unknown): Surroundings => {
  if (cause instanceof DocumentRefused)
    return none(`The document has no rows that can be shown. ${cause.message}`)
  if (cause instanceof Refusal && cause.code === 'unavailable')
    return lose('The copy of the document in the archive of this service is missing or damaged.')
  throw cause
}

const keep = (kept: Map<string, readonly ReadRow[]>, sha256: string, rows: readonly ReadRow[]): void => {
  kept.set(sha256, rows)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT_DOCUMENTS && oldest !== undefined) kept.delete(oldest)
}
