import { SEARCH_LIMITS } from '../limits.ts'
import type { Asked, Route } from '../page.ts'
import type { ListView } from '../lists/list-view.ts'
import { choosePair, linkChanges } from '../releases/changes.ts'
import type { ListedRelease } from '../releases/read-releases.ts'
import { feedAddress, makeFeedRoutes } from './feed-route.ts'
import { type Feed, makeTag, markSample } from './feed.ts'
import { type EntryWords, type RowChange, writeChangeEntry } from './write-change-entry.ts'

const MOST_ENTRIES = SEARCH_LIMITS.feedEntries.value

/** Parameter of archive documents for their release. */
const RELEASE = 'release'

type Changes<Row> = {
  readonly data: readonly RowChange<Row>[]
  readonly meta: {
    readonly snapshot: string
    readonly from: string
    readonly next_offset: number | null
    readonly freshness: { readonly latest_retrieved_at: string | null }
  }
}

/** Words of a feed, and the reader of its changes. */
export type FeedWords<Row> = EntryWords<Row> & {
  readonly subtitle: string
  readonly read: (asked: Asked, params: URLSearchParams) => Promise<Changes<Row>>
}

type ChangedList = Pick<ListView, 'words' | 'changes' | 'describe' | 'readReleases'>

/** Routes of the feed of changes between releases of the rows that match a filter. */
export const makeChangesFeeds = <Row extends { readonly first_seen_at: string }>(
  list: ChangedList,
  words: FeedWords<Row>,
): readonly Route[] =>
  makeFeedRoutes(
    list.words.name,
    async (asked) => {
      const releases = await list.readReleases(asked)
      const wanted = pick(asked.params, (name) => name !== RELEASE)
      const to = asked.params.get(RELEASE)
      if (to !== null) wanted.set('to', to)
      const pair = choosePair(wanted, releases)
      // The API refuses releases that do not exist in its own words.
      wanted.set('from', pair.from ?? to ?? pair.to?.id ?? 'none')
      wanted.set('limit', String(MOST_ENTRIES))
      return write(asked, { list, words }, { releases, to: pair.to }, await words.read(asked, wanted))
    },
    { questions: 2 },
  )

const pick = (params: URLSearchParams, isWanted: (name: string) => boolean): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => isWanted(name)))

type Place = { readonly releases: readonly ListedRelease[]; readonly to: ListedRelease | undefined }

const write = <Row extends { readonly first_seen_at: string }>(
  asked: Asked,
  { list, words }: { readonly list: ChangedList; readonly words: FeedWords<Row> },
  { releases, to }: Place,
  { data, meta }: Changes<Row>,
): Feed => {
  const { origin, params, site } = asked
  const filter = pick(params, (name) => name !== RELEASE && name !== 'offset')
  const described = list.describe(pick(filter, (name) => name !== 'change'))
  const older = findOlder(releases, to, meta)
  const published = to?.published_at ?? meta.freshness.latest_retrieved_at ?? NEVER
  const around = { list, origin, snapshot: meta.snapshot, published, from: meta.from, to: to?.id ?? '' }
  const id = makeTag(origin, `feeds/${list.words.name}?${filter.toString()}`)
  return {
    id,
    title: `Rotunda: changes of ${list.words.rows}${described}${markSample(to?.sample === true)}`,
    subtitle: words.subtitle,
    author: site.operator.name,
    updated: published,
    self: feedAddress(asked, params),
    page: origin + linkChanges(list.changes, filter),
    entries: data.map((one) => writeChangeEntry(one, words, around)),
    ...(to !== undefined && { first: writeFirst(to, { id, origin, row: list.words.row, published }) }),
    ...(older !== undefined && {
      older: feedAddress(asked, new URLSearchParams([...filter, ...older])),
    }),
    ...((params.has(RELEASE) || params.has('offset')) && { current: feedAddress(asked, filter) }),
  }
}

type FirstNeeds = {
  /** Id of the feed. */
  readonly id: string
  readonly origin: string
  readonly row: string
  readonly published: string
}

/** Shown before any row of the feed has changed. */
const writeFirst = (release: ListedRelease, { id, origin, row, published }: FirstNeeds) => ({
  id: `${id}/releases/${release.id}`,
  title: `Release published: ${release.id.slice(0, 20)}${markSample(release.sample)}`,
  address: `${origin}/releases/${release.id}`,
  updated: published,
  summary: `This release neither added nor changed ${/^[aeiou]/.test(row) ? 'an' : 'a'} ${row} of this feed. The first release that does will add entries.`,
})

/**
 * The rest of this release first, then earlier releases. Ends at the release after the first, which has nothing to
 * compare with.
 */
const findOlder = (
  releases: readonly ListedRelease[],
  to: ListedRelease | undefined,
  { next_offset: next }: Changes<never>['meta'],
): [string, string][] | undefined => {
  if (to === undefined) return undefined
  if (next !== null)
    return [
      [RELEASE, to.id],
      ['offset', String(next)],
    ]
  const [before, first] = releases.slice(releases.indexOf(to) + 1)
  return before === undefined || first === undefined ? undefined : [[RELEASE, before.id]]
}

/** Earlier than any retrieved document. */
const NEVER = '1970-01-01T00:00:00.000Z'
