import type { Clients } from '../ask/clients.ts'
import type { PublishedRelease } from '../ask/memory.ts'
import { readReleases } from '../ask/read-releases.ts'
import { href, makeAddress } from '../html/href.ts'
import { html, type Content } from '../html/html.ts'
import { showReleaseOf } from './name-release.ts'

/** As ids of records are written: of anything else no release is asked. */
export const RECORD_ID = /^[a-z]{2}-\d{4}-[0-9a-f]{16}$/i

/** Each release has to be opened: fewer than the service keeps open beside the current one. */
const MOST_LOOKED_INTO = 3

/** The newest of the earlier releases that has the record. They are asked one after the other: mostly the first has it. */
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
  html`${release !== undefined && html`<p>It was withdrawn: <a href="${href(makeAddress('/changes', { from: release.id, change: 'withdrawn', id }))}">as it last was</a>, in <a href="${href(makeAddress(`${release.api_url}/record`, { id }))}">${showReleaseOf(release)}</a>.</p>`}
<p>A record keeps its id from release to release, unless its source no longer holds the row: <a href="/changes">the changes</a> name those, and <a href="/releases">earlier releases</a> still have them.</p>`
