import { FundingLine, namesOf, SourcedRecord } from '@rotunda/contract'
import { readJson } from '../../ask/clients.ts'
import { showValue } from '../../filters/parameters.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked, Page, Route } from '../../page.ts'
import { linkOut } from '../../parts/link-out.ts'
import { notFound } from '../../parts/not-found.ts'
import { countOf, showCount, showDay } from '../../parts/format.ts'
import { showText } from '../../parts/show-text.ts'
import { showTable } from '../../parts/table.ts'
import { readDatasets, type Dataset } from '../../releases/read-releases.ts'
import { showLoadSection } from '../../releases/show-loading.ts'
import { PREVIEW, readSnapshots } from '../../releases/read-snapshots.ts'
import { describeDataset } from '../../structured/describe-dataset.ts'
import { listSnapshots, releasesFeedOf, writeSnapshot } from './snapshot.ts'

/** Contents, gaps and source documents of each dataset. */
export const datasets: Route = {
  path: '/datasets',
  // Datasets, downloads, and the preview of each snapshot.
  questions: 8,
  write: async (asked) => {
    const { clients, origin } = asked
    const [{ data, meta }, snapshots] = await Promise.all([
      readDatasets(clients.appropriations),
      readSnapshots(asked),
    ])
    const links = data.map(
      ({ dataset, title }) => html`<li><a class="chip" href="#${dataset}">${title}</a></li>`,
    )
    return {
      title: 'Datasets',
      description: `${countOf(data.length, 'dataset')}: coverage by stage, chamber and year, every document with its digest, and gaps.`,
      data: meta,
      alternates: [{ type: 'application/json', title: 'JSON', address: '/api/appropriations/v1/datasets' }],
      structured: describeCatalog(data, origin),
      main: html`<nav aria-label="Datasets"><ul class="chips">${links}</ul></nav>
${listSnapshots(snapshots)}
${data.map(showDataset)}`,
    }
  },
}

/**
 * One dataset with its files, or a collection that is published as files. Data search engines need a page for each.
 */
export const dataset: Route = {
  path: '/datasets/:dataset',
  // Datasets, downloads, the preview of a snapshot, or the reason why there is none.
  questions: 4,
  write: async (asked) => {
    const { clients, origin, named } = asked
    const [snapshot] = await readSnapshots(asked, named['dataset'] ?? '')
    if (snapshot !== undefined) return writeSnapshot(snapshot, asked)
    const { data, meta } = await readDatasets(clients.appropriations)
    const one = data.find(({ dataset }) => dataset === named['dataset'])
    if (one === undefined) return explainAbsence(asked, named['dataset'] ?? '')
    return {
      title: one.title,
      description: `${one.title}: ${countOf(one.rows, 'row')}, with coverage by stage, chamber and year, and every document with its digest.`,
      data: meta,
      trail: [{ title: 'Datasets', address: '/datasets' }],
      alternates: [
        { type: 'application/json', title: 'JSON', address: '/api/appropriations/v1/datasets' },
        { type: 'application/atom+xml', title: 'Releases (Atom)', address: releasesFeedOf(APPROPRIATIONS) },
      ],
      structured: { '@context': 'https://schema.org', ...describeDataset(one, origin) },
      main: html`${showWhole(one)}
${showLoad(one, origin)}`,
    }
  },
}

/** Throws the refusal of a collection whose first release is being made. */
const explainAbsence = async (asked: Asked, name: string): Promise<Page> => {
  const answer = await asked.clients.fetch(`/downloads/${encodeURIComponent(name)}/latest/${PREVIEW}`)
  if (answer.status === UNAVAILABLE) await readJson(answer)
  return notFound('There is no such dataset. /datasets lists all datasets.', asked)
}

const UNAVAILABLE = 503

const showDataset = (one: Dataset): Html =>
  html`<section aria-labelledby="${one.dataset}"><h2 id="${one.dataset}"><a href="/datasets/${one.dataset}">${one.title}</a></h2>
${showWhole(one)}</section>`

const showWhole = (one: Dataset): Html => {
  const { dataset, rows, notes, freshness, stages } = one
  const named = stages.length > 0 && `, stage: ${stages.map(stageTitle).join(', ')}`
  const records = stages.length > 0 && html`<a href="/records?dataset=${dataset}">See the records</a>`
  return html`<p>${countOf(rows, 'row')}${named}. ${showDates(freshness)} ${records}</p>
<ul>${notes.map(({ text }) => html`<li>${showText(text)}</li>`)}</ul>
${showCoverage(one)}
${showSources(one)}
${showFields(dataset)}
${showDownloads(one)}`
}

const APPROPRIATIONS = 'appropriations'

const showLoad = ({ dataset, stages, releases }: Dataset, origin: string): Content => {
  const current = releases.find((release) => release.current)
  return (
    current !== undefined &&
    html`<p><a href="${releasesFeedOf(APPROPRIATIONS)}">Follow new releases by feed</a>, <a href="/changes">what changed</a>.</p>
${showLoadSection({ table: dataset, numbers: stages.length > 0 ? ['amount'] : [] }, { collection: APPROPRIATIONS, id: current.id }, origin)}`
  )
}

const showDates = ({ latest_retrieved_at: at, latest_published_at: day }: Dataset['freshness']): Content =>
  html`${day !== null && html`Newest document published ${showDay(day)}. `}${at !== null && html`Last retrieved ${showDay(at)}.`}`

const showCoverage = ({ dataset, title, coverage }: Dataset): Html =>
  showTable({
    name: `Coverage of ${title}`,
    caption: 'Coverage: rows published and refused. Anything not in this table is not covered.',
    rows: coverage,
    columns: [
      {
        title: 'Stage',
        cell: ({ stage }) => (stage === null ? 'no stage' : stageTitle(stage)),
        isHeading: true,
      },
      {
        title: 'Chamber',
        cell: ({ chamber }) => (chamber === null ? 'neither chamber' : showValue('chamber', chamber)),
      },
      { title: 'Fiscal year', cell: ({ fiscal_year: year }) => year ?? 'no year' },
      { title: 'Rows', cell: ({ rows }) => showCount(rows), isNumber: true },
      { title: 'Refused', cell: ({ refused }) => showRefused(dataset, refused), isNumber: true },
      { title: 'Documents', cell: ({ sources }) => showCount(sources), isNumber: true },
    ],
  })

const showRefused = (dataset: string, refused: number): Content =>
  refused === 0
    ? '0'
    : html`<a href="/downloads/latest/data/refusals.csv" title="Refused rows of ${dataset} with their reasons" download>${showCount(refused)}</a>`

const showSources = ({ title, sources }: Dataset): Html =>
  html`<details><summary>${countOf(sources.length, 'source document')}</summary>
${showTable({
  name: `Documents of ${title}`,
  caption:
    'Documents, with counts of the rows read. Each row read is published, joined to the row that it continues, or refused. A SHA-256 links to the copy that was read, or to the reason why this service does not offer it.',
  rows: sources,
  columns: [
    {
      title: 'Document',
      cell: ({ url, publisher }) => html`${linkOut(url, publisher)}<br><small>${url}</small>`,
      isHeading: true,
    },
    { title: 'Published', cell: ({ published_at: day }) => (day === null ? 'not stated' : showDay(day)) },
    { title: 'Retrieved', cell: ({ retrieved_at: at }) => showDay(at) },
    { title: 'Checked', cell: ({ checked_at: at }) => (at === null ? 'not since' : showDay(at)) },
    { title: 'Read', cell: ({ rows_read: count }) => showCount(count), isNumber: true },
    { title: 'Published rows', cell: ({ rows_published: count }) => showCount(count), isNumber: true },
    { title: 'Joined', cell: ({ rows_merged: count }) => showCount(count), isNumber: true },
    { title: 'Refused', cell: ({ rows_refused: count }) => showCount(count), isNumber: true },
    { title: 'SHA-256', cell: ({ source }) => html`<a href="/sources/${source}"><code>${source}</code></a>` },
  ],
})}</details>`

const showDownloads = ({ dataset, releases }: Dataset): Content => {
  const files =
    releases
      .find(({ current }) => current)
      ?.files.filter(({ name }) => name.startsWith(`data/${dataset}.`)) ?? []
  if (files.length === 0) return null
  const links = files.map(
    ({ name, url }) =>
      html`<li><a class="chip" href="${href(url)}" download>${name.replace(/^data\//, '')}</a></li>`,
  )
  return html`<ul class="chips">${links}<li><a class="chip" href="/downloads">All files</a></li></ul>`
}

/** Fields of a dataset, from the API description. */
const showFields = (dataset: string): Html => WRITTEN.get(dataset) ?? OF_RECORDS

const write = (properties: Readonly<Record<string, object>>): Html =>
  html`<details><summary>Fields</summary>
${showTable({
  name: 'Fields',
  caption: html`Fields of a row; <a href="/docs/reference/fields">more on each</a>`,
  rows: namesOf(properties),
  columns: [
    { title: 'Field', cell: (name) => html`<code>${name}</code>`, isHeading: true },
    { title: 'Meaning', cell: (name) => wordsOf(properties[name]) },
  ],
})}</details>`

const wordsOf = (schema: object | undefined): string =>
  schema !== undefined && 'description' in schema ? String(schema.description) : ''

const OF_RECORDS = write(SourcedRecord.properties)
const WRITTEN = new Map([['funding-guidance', write(FundingLine.properties)]])

/** Describes all datasets as a schema.org catalog (JSON-LD). */
const describeCatalog = (datasets: readonly Dataset[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'DataCatalog',
  '@id': `${origin}/#catalog`,
  name: 'Rotunda',
  description:
    'Money that members of Congress ask for and House bills include, each value linked to its source document.',
  url: `${origin}/`,
  dataset: datasets.map((one) => describeDataset(one, origin)),
})
