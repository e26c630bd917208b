import type { ListedItem } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'
import { acceptEdition } from '../accept-edition.ts'
import { findForm } from '../document-form.ts'
import type { FetchedPage } from '../unfinished.ts'
import { describeAnswer } from './fetch-document.ts'
import { nameFailure, type Fetched, type FetchedEntry, type Fetching } from './fetching.ts'
import { findMissing, openListFetching, type ListFetching, type NamedEntry } from './list-fetching.ts'
import { NotFetched } from './not-fetched.ts'
import { refuseStatus } from './request-document.ts'
import { factsOf, type SourceEntry } from './source-list.ts'
import { walkList, type WalkedList } from './walk-list.ts'

const RESUMED_WITHIN_MILLISECONDS = ARCHIVE_LIMITS.listHours.value * 3_600_000

/**
 * Fetches a list until all of its entries are proved to have come. Then fetches the item of every entry that has
 * changed since the archive last had it. A list that is not proved to be whole is reported and not archived; the items
 * that it names are fetched all the same.
 */
export async function* fetchList(fetching: Fetching): AsyncGenerator<FetchedEntry, void, undefined> {
  const { entry } = fetching
  try {
    const list = openListFetching(fetching)
    const found = (await findUnended(list)) ?? (await fetchWhole(list))
    yield { ...found.fetched, entry }
    yield* fetchItems(list, found.entries)
  } catch (cause) {
    yield { ...nameFailure(cause), entry }
  }
}

type FoundList = { readonly fetched: Fetched; readonly entries: Iterable<ListedItem> }

/** Finds the list that an earlier run archived, if the run ended before it had all items. */
const findUnended = async (fetching: ListFetching): Promise<FoundList | undefined> => {
  const { archive, clock, collection, entry, items } = fetching
  const latest = await archive.findLatest(factsOf(entry, collection.documents.facts))
  if (latest === undefined || !(await archive.holds(latest))) return undefined
  const [{ checked_at: at }] = latest
  if (clock().getTime() - Date.parse(at) >= RESUMED_WITHIN_MILLISECONDS) return undefined
  const entries: ListedItem[] = []
  for (const { sha256 } of latest) {
    const bytes = Buffer.concat(await Array.fromAsync(archive.open(sha256)))
    entries.push(...items.readPage(bytes, entry.url).entries)
  }
  const missing = await findMissing(fetching, entries)
  if (missing.length === 0) return undefined
  const detail = `Walked at ${at}; items that are still missing: ${missing.length}.`
  return { fetched: { outcome: 'unchanged', detail, sources: [] }, entries }
}

/** Makes at most two passes: a list that does not change is whole after the first. */
const fetchWhole = async (fetching: ListFetching): Promise<FoundList> => {
  const first = await walkList(fetching, await findBegun(fetching))
  if (first.isWhole) return keepList(fetching, first, [first])
  fetching.reportProgress(`${fetching.entry.url} changed while it was read; reading it again`)
  const second = await walkList(fetching)
  if (second.isWhole) return keepList(fetching, second, [first, second])
  await fetching.archive.unfinished.drop(factsOf(fetching.entry, fetching.collection.documents.facts))
  const entries = new Map([...first.entries, ...second.entries])
  const detail =
    `Not archived, because entries may be missing: the list says that it has ${describeTotals([first, second])} entries, ` +
    `and two passes gave ${first.entries.size} and ${second.entries.size} different entries, ${entries.size} together. ` +
    'The items of these entries are fetched. Fetch again later.'
  return { fetched: { outcome: 'failed', detail, sources: [] }, entries: entries.values() }
}

const describeTotals = (passes: readonly WalkedList[]): string =>
  [...new Set(passes.map(({ total }) => total))].join(' and then ')

const findBegun = async ({
  archive,
  collection,
  clock,
  entry,
}: ListFetching): Promise<readonly FetchedPage[]> => {
  const begun = await archive.unfinished.find(factsOf(entry, collection.documents.facts))
  const since = begun?.pages[0]?.facts.retrieved_at
  if (begun === undefined || since === undefined) return []
  return clock().getTime() - Date.parse(since) < RESUMED_WITHIN_MILLISECONDS ? begun.pages : []
}

const keepList = async (
  fetching: ListFetching,
  { pages, entries, total }: WalkedList,
  passes: readonly WalkedList[],
): Promise<FoundList> => {
  const { archive, collection, entry } = fetching
  const [first, ...others] = pages
  if (first === undefined) throw new Error('a whole list has no page')
  const publisher = getPublisher(collection.publishers, entry.publisher)
  const { outcome, edition } = await acceptEdition({ archive, publisher }, [first, ...others])
  const unaddressed = [...entries.values()].filter(({ address }) => address === null)
  const detail = [
    `Entries: ${total}; pages: ${pages.length}; passes: ${passes.length}.`,
    ...(unaddressed.length === 0 ? [] : [`Entries without an address: ${unaddressed.length}.`]),
  ].join(' ')
  return { fetched: { outcome, detail, sources: edition }, entries: entries.values() }
}

const FAILURES_IN_A_ROW = ARCHIVE_LIMITS.failuresInARow.value

/** Fetches the items that the archive lacks, each on its own: fetched items stay when the run ends. */
async function* fetchItems(
  fetching: ListFetching,
  entries: Iterable<ListedItem>,
): AsyncGenerator<FetchedEntry, void, undefined> {
  const missing = await findMissing(fetching, entries)
  let failures = 0
  for (const [index, listed] of missing.entries()) {
    fetching.reportProgress(`Fetching ${listed.address}: ${index + 1} of ${missing.length} items`)
    const entry = entryOf(fetching.entry, listed)
    const fetched = await fetchItem({ ...fetching, entry }, listed).catch(nameFailure)
    failures = fetched.outcome === 'failed' ? failures + 1 : 0
    yield { ...fetched, entry, isItem: true }
    const left = missing.length - index - 1
    if (failures === FAILURES_IN_A_ROW && left > 0) {
      yield { ...describeRest(left), entry: fetching.entry }
      return
    }
  }
}

const describeRest = (left: number): Fetched => ({
  outcome: 'failed',
  detail: `${FAILURES_IN_A_ROW} items in a row failed; ${left} were not requested. Fetch again later to continue from there.`,
  sources: [],
})

/** Makes an entry for an item. An item is a document of its own, with the facts of its list. */
const entryOf = (
  { kind: _list, published_at: _day, ...facts }: SourceEntry,
  { address }: NamedEntry,
): SourceEntry => ({ ...facts, url: address })

const fetchItem = async (fetching: ListFetching, listed: NamedEntry): Promise<Fetched> => {
  const { archive, collection, entry, items, ask, clock } = fetching
  const answer = await ask(listed.address)
  if (answer.status === 404)
    throw new NotFetched('gone', `The list names the item, but ${answer.url.host} answered 404.`)
  refuseStatus(answer)
  const { bytes } = answer
  const form = findForm(bytes)
  if (!items.readItem(bytes, listed.address).isAsked)
    throw new NotFetched('refused', 'The host sent a different item than requested. Fetch again later.')
  const facts = describeAnswer(fetching, answer, { form, at: clock().toISOString() })
  const publisher = getPublisher(collection.publishers, entry.publisher)
  const { outcome, edition } = await acceptEdition({ archive, publisher }, [{ facts, bytes }])
  return { outcome, detail: `${bytes.byteLength} bytes.`, sources: edition }
}
