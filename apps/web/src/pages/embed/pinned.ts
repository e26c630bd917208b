import { addressOf, without } from '../../filters/addresses.ts'
import { html, type Html } from '../../html/html.ts'
import type { ListView } from '../../lists/list-view.ts'
import { Redirect, type Answer, type Asked } from '../../page.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { readDownloads, type ReleaseFiles } from '../../releases/read-releases.ts'

export type PinnedAsked = Asked & { readonly release: ReleaseFiles; readonly filter: URLSearchParams }

/**
 * Embedded documents must not change, so an address without a release redirects to the current one. The API refuses
 * unreadable releases in its own words.
 */
export const pin =
  ({ collection, charts }: ListView, write: (asked: PinnedAsked) => Promise<Answer>) =>
  async (asked: Asked): Promise<Answer> => {
    const { params, path } = asked
    const releases = (await readDownloads(asked)).data.filter((one) => one.collection === collection)
    const wanted = params.get('release') ?? ''
    const current = releases.find((one) => one.current)
    if (wanted === '') return new Redirect(addressOf(path, withRelease(params, current?.id ?? '')), 307)
    const release = releases.find(({ id }) => id === wanted) ?? { ...UNKNOWN, collection, id: wanted }
    return write({ ...asked, release, filter: without(params, 'release', 'limit', charts.param) })
  }

const withRelease = (params: URLSearchParams, release: string): URLSearchParams => {
  const pinned = new URLSearchParams(params)
  pinned.set('release', release)
  return pinned
}

const UNKNOWN = {
  snapshot: '',
  current: false,
  published_at: null,
  sample: false,
  api_url: '',
  accepted: [],
  files: [],
} satisfies Omit<ReleaseFiles, 'id' | 'collection'>

/** Documents, release and date, inside the frame. */
export const showSource = (
  { documents, caution }: ListView,
  release: ReleaseFiles,
  latest: string | null | undefined,
): Html => {
  const day = typeof latest === 'string' && ` as of ${latest.slice(0, 10)}`
  const sample = release.sample && html` <strong>Sample: all data in it is invented.</strong>`
  return html`Source: ${documents}${day}, ${showReleaseOf(release)} (<code>${release.id.slice(0, 20)}</code>).${sample} ${caution}`
}
