import { fetchDocument } from './fetch-document.ts'
import { fetchGrid } from './fetch-grid.ts'
import { fetchList } from './fetch-list.ts'
import { fetchWalk } from './fetch-walk.ts'
import { nameFailure, type Fetched, type FetchedEntry, type Fetching, type FetchNeeds } from './fetching.ts'
import { makeVisit } from './make-visit.ts'
import type { SourceEntry } from './source-list.ts'

/**
 * Fetches one entry after another, and yields each entry, and each item of a list, once it is in the archive. A failure
 * of one entry does not affect the others.
 */
export async function* fetchSources(
  needs: FetchNeeds,
  entries: readonly SourceEntry[],
): AsyncGenerator<FetchedEntry, void, undefined> {
  const visit = makeVisit(needs)
  for (const entry of entries) {
    needs.reportProgress(`Fetching ${entry.url}`)
    const fetching = { ...needs, visit, entry }
    if (entry.kind === 'list') yield* fetchList(fetching)
    else {
      yield { ...(await fetchOne(fetching).catch(nameFailure)), entry }
    }
  }
}

const fetchOne = (fetching: Fetching): Promise<Fetched> => {
  if (fetching.entry.kind === 'grid') return fetchGrid(fetching)
  return fetching.entry.kind === 'walk' ? fetchWalk(fetching) : fetchDocument(fetching)
}
