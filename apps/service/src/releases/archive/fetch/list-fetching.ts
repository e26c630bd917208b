import { isLoopback } from '../../../platform/index.ts'
import { DocumentRefused, type ListedItem, type ListedItems, type Source } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'
import type { Fetching } from './fetching.ts'
import { NotFetched } from './not-fetched.ts'
import type { DocumentAnswer } from './request-document.ts'

/** Everything that the fetching of a list needs. */
export type ListFetching = Fetching & {
  readonly items: ListedItems
  /** Sends one request, with the key in its header. */
  readonly ask: (address: string) => Promise<DocumentAnswer>
}

/** Throws NotFetched if the key is missing, or would be sent to another host. */
export const openListFetching = (fetching: Fetching): ListFetching => {
  const { collection, entry, findHostKey, visit } = fetching
  const { items } = getPublisher(collection.publishers, entry.publisher)
  const hostKey = findHostKey?.(entry.publisher)
  if (items === undefined) throw new Error(`${entry.publisher} has no lists`)
  if (hostKey === undefined) throw new NotFetched('failed', `There is no key for ${items.host}.`)
  const { header, key, takePermit } = hostKey
  const ask = async (address: string): Promise<DocumentAnswer> => {
    const url = new URL(address)
    const loopback = isLoopback(url.hostname)
    if (!loopback && url.host !== items.host)
      throw new NotFetched('refused', `${url.host} is not ${items.host}, so it must not be sent the key.`)
    const answer = await visit({ url, headers: { [header]: key }, loopback, takePermit })
    // The archive is published, so it must not hold the key.
    if (Buffer.from(answer.bytes).includes(key))
      throw new NotFetched(
        'refused',
        `The answer of ${url.host} contains the key itself, so it is not archived.`,
      )
    return answer
  }
  return { ...fetching, items, ask }
}

/** An entry with an address. */
export type NamedEntry = ListedItem & { readonly address: string }

const REQUESTED_AGAIN_MILLISECONDS = ARCHIVE_LIMITS.itemAgainHours.value * 3_600_000

/** Lists the entries whose current items the archive lacks, each address once. */
export const findMissing = async (
  fetching: ListFetching,
  entries: Iterable<ListedItem>,
): Promise<NamedEntry[]> => {
  const { archive, entry } = fetching
  const newest = new Map<string, Source>()
  // The archive lists revisions in the order of their retrieval, so the last one counts.
  for (const source of await archive.list())
    if (source.publisher === entry.publisher) newest.set(source.url, source)
  const missing: NamedEntry[] = []
  for (const listed of new Map([...entries].map((item) => [item.address, item])).values())
    if (isNamed(listed) && !(await hasItem(fetching, listed, newest.get(listed.address))))
      missing.push(listed)
  return missing
}

const isNamed = (listed: ListedItem): listed is NamedEntry => listed.address !== null

const hasItem = async (
  { archive, clock, items }: ListFetching,
  { address, changedAt }: NamedEntry,
  source: Source | undefined,
): Promise<boolean> => {
  if (source === undefined || !(await archive.holds([source]))) return false
  const bytes = Buffer.concat(await Array.fromAsync(archive.open(source.sha256)))
  const stated = readStated(() => items.readItem(bytes, address).changedAt)
  if (changedAt !== null && stated !== null && stated >= changedAt) return true
  const checkedAt = Date.parse(source.checked_at)
  const isLater = changedAt === null || checkedAt > Date.parse(changedAt)
  return isLater && clock().getTime() - checkedAt < REQUESTED_AGAIN_MILLISECONDS
}

const readStated = (read: () => string | null): string | null => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof DocumentRefused) return null
    throw cause
  }
}
