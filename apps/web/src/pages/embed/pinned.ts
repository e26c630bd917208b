import { addressOf } from '../../filters/addresses.ts'
import { html, type Html } from '../../html/html.ts'
import { Redirect, type Answer, type Asked } from '../../page.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { readDownloads, type ReleaseFiles } from '../../releases/read-releases.ts'

/** Parameters of embedded documents beside the record filters. */
const OWN = ['release', 'chart', 'limit'] as const

export type PinnedAsked = Asked & { readonly release: ReleaseFiles; readonly filter: URLSearchParams }

/** The documents of a collection, and a caution about its rows. */
const SOURCES = {
  appropriations: {
    documents: 'documents of the Committees on Appropriations',
    caution: 'A request and an inclusion in a bill are different stages.',
  },
  'enacted-projects': {
    documents: html`<a href="/datasets/enacted-projects">published tables of enacted projects</a>`,
    caution: 'An enacted amount is neither obligated nor paid, and it is not a request.',
  },
} as const

type Collection = keyof typeof SOURCES

/**
 * Embedded documents must not change, so an address without a release redirects to the current one. The API refuses
 * unreadable releases in its own words.
 */
export const pin =
  (write: (asked: PinnedAsked) => Promise<Answer>, collection: Collection = 'appropriations') =>
  async (asked: Asked): Promise<Answer> => {
    const { params, path } = asked
    const releases = (await readDownloads(asked)).data.filter((one) => one.collection === collection)
    const wanted = params.get('release') ?? ''
    const current = releases.find((one) => one.current)
    if (wanted === '') return new Redirect(addressOf(path, withRelease(params, current?.id ?? '')), 307)
    const release = releases.find(({ id }) => id === wanted) ?? { ...UNKNOWN, collection, id: wanted }
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
  api_url: '',
  accepted: [],
  files: [],
} satisfies Omit<ReleaseFiles, 'id' | 'collection'>

/** Documents, release and date, inside the frame. */
export const showSource = (release: ReleaseFiles, latest: string | null | undefined): Html => {
  const day = typeof latest === 'string' && ` as of ${latest.slice(0, 10)}`
  const sample = release.sample && html` <strong>Sample: all data in it is invented.</strong>`
  const { documents, caution } =
    SOURCES[release.collection === 'enacted-projects' ? 'enacted-projects' : 'appropriations']
  return html`Source: ${documents}${day}, ${showReleaseOf(release)} (<code>${release.id.slice(0, 20)}</code>).${sample} ${caution}`
}
