import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { compareAuditHead } from '../audit/index.ts'
import type { NamedEvidence } from '../corrections/index.ts'
import { OperatorFault, type Store } from '../platform/index.ts'
import { moveFile, readChunks, readDigest, writeChunks } from './copy-file.ts'
import { noteBackup, type BackupTables } from './last-backup.ts'
import { listDataFiles, unlessGone, type DataFile } from './list-data-files.ts'
import { withLock } from './lock-data.ts'
import {
  findPlace,
  listPaths,
  NEXT_FOLDER,
  readManifest,
  writeManifest,
  type BackupFile,
  type LeftToStore,
  type Manifest,
} from './manifest.ts'
import { HeldObjects, type CommonStore } from './held-objects.ts'
import { EVIDENCE_FOLDER, tablePath } from './places.ts'
import { readSnapshot } from './read-snapshot.ts'

export type BackupNeeds = {
  /** Every write through it records the backup in the audit log. */
  readonly store: Store
  /** The data directory. */
  readonly directory: string
  readonly folder: string
  readonly version: string
  /** Fingerprint of the key that signs releases; null for a service without one. */
  readonly signingKey: string | null
  /** Files that left the data directory leave the backup as well. Evidence that was erased by rule always does. */
  readonly prune: boolean
  /** Replaces the backup of another database. */
  readonly replace: boolean
  readonly reportProgress: (doing: string) => void
  /** Store that several machines share. The backup leaves to it what it holds. */
  readonly common?: CommonStore | undefined
}

export type BackupReport = {
  readonly manifest: Manifest
  /** Number of files that were new. */
  readonly copied: number
  /** Files that left the data directory and stay in the backup. */
  readonly kept: readonly string[]
  /** Files whose content is not what their name says; the backup keeps its earlier copy, if it has one. */
  readonly damaged: readonly string[]
  readonly missing: readonly NamedEvidence[]
  /** Entries of the data directory that the service does not make. */
  readonly unknown: readonly string[]
}

/** Brings the folder up to the present state of the service. Until the end, it holds the backup before. */
export const makeBackup = (needs: BackupNeeds): Promise<BackupReport> =>
  withLock(needs.directory, async () => {
    const former = await openFolder(needs)
    const at = await needs.store.now()
    const report = await writeNext(needs, former, at)
    await writeManifest(needs.folder, report.manifest)
    await settle(needs.folder, report.manifest)
    await needs.store.write<BackupTables, undefined>((trx) =>
      noteBackup(trx, { name: 'made', at: at.getTime(), detail: '' }).then(() => undefined),
    )
    return report
  })

const refuse = (detail: string): OperatorFault => new OperatorFault('invalid_query', detail)

/** Completes what an interrupted backup left. Refuses a folder with other contents. */
const openFolder = async (needs: BackupNeeds): Promise<Manifest | undefined> => {
  const { folder, directory } = needs
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [real, data] = [await realpath(folder), await realpath(directory)]
  if (`${real}${sep}`.startsWith(`${data}${sep}`) || `${data}${sep}`.startsWith(`${real}${sep}`))
    throw refuse(`${folder} lies in ROTUNDA_DATA, or holds it. Give a folder on another disk.`)
  const former = await readManifest(folder)
  const others = (await readdir(folder)).filter((name) => name !== NEXT_FOLDER)
  if (former === undefined && others.length > 0)
    throw refuse(
      `${folder} is not empty, and holds no backup. Give an empty folder, or the folder of a backup.`,
    )
  if (former !== undefined) {
    await refuseOtherDatabase(needs, former)
    if (former.settling) await settle(folder, former)
  }
  await rm(join(folder, NEXT_FOLDER), { recursive: true, force: true })
  return former
}

/** A backup must not lose lines: its database may be another one, or an older copy of this one. */
const refuseOtherDatabase = async (
  { store, folder, replace }: BackupNeeds,
  { audit_head: head }: Manifest,
) => {
  if (replace || head === null || (await compareAuditHead(store, head)) === 'held') return
  throw refuse(
    `The backup in ${folder} has lines of the audit log that this database lacks: it is of another database, or a ` +
      'newer state of this one. Give another folder, or replace that backup with --replace.',
  )
}

const writeNext = async (
  needs: BackupNeeds,
  former: Manifest | undefined,
  at: Date,
): Promise<BackupReport> => {
  const { directory, folder, store, reportProgress } = needs
  reportProgress('Reading the database')
  const place = (path: string) => join(folder, NEXT_FOLDER, path)
  const { evidence, ...snapshot } = await readSnapshot(store, (table) => place(tablePath(table)))
  // The database comes first: files only come, so each one that it names is there.
  const found = await listDataFiles(directory)
  const named = new Set(evidence.map(({ sha256 }) => `${EVIDENCE_FOLDER}/${sha256}`))
  const isWanted = (path: string) => !path.startsWith(`${EVIDENCE_FOLDER}/`) || named.has(path)
  const known = new Map(former?.files.map((file) => [file.path, file]))
  const files = new Map<string, BackupFile>()
  const damaged: string[] = []
  const common = new HeldObjects(needs.common)
  let copied = 0
  for (const [index, file] of found.files.filter(({ path }) => isWanted(path)).entries()) {
    reportProgress(`Copying file ${index + 1} of ${found.files.length}`)
    if (await common.holds(file)) continue
    const before = known.get(file.path)
    if (before !== undefined && (await isSame(folder, before, file))) {
      files.set(file.path, before)
      continue
    }
    const content = await unlessGone(writeChunks(place(file.path), readChunks(join(directory, file.path))))
    if (content === undefined || isDamaged(file.path, content.sha256)) {
      await rm(place(file.path), { force: true })
      if (content !== undefined) damaged.push(file.path)
      continue
    }
    copied += 1
    files.set(file.path, { path: file.path, mode: file.mode, changed_at: file.changed_at, ...content })
  }
  const lost = []
  for (const one of evidence)
    if (!files.has(pathOfEvidence(one)) && !(await common.holdsEvidence(one.sha256))) lost.push(one)
  const isKept = (path: string) =>
    !common.has(path) && (!needs.prune || named.has(path) || damaged.includes(path))
  const kept = (former?.files ?? []).filter(({ path }) => !files.has(path) && isWanted(path) && isKept(path))
  for (const file of kept) files.set(file.path, file)
  const manifest = describe(
    needs,
    { ...snapshot, files: [...files.values()], at, left: common.describe() },
    former,
  )
  return {
    manifest,
    copied,
    kept: kept.map(({ path }) => path),
    damaged,
    missing: lost.filter((one) => !files.has(pathOfEvidence(one))),
    unknown: found.unknown,
  }
}

const pathOfEvidence = ({ sha256 }: Pick<NamedEvidence, 'sha256'>): string => `${EVIDENCE_FOLDER}/${sha256}`

/** Whether the folder has the file as it is. The copy is read, since the disk of the folder may have damaged it. */
const isSame = async (folder: string, before: BackupFile, file: DataFile): Promise<boolean> =>
  before.bytes === file.bytes &&
  before.changed_at === file.changed_at &&
  before.mode === file.mode &&
  (await unlessGone(readDigest(readChunks(join(folder, before.path))))) === before.sha256

/** A file whose name is a digest never changes. */
const isDamaged = (path: string, sha256: string): boolean =>
  /^[0-9a-f]{64}$/.test(basename(path)) && basename(path) !== sha256

type Described = Omit<Awaited<ReturnType<typeof readSnapshot>>, 'evidence'> & {
  readonly files: BackupFile[]
  readonly at: Date
  readonly left: LeftToStore | undefined
}

const describe = (
  { store, version, signingKey }: BackupNeeds,
  { at, left, ...contents }: Described,
  former: Manifest | undefined,
): Manifest => {
  const manifest: Manifest = {
    format: left === undefined ? 1 : 2,
    version,
    engine: store.engine,
    taken_at: at.toISOString(),
    signing_key: signingKey,
    ...contents,
    ...(left && { store: left }),
    settling: true,
    leaving: [],
  }
  const paths = new Set(listPaths(manifest))
  const leaving = former === undefined ? [] : listPaths(former).filter((path) => !paths.has(path))
  return { ...manifest, leaving }
}

/** Moves the new files to their places, and removes those that leave. After a crash it begins again. */
const settle = async (folder: string, manifest: Manifest): Promise<void> => {
  for (const path of listPaths(manifest)) {
    const place = findPlace(folder, manifest, path)
    if (place !== join(folder, path)) await moveFile(place, join(folder, path))
  }
  for (const path of manifest.leaving) await rm(join(folder, path), { force: true })
  await writeManifest(folder, { ...manifest, settling: false, leaving: [] })
  await rm(join(folder, NEXT_FOLDER), { recursive: true, force: true })
}
