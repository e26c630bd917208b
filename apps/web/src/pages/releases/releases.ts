import { listFeeds, showFollow } from '../../feeds/follow.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { countOf, showBytes, showDay } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { findBefore, linkComparison } from '../../releases/changes.ts'
import { readDownloads, sizeOf, type ReleaseFiles } from '../../releases/read-releases.ts'
import { showAccepted } from '../../releases/show-files.ts'

/** All readable releases. */
export const releases: Route = {
  path: '/releases',
  questions: 1,
  write: async (asked) => {
    const { data } = await readDownloads(asked)
    const feeds = listFeeds('/releases', 'Releases')
    return {
      title: 'Releases',
      description: `${countOf(data.length, 'release')}: each with its permanent address, files, sizes and digests.`,
      alternates: [{ type: 'application/json', title: 'JSON', address: '/downloads' }, ...feeds],
      main: html`<p class="lead">A release is the complete data at one time. It never changes, and its id is the digest of its content. Cite a release, and readers find the data that you used.</p>
<nav aria-label="About releases"><ul class="chips"><li><a class="chip" href="/changes">Changes in the newest release</a></li><li><a class="chip" href="/downloads">Files</a></li></ul></nav>
${showFollow(feeds)}
${showList(data)}`,
    }
  },
}

const showList = (data: readonly ReleaseFiles[]): Html =>
  showTable({
    name: 'Releases',
    caption: `${countOf(data.length, 'release')}, the newest first. “Accepted” lists warnings that a person accepted before publication.`,
    rows: data,
    columns: [
      { title: 'Published', cell: showName, isHeading: true },
      {
        title: 'Collection',
        cell: (release) =>
          html`${release.collection}<br><span class="hint">${release.sample ? 'sample: invented' : 'real'}</span>`,
      },
      { title: 'Id', cell: ({ id }) => html`<code>${id.slice(0, 12)}…</code>` },
      {
        title: 'Accepted',
        cell: (release) => (release.accepted.length === 0 ? 'nothing' : showAccepted(release)),
      },
      { title: 'Files', cell: ({ files }) => files.length, isNumber: true },
      { title: 'Size', cell: (release) => showBytes(sizeOf(release)), isNumber: true },
      {
        title: 'API',
        cell: ({ id, collection, api_url: api }) =>
          api === undefined
            ? 'none'
            : html`<a href="${href(`${api}/${collection === 'appropriations' ? 'datasets' : 'projects'}`)}">API<span class="visually-hidden"> of ${id.slice(0, 12)}</span></a>`,
      },
      { title: 'Changes', cell: (release) => showChanges(data, release) },
    ],
  })

const showName = ({ id, published_at: at, current }: ReleaseFiles): Html =>
  html`<a href="/releases/${id}">${at === null ? 'day not known' : showDay(at)}</a>${current && ' (current)'}`

/** Compares with the previous release of the same collection. */
const showChanges = (data: readonly ReleaseFiles[], release: ReleaseFiles): Content => {
  const before = findBefore(data, release)
  if (before === undefined) return 'first release'
  const address = linkComparison(release, { from: before.id, to: release.id })
  return address === undefined
    ? 'compare the files'
    : html`<a href="${href(address)}">compared with the previous release</a>`
}
