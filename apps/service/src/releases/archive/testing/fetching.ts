import { namesOf } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { DocumentRefused, readWhole, type ReadRow } from '../../../publishers/index.ts'
import {
  PUBLISHERS,
  senateAppropriations,
  type AppropriationsPublisher,
  type PublisherName,
} from '../../../publishers/appropriations/index.ts'
import type { Archive } from '../archive.ts'
import { fetchSources } from '../fetch/fetch-sources.ts'
import type { FetchedEntry, FetchNeeds } from '../fetch/fetching.ts'
import type { SourceEntry } from '../fetch/source-list.ts'

/** An entry with the facts that the documents of these tests declare. */
export type TestEntry = SourceEntry & {
  readonly fiscal_year?: number
  readonly chamber?: 'house' | 'senate'
}

/** Recognises every text that speaks of a fictional table, and every workbook. */
const makePlainPublisher = (name: PublisherName): AppropriationsPublisher => ({
  name,
  title: PUBLISHERS[name],
  parserVersion: '1',
  isGovernment: false,
  findSeries: async ({ source, open }) => {
    const text = (await readWhole(open)).toString('latin1')
    if (/^PK|fictional/.test(text)) return `table/${source.fiscal_year ?? 'any'}`
    throw new DocumentRefused('The header is not known. Known: fictional.')
  },
  read: async function* () {
    const place = { sheet: null, row: 1, pointer: null }
    const row: ReadRow = { kind: 'refused', place, cells: {}, reason: 'row_not_understood', detail: '' }
    yield row
    return []
  },
})

/** The real grid, and plain tables for all others. */
export const plainPublishers: Readonly<Record<PublisherName, AppropriationsPublisher>> = {
  // Object.fromEntries forgets that every name is there.
  ...(Object.fromEntries(namesOf(PUBLISHERS).map((name) => [name, makePlainPublisher(name)])) as Record<
    PublisherName,
    AppropriationsPublisher
  >),
  'senate-appropriations': senateAppropriations,
}

export type Fetcher = {
  /** Milliseconds of every wait. The tests do not really wait. */
  readonly waits: number[]
  readonly said: string[]
  /** The time now; moves on with every wait. */
  now: Date
  fetch(...entries: TestEntry[]): Promise<FetchedEntry[]>
}

export const makeFetcher = (archive: Archive, needs: Partial<FetchNeeds> = {}): Fetcher => {
  const fetcher: Fetcher = {
    waits: [],
    said: [],
    now: new Date('2025-06-01T12:00:00Z'),
    fetch: (...entries) =>
      Array.fromAsync(
        fetchSources(
          {
            archive,
            collection: { ...APPROPRIATIONS, publishers: plainPublishers },
            clock: () => fetcher.now,
            wait: (milliseconds) => {
              fetcher.waits.push(milliseconds)
              fetcher.now = new Date(fetcher.now.getTime() + milliseconds)
              return Promise.resolve()
            },
            userAgent: 'Rotunda (data@example.org)',
            pauseSeconds: 2,
            timeoutSeconds: 5,
            allowsLoopback: true,
            reportProgress: (doing) => fetcher.said.push(doing),
            ...needs,
          },
          entries,
        ),
      ),
  }
  return fetcher
}
