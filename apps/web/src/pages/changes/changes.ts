import { namesOf } from '@rotunda/contract'
import { asksForFile } from '../../ask/read-filter.ts'
import { listFeeds } from '../../feeds/follow.ts'
import { addressOf, withValues, without } from '../../filters/addresses.ts'
import { describeFilter, keepFilter } from '../../filters/describe-filter.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { showChips } from '../../views/filter-chips.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { changesAddress, TABLE, type ChangedTable, choosePair } from '../../releases/changes.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { CHANGE_WORDS } from '../../releases/read-changes.ts'
import { readReleases, type Release } from '../../releases/read-releases.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { TABLES_OF_CHANGES, type ShownChanges, type TableOfChanges } from './changed-tables.ts'
import { showChangesForm } from './changes-form.ts'
import { describeOwn, showOwn } from './own-filters.ts'

const PATH = '/changes'
const TABLES: readonly [ChangedTable, ...ChangedTable[]] = ['records', 'funding-lines']

/** Compares two releases; by default the newest with its predecessor. */
export const changes: Route = {
  path: PATH,
  questions: 2,
  write: async (asked) => {
    const choice = readChoice(asked, TABLE, TABLES)
    if ('page' in choice) return choice.page
    const table = TABLES_OF_CHANGES[choice.value]
    const releases = await readReleases(asked.clients.appropriations)
    const { from, to } = choosePair(asked.params, releases)
    // The API refuses unknown releases in its own words.
    if (from === undefined && to !== undefined) return showOnlyRelease(to, releases, asked.params)
    const params = new URLSearchParams(asked.params)
    params.set('from', from ?? asked.params.get('to') ?? '')
    if (asksForFile(params)) return new Redirect(changesAddress(params, '', table.name), 307)
    return write({ ...asked, params }, releases, table, await table.read(asked, params))
  },
}

const write = (
  { params, path }: Asked,
  releases: readonly Release[],
  table: TableOfChanges,
  shown: ShownChanges,
): Page => {
  const { meta, articles } = shown
  const title = `${countOf(meta.total, 'change')}${nameTable(table)}${describeFilter(keepRows(params))}${describeOwn(params, table)}`
  const place = findPageLinks(path, params, meta)
  return {
    title,
    description: `${title}: what this release added, changed and withdrew, with each ${table.row} before and after.`,
    data: meta,
    isIndexed: false,
    alternates: [
      { type: 'application/json', title: 'JSON', address: changesAddress(params, '', table.name) },
      { type: 'text/csv', title: 'CSV', address: changesAddress(params, '.csv', table.name) },
      ...(table.name === 'records' ? listFeeds('records', 'These changes', keepFilter(params)) : []),
    ],
    ...place,
    main: html`${showPair(params, releases, meta.from)}
<div class="columns with-side"><div>
${showTables(params, table)}
${showCounts(params, shown, table)}
${showChips(path, params)}${showOwn(path, params, table)}
${articles.length === 0 ? showNone(meta.total, table) : articles}
${meta.total > 0 && showPager(place, meta, articles.length)}
${meta.total > 0 && showTaking(params, table)}
</div><aside aria-label="Releases and filters">${showChangesForm(path, params, releases, table)}${table.name === 'records' && showFeeds(params)}</aside></div>`,
  }
}

const nameTable = ({ name, title }: TableOfChanges): string =>
  name === 'records' ? '' : ` of ${title.toLowerCase()}`

const showPair = (params: URLSearchParams, releases: readonly Release[], from: string): Content => {
  const [before, now] = [from, params.get('to')].map((id) => findRelease(releases, id))
  const what =
    now !== undefined && html`What ${showReleaseOf(now, before)}${now.current && ', the current one,'} `
  const base = before === undefined ? html`the release <code>${from}</code>` : showReleaseOf(before, now)
  return html`<p class="lead">${what}added, changed and withdrew compared with ${base}.</p>`
}

const findRelease = (releases: readonly Release[], id: string | null | undefined): Release | undefined =>
  releases.find((one) => (id === null || id === '' ? one.current : one.id === id))

const keepRows = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !['from', 'to', 'change'].includes(name)))

const showNone = (total: number, { row }: TableOfChanges): Content =>
  total === 0
    ? html`<p>No matching ${row} differs between the two releases. Releases with equal rows may differ in when their documents were checked.</p>`
    : html`<p>The list of changes ends before this row. <a href="${href(PATH)}">All changes</a></p>`

/** Redirects `/changes.csv` and its siblings to the API answer in that format. */
export const changesAlternates: readonly Route[] = (['csv', 'ndjson', 'json'] as const).map((form) => ({
  path: `${PATH}.${form}`,
  questions: 0,
  write: (asked) => {
    const choice = readChoice(asked, TABLE, TABLES)
    if ('page' in choice) return choice.page
    return new Redirect(changesAddress(asked.params, form === 'json' ? '' : `.${form}`, choice.value), 307)
  },
}))

/** Counts of changes by kind of change and by stage, each a link to those changes. */
const showCounts = (
  params: URLSearchParams,
  { counts }: Pick<ShownChanges, 'counts'>,
  { counted: { label, words } }: TableOfChanges,
): Html => {
  const columns = [...new Set(counts.map(({ column }) => column))]
  const kinds = namesOf(CHANGE_WORDS)
  const rowsOf = (kind: string, column: string): number =>
    counts.find((one) => one.change === kind && one.column === column)?.rows ?? 0
  const only = (values: string[]): string => addressOf('/changes', withValues(params, 'change', values))
  const title = `Changes by kind and by ${label}`
  return html`${showTable({
    name: title,
    caption: html`${title}${params.has('change') && html`. <a href="${href(only([]))}">Show all changes</a>`}`,
    rows: kinds,
    columns: [
      {
        title: 'Change',
        cell: (kind) => html`<a href="${href(only([kind]))}">${CHANGE_WORDS[kind]}</a>`,
        isHeading: true,
      },
      ...columns.map((column) => ({
        title: words(column),
        cell: (kind: keyof typeof CHANGE_WORDS) => showCount(rowsOf(kind, column)),
        isNumber: true,
      })),
    ],
  })}`
}

/** Shown where there is no other release to compare with. */
const showOnlyRelease = (release: Release, releases: readonly Release[], params: URLSearchParams): Page => {
  const filter = keepFilter(params)
  const records = filter.size === 0 ? 'All records' : 'The records of this filter'
  return {
    title: releases.length === 1 ? 'Only one release so far' : 'The first release',
    description: 'There is no earlier release to compare with.',
    isIndexed: false,
    alternates: listFeeds('records', 'Changes of records', filter),
    main: html`<p class="lead">${
      releases.length === 1
        ? html`Only ${showReleaseOf(release)} has been published here. After the next one, this page shows what it added, changed and withdrew.`
        : html`Nothing was published before ${showReleaseOf(release)}. Choose another release to compare it with.`
    }</p>
<ul><li><a href="/releases">All releases</a></li><li><a href="${href(addressOf('/records', filter))}">${records}</a></li></ul>
${showFeeds(params)}
<p>The feed gets its first entries with the next release.</p>`,
  }
}

/** Tabs for the tables of a release. They keep the two releases and drop filters, which differ by table. */
const showTables = (params: URLSearchParams, shown: TableOfChanges): Html => {
  const tables = Object.values(TABLES_OF_CHANGES).map(
    ({ name, title }) =>
      html`<li><a class="chip" href="${href(linkTable(params, name))}"${name === shown.name && html` aria-current="page"`}>${title}</a></li>`,
  )
  return html`<nav aria-label="Tables of the release"><ul class="chips">
${tables}
</ul></nav>`
}

const linkTable = (params: URLSearchParams, name: string): string => {
  const kept = [...params].filter(([one]) => one === 'from' || one === 'to')
  return addressOf('/changes', new URLSearchParams([...(name === 'records' ? [] : [[TABLE, name]]), ...kept]))
}

/** Downloads of all changes, and of this page. */
const showTaking = (params: URLSearchParams, { name }: TableOfChanges): Html => {
  const whole = without(params, 'limit')
  whole.set('all', 'true')
  const all = (ending: `.${string}`) => href(changesAddress(whole, ending, name))
  return html`<section aria-labelledby="taking"><h2 id="taking">Download these changes</h2>
<ul class="chips"><li><a class="chip" href="${all('.csv')}" download>CSV <span class="hint">all changes</span></a></li>
<li><a class="chip" href="${all('.xlsx')}" download>Excel <span class="hint">all changes</span></a></li>
<li><a class="chip" href="${all('.ndjson')}" download>NDJSON <span class="hint">all changes</span></a></li>
<li><a class="chip" href="${href(changesAddress(params, '', name))}">JSON <span class="hint">this page</span></a></li></ul>
<p>Rows of CSV and Excel contain both versions as JSON. A page of JSON holds up to 200 changes (<code>limit=200</code>). <code>meta.next_offset</code> is the offset of the next page.</p></section>`
}

/** Feeds with the same filter. */
const showFeeds = (params: URLSearchParams): Html => {
  const filter = keepFilter(params)
  return html`<section aria-labelledby="feeds"><h2 id="feeds">Follow these changes</h2>
<ul class="chips"><li><a class="chip" href="${href(addressOf('/feeds/records.atom', filter))}" type="application/atom+xml">Atom</a></li>
<li><a class="chip" href="${href(addressOf('/feeds/records.json', filter))}" type="application/feed+json">JSON Feed</a></li></ul></section>`
}
