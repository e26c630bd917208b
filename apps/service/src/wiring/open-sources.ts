import { openArchive, type Archive } from '../releases/archive/index.ts'
import { type Collection } from '../releases/index.ts'
import { placesOf } from './places.ts'
import type { Settings } from './settings.ts'

/** The archive of the collection's source documents, in the data directory. */
export const openSources = (settings: Pick<Settings, 'ROTUNDA_DATA'>, collection: Collection): Archive =>
  openArchive(placesOf(settings, collection).sources, collection.documents.facts)
