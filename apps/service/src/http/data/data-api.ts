import type { Collection, CurrentRelease, OpenRelease } from '../../releases/index.ts'
import type { Filters } from '../../tables/index.ts'
import type { Operation } from './operation.ts'
import type { SourceDocuments } from './source-documents.ts'

/** An API over the releases of one collection: its address, its readers and its operations. */
export type DataApi = {
  /** The collection that the API serves. Its words appear in the catalog and in every answer. */
  readonly collection: Collection
  /** Name of the API; its description is at `/api/openapi/{name}.json`. */
  readonly name: string
  readonly title: string
  /** Contents, audience and rate of the API. */
  readonly description: string
  /** Title and description of the OpenAPI document. */
  readonly info: { readonly title: string; readonly description: string }
  /** Page on what the data means, and what it leaves out. */
  readonly dataPage: string
  /** Base address of every operation. */
  readonly base: `/api/${string}`
  readonly access: DataAccess
  readonly currentRelease: CurrentRelease
  /** Holds a folder for each release, named by its id. */
  readonly directory: string
  /** Empty for a collection with downloads alone. */
  readonly operations: readonly Operation<never>[]
  /** Source documents of its releases. */
  readonly documents: SourceDocuments
  /**
   * Freshness of the sources of these datasets, for rows that pass these filters. It adds to the freshness that every
   * collection has.
   */
  readonly describeFreshness?: (
    release: OpenRelease,
    datasets: readonly string[],
    filters: Filters,
    at: Date,
  ) => object
  /** State other than the release that `describeFreshness` depends on: the day of the request. */
  readonly readState?: (at: Date) => string
}

/** Open to anyone, or to holders of a key with the operation's scope. */
export type DataAccess = 'anyone' | 'key'

/** Whether the releases are under `/downloads`, which is open to anyone. */
export const hasDownloads = ({ access }: Pick<DataApi, 'access'>): boolean => access === 'anyone'

/** Base address of the same operations for one release, current or not. */
export const releaseBase = ({ base }: Pick<DataApi, 'base'>, release: string): string =>
  `${base}/releases/${release}`

export const descriptionPath = ({ name }: Pick<DataApi, 'name'>): string => `/api/openapi/${name}.json`
