import type { Dimension } from '@rotunda/contract'
import { readFilter } from '../../ask/read-filter.ts'
import { addressOf, API, csvOf, findShorter, without } from '../../filters/addresses.ts'
import { readAllGroups, readGroups, type Group } from '../../filters/stage-totals.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { listAlternates } from '../../views/alternate-formats.ts'
import type { EntityKind } from './entity.ts'
import { showGroups } from './show-groups.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

const MOST_GROUPS = RECORD_PAGE_LIMITS.listedGroups.value
const MOST_READ = RECORD_PAGE_LIMITS.searchedGroups.value
const MOST_FOUND = RECORD_PAGE_LIMITS.foundNames.value

/** Parameters of a list with several pages. */
export const LIST_PARAMS = ['q', 'offset', 'snapshot'] as const

type Groups = Awaited<ReturnType<typeof readGroups>>

/** All entities of a kind, those with the most records first, or those whose names match the search. */
export const writeListPage = async (asked: Asked, kind: EntityKind): Promise<Page | Redirect> => {
  const { many, dimension, path } = kind
  // An empty `name` means the list, too.
  const shorter = findShorter(path, without(asked.params, 'name'))
  if (shorter !== undefined) return new Redirect(shorter)
  const words = asked.params.get('q') ?? ''
  const [{ list, found }, unstated] = await Promise.all([
    words === '' ? readPage(asked, kind) : readFound(asked, dimension, words),
    countUnstated(asked, kind),
  ])
  const { data, meta } = list
  const place = found === undefined ? findPageLinks(path, asked.params, meta) : {}
  const isWhole = meta.total === data.length
  const csv = new URLSearchParams({ group_by: dimension, sort: '-rows' })
  const counted = found === undefined ? sayAll(kind, meta.total) : sayFound(kind, found)
  const totals = addressOf('/totals', new URLSearchParams({ group_by: dimension }))
  const groups =
    data.length > 0 &&
    showGroups({
      params: new URLSearchParams(),
      dimension,
      caption: sayCaption(kind, meta.groups_note),
      groups: statedFirst(data, dimension),
    })
  return {
    title: words === '' ? many : `${many} with “${words}”`,
    description: `${many} named in published requests and projects, with totals.`,
    data: meta,
    isIndexed: asked.params.size === 0,
    alternates: listAlternates(`${API}/aggregates`, csv),
    ...place,
    main: html`<p class="lead">${counted} <a href="${totals}">Other totals</a></p>
${isSearched(kind) && showSearch(kind, words)}
${groups}
${data.length === 0 && html`<p class="box"><strong>No name has these words.</strong> Try fewer words, or see <a href="${path}">the whole list</a>.</p>`}
${found === undefined && !(isWhole && meta.offset === 0) && showPager(place, meta, data.length)}
${unstated}
<p class="source-line">Source: documents of the Committees on Appropriations. <a href="${csvOf('/aggregates', csv)}">All ${path.slice(1)} as CSV</a></p>`,
  }
}

/** Kinds without keys have hundreds of names, so they need a search. */
const isSearched = ({ pattern }: EntityKind): boolean => pattern === undefined

const sayAll = ({ one, many }: EntityKind, total: number): string =>
  `${countOf(total, `line`)}: each ${one} has a line for requests and a line for projects in House bills. ${many} with the most records come first.`

type Found = { readonly names: number; readonly shown: number }

const sayFound = ({ one, many }: EntityKind, { names, shown }: Found): string => {
  const cut = ` The list shows the ${showCount(shown)} with the most records. Add a word to see others.`
  return `${countOf(names, one, many.toLowerCase())} with these words.${names > shown ? cut : ''}`
}

const sayCaption = ({ many, one, namedAs }: EntityKind, note: string | null): string =>
  `${namedAs === undefined ? many : `Each ${one} as ${namedAs}`}, each stage separately.${note === null ? '' : ` ${note}`}`

const showSearch = ({ path, one, many }: EntityKind, words: string): Html =>
  html`<form class="search-line" role="search" action="${path}" aria-label="${many}"><label class="visually-hidden" for="list-words">Words in the name of the ${one}</label><input class="usa-input" id="list-words" name="q" type="search" value="${words}" placeholder="Words in the name"><button class="usa-button" type="submit">Search</button></form>`

/** Excludes records without a value, except for kinds with few values, which list all records. */
const statedOnly = (kind: EntityKind): URLSearchParams =>
  new URLSearchParams(isSearched(kind) ? { not_missing: kind.dimension } : {})

const readPage = async ({ params, clients }: Asked, kind: EntityKind) => {
  const { place } = readFilter(params)
  return {
    list: await readGroups(clients.appropriations, statedOnly(kind), [kind.dimension], {
      sort: '-rows',
      limit: MOST_GROUPS,
      place,
    }),
    found: undefined,
  }
}

/**
 * Finds matching records first, then the matching names in them. Counts all records of these names, because some
 * records may not match: the search does not cover every column.
 */
const readFound = async (
  { clients }: Asked,
  dimension: Dimension,
  words: string,
): Promise<{ readonly list: Groups; readonly found: Found }> => {
  const holds = makeNameMatcher(words)
  const asked = new URLSearchParams({ q: words })
  const order = { sort: '-rows' }
  const options = { ...order, atMost: MOST_READ }
  const ofWords = await readAllGroups(clients.appropriations, asked, [dimension], options)
  const names = new Set(
    ofWords.data
      .map(({ group }) => group[dimension])
      .filter((name) => typeof name === 'string' && holds(name)),
  )
  const shown = [...names].slice(0, MOST_FOUND)
  const found = { names: names.size, shown: shown.length }
  if (shown.length === 0) return { list: { ...ofWords, data: [] }, found }
  const filter = new URLSearchParams(shown.map((name) => [dimension, String(name)]))
  return { list: await readGroups(clients.appropriations, filter, [dimension], order), found }
}

const countUnstated = async ({ clients, params }: Asked, kind: EntityKind): Promise<Content> => {
  if (!isSearched(kind) || params.has('q')) return null
  const filter = new URLSearchParams({ missing: kind.dimension })
  const { meta } = await readGroups(clients.appropriations, filter, [], { limit: 1 })
  return (
    meta.rows > 0 &&
    html`<p><a href="${href(addressOf('/records', filter))}">${countOf(meta.rows, 'record')}</a> ${meta.rows === 1 ? 'names' : 'name'} no ${kind.one}.</p>`
  )
}

/** Puts the records without a value last, however many they are. */
const statedFirst = (groups: readonly Group[], dimension: Dimension): Group[] => [
  ...groups.filter(({ group }) => group[dimension] !== null),
  ...groups.filter(({ group }) => group[dimension] === null),
]
