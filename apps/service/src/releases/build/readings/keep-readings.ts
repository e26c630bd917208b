import type { Publishers, Source } from '../../../publishers/index.ts'
import { getPublisher } from '../get-publisher.ts'
import { digestOf } from '../digest-of.ts'
import type { DocumentReader } from './document-reader.ts'
import { readOnce } from './read-once.ts'
import type { ReadingStore } from './reading-store.ts'

type KeepNeeds = {
  readonly documents: DocumentReader
  readonly publishers: Publishers
  readonly store: ReadingStore
}

/**
 * Reads a document once, in this build or in one before, as long as it, its facts and its parser version are the same.
 */
export const keepReadings = ({ documents, publishers, store }: KeepNeeds): DocumentReader => {
  const nameOf = (source: Source): string =>
    nameReading(source, getPublisher(publishers, source.publisher).parserVersion)
  return {
    findSeries: async (source) => {
      const finding = readOnce(store, `${nameOf(source)}.series`, () => findAlone(documents, source))
      return (await finding.next()).value
    },
    readDocument: (source) => readOnce(store, `${nameOf(source)}.rows`, () => documents.readDocument(source)),
  }
}

/** The series as a reading without rows. */
async function* findAlone(
  documents: DocumentReader,
  source: Source,
): AsyncGenerator<never, string, undefined> {
  yield* []
  return documents.findSeries(source)
}

/** Fields that change when the document is only checked again. No publisher reads by them. */
const OF_CHECKS: ReadonlySet<string> = new Set<keyof Source>(['checked_at', 'etag', 'last_modified'])

/** It holds everything that a publisher may read by: the bytes, its parser version, and the facts of the document. */
const nameReading = (source: Source, parserVersion: string): string => {
  const { sha256, publisher } = source
  const facts = Object.entries(source).filter(([name]) => !OF_CHECKS.has(name))
  const digest = digestOf(facts.sort(byName), FACTS_DIGITS)
  return `${sha256}-${encodeURIComponent(publisher)}-${encodeURIComponent(parserVersion)}-${digest}`
}

const FACTS_DIGITS = 16

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)
