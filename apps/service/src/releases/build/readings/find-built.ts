import { createPublicKey, hash, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import type { LedgerCorrection } from '../../../corrections/ledger/index.ts'
import type { Source } from '../../../publishers/index.ts'
import type { WrittenRelease } from '../../bundle/write-release.ts'
import type { Collection } from '../../collection.ts'
import { noteBuilt } from '../../publish/builds.ts'
import { findSummary } from '../../find-summary.ts'
import { hasIndex } from '../../index-files/index-folder.ts'
import { digestOf } from '../digest-of.ts'
import { refuseDamaged } from '../settle-release.ts'
import type { ReadingStore } from './reading-store.ts'

/** Everything that goes into a release. */
type Inputs = {
  readonly collection: Collection
  readonly sources: readonly Source[]
  readonly corrections: readonly LedgerCorrection[]
  readonly ledger?: Uint8Array
  readonly signing: KeyObject
  readonly code?: string
}

type FindNeeds = Inputs & {
  readonly store: ReadingStore
  readonly directory: string
  /** The folder of this build. */
  readonly work: string
  readonly reportProgress: (doing: string) => void
}

type Built = Pick<WrittenRelease, 'counts'> & { readonly release: string }

/** Finds the release that an earlier build made of the same inputs, and makes it the latest. Refuses a damaged one. */
export const findBuilt = async (needs: FindNeeds): Promise<WrittenRelease | undefined> => {
  const { directory, work, reportProgress } = needs
  const built = await readBuilt(needs)
  if (built === undefined || !hasIndex(directory, built.release)) return undefined
  const summary = findSummary(join(directory, built.release))
  if (summary === undefined) return undefined
  reportProgress('Verifying the release, which an earlier build made from the same inputs')
  await refuseDamaged(join(directory, built.release))
  await noteBuilt(directory, built.release, work)
  return { summary, counts: built.counts }
}

const readBuilt = async (needs: Inputs & { readonly store: ReadingStore }): Promise<Built | undefined> => {
  const name = nameBuild(needs)
  const kept = name === undefined ? undefined : await needs.store.find(name)
  if (kept === undefined) return undefined
  const lines = await Array.fromAsync(kept)
  // The file is whole and its name identifies its contents, so this is the JSON that keepBuilt() wrote.
  return JSON.parse(lines.flat().join('')) as Built
}

export const keepBuilt = (needs: Inputs & { readonly store: ReadingStore }, built: Built): void => {
  const name = nameBuild(needs)
  if (name === undefined) return
  const draft = needs.store.begin(name)
  draft.add(JSON.stringify(built))
  draft.keep()
}

/** Names a build by its inputs. The order of the corrections matters to a release; that of the documents does not. */
const nameBuild = ({
  collection,
  sources,
  corrections,
  ledger = EMPTY,
  signing,
  code,
}: Inputs): string | undefined => {
  if (code === undefined) return undefined
  const key = createPublicKey(signing).export({ type: 'spki', format: 'pem' })
  const versions = Object.values(collection.publishers).map(({ name, parserVersion }) => [
    name,
    parserVersion,
  ])
  const documents = sources.map((source) => JSON.stringify(source)).sort()
  const inputs = [code, collection.name, versions, key, documents, corrections, hash('sha256', ledger, 'hex')]
  return `built-${digestOf(inputs, SHA256_DIGITS)}`
}

const EMPTY = new Uint8Array()
const SHA256_DIGITS = 64
