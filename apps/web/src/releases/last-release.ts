import type { Clients } from '../ask/clients.ts'
import type { PublishedRelease } from '../ask/memory.ts'
import { readReleases } from '../ask/read-releases.ts'
import { href, makeAddress } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { showReleaseOf } from './name-release.ts'

/** The form of record ids. Nothing else is looked up in releases. */
export const RECORD_ID = /^[a-z]{2}-\d{4}-[0-9a-f]{16}$/i

/** The most earlier releases to search, fewer than the service keeps open. */
const MOST_LOOKED_INTO = 3

/** Finds the newest earlier release that has the record. The first one usually has it, so they are asked in turn. */
export const findLastRelease = async (
  clients: Pick<Clients, 'fetch'>,
  id: string,
): Promise<PublishedRelease | undefined> => {
  if (!RECORD_ID.test(id)) return undefined
  const earlier = (await readReleases(clients)).filter(({ current }) => !current)
  for (const release of earlier.slice(0, MOST_LOOKED_INTO)) {
    const answer = await clients.fetch(makeAddress(`${release.api_url}/record`, { id }))
    if (answer.ok) return release
  }
  return undefined
}

export const showLastRelease = (release: PublishedRelease | undefined, id: string): Content =>
  html`${release !== undefined && showWithdrawn(release, id)}
<p>A record keeps its id in every release while its source has the row. <a href="/changes">The changes</a> list withdrawn records, and <a href="/releases">earlier releases</a> still have them.</p>`

const showWithdrawn = (release: PublishedRelease, id: string): Html => {
  const change = href(makeAddress('/changes', { from: release.id, change: 'withdrawn', id }))
  const record = href(makeAddress(`${release.api_url}/record`, { id }))
  return html`<p>It was withdrawn: <a href="${change}">as it last was</a>, in <a href="${record}">${showReleaseOf(release)}</a>.</p>`
}
