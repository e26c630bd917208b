import { DocumentRefused } from '../../../publishers/index.ts'
import type { Fetched } from './fetching.ts'
import { NotFetched } from './not-fetched.ts'

/** Report on a document that was not fetched. Rethrows every error that is not a failure of the host. */
export const nameFailure = (cause: unknown): Fetched => {
  if (cause instanceof DocumentRefused) return { outcome: 'refused', detail: cause.message, sources: [] }
  if (cause instanceof NotFetched) return { outcome: cause.outcome, detail: cause.message, sources: [] }
  throw cause
}
