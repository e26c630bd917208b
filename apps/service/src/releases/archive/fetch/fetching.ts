import { DocumentRefused, type Source } from '../../../publishers/index.ts'
import type { Added, Archive } from '../archive.ts'
import type { TakePermit, Visit, VisitNeeds } from './make-visit.ts'
import { NotFetched } from './not-fetched.ts'
import type { ListedCollection, SourceEntry } from './source-list.ts'

export type FetchNeeds = VisitNeeds & {
  readonly archive: Archive
  readonly collection: ListedCollection
  /** Finds the key that a host of lists requires, by the name of the publisher. */
  readonly findHostKey?: (publisher: string) => HostKey | undefined
  /** Finds the access to a host of walks, by the name of the publisher. */
  readonly findHostAccess?: (publisher: string) => HostAccess | undefined
}

/** A key that goes in a header, never in an address, and the permits for requests with it. */
export type HostKey = { readonly header: string; readonly key: string; readonly takePermit: TakePermit }

/** Headers for requests to a host, and the permits that its rate allows. */
export type HostAccess = {
  readonly headers: Readonly<Record<string, string>>
  /** Key in the headers, which no archived answer may hold; null without a key. */
  readonly secret: string | null
  /** Name of the setting with the key. */
  readonly setting: string
  readonly takePermit: TakePermit
}

/** Everything that the fetching of one entry needs. */
export type Fetching = FetchNeeds & { readonly visit: Visit; readonly entry: SourceEntry }

/** An entry, or an item of a list entry, with its outcome. */
export type FetchedEntry = Fetched & { readonly entry: SourceEntry; readonly isItem?: true }

export type Fetched = {
  readonly outcome: Added['outcome'] | NotFetched['outcome']
  /** Report of the outcome, with advice if the operator must act. */
  readonly detail: string
  /** The edition as the archive has it; empty if nothing was fetched. */
  readonly sources: readonly Source[]
}

/** Reports a document that was not fetched. Rethrows every error that is not a failure of the host. */
export const nameFailure = (cause: unknown): Fetched => {
  if (cause instanceof DocumentRefused) return { outcome: 'refused', detail: cause.message, sources: [] }
  if (cause instanceof NotFetched) return { outcome: cause.outcome, detail: cause.message, sources: [] }
  throw cause
}
