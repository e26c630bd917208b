import type { Preview, PreviewedDataset, ReleaseFiles } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked, Page } from '../../page.ts'
import { countOf, showBytes, showCount, showDay } from '../../parts/format.ts'
import { showText } from '../../parts/show-text.ts'
import { showTable } from '../../parts/table.ts'
import type { Snapshot } from '../../releases/read-snapshots.ts'
import { showParquetLines } from '../../releases/show-parquet-lines.ts'
import { describeFile } from '../../structured/describe-dataset.ts'

export const listSnapshots = (snapshots: readonly Snapshot[]): Content =>
  snapshots.length > 0 &&
  html`<section aria-labelledby="files-alone"><h2 id="files-alone">Published as files</h2>
<p>These collections have files. The page of a collection leads to its rows, if they have pages.</p>
<ul>${snapshots.map(
    ({ preview }) =>
      html`<li><a href="/datasets/${preview.collection}">${preview.title}</a>: ${preview.statement ?? preview.summary}</li>`,
  )}</ul></section>`

/** The page of a snapshot, from its preview alone. */
export const writeSnapshot = ({ preview, release }: Snapshot, { origin }: Pick<Asked, 'origin'>): Page => {
  const { collection, title, summary, statement, datasets } = preview
  const rows = datasets.reduce((sum, one) => sum + one.rows, 0)
  return {
    title,
    description: `${summary} ${countOf(rows, 'row')} in ${countOf(datasets.length, 'table')}, as CSV, JSON and Parquet.`,
    trail: [{ title: 'Datasets', address: '/datasets' }],
    alternates: datasets.some(({ changes }) => changes.length > 0)
      ? [{ type: 'application/atom+xml', title: 'Changes (Atom)', address: feedOf(collection) }]
      : [],
    structured: describeSnapshot({ preview, release }, origin),
    main: html`<p class="lead">${summary} ${statement}</p>
${showRowsLink(collection)}
<p>Newest document read ${showDay(preview.newest_document_at)}. ${preview.cadence}; the next edition is expected by ${showDay(preview.next_expected_on)}.</p>
<h2 id="limits">What the data does not say</h2>
<p>${preview.caution}</p>
<ul>${preview.never_claim.map((claim) => html`<li>${claim}</li>`)}</ul>
<h2 id="tables">Tables</h2>
<ul class="chips">${datasets.map((one) => html`<li><a class="chip" href="#${one.dataset}">${one.title}</a></li>`)}</ul>
${datasets.map((one) => showDataset(one, { preview, release }))}
${showLoading(datasets, release, origin)}
<h2 id="terms">Terms and credit</h2>
<p>${preview.attribution}</p>
<ul>${preview.terms.map(({ publisher, text }) => html`<li>${publisher}: ${text ?? 'no terms were found.'}</li>`)}</ul>
${showWithheld(preview)}
<p class="source-line"><a href="/downloads#${release.snapshot}">All files of ${collection}</a>, <a href="/releases/${release.id}">release <code>${release.snapshot}</code></a>.</p>`,
  }
}

const feedOf = (collection: string): string => `/feeds/datasets/${collection}/changes.atom`

/** Pages of rows, by collection. */
const PAGES: ReadonlyMap<string, { readonly address: string; readonly words: string }> = new Map([
  ['enacted-projects', { address: '/enacted', words: 'Browse the enacted projects' }],
])

const showRowsLink = (collection: string): Content => {
  const pages = PAGES.get(collection)
  return pages !== undefined && html`<p><a href="${pages.address}">${pages.words}</a></p>`
}

const showDataset = (one: PreviewedDataset, { release, preview: { collection } }: Snapshot): Html =>
  html`<section aria-labelledby="${one.dataset}"><h3 id="${one.dataset}">${one.title}</h3>
<p>${countOf(one.rows, 'row')}.</p>
${showFiles(one, release)}
${one.chart !== null && showChart(one, one.chart)}
${one.counts.map((count) => showCounts(one, count))}
${showColumns(one)}
${one.first.length > 0 && showFirst(one)}
${one.changes.length > 0 && html`<p><a href="${feedOf(collection)}">Follow the newest changes by feed</a>.</p>`}</section>`

const filesOf = ({ dataset }: PreviewedDataset, { files }: ReleaseFiles) =>
  files.filter(({ name }) => name.startsWith(`data/${dataset}.`))

const showFiles = (one: PreviewedDataset, release: ReleaseFiles): Html =>
  html`<ul class="chips">${filesOf(one, release).map(
    ({ name, url, bytes }) =>
      html`<li><a class="chip" href="${href(url)}" download>${name.replace(/^data\//, '')}</a> ${showBytes(bytes)}</li>`,
  )}</ul>`

const BAR_WIDTH = 240
const BAR_HEIGHT = 12

/** Rows by year. The numbers stand beside the bars, so the picture is hidden from screen readers. */
const showChart = (
  { title }: PreviewedDataset,
  { column, periods }: NonNullable<PreviewedDataset['chart']>,
): Html => {
  const most = Math.max(1, ...periods.map(({ rows }) => rows))
  return html`<details><summary>Rows by year</summary>
${showTable({
  name: `Rows by year of ${title}`,
  caption: html`Number of rows by the year of <code>${column}</code>.`,
  rows: periods,
  columns: [
    { title: 'Year', cell: ({ period }) => period ?? 'none', isHeading: true },
    { title: 'Rows', cell: ({ rows }) => showCount(rows), isNumber: true },
    {
      title: 'Share of the greatest',
      cell: ({ rows }) =>
        html`<svg aria-hidden="true" width="${BAR_WIDTH}" height="${BAR_HEIGHT}"><rect width="${Math.round((rows / most) * BAR_WIDTH)}" height="${BAR_HEIGHT}" fill="currentColor"/></svg>`,
    },
  ],
})}</details>`
}

const showCounts = ({ title }: PreviewedDataset, count: PreviewedDataset['counts'][number]): Html =>
  html`<details><summary>Rows by <code>${count.column}</code></summary>
${showTable({
  name: `Rows of ${title} by ${count.column}`,
  caption:
    count.others === 0
      ? 'All values.'
      : `The most frequent values. ${countOf(count.others, 'row')} with another value.`,
  rows: count.values,
  columns: [
    {
      title: 'Value',
      cell: ({ value }) => (value === null ? 'none' : showText(value)),
      isHeading: true,
    },
    { title: 'Rows', cell: ({ rows }) => showCount(rows), isNumber: true },
  ],
})}</details>`

const showColumns = ({ title, columns }: PreviewedDataset): Html =>
  html`<details><summary>${countOf(columns.length, 'column')}</summary>
${showTable({
  name: `Columns of ${title}`,
  caption: 'Columns of the CSV and Parquet.',
  rows: columns,
  columns: [
    { title: 'Column', cell: ({ name }) => html`<code>${name}</code>`, isHeading: true },
    { title: 'Type', cell: ({ type }) => type },
    { title: 'Meaning', cell: ({ description }) => description },
  ],
})}</details>`

const showFirst = ({ title, columns, first }: PreviewedDataset): Html =>
  html`<details><summary>First ${countOf(first.length, 'row')}</summary>
${showTable({
  name: `First rows of ${title}`,
  caption: 'As the CSV has them.',
  rows: first,
  columns: columns.map(({ name }, index) => ({
    title: name,
    cell: (row: (typeof first)[number]) => showText(String(row[name] ?? '')),
    isHeading: index === 0,
  })),
})}</details>`

/** Lines that load the largest table. */
const showLoading = (
  datasets: readonly PreviewedDataset[],
  release: ReleaseFiles,
  origin: string,
): Content => {
  const [largest] = datasets.toSorted((one, other) => other.rows - one.rows)
  if (largest === undefined) return null
  const address = `${origin}/downloads/${release.id}/data/${largest.dataset}`
  return html`<h2 id="load">Load a table</h2>
${showParquetLines(`${address}.parquet`)}
<h3>Excel</h3>
<p>Data, From Text/CSV, then choose <a href="${address}.csv" download>${largest.dataset}.csv</a> and 65001 (UTF-8). Set columns of ids and dates to Text, so that Excel changes none of them.</p>`
}

const showWithheld = ({ cells_withheld: withheld }: Preview): Content => {
  const listed = Object.entries(withheld).filter(([, names]) => names.length > 0)
  return (
    listed.length > 0 &&
    html`<h2 id="withheld">Withheld</h2>
<p>These columns of the documents are in no file: ${listed.map(([, names]) => names.join(', ')).join('; ')}. The documents are kept and not given out.</p>`
  )
}

const describeSnapshot = ({ preview, release }: Snapshot, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  '@id': `${origin}/datasets/${preview.collection}`,
  name: preview.title,
  description: [preview.summary, preview.statement, preview.caution, ...preview.never_claim]
    .filter(Boolean)
    .join(' '),
  url: `${origin}/datasets/${preview.collection}`,
  isAccessibleForFree: true,
  dateModified: preview.newest_document_at,
  version: release.id,
  distribution: preview.datasets
    .flatMap((one) => filesOf(one, release))
    .map((file) => describeFile(file, origin)),
})
