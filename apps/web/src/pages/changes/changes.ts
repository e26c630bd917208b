import { html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { countOf } from '../../parts/show-dollars.ts'
import { showChips } from '../../filters/show-chips.ts'
import { describeFilter } from '../../filters/describe-filter.ts'
import { changesAddress } from '../../releases/changes-address.ts'
import { choosePair } from '../../releases/choose-pair.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { readChanges, type Changes } from '../../releases/read-changes.ts'
import { readReleases, type Release } from '../../releases/read-releases.ts'
import { findPlace, showPlace } from '../records/show-place.ts'
import { showChange } from './show-change.ts'
import { showChangesForm } from './changes-form.ts'
import { showCounts } from './show-counts.ts'
import { showOnlyRelease } from './show-only-release.ts'
import { showFeeds } from './show-feeds.ts'

const PATH = '/changes'

/** What a release added, changed and withdrew against any other: unless asked otherwise, the newest against the one before. */
export const changes: Route = {
  path: PATH,
  write: async (asked) => {
    const releases = await readReleases(asked.clients.appropriations)
    const { from, to } = choosePair(asked.params, releases)
    // A release that nobody published is refused by the API, in its own words.
    if (from === undefined && to !== undefined) return showOnlyRelease(to, releases)
    const params = new URLSearchParams(asked.params)
    params.set('from', from ?? asked.params.get('to') ?? '')
    return write({ ...asked, params }, releases, await readChanges(asked, params))
  },
}

const write = ({ params, path }: Asked, releases: readonly Release[], { data, meta }: Changes): Page => {
  const [before, now] = [meta.from, params.get('to')].map((id) => findRelease(releases, id))
  const words = describeFilter(keepRows(params))
  const title = `${countOf(meta.total, 'change')}${words}`
  const place = findPlace(path, params, meta)
  return {
    title,
    description: `${title}: what this release added, changed and withdrew, each record as it was and as it is.`,
    data: meta,
    isIndexed: false,
    alternates: [
      { type: 'application/json', title: 'JSON', address: changesAddress(params) },
      { type: 'text/csv', title: 'CSV', address: changesAddress(params, '.csv') },
    ],
    ...place,
    main: html`<p class="lead">${now !== undefined && html`What ${showReleaseOf(now)}${now.current && ', the current one,'} `}added, changed and withdrew against ${before === undefined ? html`the release <code>${meta.from}</code>` : showReleaseOf(before)}.</p>
<div class="columns with-side"><div>
${showCounts(params, meta)}
${showChips(path, params)}
${data.length === 0 ? showNone(meta.total) : data.map(showChange)}
${meta.total > 0 && showPlace(place, meta, data.length)}
${showTaking(params, meta.total)}
</div><aside aria-label="Releases and filters">${showChangesForm(path, params, releases)}${showFeeds(params)}</aside></div>`,
  }
}

const findRelease = (releases: readonly Release[], id: string | null | undefined): Release | undefined =>
  releases.find((one) => (id === null || id === '' ? one.current : one.id === id))

const keepRows = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !['from', 'to', 'change'].includes(name)))

const showNone = (total: number) =>
  total === 0
    ? html`<p>No record that fits differs between the two releases. Where a release has the same records as another, its documents may still have been checked again.</p>`
    : html`<p>There is no change at this place of the list.</p>`

const showTaking = (params: URLSearchParams, total: number) =>
  total > 0 &&
  html`<section aria-labelledby="taking"><h2 id="taking">Take these changes away</h2>
<ul class="chips"><li><a class="chip" href="${changesAddress(params, '.csv')}" download>CSV <span class="hint">this page</span></a></li>
<li><a class="chip" href="${changesAddress(params, '.xlsx')}" download>Excel <span class="hint">this page</span></a></li>
<li><a class="chip" href="${changesAddress(params, '.ndjson')}">NDJSON <span class="hint">this page</span></a></li>
<li><a class="chip" href="${changesAddress(params)}">JSON <span class="hint">this page</span></a></li></ul>
<p>A page holds up to 200 changes (<code>limit=200</code>); <code>meta.next_offset</code> leads to the next.</p></section>`

/** The address of the page with an ending: what the API gives, in that form. */
export const changesTwins: readonly Route[] = (['csv', 'ndjson', 'json'] as const).map((form) => ({
  path: `${PATH}.${form}`,
  write: ({ params }) => new Redirect(changesAddress(params, form === 'json' ? '' : `.${form}`), 307),
}))
