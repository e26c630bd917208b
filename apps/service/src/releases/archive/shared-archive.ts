import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { OperatorFault, type LeaseTables, type Store } from '../../platform/index.ts'
import type { ObjectStore } from '../../platform/object-store/index.ts'
import {
  isCheck,
  readEntries,
  refuseOther,
  writeEntries,
  type EntryRow,
  type EntryTables,
} from './archive-entries.ts'
import { listFiles, makeDurableFiles, readIfThere } from './durable-files.ts'
import { makeEditionForm, type FactSchemas } from './edition.ts'
import { checkedAt, makeEditions } from './editions.ts'
import { makeObjects, objectPath, type FetchObject } from './objects.ts'

export type SharedArchiveNeeds = {
  /** Folder of the archive on this machine, which is a working copy. */
  readonly directory: string
  readonly collection: string
  readonly declared: FactSchemas
  readonly store: Store
  readonly objects: ObjectStore
}

/**
 * Keeps the archive of a machine and that of all machines alike: the entries are rows of the database, and the documents
 * are objects of a store.
 */
export type SharedArchive = {
  /** Writes every entry that this folder lacks. Documents come when they are read. */
  pull(): Promise<void>
  /**
   * Shares every entry that the database lacks: first its documents, which are read back, and then the row. `demand`:
   * throws, in the transaction of the rows, if this process may no longer write them.
   */
  push(demand: (trx: Transaction<LeaseTables>) => Promise<void>): Promise<void>
}

export const makeSharedArchive = (needs: SharedArchiveNeeds): SharedArchive => ({
  pull: () => pull(needs),
  push: (demand) => push(needs, demand),
})

/** Key of a document in the store. */
export const documentKey = (collection: string, sha256: string): string =>
  `${documentPrefix(collection)}${objectPath(sha256)}`

/** Beginning of the keys of all documents of a collection. */
export const documentPrefix = (collection: string): string => `sources/${collection}/`

/** Fetches documents from a store. */
export const makeFetchObject =
  (objects: Pick<ObjectStore, 'open'>, collection: string): FetchObject =>
  (sha256) =>
    objects.open(documentKey(collection, sha256))

const ENTRY = /^(documents|checks|withdrawn)\/[0-9a-f]{16}-\d{4,}\.json$/

const pull = async ({ directory, collection, store }: SharedArchiveNeeds): Promise<void> => {
  const files = makeDurableFiles(join(directory, 'drafts'))
  for (const row of await readEntries(store, collection)) {
    if (!ENTRY.test(row.path)) throw new Error(`${row.path} is no entry of an archive`)
    const place = join(directory, row.path)
    const here = (await readIfThere(place))?.toString()
    if (here === row.text) continue
    if (here === undefined) await files.create(place, row.text)
    else if (!isCheck(row)) throw refuseOther(row)
    else if (checkedAt(row.text) > checkedAt(here)) await files.replace(place, row.text)
  }
}

const push = async (
  needs: SharedArchiveNeeds,
  demand: (trx: Transaction<LeaseTables>) => Promise<void>,
): Promise<void> => {
  const { store } = needs
  const entries = await listUnshared(needs)
  if (entries.length === 0) return
  await shareDocuments(needs, entries)
  await store.write<EntryTables & LeaseTables, undefined>(async (trx) => {
    await demand(trx)
    await writeEntries(trx, entries)
    return undefined
  })
}

const listUnshared = async ({ directory, collection, store }: SharedArchiveNeeds): Promise<EntryRow[]> => {
  const shared = new Map((await readEntries(store, collection)).map(({ path, text }) => [path, text]))
  const unshared: EntryRow[] = []
  for (const folder of ['documents', 'checks', 'withdrawn'])
    for (const name of await listFiles(join(directory, folder))) {
      const path = `${folder}/${name}`
      if (!ENTRY.test(path)) continue
      const text = String(await readIfThere(join(directory, path)))
      const row = { collection, path, text }
      const there = shared.get(path)
      if (there === text || (there !== undefined && isCheck(row) && checkedAt(there) >= checkedAt(text)))
        continue
      if (there !== undefined && !isCheck(row)) throw refuseOther(row)
      unshared.push(row)
    }
  return unshared
}

/** Stores the documents of entries that are not shared yet. */
const shareDocuments = async (needs: SharedArchiveNeeds, entries: readonly EntryRow[]): Promise<void> => {
  const { directory, declared, collection } = needs
  const files = makeDurableFiles(join(directory, 'drafts'))
  const editions = makeEditions(directory, files, makeEditionForm(declared))
  const here = makeObjects(directory, files)
  const ids = entries.flatMap(({ path }) => (path.startsWith('documents/') ? [idOf(path)] : []))
  const digests = new Set(
    (await Promise.all(ids.map((id) => editions.read(id)))).flat().map(({ sha256 }) => sha256),
  )
  for (const sha256 of digests) {
    const state = await here.find(sha256)
    const isThere = await isWhole(needs, sha256)
    if (state !== 'whole' && !isThere) throw refuseLost(collection, sha256, state)
    if (!isThere) await shareDocument(needs, sha256)
  }
}

const idOf = (path: string): string => path.slice('documents/'.length, -'.json'.length)

const refuseLost = (collection: string, sha256: string, state: string): OperatorFault =>
  new OperatorFault(
    'unavailable',
    `The archive of ${collection} is not shared: its document ${sha256} is ${state} here and not in the store. Put ` +
      `${objectPath(sha256)} back from a copy of the archive. "sources check" lists all such documents.`,
  )

/** A damaged object of the store is replaced: its key is a digest, so no other bytes belong there. */
const shareDocument = async (needs: SharedArchiveNeeds, sha256: string): Promise<void> => {
  const { directory, collection, objects } = needs
  const key = documentKey(collection, sha256)
  await objects.remove(key)
  await objects.put(key, { file: join(directory, objectPath(sha256)) }, { sha256 })
  if (!(await isWhole(needs, sha256)))
    throw new OperatorFault(
      'unavailable',
      `The store ${objects.address} gives back other bytes for ${key} than it was given. No machine uses the new ` +
        'documents yet. Check the store, then run the command again.',
    )
}

/** Reads the whole object back. */
const isWhole = async ({ collection, objects }: SharedArchiveNeeds, sha256: string): Promise<boolean> => {
  const key = documentKey(collection, sha256)
  if ((await objects.findSize(key)) === undefined) return false
  const digest = createHash('sha256')
  for await (const piece of objects.open(key)) digest.update(piece)
  return digest.digest('hex') === sha256
}
