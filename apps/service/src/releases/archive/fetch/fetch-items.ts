import type { ListedItem } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { acceptEdition } from '../accept-edition.ts'
import { findForm } from '../document-form.ts'
import { describeAnswer } from './fetch-document.ts'
import type { Fetched, FetchedEntry } from './fetching.ts'
import { findMissing, type NamedEntry } from './find-missing.ts'
import type { ListFetching } from './list-fetching.ts'
import { nameFailure } from './name-failure.ts'
import { NotFetched } from './not-fetched.ts'
import { refuseStatus } from './refuse-status.ts'
import type { SourceEntry } from './source-list.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'

const FAILURES_IN_A_ROW = ARCHIVE_LIMITS.failuresInARow.value

/** Fetches the items that the archive lacks, each on its own: fetched items stay when the run ends. */
export async function* fetchItems(
  fetching: ListFetching,
  entries: Iterable<ListedItem>,
): AsyncGenerator<FetchedEntry, void, undefined> {
  const missing = await findMissing(fetching, entries)
  let failures = 0
  for (const [index, listed] of missing.entries()) {
    fetching.say(`Fetching ${listed.address}: ${index + 1} of ${missing.length} items`)
    const entry = entryOf(fetching.entry, listed)
    const fetched = await fetchItem({ ...fetching, entry }, listed).catch(nameFailure)
    failures = fetched.outcome === 'failed' ? failures + 1 : 0
    yield { ...fetched, entry, isItem: true }
    const left = missing.length - index - 1
    if (failures === FAILURES_IN_A_ROW && left > 0) {
      yield { ...leaveOut(left), entry: fetching.entry }
      return
    }
  }
}

const leaveOut = (left: number): Fetched => ({
  outcome: 'failed',
  detail: `${FAILURES_IN_A_ROW} items in a row failed; not asked for: ${left}. Fetch again later: it goes on there.`,
  sources: [],
})

/** The item is a document of its own, with the facts of its list. */
const entryOf = (
  { kind: _list, published_at: _day, ...facts }: SourceEntry,
  { address }: NamedEntry,
): SourceEntry => ({ ...facts, url: address })

const fetchItem = async (fetching: ListFetching, listed: NamedEntry): Promise<Fetched> => {
  const { archive, collection, entry, items, ask, clock } = fetching
  const answer = await ask(listed.address)
  if (answer.status === 404)
    throw new NotFetched('gone', `The list names it, and ${answer.url.host} answered 404.`)
  refuseStatus(answer)
  const { bytes } = answer
  const form = findForm(bytes)
  if (!items.readItem(bytes, listed.address).isAsked)
    throw new NotFetched('refused', 'What came is another item than was asked for. Fetch again later.')
  const facts = describeAnswer(fetching, answer, { form, at: clock().toISOString() })
  const publisher = getPublisher(collection.publishers, entry.publisher)
  const { outcome, edition } = await acceptEdition({ archive, publisher }, [{ facts, bytes }])
  return { outcome, detail: `${bytes.byteLength} bytes.`, sources: edition }
}
