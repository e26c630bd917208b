import { namesOf } from '@rotunda/contract'
import { asksForFile } from '../../ask/read-filter.ts'
import { listFeeds } from '../../feeds/follow.ts'
import { addressOf, withValues, without } from '../../filters/addresses.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import {
  CHANGES_PATH,
  changesAddress,
  choosePair,
  linkChanges,
  TABLE,
  type ChangedTable,
} from '../../releases/changes.ts'
import type { ListedRelease } from '../../releases/read-releases.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { CHANGE_WORDS } from '../../releases/read-changes.ts'
import { showChips } from '../../views/filter-chips.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { TABLES_OF_CHANGES, type ShownChanges, type TableOfChanges } from './changed-tables.ts'
import { showChangesForm } from './changes-form.ts'

const PATH = CHANGES_PATH
const TABLES: readonly [ChangedTable, ...ChangedTable[]] = ['records', 'funding-lines', 'enacted-projects']

/** Compares two releases; by default the newest with its predecessor. */
export const changes: Route = {
  path: PATH,
  questions: 2,
  write: async (asked) => {
    const choice = readChoice(asked, TABLE, TABLES)
    if ('page' in choice) return choice.page
    const table = TABLES_OF_CHANGES[choice.value]
    const releases = await table.list.readReleases(asked)
    const { from, to } = choosePair(asked.params, releases)
    // The API refuses unknown releases in its own words.
    if (from === undefined && to !== undefined)
      return showOnlyRelease(to, releases, { params: asked.params, table })
    const params = new URLSearchParams(asked.params)
    params.set('from', from ?? asked.params.get('to') ?? '')
    if (asksForFile(params)) return new Redirect(changesAddress(params, '', table.name), 307)
    return write({ ...asked, params }, releases, table, await table.read(asked, params))
  },
}

const write = (
  { params, path }: Asked,
  releases: readonly ListedRelease[],
  table: TableOfChanges,
  shown: ShownChanges,
): Page => {
  const { meta, articles } = shown
  const title = `${countOf(meta.total, 'change')}${nameTable(table)}${table.describe(keepRows(params))}`
  const place = findPageLinks(path, params, meta)
  return {
    title,
    description: `${title}: what this release added, changed and withdrew, with each ${table.words.row} before and after.`,
    data: meta,
    isIndexed: false,
    alternates: [
      { type: 'application/json', title: 'JSON', address: changesAddress(params, '', table.name) },
      { type: 'text/csv', title: 'CSV', address: changesAddress(params, '.csv', table.name) },
      ...feedsOf(table, 'These changes', params),
    ],
    ...place,
    main: html`${showPair(params, releases, meta.from)}
<div class="columns with-side"><div>
${showTables(params, table)}
${showCounts(params, shown, table)}
${showChips(table.words, path, params)}
${articles.length === 0 ? showNone(meta.total, table) : articles}
${meta.total > 0 && showPager(place, meta, articles.length)}
${meta.total > 0 && showTaking(params, table)}
</div><aside aria-label="Releases and filters">${showChangesForm(path, params, releases, table)}${showFeeds(feedsOf(table, 'These changes', params))}</aside></div>`,
  }
}

const nameTable = ({ name, title }: TableOfChanges): string =>
  name === 'records' ? '' : ` of ${title.toLowerCase()}`

const showPair = (params: URLSearchParams, releases: readonly ListedRelease[], from: string): Content => {
  const [before, now] = [from, params.get('to')].map((id) => findRelease(releases, id))
  const what =
    now !== undefined && html`What ${showReleaseOf(now, before)}${now.current && ', the current one,'} `
  const base = before === undefined ? html`the release <code>${from}</code>` : showReleaseOf(before, now)
  return html`<p class="lead">${what}added, changed and withdrew compared with ${base}.</p>`
}

const findRelease = (
  releases: readonly ListedRelease[],
  id: string | null | undefined,
): ListedRelease | undefined =>
  releases.find((one) => (id === null || id === '' ? one.current : one.id === id))

const keepRows = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !['from', 'to', 'change'].includes(name)))

const showNone = (total: number, { words: { row } }: TableOfChanges): Content =>
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
  const only = (values: string[]): string => addressOf(PATH, withValues(params, 'change', values))
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
const showOnlyRelease = (
  release: ListedRelease,
  releases: readonly ListedRelease[],
  { params, table }: { readonly params: URLSearchParams; readonly table: TableOfChanges },
): Page => {
  const { list } = table
  const { words } = list
  const filter = words.keep(params)
  const rows = filter.size === 0 ? `All ${words.rows}` : `The ${words.rows} of this filter`
  const feeds = listFeeds(words.path, `Changes of ${words.rows}`, filter)
  return {
    title: releases.length === 1 ? 'Only one release so far' : 'The first release',
    description: 'There is no earlier release to compare with.',
    isIndexed: false,
    alternates: feeds,
    main: html`${showTables(params, table)}
<p class="lead">${
      releases.length === 1
        ? html`Only ${showReleaseOf(release)} has been published here. After the next one, this page shows what it added, changed and withdrew.`
        : html`Nothing was published before ${showReleaseOf(release)}. Choose another release to compare it with.`
    }</p>
<ul><li><a href="/releases">All releases</a></li><li><a href="${href(addressOf(words.path, filter))}">${rows}</a></li></ul>
${showFeeds(feeds)}
<p>The feed gets its first entries with the next release.</p>`,
  }
}

/** Tabs for the tables. They drop filters, which differ by table, and keep the releases within a collection. */
const showTables = (params: URLSearchParams, shown: TableOfChanges): Html => {
  const tables = Object.values<TableOfChanges>(TABLES_OF_CHANGES).map(
    ({ name, title, list }) =>
      html`<li><a class="chip" href="${href(linkTable(params, name, list === shown.list))}"${name === shown.name && html` aria-current="page"`}>${title}</a></li>`,
  )
  return html`<nav aria-label="Tables"><ul class="chips">
${tables}
</ul></nav>`
}

const linkTable = (params: URLSearchParams, name: ChangedTable, isSame: boolean): string => {
  const kept = [...params].filter(([one]) => one === 'from' || one === 'to')
  return linkChanges(name, new URLSearchParams(isSame ? kept : []))
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

/** Feeds with the same filter. Funding lines have none. */
const feedsOf = ({ name, list }: TableOfChanges, title: string, params: URLSearchParams) =>
  name === 'funding-lines' ? [] : listFeeds(list.words.path, title, list.words.keep(params))

const showFeeds = (feeds: ReturnType<typeof listFeeds>): Content =>
  feeds.length > 0 &&
  html`<section aria-labelledby="feeds"><h2 id="feeds">Follow these changes</h2>
<ul class="chips">${feeds.map(
    ({ address, type, form }) =>
      html`<li><a class="chip" href="${href(address)}" type="${type}">${form}</a></li>`,
  )}</ul></section>`
