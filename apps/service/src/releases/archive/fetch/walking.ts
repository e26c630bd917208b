import { isLoopback } from '../../../platform/index.ts'
import type { ListWalk, WalkRequest } from '../../../publishers/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'
import { findForm } from '../document-form.ts'
import type { FetchedPage, UnfinishedEdition } from '../unfinished.ts'
import { describeAnswer } from './fetch-document.ts'
import type { Fetching, HostAccess } from './fetching.ts'
import { NotFetched } from './not-fetched.ts'
import type { DocumentAnswer } from './request-document.ts'
import { factsOf } from './source-list.ts'

/** A walk in progress. `ask` refuses a redirect and a refused key. */
export type Walking = Fetching & {
  readonly walk: ListWalk
  readonly ask: (request: WalkRequest) => Promise<DocumentAnswer>
}

/** The host gives a list that cannot be trusted. */
export class ListFault extends NotFetched {
  constructor(fault: string) {
    super('failed', `${fault} Nothing was archived. Fetch again later.`)
    this.name = 'ListFault'
  }
}

/** Saving names every page so far, so it is not done after each page. */
export const SAVED_EVERY = 40

const RESUMED_WITHIN_MILLISECONDS = ARCHIVE_LIMITS.walkHours.value * 3_600_000

/** Finds the pages of a walk that was cut off a short time ago. */
export const findBegun = async (walking: Walking): Promise<UnfinishedEdition | undefined> => {
  const { archive, collection, clock, entry } = walking
  const begun = await archive.unfinished.find(factsOf(entry, collection.documents.facts))
  const since = begun?.pages[0]?.facts.retrieved_at
  if (begun === undefined || since === undefined) return undefined
  return clock().getTime() - Date.parse(since) < RESUMED_WITHIN_MILLISECONDS ? begun : undefined
}

/** Keeps the pages so far for the next run. */
export const savePages = ({ archive, collection, entry }: Walking, begun: UnfinishedEdition): Promise<void> =>
  archive.unfinished.save(factsOf(entry, collection.documents.facts), begun)

/** Keeps the pages of a walk that was cut off, and drops those of a list with a fault. Always throws. */
export const leaveWalk = async (
  walking: Walking,
  begun: UnfinishedEdition,
  cause: unknown,
): Promise<never> => {
  const { archive, collection, entry } = walking
  if (cause instanceof ListFault) await archive.unfinished.drop(factsOf(entry, collection.documents.facts))
  else if (cause instanceof NotFetched && begun.pages.length > 0) await savePages(walking, begun)
  throw cause
}

/** Describes an answer as a page of the list. The fragment of its address numbers the page, and may say more. */
export const describePage = (
  walking: Walking,
  answer: DocumentAnswer,
  fragment: Readonly<Record<string, string>>,
): Omit<FetchedPage, 'rows'> => {
  const { bytes } = answer
  const described = describeAnswer(walking, answer, {
    form: findForm(bytes),
    at: walking.clock().toISOString(),
  })
  const url = `${walking.entry.url}#${new URLSearchParams(fragment).toString()}`
  return { facts: { ...described, url }, bytes }
}

/** Finds the number of a page in its address. */
export const numberOf = ({ facts }: Pick<FetchedPage, 'facts'>): number =>
  Number(new URLSearchParams(new URL(facts.url).hash.slice(1)).get('page'))

/** Throws NotFetched if the key would be sent to another host. */
export const openWalking = (fetching: Fetching): Walking => {
  const { collection, entry, findHostAccess, visit } = fetching
  const { walk } = getPublisher(collection.publishers, entry.publisher)
  if (walk === undefined) throw new Error(`${entry.publisher} has no walks`)
  const access = findHostAccess?.(entry.publisher)
  const secret = access?.secret ?? null
  const ask = async ({ url: address, json }: WalkRequest): Promise<DocumentAnswer> => {
    const url = new URL(address)
    const loopback = isLoopback(url.hostname)
    if (!loopback && !walk.hosts.includes(url.host))
      throw new NotFetched('refused', `${url.host} is none of ${walk.hosts.join(', ')}.`)
    const answer = await visit({
      url,
      headers: access?.headers ?? {},
      loopback,
      ...(json !== undefined && { json }),
      ...(access && { takePermit: access.takePermit }),
    })
    // The archive is published, so it must not hold the key.
    if (secret !== null && Buffer.from(answer.bytes).includes(secret))
      throw new NotFetched(
        'refused',
        `The answer of ${url.host} contains the key itself, so it is not archived.`,
      )
    refuseAnswer(answer, access)
    return answer
  }
  return { ...fetching, walk, ask }
}

const refuseAnswer = ({ status, url: { host }, headers }: DocumentAnswer, access?: HostAccess): void => {
  if (status >= 300 && status < 400)
    throw new NotFetched(
      'refused',
      `${host} redirects to ${headers.get('location') ?? 'another page'}. Redirects of this host lose the path: enter its new address.`,
    )
  if (status === 401) throw new NotFetched('failed', `${host} answered 401: ${describeRefusedKey(access)}`)
}

const describeRefusedKey = (access: HostAccess | undefined): string => {
  if (access === undefined) return 'it asks for a key.'
  const { secret, setting } = access
  return secret === null
    ? `it asks for a key. Set ${setting}.`
    : `it refuses the key. Mend or remove ${setting}, and fetch again.`
}
