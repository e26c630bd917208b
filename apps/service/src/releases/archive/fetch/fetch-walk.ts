import type { GrowingWalk } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'
import { acceptEdition } from '../accept-edition.ts'
import type { FetchedPage } from '../unfinished.ts'
import { walkFixed, type WalkedList } from './fetch-fixed-walk.ts'
import type { Fetched, Fetching } from './fetching.ts'
import { refuseStatus } from './request-document.ts'
import {
  describePage,
  findBegun,
  leaveWalk,
  ListFault,
  numberOf,
  openWalking,
  SAVED_EVERY,
  savePages,
  type Walking,
} from './walking.ts'

type GrowingWalking = Walking & { readonly walk: GrowingWalk }

/** A page of a walk. `number` counts from 1. */
type Page = {
  readonly number: number
  readonly count: number
  readonly ids: readonly string[]
  readonly page: FetchedPage
}

const MOST_PAGES = ARCHIVE_LIMITS.walkPages.value
/** Times that the end of a list is read again because it grew meanwhile. */
const TAILS = 5

/**
 * Walks a list and archives its pages as one edition. A list that shrinks, repeats a page, has no records or is not whole
 * is a failure, and none of it is archived. A walk that is cut off is resumed.
 */
export const fetchWalk = async (fetching: Fetching): Promise<Fetched> => {
  const { archive, collection, entry } = fetching
  const walking = openWalking(fetching)
  const { walk } = walking
  const { pages, detail } =
    walk.kind === 'fixed' ? await walkFixed({ ...walking, walk }) : await walkGrowing({ ...walking, walk })
  const [first, ...others] = pages
  if (first === undefined) throw new Error('a walk without a page')
  const publisher = getPublisher(collection.publishers, entry.publisher)
  const { outcome, edition } = await acceptEdition({ archive, publisher }, [first, ...others])
  return { outcome, detail, sources: edition }
}

/**
 * Walks a list that is sorted by the time of posting, page by page. The list may grow at its end during the walk: the
 * count is read again after the last page, and the new records are fetched.
 */
const walkGrowing = async (walking: GrowingWalking): Promise<WalkedList> => {
  const begun = ((await findBegun(walking))?.pages ?? []).map((page) => readPage(walking, page))
  const pages = await walkWhole(walking, begun).catch((cause: unknown) => {
    // The list may have changed since the walk was cut off: it is walked from its start.
    if (cause instanceof ListFault && begun.length > 0) return walkWhole(walking, [])
    throw cause
  })
  return { pages: pages.map(({ page }) => page), detail: describePages(pages) }
}

/** Walks to the end of the list. `begun`: pages of a walk that was cut off. */
const walkWhole = async (walking: GrowingWalking, begun: readonly Page[]): Promise<readonly Page[]> => {
  const pages = [...begun]
  try {
    await walkOn(walking, pages)
    if (idsOf(pages).size < countOf(pages)) throw new ListFault('Records left the last page during the walk.')
    return pages
  } catch (cause) {
    return await leaveWalk(walking, unfinishedOf(pages), cause)
  }
}

const unfinishedOf = (pages: readonly Page[]) => ({
  total: countOf(pages),
  pages: pages.map(({ page }) => page),
})

const describePages = (pages: readonly Page[]): string => {
  const read = pages.reduce((sum, { ids }) => sum + ids.length, 0)
  const before = pages[0]?.count ?? 0
  return `Count before: ${before}, after: ${countOf(pages)}; records read: ${read}, different: ${idsOf(pages).size}; pages: ${pages.length}.`
}

/** Requests the pages that are missing, until the records are as many as the host counts. */
const walkOn = async (walking: GrowingWalking, pages: Page[]): Promise<void> => {
  const { walk, reportProgress, entry } = walking
  const seen = idsOf(pages)
  for (let tails = 0; tails <= TAILS;) {
    const last = pages.at(-1)
    const isFull = last === undefined || last.ids.length >= walk.pageRecords
    // A page that was not full may have new records at its end.
    const number = (last?.number ?? 0) + Number(isFull)
    if (number > MOST_PAGES) throw new ListFault(`The list has more than ${MOST_PAGES} pages.`)
    if (last !== undefined && isFull && seen.size >= last.count) {
      // All records that the host counted have come. The count is read once more.
      const { count } = await requestPage(walking, 1)
      if (count < last.count) throw shrunk(last.count, count)
      if (count === last.count) return
    }
    reportProgress(`Fetching ${entry.url}: page ${number} of ${Math.ceil(countOf(pages) / walk.pageRecords)}`)
    const page = await requestPage(walking, number)
    refuseFaults(page, last, seen)
    if (!isFull) pages.pop()
    pages.push(page)
    for (const id of page.ids) seen.add(id)
    if (page.ids.length < walk.pageRecords) {
      if (!isFull && seen.size >= page.count) return
      tails += 1
    } else if (pages.length % SAVED_EVERY === 0) await savePages(walking, unfinishedOf(pages))
  }
  throw new ListFault(
    `The list counts ${countOf(pages)} records, and its pages gave ${seen.size} different records.`,
  )
}

/** Throws for a page that no honest list gives. `last` is the page before, or the same page at an earlier time. */
const refuseFaults = (page: Page, last: Page | undefined, seen: ReadonlySet<string>): void => {
  const { number, count, ids } = page
  if (count === 0 || (number === 1 && ids.length === 0))
    throw new ListFault(
      'The list has no records. A list without records is a fault of the host or of the address.',
    )
  if (last !== undefined && count < last.count) throw shrunk(last.count, count)
  if (last === undefined) return
  const isAgain = last.number === number
  if (isAgain && ids.length < last.ids.length)
    throw new ListFault(`Page ${number} lost records during the walk.`)
  if (!isAgain && ids.length > 0 && ids.every((id) => seen.has(id)))
    throw new ListFault(`Page ${number} repeats records of earlier pages.`)
}

const shrunk = (before: number, after: number): ListFault =>
  new ListFault(`The list counted ${before} records and then ${after}: records were removed during the walk.`)

const countOf = (pages: readonly Page[]): number => pages.at(-1)?.count ?? 0
const idsOf = (pages: readonly Page[]): Set<string> => new Set(pages.flatMap(({ ids }) => ids))

const requestPage = async (walking: GrowingWalking, number: number): Promise<Page> => {
  const { walk, entry, ask } = walking
  const answer = await ask(walk.planPage(entry.url, number))
  if (answer.status === 404 && number > 1) await refuseMissing(walking, number)
  refuseStatus(answer)
  return readPage(walking, { ...describePage(walking, answer, { page: String(number) }), rows: 0 })
}

/** Throws a fault if the list has too few records for a page of this number. Otherwise only the request failed. */
const refuseMissing = async (walking: GrowingWalking, number: number): Promise<void> => {
  const { count } = await requestPage(walking, 1)
  if (count <= (number - 1) * walking.walk.pageRecords)
    throw new ListFault(
      `The list has no page ${number} and counts ${count} records: records were removed during the walk, or two pages have the same record.`,
    )
}

const readPage = ({ walk, entry }: GrowingWalking, { facts, bytes }: FetchedPage): Page => {
  const { count, ids } = walk.readPage(bytes, entry.url)
  return { number: numberOf({ facts }), count, ids, page: { facts, bytes, rows: ids.length } }
}
