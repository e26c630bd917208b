import { parseLedger, readLedgerForBuild } from '../corrections/index.ts'
import { OperatorFault, type Lease, type Store } from '../platform/index.ts'
import type { Source } from '../publishers/index.ts'
import { acceptEdition, type Archive, type NewDocument } from '../releases/archive/index.ts'
import { buildRelease, getPublisher, type BuiltRelease } from '../releases/build/index.ts'
import type { Collection } from '../releases/index.ts'
import { withCollectionLease } from './collection-lease.ts'
import { digestCode } from './digest-code.ts'
import { refuseUnimported } from './ledger-file.ts'
import { readSources } from './open-sources.ts'
import { keepPrivate, placesOf, type Places } from './places.ts'
import { refuseLostLines } from './refuse-lost-lines.ts'
import { openSigningKey } from './secrets.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'

type BuildNeeds = {
  readonly settings: Settings
  readonly store: Store
  readonly reportProgress: (doing: string) => void
  /** Waits for another builder until this signal. Without one, a second builder is refused. */
  readonly waits?: AbortSignal
}

/**
 * Builds a release from the archive of a collection, the documents that come with the service, and the ledger, while no
 * other process builds one. Throws an OperatorFault if the file of the ledger has lines that were not imported, a
 * published release has lines that the database lacks, or another process builds.
 */
export const buildFromArchive = (served: ServedCollection, needs: BuildNeeds): Promise<BuiltRelease> =>
  withCollectionLease({ ...needs, ...served, doing: 'release build' }, (lease) =>
    buildWithLease(served, needs, lease),
  )

const buildWithLease = async (
  { collection, needsKey, listIncluded = () => [] }: ServedCollection,
  { settings, store, reportProgress }: BuildNeeds,
  { demand }: Lease,
): Promise<BuiltRelease> => {
  const { archive, shared } = await readSources({ settings, store, collection })
  const places = placesOf(settings, collection)
  if (needsKey) keepPrivate(places.releases)
  const included = listIncluded()
  // The ledger is read last, so that a correction entered later is newer than the documents of this build.
  const documents = [...(await archive.list()), ...included.map(({ source }) => source)]
  const ledger = await readLedgerOf(collection, documents, { store, places })
  const sources = await archiveLedger(collection, documents, { archive, ledger })
  // A release names only documents that every machine can read.
  await shared?.push(demand)
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
    confirm: () => demand(),
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

/**
 * Adds the documents that the ledger of the collection becomes to the archive, and to the documents of the build. Throws
 * an OperatorFault if the archive has one of a line that the ledger lacks. `documents` are those of the archive.
 */
export const archiveLedger = async (
  { corrections, publishers }: Pick<Collection, 'corrections' | 'publishers'>,
  documents: readonly Source[],
  { archive, ledger }: { readonly archive: Archive; readonly ledger: Uint8Array },
): Promise<readonly Source[]> => {
  const becomes = corrections?.documents
  if (becomes === undefined) return documents
  const archived = documents.filter(becomes.isOfLedger)
  const made = becomes.make(ledger)
  const lost = archived.find(({ url }) => !made.some(({ facts }) => facts.url === url))
  if (lost !== undefined) throw refuseLost(lost)
  const publisher = getPublisher(publishers, becomes.publisher)
  const add = async (document: NewDocument) =>
    (await acceptEdition({ archive, publisher }, [document])).edition
  const ofLedger: Source[] = []
  for (const document of made) ofLedger.push(...(await add(document)))
  return [...documents.filter((source) => !archived.includes(source)), ...ofLedger]
}

const refuseLost = ({ url }: Source): OperatorFault =>
  new OperatorFault(
    'invalid_query',
    `The archive has ${url}, which is no line of the ledger in the database, so the ledger has lost lines. Import ` +
      'data/corrections.ndjson of the last release with "corrections import", or restore the database from a copy.',
  )
