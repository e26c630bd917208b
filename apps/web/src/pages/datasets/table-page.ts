import { PROBLEMS, type PreviewedDataset } from '@rotunda/contract'
import { ROWS } from '../../ask/read-filter.ts'
import type { TableAsked, TableView } from '../../ask/read-table.ts'
import { citeSnapshot } from '../../cite/cite-snapshot.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { addressOf, findShorter, PLACE, without } from '../../filters/addresses.ts'
import { describeInBrackets } from '../../filters/conditions.ts'
import { listValues } from '../../filters/list-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'
import { Plain, Redirect, type Answer, type Asked, type Page, type Route } from '../../page.ts'
import { countOf, shorten } from '../../parts/format.ts'
import { notFound } from '../../parts/not-found.ts'
import { RefusedAddress } from '../../problem-page.ts'
import { readSnapshots, type Snapshot } from '../../releases/read-snapshots.ts'
import { FACET_VALUES, showFacets } from '../../views/facets.ts'
import { showChips } from '../../views/filter-chips.ts'
import { showFilterForm, type FormView } from '../../views/filter-form.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { showRowsTable } from '../../views/rows-table.ts'
import { FILTERS_ID } from '../../views/controls.ts'
import { describeForm, describeRows } from './table-words.ts'
import { showFiles, showFirst } from './snapshot.ts'

/** The rows of a table of a collection that is published as files. */
export const tablePage: Route = {
  path: '/datasets/:dataset/:table',
  // Downloads, the preview and the view.
  questions: 3,
  write: async (asked) => {
    const found = await findTable(asked)
    return found === undefined ? notFound(NONE, asked) : (findRedirect(asked, found) ?? write(asked, found))
  },
}

/** All rows of a view, for a collection that offers them. */
export const tableFile: Route = {
  path: '/datasets/:dataset/:table.csv',
  questions: 3,
  write: async (asked) => {
    const path = asked.path.replace(/\.csv$/, '')
    const found = await findTable(asked)
    const redirect = found && findRedirect(asked, found)
    if (redirect !== undefined) return redirect
    const param = OF_ROWS.find((name) => asked.params.has(name))
    if (param !== undefined)
      throw refuse(param, 'works on the page only. Leave it out: a file has all rows and columns of its view')
    const written = found && (await asked.tables?.write(readView(asked, found)))
    if (found === undefined || written === undefined)
      return notFound('There is no file of these rows. /downloads has the files of whole tables.', asked)
    if (written.kind === 'refused') throw new RefusedAddress(written.problem)
    return new Plain('text/csv; charset=utf-8', written.csv, {
      'content-disposition': `attachment; filename="${path.split('/').at(-1) ?? 'rows'}.csv"`,
      'rotunda-snapshot': found.release.snapshot,
    })
  },
}

/** Parameters that choose rows and columns of a page. A file has all of them. */
const OF_ROWS = ['fields', 'limit', 'offset']

const NONE = 'There is no page of rows here. /datasets lists all datasets and their tables.'

type Found = Snapshot & { readonly dataset: PreviewedDataset }

/** A table that pages show: its release has its first rows, or it has none. */
const findTable = async (asked: Asked): Promise<Found | undefined> => {
  const { dataset: collection = '', table } = asked.named
  const [snapshot] = await readSnapshots(asked, collection)
  const dataset = snapshot?.preview.datasets.find((one) => one.dataset === table)
  return snapshot === undefined || dataset === undefined ? undefined : { ...snapshot, dataset }
}

/** Leads to the address without empty fields, and from a page of another release to the first page of the view. */
const findRedirect = ({ path, params }: Asked, { release }: Found): Redirect | undefined => {
  const snapshot = params.get('snapshot') ?? release.snapshot
  if (snapshot !== release.snapshot) return new Redirect(addressOf(path, without(params)))
  const shorter = findShorter(path, params)
  return shorter === undefined ? undefined : new Redirect(shorter)
}

const OF_PAGE: readonly string[] = [...PLACE, 'sort', 'fields', 'limit', 'facet', 'facet_limit']

const SINGLES = ['amount_min', 'amount_max', 'limit', 'offset', 'facet_limit', 'snapshot']

const readView = ({ params, named }: Asked, { preview, dataset }: Found): TableAsked => {
  const repeated = SINGLES.find((name) => params.getAll(name).length > 1)
  if (repeated !== undefined) throw refuse(repeated, 'takes one value. Give it once')
  const names = [...new Set(params.keys())]
  for (const name of ['amount_min', 'amount_max'])
    if (!/^\d{0,12}$/.test(params.get(name) ?? '')) throw refuse(name, 'takes whole dollars, such as 250000')
  const columns = new Set(dataset.columns.map(({ name }) => name))
  if (listValues(params, 'fields').some((name) => !columns.has(name)))
    throw refuse('fields', `takes columns of ${named['table'] ?? ''}`)
  return {
    collection: preview.collection,
    dataset: dataset.dataset,
    filters: Object.fromEntries(
      names.filter((name) => !OF_PAGE.includes(name)).map((name) => [name, listValues(params, name)]),
    ),
    sort: listValues(params, 'sort'),
    offset: readNumber(params, 'offset', { usual: 0, least: 0, most: MOST_OFFSET }),
    limit: readNumber(params, 'limit', { usual: ROWS, least: 1, most: MOST_ROWS }),
    facets: params.has('facet') ? listValues(params, 'facet') : undefined,
    facetLimit: readNumber(params, 'facet_limit', { usual: FACET_VALUES, least: 1, most: 1000 }),
  }
}

const MOST_ROWS = 200
const MOST_OFFSET = 1_000_000_000

type Bounds = { readonly usual: number; readonly least: number; readonly most: number }

const readNumber = (params: URLSearchParams, name: string, { usual, least, most }: Bounds): number => {
  const text = params.get(name)
  if (text === null) return usual
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw refuse(name, `takes a whole number from ${least} to ${most}`)
}

const refuse = (param: string, why: string): RefusedAddress => {
  const { status, title } = PROBLEMS.invalid_query
  return new RefusedAddress({
    code: 'invalid_query',
    status,
    title,
    detail: `The parameter "${param}" ${why}.`,
    param,
  })
}

const write = async (asked: Asked, found: Found): Promise<Answer> => {
  const view = readView(asked, found)
  const { dataset } = found
  const read = await asked.tables?.read(view)
  if (read?.kind === 'refused') throw new RefusedAddress(read.problem)
  if (read !== undefined) return writeRows(asked, found, { asked: view, view: read })
  // A caller of the pages may have no tables.
  if (asked.tables !== undefined || dataset.first.length === 0) return notFound(NONE, asked)
  return {
    ...describePage(asked, found, ''),
    main: html`${showLead(found)}
<p>This page shows the first rows. The files have all rows, and so has this page at the service itself.</p>
${showFirst(dataset)}
${showWhole(found)}`,
  }
}

type Read = { readonly asked: TableAsked; readonly view: TableView }

const writeRows = (asked: Asked, found: Found, { asked: { offset, limit }, view }: Read): Page => {
  const { params, path } = asked
  const { dataset, release } = found
  const table = { path, dataset, view }
  const form = describeForm(table)
  const { words } = form
  const count = view.rows.length
  const { total } = view
  const next = offset + count < total && count > 0 ? offset + count : null
  const meta = { total, offset, limit, next_offset: next, snapshot: release.snapshot }
  const links = findPageLinks(path, params, meta)
  const page = describePage(asked, found, describeInBrackets(words, params))
  return {
    ...page,
    ...links,
    main: html`${showLead(found)}
<div class="columns with-side"><div>
<p>${countOf(total, 'row')}. <a class="to-side" href="#${FILTERS_ID}">Filters</a></p>
${showChips(words, path, params)}
${total === 0 && html`<div class="box"><p><strong>Nothing matches.</strong> No row here matches all filters. Remove a filter above, or <a href="${path}">see all rows</a>.</p></div>`}
${count > 0 && showRowsTable(describeRows(table, form), { path, params, caption: CAPTION }, view.rows)}
${total > 0 && showPager(links, meta, count)}
${view.isOffered && total > 0 && showViewFile(path, params)}
${showWhole(found)}
${page.citation && showCiteBox(page.citation)}
</div>${showSide(form, params, view)}</div>`,
  }
}

const CAPTION =
  'Values of the files, with codes in words and cents as dollars. “Order, columns and counts” under Filters shows other columns.'

const showSide = (form: FormView, params: URLSearchParams, { facets }: TableView): Html => {
  const stated = Object.entries(facets).filter(([, values]) => values.some(({ value }) => value !== null))
  return html`<aside aria-label="Filters"><h2>Filters</h2>${showFilterForm(form, params)}${showFacets(form.words, params, Object.fromEntries(stated))}</aside>`
}

const describePage = (
  asked: Asked,
  { preview, release, dataset }: Found,
  filter: string,
): Omit<Page, 'main'> => {
  const title = shorten(dataset.title + filter, RECORD_PAGE_LIMITS.headingCharacters.value)
  return {
    title,
    description: `${dataset.title}: ${countOf(dataset.rows, 'row')}, with filters and counts. ${preview.caution}`,
    isIndexed: asked.params.size === 0,
    trail: [
      { title: 'Datasets', address: '/datasets' },
      { title: preview.title, address: `/datasets/${preview.collection}` },
    ],
    citation: citeSnapshot({ ...asked, path: addressOf(asked.path, without(asked.params)) }, title, {
      preview,
      release,
    }),
  }
}

const showLead = ({ preview: { purpose, summary, caution }, dataset }: Found): Html =>
  html`<p class="lead"><strong>${dataset.title}.</strong> ${purpose ?? summary}</p>
<p>${caution}</p>`

const showViewFile = (path: string, params: URLSearchParams): Html => {
  const rest = without(params, 'fields', 'limit', 'facet', 'facet_limit')
  return html`<h2 id="export">Download these rows</h2>
<ul class="chips"><li><a class="chip" href="${href(addressOf(`${path}.csv`, rest))}" download>CSV of these rows</a></li></ul>`
}

const showWhole = ({ preview, release, dataset }: Found): Content =>
  html`<h2 id="whole">Download the whole table</h2>
${showFiles(dataset, release)}
<p class="source-line">From release <a href="/releases/${release.id}"><code>${release.snapshot}</code></a> of <a href="/datasets/${preview.collection}#${dataset.dataset}">${preview.title}</a>. <a href="/docs/explanation/${preview.collection}">What the columns mean</a>${preview.notice !== undefined && html`. ${preview.notice}`}</p>`
