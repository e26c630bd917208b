import { RECORD_DATASETS } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { copyNext } from '../../parts/copy-button.ts'
import { showBytes } from '../../parts/show-bytes.ts'
import { showDay } from '../../parts/show-day.ts'
import { collectionOf } from '../../releases/find-before.ts'
import { readDownloads, sizeOf, type ReleaseFiles } from '../../releases/read-downloads.ts'
import { showFiles } from '../../releases/show-files.ts'
import { describeDownloads } from '../../structured/describe-site.ts'
import { showVerify } from '../../releases/show-verify.ts'

/** All files of the current releases, how to open them and how to prove them. Programs get JSON at the same address. */
export const downloads: Route = {
  path: '/downloads',
  write: async (asked) => {
    const { data, meta } = await readDownloads(asked)
    const current = data.filter((one) => one.current)
    const [first] = current
    return {
      title: 'Downloads',
      description:
        'Every file of the current release, with its size and SHA-256: CSV, Parquet, JSON and a signed bag.',
      alternates: [{ type: 'application/json', title: 'JSON', address: '/downloads' }],
      structured: describeDownloads(current, asked.origin),
      main: html`<p class="lead">Everything that is published can be taken away as files. No key is needed, and files are not counted against the rate of the API.</p>
<p>${meta.attribution}</p>
${current.map(showRelease)}
${first !== undefined && html`${showOpening(first, asked.origin)}${showVerify(first, asked.origin)}`}
<h2>Earlier releases</h2>
${data.length === current.length ? html`<p>There is none yet.</p>` : html`<ul>${data.filter((one) => !one.current).map(showEarlier)}</ul>`}
<p>The same list is JSON for programs that ask for it: <code>curl ${asked.origin}/downloads</code>. <code>/downloads/latest/…</code> leads to the current release.</p>`,
    }
  },
}

const showRelease = (release: ReleaseFiles): Html => {
  const { id, snapshot, published_at: at, files, sample } = release
  return html`<section aria-labelledby="${snapshot}"><h2 id="${snapshot}">${collectionOf(release)}: the current release${at !== null && html`, published ${showDay(at)}`}</h2>
<p><a href="/releases/${id}">Release <code>${id}</code></a>, ${files.length} files, ${showBytes(sizeOf(release))}${sample && html`. <strong>Sample:</strong> nobody and nothing in it is real`}.</p>
${showFiles(files, `Files of ${snapshot}`)}</section>`
}

const showEarlier = (release: ReleaseFiles): Html =>
  html`<li><a href="/releases/${release.id}">${collectionOf(release)}, ${release.published_at === null ? 'day not known' : showDay(release.published_at)}</a>, ${showBytes(sizeOf(release))}</li>`

/** The example is of records, which most readers come for. */
const chooseExample = (files: ReleaseFiles['files']): ReleaseFiles['files'][number] | undefined => {
  const tables = files.filter(({ name }) => name.endsWith('.parquet'))
  return tables.find(({ name }) => EXAMPLES.has(name)) ?? tables[0]
}

const EXAMPLES: ReadonlySet<string> = new Set(RECORD_DATASETS.map((dataset) => `data/${dataset}.parquet`))

const showOpening = ({ id, files }: ReleaseFiles, origin: string): Html | null => {
  const file = chooseExample(files)
  if (file === undefined) return null
  const address = `${origin}/downloads/${id}/${file.name}`
  const lines = [
    ['DuckDB', `duckdb -c "select * from read_parquet('${address}') limit 10"`],
    [
      'pandas',
      `# python3 -m pip install pandas pyarrow\nimport pandas\nrows = pandas.read_parquet('${address}')`,
    ],
    ['R', `# install.packages("arrow")\nrows <- arrow::read_parquet('${address}')`],
  ] as const
  return html`<section aria-labelledby="opening"><h2 id="opening">Open a file without taking it first</h2>
<p>Parquet files answer requests for parts, so a question reads only the columns it needs. <a href="/sql">Ask in SQL in your browser</a>.</p>
${lines.map(
  ([title, text]) => html`<h3>${title} ${copyNext(`the lines for ${title}`)}</h3>
<pre tabindex="0" role="group" aria-label="${title}"><code>${text}</code></pre>`,
)}</section>`
}
