import { DocumentRefused } from '../../../publishers/index.ts'
import { fetchDocument } from './fetch-document.ts'
import { fetchGrid } from './fetch-grid.ts'
import type { Fetched, FetchNeeds } from './fetching.ts'
import { makeVisit } from './make-visit.ts'
import { NotFetched } from './not-fetched.ts'
import type { SourceEntry } from './source-list.ts'

export type FetchedEntry = Fetched & { readonly entry: SourceEntry }

/**
 * Fetches one entry after the other, and tells of each when it is done: what was fetched is in the archive by then.
 * What goes wrong with one does not concern the others.
 */
export async function* fetchSources(
  needs: FetchNeeds,
  entries: readonly SourceEntry[],
): AsyncGenerator<FetchedEntry, void, undefined> {
  const visit = makeVisit(needs)
  for (const entry of entries) {
    needs.say(`Fetching ${entry.url}`)
    const fetching = { ...needs, visit, entry }
    const fetched = entry.kind === 'grid' ? fetchGrid(fetching) : fetchDocument(fetching)
    yield { ...(await fetched.catch(nameFailure)), entry }
  }
}

const nameFailure = (cause: unknown): Fetched => {
  if (cause instanceof DocumentRefused) return { outcome: 'refused', detail: cause.message, sources: [] }
  if (cause instanceof NotFetched) return { outcome: cause.outcome, detail: cause.message, sources: [] }
  throw cause
}
