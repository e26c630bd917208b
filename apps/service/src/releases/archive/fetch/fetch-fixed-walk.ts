import type { FixedPage, FixedWalk } from '../../../publishers/index.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'
import type { FetchedPage } from '../unfinished.ts'
import { refuseStatus } from './request-document.ts'
import {
  describePage,
  findBegun,
  leaveWalk,
  ListFault,
  numberOf,
  SAVED_EVERY,
  savePages,
  type Walking,
} from './walking.ts'

export type FixedWalking = Walking & { readonly walk: FixedWalk }

/** The pages of a whole list, and a report of its counts. */
export type WalkedList = { readonly pages: readonly FetchedPage[]; readonly detail: string }

type Page = FixedPage & { readonly page: FetchedPage }

const MOST_PAGES = ARCHIVE_LIMITS.walkPages.value

/**
 * Walks a list that stays as it is, page by page, until the host says that no page follows. The host counts its records
 * before and after. A list of another count, a repeated page and a list without records are failures. A walk that was
 * cut off is resumed if the list still has as many records.
 */
export const walkFixed = async (walking: FixedWalking): Promise<WalkedList> => {
  const begun = (await findBegun(walking)) ?? { total: 0, pages: [] }
  const count = await requestCount(walking)
  const resumed = begun.total === (count ?? 0) ? begun.pages.map((page) => readPage(walking, page)) : []
  return walkWhole(walking, count, resumed).catch((cause: unknown) => {
    // The list may have changed since the walk was cut off: it is walked from its start.
    if (cause instanceof ListFault && resumed.length > 0) return walkWhole(walking, count, [])
    throw cause
  })
}

/** `begun`: pages of a walk that was cut off. */
const walkWhole = async (
  walking: FixedWalking,
  count: number | null,
  begun: readonly Page[],
): Promise<WalkedList> => {
  const pages = [...begun]
  const unfinished = () => ({ total: count ?? 0, pages: pages.map(({ page }) => page) })
  try {
    if (count === 0)
      throw new ListFault(
        'The list has no records. A list without records is a fault of the host or of the address.',
      )
    while (pages.at(-1)?.isLast !== true) {
      pages.push(await requestNext(walking, pages))
      if (pages.length % SAVED_EVERY === 0) await savePages(walking, unfinished())
    }
    await checkEnd(walking, pages, count)
    return { pages: unfinished().pages, detail: describeCounts(pages, count ?? countOf(pages)) }
  } catch (cause) {
    return await leaveWalk(walking, unfinished(), cause)
  }
}

const requestNext = async (walking: FixedWalking, pages: readonly Page[]): Promise<Page> => {
  const number = pages.length + 1
  if (number > MOST_PAGES) throw new ListFault(`The list has more than ${MOST_PAGES} pages.`)
  walking.reportProgress(`Fetching ${walking.entry.url}: page ${number}`)
  const page = await requestPage(walking, number, pages.at(-1))
  if (pages.some(({ ids }) => isSameList(ids, page.ids)))
    throw new ListFault(`Page ${number} repeats an earlier page.`)
  const first = pages[0]?.count
  if (first !== undefined && first !== page.count) throw changed(first, page.count)
  return page
}

/** Counts the records of a whole list again. The last page of a list without a count is requested again instead. */
const checkEnd = async (
  walking: FixedWalking,
  pages: readonly Page[],
  before: number | null,
): Promise<void> => {
  const last = pages.at(-1)
  if (last === undefined) throw new Error('a walk without a page')
  if (before === null) {
    const again = await requestPage(walking, pages.length, pages.at(-2))
    if (!again.isLast || !isSameList(again.ids, last.ids) || again.count !== last.count)
      throw new ListFault('The last page changed during the walk.')
  } else {
    const after = await requestCount(walking)
    if (after !== before) throw changed(before, after)
  }
  const count = before ?? last.count
  const ids = pages.flatMap((page) => page.ids)
  const different = new Set(ids).size
  if (count !== null && (count !== ids.length || count !== different))
    throw new ListFault(
      `The list counts ${count} records, and its pages gave ${ids.length}, of which ${different} are different.`,
    )
}

const changed = (before: number | null, after: number | null): ListFault =>
  new ListFault(
    `The list counted ${before ?? 'no'} records and then ${after ?? 'no'}: it changed during the walk.`,
  )

const countOf = (pages: readonly Page[]): number | null => pages[0]?.count ?? null

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

const describeCounts = (pages: readonly Page[], count: number | null): string => {
  const read = pages.reduce((sum, { ids }) => sum + ids.length, 0)
  const counts = count === null ? 'The host counts no records' : `Count before: ${count}, after: ${count}`
  return `${counts}; records read: ${read}; pages: ${pages.length}.`
}

/** Requests the number of records; null if the host does not count them. */
const requestCount = async ({ walk, entry, ask }: FixedWalking): Promise<number | null> => {
  const request = walk.planCount(entry.url)
  if (request === undefined) return null
  const answer = await ask(request)
  refuseStatus(answer)
  return walk.readCount(answer.bytes)
}

const requestPage = async (walking: FixedWalking, number: number, before?: Page): Promise<Page> => {
  const { walk, entry, ask } = walking
  const request = walk.planPage(entry.url, number, before?.page.bytes)
  const answer = await ask(request)
  refuseStatus(answer)
  // All pages have one address: the request tells them apart.
  const fragment = { page: String(number), request: JSON.stringify(request.json) }
  return readPage(walking, { ...describePage(walking, answer, fragment), rows: 0 })
}

const readPage = ({ walk, entry }: FixedWalking, page: FetchedPage): Page => {
  const read = walk.readPage(page.bytes, entry.url, numberOf(page))
  return { ...read, page: { ...page, rows: read.ids.length } }
}
