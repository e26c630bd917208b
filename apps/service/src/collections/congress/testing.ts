import type { BuiltRelease } from '../../releases/build/index.ts'
import type { Family } from '../families/index.ts'
import { buildDocuments, type TestDocument } from '../families/testing.ts'
import { makeCollection } from './collection.ts'

export { makeDocument, type TestDocument } from '../families/testing.ts'

/** The release of the collection that these families make of these documents. */
export const buildFamilies = (
  directory: string,
  families: readonly Family[],
  documents: readonly TestDocument[],
): Promise<BuiltRelease> => buildDocuments(makeCollection(families), directory, documents)
