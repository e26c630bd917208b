import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { listFeeds } from '../../feeds/follow.ts'
import { countOf } from '../../parts/show-dollars.ts'
import { showChips } from '../../filters/show-chips.ts'
import { describeFilter, keepFilter } from '../../filters/describe-filter.ts'
import { asksForFile } from '../../ask/read-filter.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { changesAddress, TABLE, type ChangedTable } from '../../releases/changes-address.ts'
import { choosePair } from '../../releases/choose-pair.ts'
import { showReleaseOf } from '../../releases/name-release.ts'
import { readReleases, type Release } from '../../releases/read-releases.ts'
import { findPlace, showPlace } from '../../views/pager.ts'
import { TABLES_OF_CHANGES, type ShownChanges, type TableOfChanges } from './changed-tables.ts'
import { showChangesForm } from './changes-form.ts'
import { describeOwn, showOwn } from './own-filters.ts'
import { showCounts } from './show-counts.ts'
import { showOnlyRelease } from './show-only-release.ts'
import { showFeeds } from './show-feeds.ts'
import { showTables } from './show-tables.ts'
import { showTaking } from './show-taking.ts'

const PATH = '/changes'
const TABLES: readonly [ChangedTable, ...ChangedTable[]] = ['records', 'funding-lines']

/** What a release added, changed and withdrew against any other: unless asked otherwise, the newest against the one before. */
export const changes: Route = {
  path: PATH,
  questions: 2,
  write: async (asked) => {
    const choice = readChoice(asked, TABLE, TABLES)
    if ('page' in choice) return choice.page
    const table = TABLES_OF_CHANGES[choice.value]
    const releases = await readReleases(asked.clients.appropriations)
    const { from, to } = choosePair(asked.params, releases)
    // A release that nobody published is refused by the API, in its own words.
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
  const place = findPlace(path, params, meta)
  return {
    title,
    description: `${title}: what this release added, changed and withdrew, each ${table.row} as it was and as it is.`,
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
${meta.total > 0 && showPlace(place, meta, articles.length)}
${meta.total > 0 && showTaking(params, table)}
</div><aside aria-label="Releases and filters">${showChangesForm(path, params, releases, table)}${table.name === 'records' && showFeeds(params)}</aside></div>`,
  }
}

const nameTable = ({ name, title }: TableOfChanges): string =>
  name === 'records' ? '' : ` of ${title.toLowerCase()}`

const showPair = (params: URLSearchParams, releases: readonly Release[], from: string): Content => {
  const [before, now] = [from, params.get('to')].map((id) => findRelease(releases, id))
  return html`<p class="lead">${now !== undefined && html`What ${showReleaseOf(now, before)}${now.current && ', the current one,'} `}added, changed and withdrew against ${before === undefined ? html`the release <code>${from}</code>` : showReleaseOf(before, now)}.</p>`
}

const findRelease = (releases: readonly Release[], id: string | null | undefined): Release | undefined =>
  releases.find((one) => (id === null || id === '' ? one.current : one.id === id))

const keepRows = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !['from', 'to', 'change'].includes(name)))

const showNone = (total: number, { row }: TableOfChanges): Content =>
  total === 0
    ? html`<p>No ${row} that fits differs between the two releases. Where a release has the same rows as another, its documents may still have been checked again.</p>`
    : html`<p>There is no change at this place of the list. <a href="${href(PATH)}">All changes</a></p>`

/** The address of the page with an ending: what the API gives, in that form. */
export const changesTwins: readonly Route[] = (['csv', 'ndjson', 'json'] as const).map((form) => ({
  path: `${PATH}.${form}`,
  questions: 0,
  write: (asked) => {
    const choice = readChoice(asked, TABLE, TABLES)
    if ('page' in choice) return choice.page
    return new Redirect(changesAddress(asked.params, form === 'json' ? '' : `.${form}`, choice.value), 307)
  },
}))
