import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import type { LedgerCorrection } from '../../corrections/ledger/index.ts'
import { OperatorFault } from '../../platform/index.ts'
import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { makeDocumentReader, type DocumentReader, type OpenSource } from './readings/document-reader.ts'
import { explainFullDisk, withWorkFolder } from './work-folder.ts'
import { findBuilt, keepBuilt } from './readings/find-built.ts'
import { keepReadings } from './readings/keep-readings.ts'
import { makeReadingStore } from './readings/reading-store.ts'
import { readContents } from './read-contents.ts'
import { settleRelease } from './settle-release.ts'
import { writeRelease, type WrittenRelease } from '../bundle/write-release.ts'
import { READINGS_FOLDER } from '../release-names.ts'

export type BuildNeeds = {
  readonly collection: Collection
  /** Every document of the archive, in any order. */
  readonly sources: readonly Source[]
  readonly openSource: OpenSource
  /** All accepted corrections. */
  readonly corrections: readonly LedgerCorrection[]
  /** The ledger that the corrections were read from, byte for byte. A release holds it, unless it is empty. */
  readonly ledger?: Uint8Array
  /** Folder of all releases. */
  readonly directory: string
  /** An Ed25519 private key. */
  readonly signing: KeyObject
  /**
   * Digest of everything else that the bytes of a release depend on, such as the code and its dependencies. If the last
   * build had the same inputs, its release is verified and not made again. Without a digest every release is made.
   */
  readonly code?: string
  readonly reportProgress: (doing: string) => void
  /** Runs before the release appears in its place. It throws if this process may no longer put it there. */
  readonly confirm?: (() => Promise<void>) | undefined
}

export type BuiltRelease = WrittenRelease & {
  readonly outcome: 'built' | 'already_there'
  /** Number of sample documents that were left out, because there are real ones. */
  readonly samplesLeftOut: number
}

/**
 * Builds the release of these documents and corrections. The same inputs give the same bytes on any machine. The
 * release appears whole or not at all, and changes nothing that is published. Its summary has the failed checks.
 * Refuses if there are no documents, or no room.
 */
export const buildRelease = async (needs: BuildNeeds): Promise<BuiltRelease> => {
  const { directory, reportProgress } = needs
  if (needs.sources.length === 0)
    throw new OperatorFault(
      'invalid_query',
      'The archive has no source document to build a release from. Add one first.',
    )
  const sources = leaveOutSamples(needs.sources, needs.collection)
  try {
    return await withWorkFolder(directory, async (work) => {
      const store = makeReadingStore(join(directory, READINGS_FOLDER), work)
      const samplesLeftOut = needs.sources.length - sources.length
      const built = await findBuilt({ ...needs, sources, store, work })
      if (built !== undefined) return { ...built, outcome: 'already_there', samplesLeftOut }
      const folders = { folder: join(work, 'release'), index: join(work, 'index') }
      const { publishers } = needs.collection
      const documents = keepReadings({
        publishers,
        store,
        documents: makeDocumentReader({ ...needs, publishers }),
      })
      const { summary, counts } = await makeRelease({ ...needs, sources, documents }, { work, ...folders })
      await needs.confirm?.()
      reportProgress('Putting the release in its place')
      const outcome = await settleRelease({ ...folders, work }, directory, summary.id)
      keepBuilt({ ...needs, sources, store }, { release: summary.id, counts })
      store.removeUnused()
      return { summary, counts, outcome, samplesLeftOut }
    })
  } catch (cause) {
    throw explainFullDisk(cause, directory)
  }
}

const makeRelease = async (
  needs: BuildNeeds & { readonly documents: DocumentReader },
  { work, folder, index }: Readonly<Record<'work' | 'folder' | 'index', string>>,
): Promise<WrittenRelease> => {
  const contents = await readContents(join(work, 'staging.sqlite'), needs)
  try {
    return await writeRelease({ directory: folder, index }, contents, needs)
  } finally {
    contents.staging.close()
  }
}

/**
 * A release is made of invented documents or of real ones, never of both: the first real document leaves all samples
 * out. Documents that come with the service always count.
 */
const leaveOutSamples = (
  sources: readonly Source[],
  { documents }: Pick<Collection, 'documents'>,
): readonly Source[] => {
  const isReal = sources.some(({ sample, publisher }) => !sample && !documents.included.includes(publisher))
  return isReal ? sources.filter(({ sample }) => !sample) : sources
}
