import { readdirSync, renameSync, statSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault } from '../../platform/index.ts'
import { withWorkFolder } from '../build/work-folder.ts'
import { syncFolder } from '../bundle/sync-tree.ts'
import { parseIndexName } from '../index-files/index-folder.ts'
import { STORED_RELEASE_LIMITS } from '../limits.ts'
import { INDEXES_FOLDER, isReleaseId, SUMMARY_FILE } from '../release-names.ts'
import type { ReleaseStore } from '../release-store.ts'
import { findUsed, forgetUse, freedFolder } from '../used-releases.ts'

/** Releases of one collection on this machine, which its store has as well. */
export type CachedReleases = {
  /** Folder of all releases. */
  readonly directory: string
  readonly store: Pick<ReleaseStore, 'holds'>
  /** Whether a release was published, and nothing here needs it now. It is asked again just before the removal. */
  readonly isSpare: (release: string) => boolean
}

export type EvictionNeeds = { readonly mostBytes: number; readonly now: Date; readonly signal: AbortSignal }

/**
 * Removes spare releases with their indexes, the least recently used first, until the releases of all collections fit.
 * Each one is removed only if the store has it whole; its summary is kept for the lists. Returns the ids.
 */
export const evictReleases = async (
  all: readonly CachedReleases[],
  { mostBytes, now, signal }: EvictionNeeds,
): Promise<readonly string[]> => {
  const held = all.flatMap((cached) => listHeld(cached))
  let bytes = held.reduce((sum, one) => sum + one.bytes, 0)
  const freed: string[] = []
  const unused = held
    .filter(({ usedAt }) => now.getTime() - usedAt >= STORED_RELEASE_LIMITS.usedSeconds.value * 1000)
    .toSorted((one, other) => one.usedAt - other.usedAt)
  for (const { cached, release, bytes: size } of unused) {
    if (bytes <= mostBytes) break
    if (!cached.isSpare(release) || !(await cached.store.holds(release, signal))) continue
    if (!cached.isSpare(release)) continue
    await evictRelease(cached.directory, release)
    bytes -= size
    freed.push(release)
  }
  return freed
}

type HeldRelease = {
  readonly cached: CachedReleases
  readonly release: string
  readonly bytes: number
  readonly usedAt: number
}

const listHeld = (cached: CachedReleases): HeldRelease[] => {
  const { directory } = cached
  const indexes = listIndexes(directory)
  return listNames(directory)
    .filter(isReleaseId)
    .map((release) => {
      const folders = [join(directory, release), ...(indexes.get(release) ?? [])]
      const bytes = folders.reduce((sum, folder) => sum + measureFolder(folder), 0)
      return { cached, release, bytes, usedAt: findUsed(directory, release) }
    })
}

const listNames = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}

/** Folders of the indexes of each release, in every format. */
const listIndexes = (directory: string): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const name of listNames(join(directory, INDEXES_FOLDER))) {
    const { release } = parseIndexName(name) ?? {}
    if (release === undefined) continue
    found.getOrInsertComputed(release, () => []).push(join(directory, INDEXES_FOLDER, name))
  }
  return found
}

/** Another process may remove files of the folder meanwhile. */
const measureFolder = (folder: string): number => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false })
      return sum + (found?.isFile() === true ? found.size : 0)
    }, 0)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return 0
    throw cause
  }
}

/** Removes a release in one step, and then its indexes. A reader who has its files open goes on reading them. */
const evictRelease = async (directory: string, release: string): Promise<void> => {
  await keepSummary(directory, release)
  await withWorkFolder(directory, async (work) => {
    forgetUse(directory, release)
    renameSync(join(directory, release), join(work, 'release'))
    await syncFolder(directory)
    for (const [number, index] of (listIndexes(directory).get(release) ?? []).entries())
      renameSync(index, join(work, `index-${number}`))
  })
}

const keepSummary = async (directory: string, release: string): Promise<void> => {
  const folder = freedFolder(directory, release)
  await mkdir(folder, { recursive: true })
  await withWorkFolder(directory, async (work) => {
    await copyFile(join(directory, release, SUMMARY_FILE), join(work, SUMMARY_FILE))
    renameSync(join(work, SUMMARY_FILE), join(folder, SUMMARY_FILE))
  })
  await syncFolder(folder)
}
