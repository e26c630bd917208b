import { isLoopback } from '../../../platform/index.ts'
import type { ListWalk } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'
import { acceptEdition } from '../accept-edition.ts'
import { findForm } from '../document-form.ts'
import type { FetchedPage } from '../unfinished.ts'
import { describeAnswer } from './fetch-document.ts'
import type { Fetched, Fetching } from './fetching.ts'
import { NotFetched } from './not-fetched.ts'
import { refuseStatus, type DocumentAnswer } from './request-document.ts'
import { factsOf } from './source-list.ts'

type Walking = Fetching & {
  readonly walk: ListWalk
  readonly ask: (address: string) => Promise<DocumentAnswer>
}

/** A page of a walk. `number` counts from 1. */
type Page = {
  readonly number: number
  readonly count: number
  readonly ids: readonly string[]
  readonly page: FetchedPage
}

const RESUMED_WITHIN_MILLISECONDS = ARCHIVE_LIMITS.walkHours.value * 3_600_000
const MOST_PAGES = ARCHIVE_LIMITS.walkPages.value
/** Saving names every page so far, so it is not done after each page. */
const SAVED_EVERY = 40
/** Times that the end of a list is read again because it grew meanwhile. */
const TAILS = 5

/**
 * Walks a list that is sorted by the time of posting, page by page, and archives its pages as one edition. The list may
 * grow at its end during the walk: the count is read again after the last page, and the new records are fetched. A walk
 * that is cut off is resumed. A list that shrinks, repeats a page, has no records or is not whole is a failure, and none
 * of it is archived.
 */
export const fetchWalk = async (fetching: Fetching): Promise<Fetched> => {
  const { archive, collection, entry } = fetching
  const walking = openWalking(fetching)
  const pages = await findBegun(walking)
  try {
    await walkOn(walking, pages)
    if (idsOf(pages).size < countOf(pages)) throw new ListFault('Records left its last page during the walk.')
  } catch (cause) {
    // A list with a fault is walked from its start the next time.
    if (cause instanceof ListFault) await archive.unfinished.drop(factsOf(entry, collection.documents.facts))
    else if (cause instanceof NotFetched && pages.length > 0) await save(walking, pages)
    throw cause
  }
  const [first, ...others] = pages
  if (first === undefined) throw new Error('a walk without a page')
  const publisher = getPublisher(collection.publishers, entry.publisher)
  const documents = [first.page, ...others.map(({ page }) => page)] as const
  const { outcome, edition } = await acceptEdition({ archive, publisher }, documents)
  return { outcome, detail: describePages(pages), sources: edition }
}

const describePages = (pages: readonly Page[]): string => {
  const read = pages.reduce((sum, { ids }) => sum + ids.length, 0)
  const before = pages[0]?.count ?? 0
  return `Count before: ${before}, after: ${countOf(pages)}; records read: ${read}, different: ${idsOf(pages).size}; pages: ${pages.length}.`
}

/** Requests the pages that are missing, until the records are as many as the host counts. */
const walkOn = async (walking: Walking, pages: Page[]): Promise<void> => {
  const { walk, reportProgress, entry } = walking
  const seen = idsOf(pages)
  for (let tails = 0; tails <= TAILS;) {
    const last = pages.at(-1)
    const isFull = last === undefined || last.ids.length >= walk.pageRecords
    // A page that was not full may have new records at its end.
    const number = (last?.number ?? 0) + Number(isFull)
    if (number > MOST_PAGES) throw new ListFault(`It has more than ${MOST_PAGES} pages.`)
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
    } else if (pages.length % SAVED_EVERY === 0) await save(walking, pages)
  }
  throw new ListFault(`It counts ${countOf(pages)} records, and its pages gave ${seen.size} different ones.`)
}

/** Throws for a page that no honest list gives. `last` is the page before, or the same page at an earlier time. */
const refuseFaults = (page: Page, last: Page | undefined, seen: ReadonlySet<string>): void => {
  const { number, count, ids } = page
  if (count === 0 || (number === 1 && ids.length === 0))
    throw new ListFault('It has no records. A list without records is a fault of the host or of the address.')
  if (last !== undefined && count < last.count) throw shrunk(last.count, count)
  if (last === undefined) return
  const isAgain = last.number === number
  if (isAgain && ids.length < last.ids.length)
    throw new ListFault(`Page ${number} lost records during the walk.`)
  if (!isAgain && ids.length > 0 && ids.every((id) => seen.has(id)))
    throw new ListFault(`Page ${number} repeats records of the pages before.`)
}

/** The host gives a list that cannot be trusted. */
class ListFault extends NotFetched {
  constructor(fault: string) {
    super('failed', `${fault} Nothing was archived. Fetch again later.`)
    this.name = 'ListFault'
  }
}

const shrunk = (before: number, after: number): ListFault =>
  new ListFault(`It counted ${before} records and then ${after}: records were removed during the walk.`)

const countOf = (pages: readonly Page[]): number => pages.at(-1)?.count ?? 0
const idsOf = (pages: readonly Page[]): Set<string> => new Set(pages.flatMap(({ ids }) => ids))

const requestPage = async (walking: Walking, number: number): Promise<Page> => {
  const { walk, entry, ask, clock } = walking
  const answer = await ask(walk.planPage(entry.url, number))
  if (answer.status >= 300 && answer.status < 400)
    throw new NotFetched(
      'refused',
      `${answer.url.host} redirects to ${answer.headers.get('location') ?? 'another page'}. Redirects of this host lose the path: enter its new address.`,
    )
  refuseStatus(answer)
  const { bytes } = answer
  const described = describeAnswer(walking, answer, { form: findForm(bytes), at: clock().toISOString() })
  return readPage(walking, { facts: { ...described, url: `${entry.url}#page=${number}` }, bytes, rows: 0 })
}

const readPage = ({ walk, entry }: Walking, { facts, bytes }: FetchedPage): Page => {
  const { count, ids } = walk.readPage(bytes, entry.url)
  const number = Number(new URLSearchParams(new URL(facts.url).hash.slice(1)).get('page'))
  return { number, count, ids, page: { facts, bytes, rows: ids.length } }
}

/** Finds the pages of a walk that was cut off a short time ago. */
const findBegun = async (walking: Walking): Promise<Page[]> => {
  const { archive, collection, clock, entry } = walking
  const begun = await archive.unfinished.find(factsOf(entry, collection.documents.facts))
  const since = begun?.pages[0]?.facts.retrieved_at
  if (begun === undefined || since === undefined) return []
  if (clock().getTime() - Date.parse(since) >= RESUMED_WITHIN_MILLISECONDS) return []
  return begun.pages.map((page) => readPage(walking, page))
}

const save = ({ archive, collection, entry }: Walking, pages: readonly Page[]): Promise<void> =>
  archive.unfinished.save(factsOf(entry, collection.documents.facts), {
    total: countOf(pages),
    pages: pages.map(({ page }) => page),
  })

/** Throws NotFetched if the key would be sent to another host. */
const openWalking = (fetching: Fetching): Walking => {
  const { collection, entry, findHostAccess, visit } = fetching
  const { walk } = getPublisher(collection.publishers, entry.publisher)
  if (walk === undefined) throw new Error(`${entry.publisher} has no walks`)
  const access = findHostAccess?.(entry.publisher)
  const secret = access?.secret ?? null
  const ask = async (address: string): Promise<DocumentAnswer> => {
    const url = new URL(address)
    const loopback = isLoopback(url.hostname)
    if (!loopback && !walk.hosts.includes(url.host))
      throw new NotFetched('refused', `${url.host} is none of ${walk.hosts.join(', ')}.`)
    const answer = await visit({
      url,
      headers: access?.headers ?? {},
      loopback,
      ...(access && { takePermit: access.takePermit }),
    })
    // The archive is published, so it must not hold the key.
    if (secret !== null && Buffer.from(answer.bytes).includes(secret))
      throw new NotFetched(
        'refused',
        `The answer of ${url.host} contains the key itself, so it is not archived.`,
      )
    return answer
  }
  return { ...fetching, walk, ask }
}
