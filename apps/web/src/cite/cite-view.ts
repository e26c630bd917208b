import { hash } from 'node:crypto'
import type { PublishedRelease } from '../ask/memory.ts'
import { readReleaseOf } from '../ask/read-releases.ts'
import { addressOf, without } from '../filters/addresses.ts'
import type { Asked } from '../page.ts'
import type { Citation } from './citation.ts'

/** A list or a count on a page. */
export type CitedView = {
  readonly title: string
  /** The API call that gives the same answer, and its parameters. */
  readonly call: '/records' | '/projects' | '/aggregates' | '/aggregates.csv'
  readonly params: URLSearchParams
  /** Its first 200 rows as an embeddable table of any release. */
  readonly table?: string
  /** Bodies that published the documents; the Committees on Appropriations by default. */
  readonly publishers?: readonly string[] | undefined
  /** Collection of the rows; the appropriations by default. */
  readonly collection?: string
}

const COMMITTEES = ['Committees on Appropriations of the House and the Senate']

/** Cites a view at one release. Pages show the newest release, so the permanent address is that of the API data. */
export const citeView = (
  { origin, now, path, params: shown }: Pick<Asked, 'origin' | 'now' | 'path' | 'params'>,
  { title, call, params, publishers = COMMITTEES }: CitedView,
  { id, api_url: base, published_at: at }: Pick<PublishedRelease, 'id' | 'api_url' | 'published_at'>,
): Citation => {
  const address = origin + addressOf(base + call, params)
  return {
    // The hash separates views of the same release in one list of references.
    key: `rotunda-${id.slice(0, 8)}-${hash('sha256', address).slice(0, 8)}`,
    title,
    publishers,
    publishedOn: null,
    releasedOn: at?.slice(0, 10) ?? null,
    release: id,
    address,
    view: addressOf(path, without(shown)),
    readOn: now.toISOString().slice(0, 10),
  }
}

/** Cites a page that takes `snapshot`, at the release it was made from. */
export const citePage = async (
  asked: Asked,
  view: CitedView,
  snapshot: string,
): Promise<Citation | undefined> => {
  const release = await readReleaseOf(asked.clients, snapshot, view.collection)
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
