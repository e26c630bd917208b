import type { Publishers, Source } from '../../../publishers/index.ts'
import { digestOf } from '../digest-of.ts'
import { getPublisher } from '../get-publisher.ts'
import type { DocumentReader } from './document-reader.ts'
import type { Lines, ReadingDraft, ReadingStore } from './reading-store.ts'

type KeepNeeds = {
  readonly documents: DocumentReader
  readonly publishers: Publishers
  readonly store: ReadingStore
}

/**
 * Reads a document once, in this build or an earlier one, as long as the document, its facts and its parser version
 * stay the same.
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

/** Yields the series as a reading without rows. */
async function* findAlone(
  documents: DocumentReader,
  source: Source,
): AsyncGenerator<never, string, undefined> {
  yield* []
  return documents.findSeries(source)
}

/** Fields that change when the document is only checked again. No publisher reads by them. */
const OF_CHECKS: ReadonlySet<string> = new Set<keyof Source>(['checked_at', 'etag', 'last_modified'])

/**
 * Names a reading by everything that a publisher may read: the bytes, its parser version, and the facts of the
 * document.
 */
const nameReading = (source: Source, parserVersion: string): string => {
  const { sha256, publisher } = source
  const facts = Object.entries(source).filter(([name]) => !OF_CHECKS.has(name))
  const digest = digestOf(facts.sort(byName), FACTS_DIGITS)
  return `${sha256}-${encodeURIComponent(publisher)}-${encodeURIComponent(parserVersion)}-${digest}`
}

const FACTS_DIGITS = 16

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

/**
 * Yields the items and the end that were kept under this name, or reads and keeps them now. Errors are not kept: a
 * refused document is accepted as soon as its header is entered. Items and end are plain JSON.
 */
export async function* readOnce<Item, End>(
  store: ReadingStore,
  name: string,
  read: () => AsyncGenerator<Item, End, undefined>,
): AsyncGenerator<Item, End, undefined> {
  const kept = await store.find(name)
  return yield* kept === undefined ? keep(store.begin(name), read()) : replay<Item, End>(kept)
}

/** The last line of a reading, which has its end. Every other line is an item. */
type LastLine<End> = { readonly end: End }

const LAST_LINE = '{"end":'

async function* keep<Item, End>(
  draft: ReadingDraft,
  reading: AsyncGenerator<Item, End, undefined>,
): AsyncGenerator<Item, End, undefined> {
  try {
    for (;;) {
      const next = await reading.next()
      if (next.done === true) {
        draft.add(JSON.stringify({ end: next.value } satisfies LastLine<End>))
        draft.keep()
        return next.value
      }
      draft.add(JSON.stringify(next.value))
      yield next.value
    }
  } finally {
    draft.abandon()
  }
}

async function* replay<Item, End>(kept: Lines): AsyncGenerator<Item, End, undefined> {
  for await (const lines of kept)
    for (const line of lines) {
      // The file is whole and its name identifies its contents, so this is the JSON that keep() wrote.
      if (line.startsWith(LAST_LINE)) return (JSON.parse(line) as LastLine<End>).end
      // Every other line is an item that keep() wrote.
      yield JSON.parse(line) as Item
    }
  throw new Error('a kept reading has no last line')
}
