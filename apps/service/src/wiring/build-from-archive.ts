import { parseLedger, readLedgerForBuild } from '../corrections/index.ts'
import type { Store } from '../platform/index.ts'
import type { Source } from '../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../releases/build/index.ts'
import type { Collection } from '../releases/index.ts'
import { archiveLedger } from './archive-ledger.ts'
import { digestCode } from './digest-code.ts'
import { keepPrivate } from './keep-private.ts'
import { refuseUnimported } from './ledger-file.ts'
import { openSources } from './open-sources.ts'
import { placesOf, type Places } from './places.ts'
import { refuseLostLines } from './refuse-lost-lines.ts'
import { openSigningKey } from './secrets.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type BuildNeeds = {
  readonly settings: Settings
  readonly store: Store
  readonly reportProgress: (doing: string) => void
}

/**
 * Builds a release from the archive of a collection, the documents that come with the service, and the ledger. Throws an
 * OperatorFault if the file of the ledger has lines that were not imported, or a published release has lines that the
 * database lacks.
 */
export const buildFromArchive = async (
  { collection, needsKey, listIncluded = () => [] }: ServedCollection,
  { settings, store, reportProgress }: BuildNeeds,
): Promise<BuiltRelease> => {
  const archive = openSources(settings, collection)
  const places = placesOf(settings, collection)
  if (needsKey) keepPrivate(places.releases)
  const included = listIncluded()
  // The ledger is read last, so that a correction entered later is newer than the documents of this build.
  const documents = [...(await archive.list()), ...included.map(({ source }) => source)]
  const ledger = await readLedgerOf(collection, documents, { store, places })
  const sources = await archiveLedger(collection, documents, { archive, ledger })
  return buildRelease({
    collection,
    sources,
    openSource: (sha256) =>
      included.find(({ source }) => source.sha256 === sha256)?.open() ?? archive.open(sha256),
    ledger,
    corrections: parseLedger(ledger.toString('utf8'), `the ledger of ${collection.name}`),
    directory: places.releases,
    signing: openSigningKey(settings),
    code: digestCode(),
    reportProgress,
  })
}

/** Empty for a collection that cannot be corrected, or has no documents to build from. */
const readLedgerOf = async (
  collection: Collection,
  sources: readonly Source[],
  { store, places }: { readonly store: Store; readonly places: Places },
): Promise<Buffer> => {
  const newest = sources.map(({ retrieved_at }) => retrieved_at).reduce((a, b) => (a > b ? a : b), '')
  const { name, corrections } = collection
  if (corrections === undefined || newest === '') return Buffer.alloc(0)
  await refuseUnimported(store, name, places.corrections)
  await refuseLostLines(store, collection, places)
  return readLedgerForBuild(store, name, newest)
}
