import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault, OperatorFault } from '../../platform/index.ts'
import { noteBuilt } from '../publish/builds.ts'
import { syncFolder, syncTree } from '../bundle/sync-tree.ts'
import { indexFolder } from '../index-files/index-folder.ts'
import { settleIndex } from '../index-files/make-index.ts'
import { verifyRelease } from '../verify/verify-release.ts'

/** Moves a release and its index to their places. The release is then the latest, even if it was there already. */
export const settleRelease = async (
  { folder, index, work }: Readonly<Record<'folder' | 'index' | 'work', string>>,
  releases: string,
  id: string,
): Promise<'built' | 'already_there'> => {
  const outcome = await settle(folder, join(releases, id))
  await settleIndex(index, indexFolder(releases, id))
  await noteBuilt(releases, id, work)
  return outcome
}

/**
 * Moves a folder by one rename. A rename never replaces a folder that holds files, so two builds at once end up with
 * one release.
 */
const settle = async (folder: string, place: string): Promise<'built' | 'already_there'> => {
  await syncTree(folder)
  try {
    await rename(folder, place)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
    await refuseDamaged(place)
    return 'already_there'
  }
  await syncFolder(join(place, '..'))
  return 'built'
}

/** Refuses a damaged release. It is never overwritten, since it may be open: an operator decides about it. */
export const refuseDamaged = async (place: string): Promise<void> => {
  const faults = await verifyRelease(place)
  if (faults.length === 0) return
  throw new OperatorFault(
    'invalid_query',
    `${place} exists already, but is damaged: ${faults.join('; ')}. ` +
      'Move that folder away, then build again.',
  )
}
