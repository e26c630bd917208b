import type { Source } from '../../../publishers/index.ts'
import type { Added, Archive } from '../archive.ts'
import type { Visit, VisitNeeds } from './make-visit.ts'
import type { NotFetched } from './not-fetched.ts'
import type { ListedCollection, SourceEntry } from './source-list.ts'

export type FetchNeeds = VisitNeeds & {
  readonly archive: Archive
  readonly collection: ListedCollection
}

/** What the fetching of one entry works with. */
export type Fetching = FetchNeeds & { readonly visit: Visit; readonly entry: SourceEntry }

export type Fetched = {
  readonly outcome: Added['outcome'] | NotFetched['outcome']
  /** What happened, and where something is to be done, what. */
  readonly detail: string
  /** The edition as the archive has it; none when nothing was fetched. */
  readonly sources: readonly Source[]
}
