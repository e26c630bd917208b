import { addressOf } from '../../filters/addresses.ts'
import { html, type Html } from '../../html/html.ts'
import { Redirect, type Answer, type Asked } from '../../page.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { readReleases, type Release } from '../../releases/read-releases.ts'

/** Parameters of embedded documents beside the record filters. */
const OWN = ['release', 'chart', 'limit'] as const

export type PinnedAsked = Asked & { readonly release: Release; readonly filter: URLSearchParams }

/**
 * Embedded documents must not change, so an address without a release redirects to the current one. The API refuses
 * unreadable releases in its own words.
 */
export const pin =
  (write: (asked: PinnedAsked) => Promise<Answer>) =>
  async (asked: Asked): Promise<Answer> => {
    const { params, clients, path } = asked
    const releases = await readReleases(clients.appropriations)
    const wanted = params.get('release') ?? ''
    const current = releases.find((one) => one.current)
    if (wanted === '') return new Redirect(addressOf(path, withRelease(params, current?.id ?? '')), 307)
    const release = releases.find(({ id }) => id === wanted) ?? { ...UNKNOWN, id: wanted }
    const filter = new URLSearchParams([...params].filter(([name]) => !OWN.some((own) => own === name)))
    return write({ ...asked, release, filter })
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
  collection: 'appropriations',
  api_url: '',
  accepted: [],
  rows: 0,
  files: [],
} satisfies Omit<Release, 'id'>

/** Publishers, release and date, inside the frame. */
export const showSource = (release: Release, latest: string | null | undefined): Html => {
  const day = typeof latest === 'string' && ` as of ${latest.slice(0, 10)}`
  const sample = release.sample && html` <strong>Sample: all data in it is invented.</strong>`
  return html`Source: documents of the Committees on Appropriations${day}, ${showReleaseOf(release)} (<code>${release.id.slice(0, 20)}</code>).${sample} A request and an inclusion in a bill are different stages.`
}
