import { EVIDENCE_PREFIX, findUnnamedFiles } from '../corrections/index.ts'
import type { Store } from '../platform/index.ts'
import type { ListedObject, ObjectStore, UnfinishedUpload } from '../platform/object-store/index.ts'
import { documentPrefix, listSharedDocuments } from '../releases/archive/index.ts'
import { listEndings, listPublicationRows } from '../releases/publish/index.ts'

/** Objects of one collection, or of the evidence, that no row names. */
export type Leftovers = {
  readonly objects: readonly ListedObject[]
  /** Reason why nothing is removed, although rows name nothing. */
  readonly kept?: string
}

export type LeftoverNeeds = {
  readonly store: Store
  readonly objects: ObjectStore
  /** Objects and uploads that were written later are left alone: their row may come yet. */
  readonly before: Date
}

/**
 * Finds the documents and releases of a collection that no row names. The store is listed before the rows are read, so an
 * object that gets its row meanwhile is named. An object that the list does not show is left for another time.
 */
export const findLeftovers = async (needs: LeftoverNeeds, collection: string): Promise<Leftovers> => {
  const [documents, releases] = [
    await findDocuments(needs, collection),
    await findReleases(needs, collection),
  ]
  const kept = [documents.kept, releases.kept].filter((reason) => reason !== undefined)
  return {
    objects: [...documents.objects, ...releases.objects],
    ...(kept.length > 0 && { kept: kept.join(' ') }),
  }
}

const findDocuments = async (needs: LeftoverNeeds, collection: string): Promise<Leftovers> => {
  const prefix = documentPrefix(collection)
  const listed = await Array.fromAsync(needs.objects.list(prefix))
  const named = await listSharedDocuments(needs.store, collection)
  const unnamed = listed.filter(({ key, changedAt }) => {
    const [, sha256] = DOCUMENT.exec(key.slice(prefix.length)) ?? []
    return sha256 !== undefined && changedAt < needs.before && !named.has(sha256)
  })
  if (named.size > 0 || unnamed.length === 0) return { objects: unnamed }
  return { objects: [], kept: sayKept(collection, `${unnamed.length} documents`) }
}

const DOCUMENT = /^objects\/[0-9a-f]{2}\/([0-9a-f]{64})$/

/** A database that names nothing may be another one than that of the store. */
const sayKept = (collection: string, what: string): string =>
  `The database names nothing of ${collection}, and the store has ${what} of it. Nothing of them is removed: is this the database of the store?`

const findReleases = async (needs: LeftoverNeeds, collection: string): Promise<Leftovers> => {
  const releases = await listReleases(needs.objects, collection)
  const published = (await listPublicationRows(needs.store, collection)).map(({ release }) => release)
  const ended = new Set((await listEndings(needs.store, collection)).map(({ summary }) => summary.id))
  const named = new Set(published.filter((release) => !ended.has(release)))
  const newest = [...releases].toSorted(([, a], [, b]) => lastChange(b) - lastChange(a))[0]?.[0]
  const unnamed = [...releases].filter(
    ([id, files]) =>
      !named.has(id) && (id !== newest || ended.has(id)) && lastChange(files) < needs.before.getTime(),
  )
  const objects = unnamed.flatMap(([, files]) => files)
  if (published.length > 0 || objects.length === 0) return { objects }
  return { objects: [], kept: sayKept(collection, `${unnamed.length} releases`) }
}

const lastChange = (files: readonly ListedObject[]): number =>
  Math.max(...files.map(({ changedAt }) => changedAt.getTime()))

/** Files of releases and of their indexes, by the id of the release; the summary of a release goes first. */
const listReleases = async (
  objects: ObjectStore,
  collection: string,
): Promise<ReadonlyMap<string, ListedObject[]>> => {
  const found = new Map<string, ListedObject[]>()
  for (const prefix of ['releases/', 'indexes/'])
    for await (const object of objects.list(prefix)) {
      const [, name, id = ''] = RELEASE.exec(object.key) ?? []
      if (name !== collection) continue
      const files = found.get(id) ?? []
      if (object.key.endsWith('/release.json')) files.unshift(object)
      else files.push(object)
      found.set(id, files)
    }
  return found
}

const RELEASE = /^(?:releases|indexes\/[^/]+)\/([a-z][a-z-]*)\/([0-9a-f]{64})\//

/** Finds files of evidence that no report names. The hourly pass removes them, too. */
export const findEvidence = async ({ store, objects, before }: LeftoverNeeds): Promise<ListedObject[]> => {
  const listed = await Array.fromAsync(objects.list(EVIDENCE_PREFIX))
  const old = listed.filter(({ changedAt }) => changedAt < before)
  const unnamed = new Set(
    await findUnnamedFiles(
      store,
      old.map(({ key }) => key.slice(EVIDENCE_PREFIX.length)),
    ),
  )
  return old.filter(({ key }) => unnamed.has(key.slice(EVIDENCE_PREFIX.length)))
}

export const findUploads = async ({
  objects,
  before,
}: Pick<LeftoverNeeds, 'objects' | 'before'>): Promise<UnfinishedUpload[]> =>
  (await Array.fromAsync(objects.listUploads(''))).filter(({ begunAt }) => begunAt < before)
