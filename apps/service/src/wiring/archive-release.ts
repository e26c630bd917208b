import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault, type Store } from '../platform/index.ts'
import type { Publisher } from '../publishers/index.ts'
import {
  acceptEdition,
  recogniseEdition,
  type Accepted,
  type AcceptNeeds,
} from '../releases/archive/index.ts'
import { isSample, type Collection } from '../releases/index.ts'
import { getRelease, listReleases } from '../releases/publish/index.ts'
import { changeSources, type SourceSettings } from './open-sources.ts'
import { placesOf } from './places.ts'
import type { Settings } from './settings.ts'

/** Rows of a published release of one collection as a source document of another. */
export type ReleaseDocument = {
  /** Collection of the release. */
  readonly from: Collection
  /** Collection that reads the document. */
  readonly into: Collection
  readonly publisher: Publisher
  /** Writes the document. The same release gives the same bytes. */
  readonly write: (release: ReleaseFiles) => WrittenRows
}

/** A release with its folder, and the text of its manifest-sha256.txt, whose digest is the id of the release. */
export type ReleaseFiles = { readonly id: string; readonly folder: string; readonly manifest: string }

export type WrittenRows = { readonly bytes: Uint8Array; readonly rows: number }

export type ArchivedRelease = Accepted & {
  /** Id of the release. */
  readonly release: string
  readonly rows: number
  /** Id of a release of the collection that was published later; undefined if there is none. */
  readonly newer: string | undefined
}

export type ArchivingNeeds = {
  readonly settings: SourceSettings & Pick<Settings, 'ROTUNDA_PUBLIC_URL'>
  readonly store: Store
  /** Waits for another process until this signal. Without one, a taken lease refuses. */
  readonly waits?: AbortSignal | undefined
}

/** Address of a service without ROTUNDA_PUBLIC_URL. */
const NO_ADDRESS = 'https://rotunda.example'

/**
 * Archives rows of the current release, if there is one. `sample`: only of an invented release, or only of a real one,
 * because no build reads documents of both.
 */
export const archiveCurrentRelease = async (
  needs: ArchivingNeeds,
  document: ReleaseDocument,
  sample?: boolean,
): Promise<ArchivedRelease | undefined> => {
  const { releases } = placesOf(needs.settings, document.from)
  const current = listReleases(releases).find((release) => release.current)
  if (current === undefined || (sample !== undefined && isSample(current.summary) !== sample))
    return undefined
  return archiveRelease(needs, document, current.summary.id)
}

/**
 * Archives rows of a published release as a source document of another collection. The document has the manifest of the
 * release, so it proves which release the rows are from. Throws an OperatorFault if a release that was published later is
 * archived: builds would go on with that one.
 */
export const archiveRelease = async (
  needs: ArchivingNeeds,
  document: ReleaseDocument,
  name: string,
): Promise<ArchivedRelease> =>
  changeSources({ ...needs, collection: document.into, doing: `archive ${document.from.name}` }, (archive) =>
    addRelease({ ...needs, archive }, document, name),
  )

const addRelease = async (
  { settings, archive }: ArchivingNeeds & Pick<AcceptNeeds, 'archive'>,
  { from, into, publisher, write }: ReleaseDocument,
  name: string,
): Promise<ArchivedRelease> => {
  const { releases } = placesOf(settings, from)
  const { summary, published_at: publishedAt } = getRelease(releases, name)
  const { id } = summary
  if (publishedAt === null)
    throw new OperatorFault(
      'invalid_query',
      `The release ${id} is not published, so readers could not find its rows. Publish it first: release publish ${id.slice(0, 12)} --collection ${from.name}`,
    )
  const folder = join(releases, id)
  const manifest = readFileSync(join(folder, 'manifest-sha256.txt'), 'utf8')
  const { bytes, rows } = write({ id, folder, manifest })
  const facts = {
    publisher: publisher.name,
    url: `${settings.ROTUNDA_PUBLIC_URL ?? NO_ADDRESS}/releases/${id}`,
    final_url: null,
    status: null,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at: new Date(publishedAt).toISOString(),
    published_at: publishedAt.slice(0, 10),
    sample: isSample(summary),
    ...Object.fromEntries(Object.keys(into.documents.facts).map((fact) => [fact, null])),
  }
  const needs = { archive, publisher }
  const series = await recogniseEdition(needs, [{ facts, bytes }])
  const later = { ...needs, series, from: id, into }
  await refuseEarlier(later, facts.retrieved_at)
  const accepted = await acceptEdition(needs, [{ facts, bytes }])
  // The archive keeps the first time of a release that was published twice on one day.
  await refuseEarlier(later, accepted.edition[0].retrieved_at)
  return { ...accepted, release: id, rows, newer: findNewer(releases, publishedAt) }
}

type Earlier = Pick<ReleaseDocument, 'into'> &
  AcceptNeeds & {
    readonly series: string
    /** Id of the release. */
    readonly from: string
  }

const refuseEarlier = async (
  { archive, publisher, series, from, into }: Earlier,
  at: string,
): Promise<void> => {
  const later = (await archive.list()).filter(
    (source) => source.publisher === publisher.name && source.retrieved_at > at,
  )
  for (const source of later) {
    const found = await publisher.findSeries({ source, open: () => archive.open(source.sha256) })
    if (found !== series) continue
    throw new OperatorFault(
      'invalid_query',
      `The rows of ${source.url} are archived, and it was published later than ${from}: builds go on with it. ` +
        `To use the earlier release, withdraw the later one first: sources withdraw ${source.sha256.slice(0, 12)} --collection ${into.name}`,
    )
  }
}

/** Finds the release that was published last, if that was after this time. */
const findNewer = (directory: string, publishedAt: string): string | undefined =>
  listReleases(directory)
    .filter(({ published_at: at }) => at !== null && at > publishedAt)
    .toSorted((one, other) => ((one.published_at ?? '') < (other.published_at ?? '') ? 1 : -1))[0]?.summary.id
