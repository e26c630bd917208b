import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSystemFault } from '../platform/index.ts'
import { findSummary } from './find-summary.ts'
import { FREED_FOLDER, isReleaseId, SUMMARY_FILE, USED_FOLDER } from './release-names.ts'
import type { ReleaseSummary } from './release.ts'

/** Says whether releases of this folder may be fetched from a store when a reader asks for them. */
export const setFetched = (directory: string, isFetched: boolean): void => {
  const folder = join(directory, USED_FOLDER)
  if (isFetched) mkdirSync(folder, { recursive: true })
  else rmSync(folder, { recursive: true, force: true })
}

const isFetched = (directory: string): boolean => existsSync(join(directory, USED_FOLDER))

const NOTE_EVERY_MILLISECONDS = 30_000
const noted = new Map<string, number>()

/**
 * Notes the use of a release in a file, which every thread and process on the folder can read. Returns false where
 * nothing is fetched from a store. The use of an absent release is the request to fetch it.
 */
export const noteUse = (directory: string, release: string): boolean => {
  if (!isFetched(directory)) return false
  const path = join(directory, USED_FOLDER, release)
  const now = performance.now()
  if (existsSync(path) && now - (noted.get(path) ?? -Infinity) < NOTE_EVERY_MILLISECONDS) return true
  noted.set(path, now)
  try {
    writeFileSync(path, 'used')
  } catch (cause) {
    // A full disk does not stop a reader.
    if (!isSystemFault(cause, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'ENOENT')) throw cause
  }
  return true
}

/** Forgets the use of a release, and with it the request to fetch it. */
export const forgetUse = (directory: string, release: string): void => {
  rmSync(join(directory, USED_FOLDER, release), { force: true })
}

/** Lists the absent releases that readers asked for. */
export const listAsked = (directory: string): readonly string[] => {
  if (!isFetched(directory)) return []
  return readdirSync(join(directory, USED_FOLDER))
    .filter(isReleaseId)
    .filter((release) => !existsSync(join(directory, release)))
}

/** Time of the last use of a release, by the clock of the file system; until the first use, of its summary. */
export const findUsed = (directory: string, release: string): number => {
  const paths = [join(directory, USED_FOLDER, release), join(directory, release, SUMMARY_FILE)]
  return Math.max(0, ...paths.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0))
}

/** Place of the summary of a freed release. */
export const freedFolder = (directory: string, release: string): string =>
  join(directory, FREED_FOLDER, release)

/** Whether the files of a release were removed here, and can be fetched again. */
export const isFreed = (directory: string, release: string): boolean =>
  isFetched(directory) && existsSync(join(freedFolder(directory, release), SUMMARY_FILE))

/** Finds the summary of a release that is here or was freed. */
export const findKnownSummary = (directory: string, release: string): ReleaseSummary | undefined =>
  findSummary(join(directory, release)) ?? findSummary(freedFolder(directory, release))
