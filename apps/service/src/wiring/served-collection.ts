import type { DataApi, SourceDocuments } from '../http/data/index.ts'
import type { ReadNeeds } from '../publishers/index.ts'
import type { BuiltRelease } from '../releases/build/index.ts'
import type { Collection, CurrentRelease } from '../releases/index.ts'
import type { ArchivingNeeds } from './archive-release.ts'

/** A collection with the parts that only the service needs: its API and bundled documents. */
export type ServedCollection = {
  readonly collection: Collection
  /** Set if the service is not ready without a release of the collection. */
  readonly needed?: true
  /** Set if its rows need a key. On this machine, only the owner of the files may read them. */
  readonly needsKey?: true
  /** Documents that come with the service. Every build reads them beside the archive. */
  readonly listIncluded?: () => readonly ReadNeeds[]
  /** Archives releases of other collections as documents of this one. A sample of it is made after theirs. */
  readonly archiveReleases?: (needs: ArchivingNeeds) => Promise<unknown>
  /** Adds to the report of a build. */
  readonly describeBuild?: (built: BuiltRelease) => BuildDescription
  /** Loads and opens the API. Only the service does: a command must not wait for it. */
  readonly openApi?: (needs: ApiNeeds) => Promise<DataApi>
}

export type ServedCollections = readonly [ServedCollection, ...ServedCollection[]]

export type ApiNeeds = {
  readonly currentRelease: CurrentRelease
  /** Folder with a folder for each release. */
  readonly directory: string
  /** The archive that the releases were made from. */
  readonly documents: SourceDocuments
}

/** Report for programs, and lines for people. */
export type BuildDescription = { readonly json: object; readonly lines: readonly string[] }
