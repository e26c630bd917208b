import { DocumentRefused } from '../../../publishers/index.ts'
import type { Fetched } from './fetching.ts'
import { NotFetched } from './not-fetched.ts'

/** What to report of a document that was not fetched. What is no failure of the host’s is thrown on. */
export const nameFailure = (cause: unknown): Fetched => {
  if (cause instanceof DocumentRefused) return { outcome: 'refused', detail: cause.message, sources: [] }
  if (cause instanceof NotFetched) return { outcome: cause.outcome, detail: cause.message, sources: [] }
  throw cause
}
