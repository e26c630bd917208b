import { rename, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault, Refusal } from '../../platform/index.ts'
import { syncFolder, syncTree } from '../bundle/sync-tree.ts'
import { indexFolder } from '../index-files/index-folder.ts'
import { settleIndex } from '../index-files/make-index.ts'
import { SUMMARY_FILE } from '../release-names.ts'
import { verifyRelease } from '../verify-release.ts'

/** Gives a release and its index their places beside the others. */
export const settleRelease = async (
  { folder, index }: { readonly folder: string; readonly index: string },
  releases: string,
  id: string,
): Promise<'built' | 'already_there'> => {
  const outcome = await settle(folder, join(releases, id))
  await settleIndex(index, indexFolder(releases, id))
  return outcome
}

/** One rename. A folder that holds something is never replaced by it, so two builds at once end up with one release. */
const settle = async (folder: string, place: string): Promise<'built' | 'already_there'> => {
  await syncTree(folder)
  try {
    await rename(folder, place)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
    await confirmBuilt(place, join(folder, SUMMARY_FILE))
    return 'already_there'
  }
  await syncFolder(join(place, '..'))
  return 'built'
}

/**
 * Refuses a release that is damaged. Else it is the latest, also where it had been built before another one: `made` is
 * what this build has made, and has its time.
 */
export const confirmBuilt = async (place: string, made: string): Promise<void> => {
  await refuseDamaged(place)
  const { atime, mtime } = await stat(made)
  await utimes(join(place, SUMMARY_FILE), atime, mtime)
}

/** A release is never written over, since it may be open: what is damaged is left to a person. */
const refuseDamaged = async (place: string): Promise<void> => {
  const faults = await verifyRelease(place)
  if (faults.length === 0) return
  throw new Refusal(
    'invalid_query',
    `${place} is there already, and is damaged: ${faults.join('; ')}. ` +
      'Move that folder away, then build again.',
  )
}
