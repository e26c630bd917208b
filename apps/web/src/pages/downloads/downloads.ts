import { RECORD_DATASETS, type Preview } from '@rotunda/contract'
import { capitalize } from '../../filters/list-words.ts'
import { html, type Html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { showBytes, showDay } from '../../parts/format.ts'
import { readSnapshots } from '../../releases/read-snapshots.ts'
import { readDownloads, sizeOf, type ReleaseFiles } from '../../releases/read-releases.ts'
import { showFiles } from '../../releases/show-files.ts'
import { showLoading } from '../../releases/show-loading.ts'
import { showVerify } from '../../releases/show-verify.ts'
import { describeDownloads } from '../../structured/describe-site.ts'
import { showButtons, showContents } from './show-contents.ts'

/**
 * Files of the current releases, with instructions for opening and verifying them. Programs get JSON at this address.
 */
export const downloads: Route = {
  path: '/downloads',
  // Downloads, and the preview of each snapshot.
  questions: 7,
  write: async (asked) => {
    const { data, meta } = await readDownloads(asked)
    const current = data.filter((one) => one.current)
    const [first] = current
    const previews = new Map(
      (await readSnapshots(asked)).map(({ preview, release }) => [release.id, preview]),
    )
    return {
      title: 'Downloads',
      description:
        'Every file of the current release, with its size and SHA-256: CSV, Parquet, JSON and a signed bag.',
      alternates: [{ type: 'application/json', title: 'JSON', address: '/downloads' }],
      structured: describeDownloads(current, asked.origin),
      main: html`<p class="lead">All published data as files, without a key. For a part of the data, <a href="/records">filter the records</a> and download them as CSV or Excel.</p>
${current.map((release) => showRelease(release, { isOneOfSeveral: current.length > 1, preview: previews.get(release.id) }))}
<p>${meta.attribution}</p>
${first !== undefined && showOpening(first, asked.origin)}
<h2 id="check">Check your download</h2>
<p>Each file has a SHA-256 digest, and the list of digests is signed.</p>
${current.map((release) => showCheck(release, release === first ? asked.origin : undefined))}
<h2>Earlier releases</h2>
${data.length === current.length ? html`<p>There are no earlier releases yet.</p>` : html`<ul>${data.filter((one) => !one.current).map(showEarlier)}</ul>`}
<p>Programs can get this list as JSON: <code>curl ${asked.origin}/downloads</code>. <code>/downloads/latest/…</code> redirects to the current release.</p>`,
    }
  },
}

type Shown = { readonly isOneOfSeveral: boolean; readonly preview: Preview | undefined }

const showRelease = (release: ReleaseFiles, { isOneOfSeveral, preview }: Shown): Html => {
  const { id, snapshot, published_at: at, files, sample } = release
  const title = preview?.title ?? capitalize(release.collection)
  const name = isOneOfSeveral ? `${title}: current release` : 'Current release'
  return html`<section aria-labelledby="${snapshot}"><h2 id="${snapshot}">${name}${at !== null && html`, published ${showDay(at)}`}</h2>
${sample && html`<p><strong>Sample:</strong> invented data.</p>`}
${showButtons(files)}
${preview !== undefined && html`<p>${preview.caution} <a href="/datasets/${preview.collection}">Limits, terms and how to load the tables</a>.</p>`}
${showContents(files, `Contents of ${snapshot}`, preview)}
<p class="source-line">${files.length} files, ${showBytes(sizeOf(release))} in all. <a href="/releases/${id}">More on release <code>${snapshot}</code></a>.</p></section>`
}

/** Shown once, for the first release, because the commands are the same for all. */
const showCheck = (release: ReleaseFiles, origin: string | undefined): Html =>
  html`<details><summary>Digests, types and signature of <code>${release.snapshot}</code></summary>
${showFiles(release.files, `Files of ${release.snapshot}`)}
${origin !== undefined && showVerify(release, origin)}</details>`

const showEarlier = (release: ReleaseFiles): Html => {
  const { id, collection, published_at: at } = release
  const day = at === null ? 'day not known' : showDay(at)
  return html`<li><a href="/releases/${id}">${collection}, ${day}</a>, ${showBytes(sizeOf(release))}</li>`
}

/** Prefers a file of records, which most readers want. */
const chooseExample = (files: ReleaseFiles['files']): ReleaseFiles['files'][number] | undefined => {
  const tables = files.filter(({ name }) => name.endsWith('.parquet'))
  return tables.find(({ name }) => EXAMPLES.has(name)) ?? tables[0]
}

const EXAMPLES: ReadonlySet<string> = new Set(RECORD_DATASETS.map((dataset) => `data/${dataset}.parquet`))

const showOpening = ({ id, files }: ReleaseFiles, origin: string): Html | null => {
  const file = chooseExample(files)
  if (file === undefined) return null
  return html`<section aria-labelledby="opening"><h2 id="opening">Query a file without downloading it</h2>
<p>Parquet files can be read in parts, so a query loads only the columns it needs. <a href="/sql">Query in SQL in your browser</a>.</p>
${showLoading(`${origin}/downloads/${id}/${file.name.replace(/\.parquet$/, '')}`, EXAMPLES.has(file.name) ? ['amount'] : [])}</section>`
}
