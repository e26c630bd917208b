import type { ObjectStore } from '../platform/object-store/index.ts'
import type { Store } from '../platform/index.ts'
import {
  makeFetchObject,
  makeSharedArchive,
  openArchive,
  type Archive,
  type SharedArchive,
} from '../releases/archive/index.ts'
import { type Collection } from '../releases/index.ts'
import { withCollectionLease, type CollectionWork } from './collection-lease.ts'
import { openObjects, type ObjectSettings } from './open-objects.ts'
import { placesOf } from './places.ts'

export type SourceSettings = ObjectSettings & Parameters<typeof placesOf>[0]

/** The archive of the collection's source documents, in the data directory. It takes missing documents from the store. */
export const openSources = (settings: SourceSettings, collection: Collection): Archive =>
  openWith(settings, collection, openObjects(settings))

const openWith = (
  settings: SourceSettings,
  { name, documents }: Collection,
  objects: ObjectStore | undefined,
): Archive =>
  openArchive(
    placesOf(settings, { name }).sources,
    documents.facts,
    objects && makeFetchObject(objects, name),
  )

/** An archive, and its connection with the archives of other machines; undefined without a store. */
export type Sources = { readonly archive: Archive; readonly shared: SharedArchive | undefined }

type SourcesNeeds = {
  readonly settings: SourceSettings
  readonly store: Store
  readonly collection: Collection
}

/** Opens an archive with everything that other machines have shared. */
export const readSources = async (needs: SourcesNeeds): Promise<Sources> => {
  const { settings, store, collection } = needs
  const objects = openObjects(settings)
  const archive = openWith(settings, collection, objects)
  if (objects === undefined) return { archive, shared: undefined }
  const shared = makeSharedArchive({
    directory: placesOf(settings, collection).sources,
    collection: collection.name,
    declared: collection.documents.facts,
    store,
    objects,
  })
  await shared.pull()
  return { archive, shared }
}

/** Changes an archive. With a store, no other process works on the collection meanwhile, and the changes are shared. */
export const changeSources = async <Result>(
  needs: SourcesNeeds & CollectionWork,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> => {
  if (needs.settings.ROTUNDA_STORE === undefined) return work(openSources(needs.settings, needs.collection))
  return withCollectionLease(needs, async ({ demand }) => {
    const { archive, shared } = await readSources(needs)
    const result = await work(archive)
    await shared?.push(demand)
    return result
  })
}
