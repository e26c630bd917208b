import { parseLedger } from '../corrections/index.ts'
import { buildRelease, type BuiltRelease } from '../releases/build/index.ts'
import { digestCode } from './digest-code.ts'
import { keepPrivate } from './keep-private.ts'
import { openSources } from './open-sources.ts'
import { placesOf } from './places.ts'
import { readCorrections } from './read-corrections.ts'
import { openSigningKey } from './secrets.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

/** Builds a release of all that the data directory has of a collection, and of the documents that come with the service. */
export const buildFromArchive = async (
  { collection, needsKey, listIncluded = () => [] }: ServedCollection,
  settings: Settings,
  reportProgress: (doing: string) => void,
): Promise<BuiltRelease> => {
  const archive = openSources(settings, collection)
  const places = placesOf(settings, collection)
  if (needsKey) keepPrivate(places.releases)
  const included = listIncluded()
  // The ledger last: what is entered after this build has been entered after its documents were retrieved.
  const sources = [...(await archive.list()), ...included.map(({ source }) => source)]
  const corrections = parseLedger(await readCorrections(places.corrections), places.corrections)
  return buildRelease({
    collection,
    sources,
    openSource: (sha256) =>
      included.find(({ source }) => source.sha256 === sha256)?.open() ?? archive.open(sha256),
    corrections,
    directory: places.releases,
    signing: openSigningKey(settings),
    code: digestCode(),
    say: reportProgress,
  })
}
