import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isRunning, isSystemFault, nameMachine, OperatorFault } from '../../platform/index.ts'

/** Folders that this process works in: several builds may run at once. */
const inUse = new Set<string>()

/**
 * Works in a folder beside the releases, on their file system, and removes it afterwards. Folders of killed processes
 * are removed first.
 */
export const withWorkFolder = async <Result>(
  releases: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  mkdirSync(releases, { recursive: true })
  removeAll(releases, isLeftHere)
  const folder = mkdtempSync(join(releases, `tmp-${process.pid}-${nameMachine()}-`))
  const name = basename(folder)
  inUse.add(name)
  try {
    // The clock of the file system, which also dates the folders that it is compared with.
    const now = statSync(folder).mtimeMs
    removeAll(releases, (path) => isOld(path, now))
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    inUse.delete(name)
  }
}

/**
 * Works in a folder that stays when the work fails or its process is killed: the next work of the same name on this
 * machine goes on in it. A folder that was left for a day is removed.
 */
export const withResumedFolder = async <Result>(
  parent: string,
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  const own = `tmp-${process.pid}-${nameMachine()}-${name}`
  const folder = join(parent, own)
  const left = readdirSync(parent).find((one) => one.endsWith(`-${name}`) && isLeftHere(join(parent, one)))
  if (left === undefined) mkdirSync(folder)
  else if (left !== own) renameSync(join(parent, left), folder)
  inUse.add(own)
  try {
    // The clock of the file system, which also dates the folders that it is compared with.
    writeFileSync(join(parent, 'used'), own)
    const now = statSync(join(parent, 'used')).mtimeMs
    removeAll(parent, (path) => path !== folder && isOld(path, now))
    const result = await work(folder)
    rmSync(folder, { recursive: true, force: true })
    return result
  } finally {
    inUse.delete(own)
  }
}

const removeAll = (releases: string, isLeft: (path: string) => boolean): void => {
  const paths = readdirSync(releases).map((name) => join(releases, name))
  for (const path of paths.filter(isLeft)) rmSync(path, { recursive: true, force: true })
}

const WORK_FOLDER = /^tmp-(\d+)-([^-]*)/

/**
 * Whether a work folder belongs to a process of this machine that has ended: another process may be building now.
 * Process ids are reused, so folders of this process's own id count only if it does not use them.
 */
const isLeftHere = (path: string): boolean => {
  const name = basename(path)
  const [, pid, machine] = WORK_FOLDER.exec(name) ?? []
  if (pid === undefined || machine !== nameMachine()) return false
  return Number(pid) === process.pid ? !inUse.has(name) : !isRunning(Number(pid))
}

/** No build takes as long as a day. */
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Whether a work folder of any machine is too old: the end of its process may have gone unseen. */
const isOld = (path: string, now: number): boolean => {
  const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
  return WORK_FOLDER.test(basename(path)) && now - changedAt > DAY_MILLISECONDS
}

/** SQLITE_FULL, and SQLITE_IOERR_WRITE for limits other than a full disk. */
const SQLITE_FULL = [13, 778]

/** Explains an error of a full disk to the person who can make room. Returns any other error as it is. */
export const explainFullDisk = (cause: unknown, directory: string): unknown => {
  if (!isFull(cause)) return cause
  return new OperatorFault(
    'unavailable',
    `There is no room left in ${directory}. Make room, or give ROTUNDA_DATA a larger disk, and run the command again. ` +
      'Unfinished files are removed, and published releases have not changed.',
    { cause },
  )
}

const isFull = (cause: unknown): boolean =>
  isSystemFault(cause, 'ENOSPC', 'EDQUOT', 'EFBIG') ||
  (cause instanceof Error && 'errcode' in cause && SQLITE_FULL.some((code) => code === cause.errcode))
