import { OperatorFault } from '../../platform/index.ts'
import { StoreFault } from '../../platform/object-store/index.ts'
import type { Collection } from '../collection.ts'
import { CHECKSUMS_FILE, SIGNATURE_FILE, SUMMARY_FILE } from '../release-names.ts'
import type { ReleaseStore } from '../release-store.ts'
import { bringRelease } from './bring-release.ts'
import { holdsSizes, putRelease, readStoredSummary, type PutNeeds } from './put-release.ts'
import { signStored } from './sign-stored.ts'
import { bringIndex, putIndex } from './stored-index.ts'
import { indexKey, releaseKey, SUMMARY_SIGNATURE } from './stored-objects.ts'

export type ReleaseStoreNeeds = PutNeeds & { readonly collection: Pick<Collection, 'name' | 'tables'> }

/** Makes the store of the releases of a collection. Calls for one release share one fetch. */
export const makeReleaseStore = (needs: ReleaseStoreNeeds): ReleaseStore => {
  const { collection } = needs
  const fetching = new Map<string, Promise<void>>()
  const bring = async (release: string, signal: AbortSignal): Promise<void> => {
    await bringRelease(needs, collection.name, release, signal)
    await bringIndex(needs, collection, release, signal)
  }
  return {
    put: (release, signal) =>
      explained(async () => {
        await putRelease(needs, collection.name, release, signal)
        await putIndex(needs, collection, release, signal)
      }),
    bring: (release, signal) => {
      const running = fetching.get(release)
      if (running !== undefined) return running
      const begun = bring(release, signal).finally(() => fetching.delete(release))
      fetching.set(release, begun)
      return begun
    },
    sign: (wanted) => signStored(needs.objects, collection.name, wanted),
    holds: (release, signal) => explained(() => holdsSizes(needs, collection.name, release, signal)),
    remove: (release) => explained(() => removeStored(needs, release)),
  }
}

/** Commands end with the message of a fault of the store. */
const explained = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof StoreFault ? new OperatorFault('unavailable', cause.message, { cause }) : cause
  }
}

/** Removes the summary first, so that no machine begins to fetch the release. A list finds what no summary names. */
const removeStored = async (needs: ReleaseStoreNeeds, release: string): Promise<void> => {
  const { objects, collection } = needs
  const { name, tables } = collection
  const files = (await readStoredSummary(needs, name, release))?.files ?? []
  const known = [
    ...[SUMMARY_FILE, SUMMARY_SIGNATURE, ...files.map(({ path }) => path)].map((path) =>
      releaseKey(name, release, path),
    ),
    ...[CHECKSUMS_FILE, SIGNATURE_FILE, ...tables.map((table) => `${table.name}.sqlite`)].map((path) =>
      indexKey(name, release, path),
    ),
  ]
  for (const key of known) await objects.remove(key)
  for await (const { key } of objects.list(releaseKey(name, release, ''))) await objects.remove(key)
  for await (const { key } of objects.list('indexes/'))
    if (key.includes(`/${name}/${release}/`)) await objects.remove(key)
}
