import type { ListedItem } from '../../../publishers/index.ts'
import { findForm } from '../document-form.ts'
import type { FetchedPage } from '../unfinished.ts'
import { describeAnswer } from './fetch-document.ts'
import type { ListFetching } from './list-fetching.ts'
import { NotFetched } from './not-fetched.ts'
import { refuseStatus } from './request-document.ts'
import { factsOf } from './source-list.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'

const MOST_ENTRIES = ARCHIVE_LIMITS.listEntries.value

/** A list from its first entry to its last, as the host gave it. */
export type WalkedList = {
  readonly pages: readonly FetchedPage[]
  /** Entries by their ids. */
  readonly entries: ReadonlyMap<string, ListedItem>
  /** Number of entries in the whole list, as the last page said. */
  readonly total: number
  /** Whether every page stated the same number of entries, and that many different ones came. */
  readonly isWhole: boolean
}

type Page = {
  readonly start: number
  readonly total: number
  readonly entries: readonly ListedItem[]
  readonly page: FetchedPage
}

/**
 * Requests one page after another; each is in the archive before the next is requested. A page begins at the actual end
 * of the page before it, because a host may give fewer entries than requested. Rows may move between pages meanwhile;
 * their ids show it.
 */
export const walkList = async (
  fetching: ListFetching,
  begun: readonly FetchedPage[] = [],
): Promise<WalkedList> => {
  const { archive, collection, entry, reportProgress } = fetching
  const pages = begun.map((page) => readPage(fetching, page))
  let skipped = 0
  for (let start = endOf(pages); start < totalOf(pages);) {
    reportProgress(`Fetching ${entry.url}: ${start} of ${pages.at(-1)?.total ?? 'its'} entries`)
    const page = await fetchPage(fetching, start)
    if (page === undefined) {
      skipped += 1
      start += 1
      if (skipped === SKIPPED_IN_A_ROW) throw failAt(start - skipped)
    } else {
      skipped = 0
      pages.push(page)
      await archive.unfinished.save(factsOf(entry, collection.documents.facts), {
        total: page.total,
        pages: pages.map((read) => read.page),
      })
      if (page.entries.length === 0) break
      start = endOf(pages)
    }
  }
  return conclude(pages)
}

const SKIPPED_IN_A_ROW = ARCHIVE_LIMITS.skippedInARow.value

const failAt = (start: number): NotFetched =>
  new NotFetched(
    'failed',
    `The list fails from entry ${start} on, also for single entries. Fetch again later.`,
  )

const conclude = (pages: readonly Page[]): WalkedList => {
  const entries = new Map(pages.flatMap((page) => page.entries.map((entry) => [entry.id, entry] as const)))
  const total = pages.at(-1)?.total ?? 0
  const isWhole = pages.length > 0 && pages.every((page) => page.total === total) && entries.size === total
  return { pages: pages.map(({ page }) => page), entries, total, isWhole }
}

const endOf = (pages: readonly Page[]): number => {
  const last = pages.at(-1)
  return last === undefined ? 0 : last.start + last.entries.length
}

const totalOf = (pages: readonly Page[]): number => {
  const total = pages.at(-1)?.total ?? 1
  if (total <= MOST_ENTRIES) return total
  throw new NotFetched('refused', `The list says that it has ${total} entries, more than ${MOST_ENTRIES}.`)
}

/**
 * Requests a page, and smaller parts of it if the host fails to give it. Returns undefined if the host fails even for a
 * single entry.
 */
const fetchPage = async (fetching: ListFetching, start: number): Promise<Page | undefined> => {
  const { items, entry, ask, clock } = fetching
  for (const part of PARTS) {
    const length = Math.max(1, Math.floor(items.mostEntries * part))
    const answer = await ask(items.planPage(entry.url, { start, length }))
    if ([500, 502, 504].includes(answer.status)) continue
    refuseStatus(answer)
    const { bytes } = answer
    const at = clock().toISOString()
    const described = describeAnswer(fetching, answer, { form: findForm(bytes), at })
    const facts = { ...described, url: `${entry.url}#offset=${start}&limit=${length}` }
    return readPage(fetching, { facts, bytes, rows: 0 })
  }
  return undefined
}

const PARTS = [1, 1 / 10, 1 / 250]

/** The fragment of its address holds the offset at which a page begins. */
const readPage = ({ items, entry }: ListFetching, { facts, bytes }: FetchedPage): Page => {
  const start = Number(new URLSearchParams(new URL(facts.url).hash.slice(1)).get('offset') ?? 0)
  const { total, entries } = items.readPage(bytes, entry.url)
  return { start, total, entries, page: { facts, bytes, rows: entries.length } }
}
