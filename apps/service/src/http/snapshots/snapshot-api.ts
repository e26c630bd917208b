import type { Collection, CurrentRelease } from '../../releases/index.ts'
import { NO_DOCUMENTS, type DataApi } from '../data/index.ts'

/**
 * Makes the API of a collection that is published as files: it has no operation, its releases are under /downloads, and
 * its documents are kept and never served.
 */
export const snapshotApi = (
  collection: Collection,
  { currentRelease, directory }: { readonly currentRelease: CurrentRelease; readonly directory: string },
): DataApi => ({
  collection,
  name: collection.name,
  base: `/api/${collection.name}`,
  title: collection.words.title,
  description: collection.words.summary,
  info: { title: collection.words.title, description: collection.words.summary },
  dataPage: `/datasets/${collection.name}`,
  access: 'anyone',
  currentRelease,
  directory,
  operations: [],
  documents: NO_DOCUMENTS,
})
