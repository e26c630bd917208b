import type { SourceDocuments } from '../http/index.ts'
import { SurroundingsThread } from '../releases/surroundings/index.ts'
import { type Collection } from '../releases/index.ts'
import { openSources } from './open-sources.ts'
import { placesOf } from './places.ts'
import type { Settings } from './settings.ts'

export type OpenedDocuments = SourceDocuments & { readonly close: () => Promise<void> }

/** The archived documents of a collection, as its API reads them and gives them out. */
export const openDocuments = (
  settings: Pick<Settings, 'ROTUNDA_DATA' | 'ROTUNDA_SERVE_SOURCES'>,
  collection: Collection,
): OpenedDocuments => {
  const archive = openSources(settings, collection)
  const thread = new SurroundingsThread({
    module: collection.module,
    directory: placesOf(settings, collection).sources,
  })
  const served = new Set(listServed(settings.ROTUNDA_SERVE_SOURCES, collection))
  return {
    servesCopies: (publisher) => served.has(publisher),
    open: (sha256) => archive.open(sha256),
    findSurroundings: (wanted) => thread.find(wanted),
    close: () => thread.close(),
  }
}

/** Titles of the bodies whose documents are given out. */
const listServed = (
  which: Settings['ROTUNDA_SERVE_SOURCES'],
  { publishers }: Pick<Collection, 'publishers'>,
): string[] =>
  Object.values(publishers)
    .filter(({ isGovernment }) => which === 'all' || (which === 'government' && isGovernment))
    .map(({ title }) => title)
