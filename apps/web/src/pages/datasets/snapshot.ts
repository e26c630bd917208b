import {
  STATES,
  SUBCOMMITTEES,
  type Preview,
  type PreviewedDataset,
  type PreviewFigure,
  type ReleaseFiles,
} from '@rotunda/contract'
import { hasPage } from '../../ask/read-listed-datasets.ts'
import { citeSnapshot } from '../../cite/cite-snapshot.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked, Page } from '../../page.ts'
import { countOf, showBytes, showCount, showDay, showDollars } from '../../parts/format.ts'
import { showText } from '../../parts/show-text.ts'
import { showTable } from '../../parts/table.ts'
import type { Snapshot } from '../../releases/read-snapshots.ts'
import { showLoadSection } from '../../releases/show-loading.ts'
import { nameCompared, sayReplaced } from '../../views/lineage.ts'
import { describeFile } from '../../structured/describe-dataset.ts'

export const listSnapshots = (snapshots: readonly Snapshot[]): Content =>
  snapshots.length > 0 &&
  html`<section aria-labelledby="files-alone"><h2 id="files-alone">Published as files</h2>
<p>Each of these collections is published as files. Its page has the tables, their limits, and how to load them.</p>
<ul>${snapshots.map(
    ({ preview }) =>
      html`<li><a href="/datasets/${preview.collection}">${preview.title}</a>: ${preview.purpose ?? preview.summary} ${preview.notice}
<ul class="chips" aria-label="Tables of ${preview.title}">${preview.datasets.filter((one) => hasPage(preview.collection, one)).map((one) => html`<li><a class="chip" href="${linkTable(preview.collection, one)}">${one.title}</a></li>`)}</ul></li>`,
  )}</ul></section>`

const linkTable = (collection: string, { dataset }: PreviewedDataset): string =>
  `/datasets/${collection}/${dataset}`

type Released = Pick<Snapshot, 'preview' | 'release'>

/** The page of a snapshot, from its preview alone. */
export const writeSnapshot = (
  { preview, release, enacted }: Snapshot,
  asked: Pick<Asked, 'origin' | 'now' | 'path'>,
): Page => {
  const { origin } = asked
  const { collection, title, summary, purpose, statement, figures = [] } = preview
  // Tables without a row stand last.
  const datasets = preview.datasets.toSorted(
    (one, other) => Number(one.rows === 0) - Number(other.rows === 0),
  )
  const citation = citeSnapshot(asked, title, { preview, release })
  const rows = datasets.reduce((sum, one) => sum + one.rows, 0)
  return {
    title,
    description: `${summary} ${countOf(rows, 'row')} in ${countOf(datasets.length, 'table')}, as CSV, JSON and Parquet.`,
    trail: [{ title: 'Datasets', address: '/datasets' }],
    alternates: [
      { type: 'application/atom+xml', title: 'Releases (Atom)', address: releasesFeedOf(collection) },
      ...(datasets.some(({ changes }) => changes.length > 0)
        ? [{ type: 'application/atom+xml', title: 'Changes (Atom)', address: feedOf(collection) }]
        : []),
    ],
    structured: describeSnapshot({ preview, release }, origin),
    citation,
    main: html`<p class="lead">${purpose ?? summary}</p>
${showRowsLink(collection)}
<p>Newest edition: ${showDay(preview.newest_document_at)}. The next is expected by ${showDay(preview.next_expected_on)}. <a href="${releasesFeedOf(collection)}">Follow new releases by feed</a>. <a href="/docs/explanation/${collection}">How to read the tables</a>.</p>
${figures.map(showFigure)}
<h2 id="limits">What you must not conclude</h2>
<ul>${preview.never_claim.map((claim) => html`<li>${claim}</li>`)}</ul>
<h2 id="tables">Tables</h2>
<ul class="chips">${datasets.map((one) => html`<li><a class="chip" href="#${one.dataset}">${one.title}</a></li>`)}</ul>
${datasets.map((one) => showDataset(one, { preview, release }))}
${showFirstTable(datasets, release, origin)}
<h2 id="checks">How the data was checked</h2>
<details><summary>Documents, counts and links of this release</summary>
<p>${statement}</p>
${showLinkedRelease(datasets, enacted)}
<p>${preview.caution} ${preview.cadence}: the service reads a new edition.</p>
${showBesides(release)}
${showWithheld(preview)}</details>
<h2 id="terms">Terms and credit</h2>
<p>${preview.attribution}</p>
<ul>${preview.terms.map(({ publisher, text }) => html`<li>${publisher}: ${text ?? 'no terms were found.'}</li>`)}</ul>
<p class="source-line"><a href="/downloads#${release.snapshot}">All ${release.files.length} files of ${collection}</a>, <a href="/releases/${release.id}">release <code>${release.snapshot}</code></a>.</p>
${showCiteBox(citation)}`,
  }
}

const feedOf = (collection: string): string => `/feeds/datasets/${collection}/changes.atom`

export const releasesFeedOf = (collection: string): string => `/feeds/datasets/${collection}/releases.atom`

/** Length of the longest bar of a figure, in units of its picture. */
const FIGURE_BAR = 1000

/** A table with a bar beside each number. All bars of a figure have one scale. */
const showFigure = ({ title, heading, unit, series, groups, others, note }: PreviewFigure): Content => {
  if (groups.length === 0) return null
  const most = Math.max(1, ...groups.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))))
  const write = unit === 'dollars' ? showDollars : showCount
  return html`<section class="bars" aria-label="${title}">
${showTable({
  name: title,
  caption: html`<strong>${title}.</strong> ${note}${others > 0 && ` The table leaves out ${countOf(others, 'further line')}.`}`,
  rows: groups,
  columns: [
    { title: heading, cell: ({ group }) => nameGroup(group, heading), isHeading: true },
    ...series.map((name, index) => ({
      title: name,
      cell: ({ values }: PreviewFigure['groups'][number]) => showBar(values[index] ?? null, most, write),
      isNumber: true,
    })),
  ],
})}</section>`
}

/** Words for the codes of a group. The files have the codes alone. */
const nameGroup = (group: string | null, heading: string): string => {
  if (group === null) return 'not stated'
  const words: Readonly<Record<string, string>> = heading === 'Subcommittee' ? SUBCOMMITTEES : STATES
  return heading.startsWith('State') || heading === 'Subcommittee' ? (words[group] ?? group) : group
}

const showBar = (value: number | null, most: number, write: (value: number) => string): Html =>
  value === null
    ? html`not stated`
    : html`<span class="bar"><svg aria-hidden="true" width="100%" height="${BAR_HEIGHT}" viewBox="0 0 ${FIGURE_BAR} ${BAR_HEIGHT}" preserveAspectRatio="none"><rect width="${Math.round((Math.max(0, value) / most) * FIGURE_BAR)}" height="${BAR_HEIGHT}"/></svg><span>${write(value)}</span></span>`

/** Pages of rows, by collection. */
const PAGES: ReadonlyMap<string, { readonly address: string; readonly words: string }> = new Map([
  ['enacted-projects', { address: '/enacted', words: 'Browse the enacted projects' }],
])

const showRowsLink = (collection: string): Content => {
  const pages = PAGES.get(collection)
  return pages !== undefined && html`<p><a href="${pages.address}">${pages.words}</a></p>`
}

/** The release of enacted projects that the tables of another collection name in their first rows. */
const showLinkedRelease = (datasets: readonly PreviewedDataset[], current: string | undefined): Content => {
  const named = datasets.flatMap(({ first }) => first.map((row) => row['enacted_release']))
  return [...new Set(named)].map(
    (id) =>
      typeof id === 'string' &&
      html`<p>The links lead to release ${nameCompared(id)} of enacted projects.${sayReplaced(id, current)}</p>`,
  )
}

const showDataset = (one: PreviewedDataset, { release, preview: { collection } }: Released): Html =>
  html`<section aria-labelledby="${one.dataset}"><h3 id="${one.dataset}">${one.title}</h3>
<p>${countOf(one.rows, 'row')}. ${hasPage(collection, one) && html`<a href="${linkTable(collection, one)}">Browse the rows<span class="visually-hidden"> of ${one.title}</span></a>`}</p>
${showFiles(one, release)}
${one.rows > 0 && one.chart !== null && showChart(one, one.chart)}
${one.rows > 0 && one.counts.map((count) => showCounts(one, count))}
${showColumns(one)}
${one.first.length > 0 && showFirst(one)}
${one.changes.length > 0 && html`<p><a href="${feedOf(collection)}">Follow the newest changes by feed</a>.</p>`}</section>`

const filesOf = ({ dataset }: PreviewedDataset, { files }: ReleaseFiles) =>
  files.filter(({ name }) => name.startsWith(`data/${dataset}.`))

export const showFiles = (one: PreviewedDataset, release: ReleaseFiles): Html =>
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
    { title: 'Year', cell: ({ period }) => period ?? 'no year', isHeading: true },
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
      cell: ({ value }) => (value === null ? html`<em>empty</em>` : showText(value)),
      isHeading: true,
    },
    { title: 'Rows', cell: ({ rows }) => showCount(rows), isNumber: true },
  ],
})}</details>`

const showColumns = ({ title, columns }: PreviewedDataset): Html =>
  html`<details><summary>${countOf(columns.length, 'column')}</summary>
${showTable({
  name: `Columns of ${title}`,
  caption: 'Columns of the CSV and Parquet. In the CSV, a list is one cell with “; ” between its values.',
  rows: columns,
  columns: [
    { title: 'Column', cell: ({ name }) => html`<code>${name}</code>`, isHeading: true },
    { title: 'Type', cell: ({ type }) => type },
    { title: 'Meaning', cell: ({ description }) => showText(description) },
  ],
})}</details>`

export const showFirst = ({ title, columns, first }: PreviewedDataset): Html =>
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

/** Types of columns that hold numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'number', 'year'])

/** Lines that load the first table with rows. */
const showFirstTable = (
  datasets: readonly PreviewedDataset[],
  release: ReleaseFiles,
  origin: string,
): Content => {
  const table = datasets.find(({ rows }) => rows > 0)
  if (table === undefined) return null
  const numbers = table.columns.filter(({ type }) => NUMBERS.has(type)).map(({ name }) => name)
  return showLoadSection({ table: table.dataset, numbers }, release, origin)
}

/** Files that explain all tables. */
const BESIDES: readonly (readonly [file: string, about: string])[] = [
  ['coverage.json', 'the meaning of every code in coverage_notes, and the rows of each table'],
  ['fields.csv', 'every column with its type and codes'],
  ['source-checks.csv', 'every document, with the number of its published and refused rows'],
  ['refusals.csv', 'the refused rows, each with its reason'],
]

const showBesides = ({ files }: ReleaseFiles): Html =>
  html`<p>These files explain all tables:</p>
<ul>${BESIDES.map(([file, about]) => {
    const url = files.find(({ name }) => name === `data/${file}`)?.url
    return url !== undefined && html`<li><a href="${href(url)}" download>${file}</a>: ${about}</li>`
  })}</ul>`

const showWithheld = ({ cells_withheld: withheld }: Preview): Content => {
  const listed = Object.entries(withheld).filter(([, names]) => names.length > 0)
  return (
    listed.length > 0 &&
    html`<h3>Withheld</h3>
<p>No file has these columns of the documents. The service keeps the documents and does not give them out.</p>
<ul>${listed.map(([publisher, names]) => html`<li>${publisher}: ${names.join(', ')}</li>`)}</ul>`
  )
}

const describeSnapshot = ({ preview, release }: Released, origin: string): object => ({
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
