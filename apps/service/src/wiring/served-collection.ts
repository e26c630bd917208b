import type { DataApi, SourceDocuments } from '../http/data/index.ts'
import type { ReadNeeds } from '../publishers/index.ts'
import type { SampleNeeds } from '../sample/index.ts'
import type { BuiltRelease } from '../releases/build/index.ts'
import type { Collection, CurrentRelease } from '../releases/index.ts'
import type { NewEdition } from '../releases/archive/index.ts'

/** A collection, and what the service has of it beside what every collection has. */
export type ServedCollection = {
  readonly collection: Collection
  /** The service is not ready without a release of it. */
  readonly needed?: true
  /** Its rows are for holders of a key: on this machine, for the owner of the files alone. */
  readonly needsKey?: true
  /** Documents that come with the service, which every build reads beside those of the archive. */
  readonly listIncluded?: () => readonly ReadNeeds[]
  /** Invented documents to try it with. The first start of a sandbox publishes a release of them. */
  readonly makeSample?: (needs: SampleNeeds) => AsyncIterable<NewEdition>
  /** What a build says of it beside what it says of all. */
  readonly describeBuild?: (built: BuiltRelease) => BuildDescription
  /** Its API. Loaded only by the service: a command must not wait for it. */
  readonly loadApi?: () => Promise<(needs: ApiNeeds) => DataApi>
}

export type ServedCollections = readonly [ServedCollection, ...ServedCollection[]]

export type ApiNeeds = {
  readonly currentRelease: CurrentRelease
  /** Holds a folder for each release. */
  readonly directory: string
  /** The archive that the releases were made from. */
  readonly documents: SourceDocuments
}

/** For programs, and as lines for people. */
export type BuildDescription = { readonly json: object; readonly lines: readonly string[] }
