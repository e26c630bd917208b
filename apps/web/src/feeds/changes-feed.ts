import { SEARCH_LIMITS } from '../limits.ts'
import type { Asked, Route } from '../page.ts'
import { choosePair } from '../releases/changes.ts'
import type { Release } from '../releases/read-releases.ts'
import { feedAddress, makeFeedRoutes } from './feed-route.ts'
import { type Feed, makeTag, markSample } from './feed.ts'
import { type EntryWords, type RowChange, writeChangeEntry } from './write-change-entry.ts'

const MOST_ENTRIES = SEARCH_LIMITS.feedEntries.value

/** Parameter of archive documents for their release. */
const RELEASE = 'release'

type ListedRelease = Pick<Release, 'id' | 'current' | 'published_at' | 'sample'>

type Changes<Row> = {
  readonly data: readonly RowChange<Row>[]
  readonly meta: {
    readonly snapshot: string
    readonly from: string
    readonly next_offset: number | null
    readonly freshness: { readonly latest_retrieved_at: string | null }
  }
}

/** Reads a table, and says what its rows are. */
type TableOfFeed<Row> = EntryWords<Row> & {
  /** Rows in a title, such as `records`, and one of them. */
  readonly rows: string
  readonly row: string
  readonly subtitle: string
  /** The newest first. */
  readonly readReleases: (asked: Asked) => Promise<readonly ListedRelease[]>
  readonly readChanges: (asked: Asked, params: URLSearchParams) => Promise<Changes<Row>>
  readonly describeFilter: (filter: URLSearchParams) => string
  /** Page that shows the same rows. */
  readonly linkPage: (filter: URLSearchParams) => string
}

/** Routes of the feed of changes between releases of the rows that match a filter. */
export const makeChangesFeeds = <Row extends { readonly first_seen_at: string }>(
  table: TableOfFeed<Row>,
): readonly Route[] =>
  makeFeedRoutes(
    table.name,
    async (asked) => {
      const releases = await table.readReleases(asked)
      const wanted = pick(asked.params, (name) => name !== RELEASE)
      const to = asked.params.get(RELEASE)
      if (to !== null) wanted.set('to', to)
      const pair = choosePair(wanted, releases)
      // The API refuses releases that do not exist in its own words.
      wanted.set('from', pair.from ?? to ?? pair.to?.id ?? 'none')
      wanted.set('limit', String(MOST_ENTRIES))
      return write(asked, table, { releases, to: pair.to }, await table.readChanges(asked, wanted))
    },
    { questions: 2 },
  )

const pick = (params: URLSearchParams, isWanted: (name: string) => boolean): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => isWanted(name)))

type Place = { readonly releases: readonly ListedRelease[]; readonly to: ListedRelease | undefined }

const write = <Row extends { readonly first_seen_at: string }>(
  asked: Asked,
  table: TableOfFeed<Row>,
  { releases, to }: Place,
  { data, meta }: Changes<Row>,
): Feed => {
  const { origin, params, site } = asked
  const filter = pick(params, (name) => name !== RELEASE && name !== 'offset')
  const words = table.describeFilter(pick(filter, (name) => name !== 'change'))
  const older = findOlder(releases, to, meta)
  const published = to?.published_at ?? meta.freshness.latest_retrieved_at ?? NEVER
  const around = { origin, snapshot: meta.snapshot, published, from: meta.from, to: to?.id ?? '' }
  const id = makeTag(origin, `feeds/${table.name}?${filter.toString()}`)
  return {
    id,
    title: `Rotunda: changes of ${table.rows}${words}${markSample(to?.sample === true)}`,
    subtitle: table.subtitle,
    author: site.operator.name,
    updated: published,
    self: feedAddress(asked, params),
    page: origin + table.linkPage(filter),
    entries: data.map((one) => writeChangeEntry(one, table, around)),
    ...(to !== undefined && { first: writeFirst(to, { id, origin, row: table.row, published }) }),
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
  summary: `This release neither added nor changed ${row} of this feed. The first release that does will add entries.`,
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
