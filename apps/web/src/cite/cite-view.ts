import { hash } from 'node:crypto'
import type { PublishedRelease } from '../ask/memory.ts'
import { readReleaseOf } from '../ask/read-releases.ts'
import { addressOf, without } from '../filters/addresses.ts'
import type { Asked } from '../page.ts'
import type { Citation } from './citation.ts'

/** What a page lists or counts. */
export type CitedView = {
  readonly title: string
  /** The call of the API that answers with the same, and its parameters. */
  readonly call: '/records' | '/aggregates' | '/aggregates.csv'
  readonly params: URLSearchParams
  /** The first 200 of its rows as a table of any release, as pages of others embed it. */
  readonly table?: string
}

/** A view as one release has it: the pages show the newest one, so that its data is what stays at its address. */
export const citeView = (
  { origin, now, path, params: shown }: Pick<Asked, 'origin' | 'now' | 'path' | 'params'>,
  { title, call, params }: CitedView,
  { id, api_url: base, published_at: at }: Pick<PublishedRelease, 'id' | 'api_url' | 'published_at'>,
): Citation => {
  const address = origin + addressOf(base + call, params)
  return {
    // Lists of references hold many views of one release.
    key: `rotunda-${id.slice(0, 8)}-${hash('sha256', address).slice(0, 8)}`,
    title,
    publishers: ['Committees on Appropriations of the House and the Senate'],
    publishedOn: null,
    releasedOn: at?.slice(0, 10) ?? null,
    release: id,
    address,
    view: addressOf(path, without(shown)),
    readOn: now.toISOString().slice(0, 10),
  }
}

/** The same for a page that takes `snapshot`, of the release that it was made from. */
export const citePage = async (
  asked: Asked,
  view: CitedView,
  snapshot: string,
): Promise<Citation | undefined> => {
  const release = await readReleaseOf(asked.clients, snapshot)
  if (release === undefined) return undefined
  const { table } = view
  return {
    ...citeView(asked, view, release),
    page: pin(asked, snapshot),
    ...(table !== undefined && { table: ofRelease(table, release.id) }),
  }
}

const ofRelease = (address: string, id: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}release=${id}`

const pin = ({ path, params }: Pick<Asked, 'path' | 'params'>, snapshot: string): string =>
  addressOf(path, new URLSearchParams([...without(params), ['snapshot', snapshot]]))
