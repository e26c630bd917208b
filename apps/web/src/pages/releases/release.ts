import type { CoverageText, DatasetInfo, Preview } from '@rotunda/contract'
import { readJson } from '../../ask/clients.ts'
import type { Citation } from '../../cite/citation.ts'
import { citeSnapshot } from '../../cite/cite-snapshot.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked, DataMeta, Page, Route } from '../../page.ts'
import { showCount, showBytes, showDay, writeDay } from '../../parts/format.ts'
import { notFound } from '../../parts/not-found.ts'
import { showTable } from '../../parts/table.ts'
import { findBefore, linkComparison } from '../../releases/changes.ts'
import { readDownloads, sizeOf, type ReleaseFiles } from '../../releases/read-releases.ts'
import { readPreview } from '../../releases/read-snapshots.ts'
import { showFiles, showAccepted } from '../../releases/show-files.ts'
import { showVerify } from '../../releases/show-verify.ts'

type OfRelease = {
  readonly data: readonly DatasetInfo[]
  readonly meta: DataMeta & { readonly coverage: readonly CoverageText[] }
}

/** One release: its content, its files, and how to verify them. */
export const release: Route = {
  path: '/releases/:id',
  questions: 2,
  write: async (asked) => {
    const { data } = await readDownloads(asked)
    const found = data.find(({ id }) => id === asked.named['id'])
    if (found === undefined) return notFound(NOT_HERE, asked)
    const [held, preview] = await Promise.all([readDatasets(found, asked), readPreview(asked, found)])
    return write({ found, held, preview }, data, asked)
  },
}

/** Only the appropriations API lists datasets. */
const readDatasets = async (
  { collection, api_url: api }: ReleaseFiles,
  { clients }: Asked,
): Promise<OfRelease | undefined> => {
  if (collection !== 'appropriations' || api === undefined) return undefined
  return readJson(await clients.fetch(`${api}/datasets`, { headers: { accept: 'application/json' } }))
}

const NOT_HERE = 'No readable release has this id. /releases lists all of them. An id has 64 digits.'

type Read = {
  readonly found: ReleaseFiles
  readonly held: OfRelease | undefined
  readonly preview: Preview | undefined
}

const write = ({ found, held, preview }: Read, all: readonly ReleaseFiles[], asked: Asked): Page => {
  const { origin } = asked
  const { id, published_at: at, files, sample } = found
  const title = `Release ${at === null ? id.slice(0, 20) : `of ${writeDay(at)}`}`
  const citation =
    preview === undefined
      ? citeRelease(asked, title, found, held?.data ?? [])
      : citeSnapshot(asked, `${title}: ${preview.title}`, { preview, release: found })
  return {
    title,
    description: `${title}: ${showBytes(sizeOf(found))} in ${files.length} files, ${sample ? 'invented sample data' : 'real data'}.`,
    ...(held && { data: held.meta }),
    citation,
    trail: [{ title: 'Releases', address: '/releases' }],
    ...(held && {
      alternates: [{ type: 'application/json', title: 'JSON', address: `${found.api_url}/datasets` }],
    }),
    main: html`${showFacts(found, all)}
${held && showDatasets(held.data)}
<h2>Files</h2>
${showFiles(files, 'Files of this release')}
${showVerify(found, origin)}
${showCiteBox(citation)}`,
  }
}

const showDatasets = (data: readonly DatasetInfo[]): Html =>
  html`<h2>Contents</h2>
${showTable({
  name: 'Datasets of this release',
  caption: 'Datasets of this release',
  rows: data,
  columns: [
    {
      title: 'Dataset',
      cell: ({ dataset, title: name }) => html`<a href="/datasets#${dataset}">${name}</a>`,
      isHeading: true,
    },
    { title: 'Rows', cell: ({ rows }) => showCount(rows), isNumber: true },
  ],
})}`

const citeRelease = (
  { origin, now }: Asked,
  title: string,
  { id, published_at: at }: ReleaseFiles,
  held: readonly DatasetInfo[],
): Citation => ({
  key: `rotunda-${id.slice(0, 12)}`,
  title: [title, held.map((one) => one.title).join('; ')].filter(Boolean).join(': '),
  publishers: [...new Set(held.flatMap(({ sources }) => sources.map(({ publisher }) => publisher)))],
  publishedOn: at?.slice(0, 10) ?? null,
  releasedOn: at?.slice(0, 10) ?? null,
  release: id,
  address: `${origin}/releases/${id}`,
  view: `/releases/${id}`,
  readOn: now.toISOString().slice(0, 10),
})

const sayNoComparison = (before: ReleaseFiles | undefined): string =>
  before === undefined ? 'None: this is the first release' : 'None: compare the files of both releases'

const showFacts = (found: ReleaseFiles, all: readonly ReleaseFiles[]): Content => {
  const { id, snapshot, published_at: at, current, sample, collection, api_url: api } = found
  const before = findBefore(all, found)
  const day = at === null ? 'day not known' : showDay(at)
  const isCurrent = current ? ', the current release' : html`; <a href="/releases">a newer one is current</a>`
  const entrance = collection === 'appropriations' ? `${api}/records` : '/docs/api'
  const address =
    api === undefined ? 'None: download its files' : html`<a href="${href(entrance)}"><code>${api}</code></a>`
  const comparison = before && linkComparison(found, { from: before.id, to: id })
  const compared =
    comparison === undefined
      ? sayNoComparison(before)
      : html`<a href="${href(comparison)}">Compared with the previous release</a>`
  return html`<dl class="facts">
<dt>Published</dt><dd>${day}${isCurrent}</dd>
<dt>Data</dt><dd>${sample ? 'A sample: every person and amount in it is invented' : 'Real: from documents of committees and agencies'}</dd>
<dt>Id</dt><dd><code>${id}</code></dd>
<dt>Snapshot</dt><dd><code>${snapshot}</code></dd>
<dt>API</dt><dd>${address}</dd>
<dt>Accepted before publishing</dt><dd>${showAccepted(found)}</dd>
<dt>Changes</dt><dd>${compared}</dd>
</dl>`
}
