import { isLoopback } from '../../../platform/index.ts'
import type { ListedItems } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import type { Fetching } from './fetching.ts'
import { NotFetched } from './not-fetched.ts'
import type { DocumentAnswer } from './request-document.ts'

/** Everything that the fetching of a list needs. */
export type ListFetching = Fetching & {
  readonly items: ListedItems
  /** One request, with the key in its header. */
  readonly ask: (address: string) => Promise<DocumentAnswer>
}

/** Throws NotFetched where the key is missing, or would be sent to another host. */
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
      throw new NotFetched('refused', `${url.host} is not ${items.host}, and is not sent the key.`)
    const answer = await visit({ url, headers: { [header]: key }, loopback, takePermit })
    // The archive is published, so it must not hold the key.
    if (Buffer.from(answer.bytes).includes(key))
      throw new NotFetched('refused', `The answer of ${url.host} holds the key itself: it is not archived.`)
    return answer
  }
  return { ...fetching, items, ask }
}
