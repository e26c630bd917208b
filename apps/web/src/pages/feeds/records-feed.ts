import type { ChangesMeta, RecordChange } from '@rotunda/contract'
import { feedAddress, makeFeedRoutes, type ReadFeed } from '../../feeds/feed-route.ts'
import { type Feed, makeTag, markSample } from '../../feeds/feed.ts'
import { describeFilter } from '../../filters/describe-filter.ts'
import type { Asked } from '../../page.ts'
import { choosePair } from '../../releases/changes.ts'
import { readChanges } from '../../releases/read-changes.ts'
import { readReleases, type Release } from '../../releases/read-releases.ts'
import { writeChangeEntry } from './write-change-entry.ts'
import { SEARCH_LIMITS } from '../../limits.ts'

const MOST_ENTRIES = SEARCH_LIMITS.feedEntries.value

/** Parameter of archive documents for their release. */
const RELEASE = 'release'

/** Changes between releases of the records that match a filter. */
const readRecordsFeed: ReadFeed = async (asked) => {
  const releases = await readReleases(asked.clients.appropriations)
  const wanted = pick(asked.params, (name) => name !== RELEASE)
  const to = asked.params.get(RELEASE)
  if (to !== null) wanted.set('to', to)
  const pair = choosePair(wanted, releases)
  wanted.set('from', pair.from ?? to ?? pair.to?.id ?? '')
  wanted.set('limit', String(MOST_ENTRIES))
  return write(asked, releases, pair.to, await readChanges(asked, wanted))
}

export const recordsFeeds = makeFeedRoutes('records', readRecordsFeed, { questions: 2 })

const pick = (params: URLSearchParams, isWanted: (name: string) => boolean): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => isWanted(name)))

type Changes = { readonly data: readonly RecordChange[]; readonly meta: ChangesMeta }

const write = (
  asked: Asked,
  releases: readonly Release[],
  to: Release | undefined,
  { data, meta }: Changes,
): Feed => {
  const { origin, params, site } = asked
  const filter = pick(params, (name) => name !== RELEASE && name !== 'offset')
  const words = describeFilter(pick(filter, (name) => name !== 'change'))
  const older = findOlder(releases, to, meta)
  const published = to?.published_at ?? meta.freshness.latest_retrieved_at ?? NEVER
  const around = { origin, snapshot: meta.snapshot, published, from: meta.from, to: to?.id ?? '' }
  return {
    id: makeTag(origin, `feeds/records?${filter.toString()}`),
    title: `Rotunda: changes of records${words}${markSample(to?.sample === true)}`,
    subtitle:
      'Records added, changed and withdrawn with each release. A request and an inclusion in a bill are different stages, and neither is an enacted appropriation or an award.',
    author: site.operator.name,
    updated: published,
    self: feedAddress(asked, params),
    page: `${origin}/changes?${filter.toString()}`,
    entries: data.map((one) => writeChangeEntry(one, around)),
    ...(to !== undefined && { first: writeFirst(to, { origin, filter, published }) }),
    ...(older !== undefined && {
      older: feedAddress(asked, new URLSearchParams([...filter, ...older])),
    }),
    ...((params.has(RELEASE) || params.has('offset')) && { current: feedAddress(asked, filter) }),
  }
}

type FirstNeeds = {
  readonly origin: string
  readonly filter: URLSearchParams
  readonly published: string
}

/** Shown before any record of the feed has changed. */
const writeFirst = ({ id, sample }: Release, { origin, filter, published }: FirstNeeds) => ({
  id: makeTag(origin, `feeds/records?${filter.toString()}/releases/${id}`),
  title: `Release published: ${id.slice(0, 20)}${markSample(sample)}`,
  address: `${origin}/releases/${id}`,
  updated: published,
  summary:
    'This release neither added nor changed a record of this feed. The first release that does will add entries.',
})

/**
 * The rest of this release first, then earlier releases. Ends at the release after the first, which has nothing to
 * compare with.
 */
const findOlder = (
  releases: readonly Release[],
  to: Release | undefined,
  { next_offset: next }: ChangesMeta,
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
