import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { CHANNELS } from '@rotunda/contract'
import {
  countErasedEvidence,
  listEvidence,
  type FileTables,
  type NamedEvidence,
} from '../corrections/index.ts'
import { pauseChannel, type MessageTables } from '../messages/index.ts'
import { countWaitingMail, pauseMail, type PeopleTables } from '../people/index.ts'
import { isSystemFault, OperatorFault, type Store } from '../platform/index.ts'
import { CommitInDoubt, SQLITE_FILE } from '../platform/store/index.ts'
import { readChunks, writeChunks } from './copy-file.ts'
import { noteBackup, type BackupTables } from './last-backup.ts'
import { auditRestore, loadTables, refuseChanged, refuseRows, type LoadNeeds } from './load-tables.ts'
import { withLock } from './lock-data.ts'
import { findPlace, readManifest, type LeftToStore, type Manifest } from './manifest.ts'
import { EVIDENCE_FOLDER, isCopied } from './places.ts'
import { endUnfinishedRestore, findUnfinishedRestore, noteUnfinishedRestore } from './unfinished-restore.ts'

export type RestoreNeeds = Omit<LoadNeeds, 'manifest'> & {
  /** The data directory. */
  readonly directory: string
  /** Whether the database is rotunda.sqlite of the data directory. */
  readonly isSqlite: boolean
  /** Opens the database, and leaves its schema as it is. */
  readonly openStore: () => Promise<Store>
  /** Throws unless the secrets of this place are those of the backup. */
  readonly checkSecrets: (manifest: Manifest) => void
  /** Throws unless the store of this place has every object that the backup left to a store. */
  readonly checkStore: (left: LeftToStore) => Promise<void>
}

export type WaitingMessage = Pick<MessageTables['messages'], 'id' | 'mode' | 'channel' | 'state'>

export type RestoreReport = {
  readonly manifest: Manifest
  /** Evidence that the database names, and that the backup has no file of. */
  readonly missing: readonly NamedEvidence[]
  readonly erasedByRule: number
  /** Messages that are not settled, oldest first, up to a thousand of them. */
  readonly waiting: readonly WaitingMessage[]
  readonly waitingMails: number
}

/** Restores a backup into an empty place, whole or not at all. Channels and mail are paused then. */
export const restoreBackup = async (given: RestoreNeeds): Promise<RestoreReport> => {
  const manifest = await demandManifest(given)
  given.checkSecrets(manifest)
  if (manifest.store !== undefined) await given.checkStore(manifest.store)
  await mkdir(given.directory, { recursive: true, mode: 0o700 })
  return withLock(given.directory, () => restore({ ...given, manifest }))
}

const refuse = (detail: string): OperatorFault => new OperatorFault('invalid_query', detail)

const demandManifest = async ({ folder, migrations }: RestoreNeeds): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  if (manifest === undefined) throw refuse(`${folder} holds no backup: it has no complete backup.json.`)
  const stranger = manifest.schema.find((name, index) => migrations[index]?.name !== name)
  if (stranger === undefined) return manifest
  throw refuse(
    `The backup holds the schema step "${stranger}", which this version of Rotunda does not know. Restore it with ` +
      `version ${manifest.version}, or a newer one.`,
  )
}

type Needs = RestoreNeeds & { readonly manifest: Manifest }

const restore = async (needs: Needs): Promise<RestoreReport> => {
  const { directory } = needs
  const cutOff = findUnfinishedRestore(directory)
  if (cutOff !== undefined && (await isLoaded(needs, cutOff))) return finish(needs)
  if (cutOff !== undefined) await removeRestored(needs)
  await refuseFull(needs)
  const id = randomUUID()
  await noteUnfinishedRestore(directory, id)
  try {
    await copyFiles(needs)
    await withStore(needs, (store) => load(store, needs, id))
  } catch (cause) {
    // A commit whose answer was lost may stand: the next restore finds out.
    if (cause instanceof CommitInDoubt) throw cause
    await removeRestored(needs)
    await endUnfinishedRestore(directory)
    throw cause
  }
  return finish(needs)
}

const withStore = async <Result>(
  { openStore }: Needs,
  work: (store: Store) => Promise<Result>,
): Promise<Result> => {
  const store = await openStore()
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Whether an earlier restore was cut off after its commit. SQLite is made anew in any case. */
const isLoaded = async (needs: Needs, id: string): Promise<boolean> => {
  if (needs.isSqlite) return false
  return withStore(needs, async (store) => {
    const row = await store
      .db<BackupTables>()
      .selectFrom('backups')
      .select('detail')
      .where('name', '=', 'restored')
      .executeTakeFirst()
      .catch(() => undefined) // an empty database has no such table
    return row?.detail === id
  })
}

const isOfDatabase = (name: string): boolean => name.startsWith(SQLITE_FILE)

const listTaken = async ({ directory, isSqlite }: Needs): Promise<string[]> =>
  (await readdir(directory)).filter((name) => isCopied(name) === true || (isSqlite && isOfDatabase(name)))

const refuseFull = async (needs: Needs): Promise<void> => {
  const taken = await listTaken(needs)
  if (taken.length > 0)
    throw refuse(
      `${needs.directory} is not empty: it has ${taken.join(', ')}. Stop the service, move that folder away, and put only ` +
        'the secrets into a new one.',
    )
  // A file of SQLite would be made here.
  if (needs.isSqlite) return
  await withStore(needs, (store) =>
    store
      .db<unknown>()
      .transaction()
      .execute((trx) => refuseRows(trx, 'postgres')),
  )
}

const removeRestored = async (needs: Needs): Promise<void> => {
  for (const name of await listTaken(needs))
    await rm(join(needs.directory, name), { recursive: true, force: true })
}

const copyFiles = async ({ directory, folder, manifest, reportProgress }: Needs): Promise<void> => {
  for (const [index, { path, sha256, mode, changed_at }] of manifest.files.entries()) {
    reportProgress(`Copying file ${index + 1} of ${manifest.files.length}`)
    const place = join(directory, path)
    const copied = await writeChunks(place, readChunks(findPlace(folder, manifest, path))).catch(
      (cause: unknown) => {
        throw isSystemFault(cause, 'ENOENT') ? refuseChanged(path) : cause
      },
    )
    if (copied.sha256 !== sha256) throw refuseChanged(path)
    await chmod(place, mode)
    await utimes(place, changed_at / 1000, changed_at / 1000)
  }
}

/** Rows, pauses and the note of the restore become durable together. */
const load = async (store: Store, needs: Needs, id: string): Promise<void> => {
  const at = await store.now()
  await store.write<unknown, undefined>(async (trx) => {
    await loadTables(trx, store.engine, needs)
    // Modules name the tables that they write, and all are in this transaction.
    const inside: Pick<Store, 'write'> = { write: (work) => work(trx as never) }
    const reason = `The database was restored from the backup of ${needs.manifest.taken_at}.`
    for (const mode of ['sandbox', 'live'] as const)
      for (const channel of CHANNELS) await pauseChannel(inside, { mode, channel, reason, at })
    await pauseMail(inside, { pausedAt: at, reason })
    const notes = trx.$extendTables<BackupTables>()
    const taken = Date.parse(needs.manifest.taken_at)
    await noteBackup(notes, { name: 'made', at: taken, detail: '' })
    await noteBackup(notes, { name: 'restored', at: taken, detail: id })
    await auditRestore(trx, store.engine, needs, at)
    return undefined
  })
}

const finish = async (needs: Needs): Promise<RestoreReport> => {
  const report = await withStore(needs, async (store) => {
    const evidence = await listEvidence(store.db<FileTables>())
    const { files: copied, store: left } = needs.manifest
    // Evidence has its path as its key.
    const files = new Set([...copied.map(({ path }) => path), ...(left?.objects ?? []).map(({ key }) => key)])
    return {
      manifest: needs.manifest,
      missing: evidence.filter(({ sha256 }) => !files.has(`${EVIDENCE_FOLDER}/${sha256}`)),
      erasedByRule: await countErasedEvidence(store.db<FileTables>()),
      waiting: await listWaiting(store),
      waitingMails: await countMails(store),
    }
  })
  await endUnfinishedRestore(needs.directory)
  return report
}

const listWaiting = (store: Store): Promise<WaitingMessage[]> =>
  store
    .db<MessageTables>()
    .selectFrom('messages')
    .select(['id', 'mode', 'channel', 'state'])
    .where('state', 'in', ['queued', 'held', 'sending'])
    .orderBy('id')
    .limit(LISTED)
    .execute()

const LISTED = 1000

/** The table `mail` holds what an older version had not moved to the outbox. */
const countMails = async (store: Store): Promise<number> => {
  const { untried, refused } = await countWaitingMail(store)
  const { old } = await store
    .db<PeopleTables>()
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number | string>().as('old'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return untried + refused + Number(old)
}
