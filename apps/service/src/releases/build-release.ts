import type { KeyObject } from 'node:crypto'
import { rename, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { LedgerCorrection } from '../corrections/index.ts'
import { isSystemFault, Refusal } from '../platform/index.ts'
import type { Source } from '../publishers/index.ts'
import type { Collection } from './collection.ts'
import { indexFolder } from './index-files/index-folder.ts'
import { settleIndex } from './index-files/make-index.ts'
import type { OpenSource } from './build/choose-sources.ts'
import { explainFullDisk } from './build/explain-full-disk.ts'
import { leaveOutSamples } from './build/leave-out-samples.ts'
import { withWorkFolder } from './build/work-folder.ts'
import { readContents } from './build/read-contents.ts'
import { syncTree, syncFolder } from './bundle/sync-tree.ts'
import { writeRelease, type WrittenRelease } from './bundle/write-release.ts'
import { SUMMARY_FILE } from './release-names.ts'
import { verifyRelease } from './verify-release.ts'

export type BuildNeeds = {
  readonly collection: Collection
  /** Every document of the archive, in any order. */
  readonly sources: readonly Source[]
  readonly openSource: OpenSource
  /** All that were accepted. */
  readonly corrections: readonly LedgerCorrection[]
  /** Where the releases are. */
  readonly directory: string
  /** An Ed25519 private key. */
  readonly signing: KeyObject
  readonly say: (doing: string) => void
}

export type BuiltRelease = WrittenRelease & {
  readonly outcome: 'built' | 'already_there'
  /** Sample documents that do not count, since there are real ones. */
  readonly samplesLeftOut: number
}

/**
 * Builds the release of these documents and corrections. The same ones give the same bytes on any machine: nothing
 * else goes into it. The release appears whole or not at all, and changes nothing that is published. Failed checks are
 * in its summary. Refuses when there are no documents, and when there is no room.
 */
export const buildRelease = async (needs: BuildNeeds): Promise<BuiltRelease> => {
  const { directory, say } = needs
  if (needs.sources.length === 0)
    throw new Refusal('invalid_query', 'There is no source document to build a release from. Add some first.')
  const sources = leaveOutSamples(needs.sources, needs.collection)
  try {
    return await withWorkFolder(directory, async (work) => {
      const folder = join(work, 'release')
      const index = join(work, 'index')
      const { summary, counts } = await makeRelease({ ...needs, sources }, { work, folder, index })
      say('Putting the release in its place')
      const outcome = await settle(folder, join(directory, summary.id))
      await settleIndex(index, indexFolder(directory, summary.id))
      return { summary, counts, outcome, samplesLeftOut: needs.sources.length - sources.length }
    })
  } catch (cause) {
    throw explainFullDisk(cause, directory)
  }
}

const makeRelease = async (
  needs: BuildNeeds,
  { work, folder, index }: Readonly<Record<'work' | 'folder' | 'index', string>>,
): Promise<WrittenRelease> => {
  const contents = await readContents(join(work, 'staging.sqlite'), needs)
  try {
    return await writeRelease({ directory: folder, index }, contents, needs)
  } finally {
    contents.staging.close()
  }
}

/** One rename. A folder that holds something is never replaced by it, so two builds at once end up with one release. */
const settle = async (folder: string, place: string): Promise<BuiltRelease['outcome']> => {
  await syncTree(folder)
  try {
    await rename(folder, place)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
    await refuseDamaged(place)
    await noteBuilt(folder, place)
    return 'already_there'
  }
  await syncFolder(join(place, '..'))
  return 'built'
}

/** The last built is the latest, also where it had been built before another one. */
const noteBuilt = async (folder: string, place: string): Promise<void> => {
  const { atime, mtime } = await stat(join(folder, SUMMARY_FILE))
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
