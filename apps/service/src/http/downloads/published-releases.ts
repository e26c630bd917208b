import type { ReleaseFiles } from '@rotunda/contract'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  isSample,
  type CurrentRelease,
  type EndedRelease,
  type Publication,
  type ReleaseSummary,
} from '../../releases/index.ts'
import { releaseBase, type DataApi } from '../data/data-api.ts'

/** An API whose releases anyone may download. */
export type PublishingApi = Pick<
  DataApi,
  'base' | 'collection' | 'currentRelease' | 'directory' | 'operations'
>

export type PublishedRelease = {
  readonly api: PublishingApi
  readonly summary: ReleaseSummary
  /** Time of its latest publication. */
  readonly publishedAt: string
  /** Findings that were accepted at that publication. */
  readonly accepted: Publication['accepted']
}

/** Lists each published release that is still kept, latest publication first. */
export const listPublished = (api: PublishingApi): readonly PublishedRelease[] => {
  const { currentRelease } = api
  const latest = new Map<string, Publication>()
  for (const publication of currentRelease.listPublications())
    if (!latest.has(publication.release)) latest.set(publication.release, publication)
  return [...latest].flatMap(([release, { published_at: publishedAt, accepted }]) => {
    const summary = currentRelease.findSummary(release)
    return summary === undefined ? [] : [{ api, summary, publishedAt, accepted }]
  })
}

/** A release whose serving the operator has ended. */
export type EndedPublication = Pick<PublishedRelease, 'publishedAt' | 'summary'> &
  Pick<EndedRelease, 'ended_at' | 'notice'>

/** Lists the releases that are no longer served, the last ended first. */
export const listEnded = ({ currentRelease }: Pick<PublishingApi, 'currentRelease'>): EndedPublication[] =>
  currentRelease.listEnded().map((ended) => {
    const published = currentRelease.listPublications().find(({ release }) => release === ended.summary.id)
    return { ...ended, publishedAt: published?.published_at ?? ended.ended_at }
  })

/** A sandbox lists its releases under the address of the request. */
const KEPT_ADDRESSES = 4

type SendListing = (reply: FastifyReply, base: string, describe: () => object) => FastifyReply

/**
 * Sends lists of every release, and keeps their texts until a release is published or removed: the longest take several
 * milliseconds to write.
 */
export const keepListings = (apis: readonly PublishingApi[]): SendListing => {
  const kept = new LRUCache<string, string>({ max: KEPT_ADDRESSES })
  return (reply, base, describe) => {
    const releases = apis
      .flatMap(listPublished)
      .map(({ summary, publishedAt }) => `${summary.id} ${publishedAt}`)
    const ended = apis.flatMap(listEnded).map(({ summary }) => summary.id)
    const edition = [base, ...releases, 'ended', ...ended].join(' ')
    const serialize = reply.getSerializationFunction('200', 'application/json') ?? JSON.stringify
    const text = kept.get(edition) ?? serialize({ ...describe() })
    kept.set(edition, text)
    return reply.type('application/json; charset=utf-8').send(text)
  }
}

/** Returns the current release. Throws `unavailable` if nothing is published. */
export const getCurrentSummary = (currentRelease: CurrentRelease): ReleaseSummary => {
  const lease = currentRelease.open()
  lease.close()
  return lease.release.summary
}

/** Returns the current release of the first API that has one. Throws `unavailable` if nothing is published. */
export const getNewestSummary = ([first, ...others]: readonly [
  Pick<PublishingApi, 'currentRelease'>,
  ...Pick<PublishingApi, 'currentRelease'>[],
]): ReleaseSummary => {
  const published = [first, ...others].find(
    ({ currentRelease }) => currentRelease.listPublications().length > 0,
  )
  return getCurrentSummary((published ?? first).currentRelease)
}

/** Describes every release of an API, with its files; none if nothing is published. */
export const describeReleases = (api: PublishingApi): ReleaseFiles[] => {
  const published = listPublished(api)
  if (published.length === 0) return []
  const { token } = getCurrentSummary(api.currentRelease)
  return published.map((one) => describeRelease(one, token))
}

/** Describes a release with the address of each file. `current` is the token of the current release. */
export const describeRelease = (
  { api, summary, publishedAt, accepted }: PublishedRelease,
  current: string,
): ReleaseFiles => ({
  id: summary.id,
  snapshot: summary.token,
  current: summary.token === current,
  published_at: publishedAt,
  sample: isSample(summary),
  collection: api.collection.name,
  ...(api.operations.length > 0 && { api_url: releaseBase(api, summary.id) }),
  accepted: accepted.map(({ gate, name, value, detail }) => ({ gate, name, value, detail })),
  files: summary.files.map(({ path, media_type, bytes, sha256 }) => ({
    name: path,
    url: downloadAddress(summary.id, path),
    media_type,
    bytes,
    sha256,
  })),
})

/** Address, on this service, of one file of a release. */
export const downloadAddress = (release: string, path: string): string =>
  `/downloads/${release}/${path.split('/').map(encodeURIComponent).join('/')}`
