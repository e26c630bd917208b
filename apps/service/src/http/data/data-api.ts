import type { Collection, CurrentRelease, OpenRelease } from '../../releases/index.ts'
import type { Filters } from '../../tables/index.ts'
import type { Operation } from './operation.ts'
import type { SourceDocuments } from './source-documents.ts'

/** An API over the releases of one collection: where it stands, who may read it, and what can be asked. */
export type DataApi = {
  /** The collection that it serves: its words are those of the catalog and of every answer. */
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
  /** Under which every operation stands. */
  readonly base: `/api/${string}`
  readonly access: DataAccess
  readonly currentRelease: CurrentRelease
  /** Holds a folder for each release, named by its id. */
  readonly directory: string
  /** None for a collection that is only downloaded. */
  readonly operations: readonly Operation<never>[]
  /** Source documents of its releases. */
  readonly documents: SourceDocuments
  /** Freshness of the sources of these datasets, for rows that pass these filters, beside that of every collection. */
  readonly describeFreshness?: (
    release: OpenRelease,
    datasets: readonly string[],
    filters: Filters,
    at: Date,
  ) => object
  /** State that `describeFreshness` depends on beside the release: the day of the request. */
  readonly readState?: (at: Date) => string
}

/** Anyone, or holders of a key that has been given the scope of the operation. */
export type DataAccess = 'anyone' | 'key'

/** Whether its releases lie under `/downloads`, which is open to anyone. */
export const hasDownloads = ({ access }: Pick<DataApi, 'access'>): boolean => access === 'anyone'

/** Under which the same operations answer from one release, whichever is current. */
export const releaseBase = ({ base }: Pick<DataApi, 'base'>, release: string): string =>
  `${base}/releases/${release}`

export const descriptionPath = ({ name }: Pick<DataApi, 'name'>): string => `/api/openapi/${name}.json`
