import { setTimeout } from 'node:timers/promises'
import { StoreFault, type ObjectStore } from '../../platform/object-store/index.ts'
import { STORED_RELEASE_LIMITS } from '../limits.ts'
import type { WantedFile } from '../release-store.ts'
import { releaseKey } from './stored-objects.ts'

const ANSWER_MILLISECONDS = STORED_RELEASE_LIMITS.answerSeconds.value * 1000
const ADDRESS_SECONDS = STORED_RELEASE_LIMITS.addressMinutes.value * 60

/** Signs an address of a file, if the store has the file. Only its size is compared: the reader checks the digest. */
export const signStored = async (
  objects: ObjectStore,
  collection: string,
  { release, file, ...options }: WantedFile,
): Promise<string | undefined> => {
  const key = releaseKey(collection, release, file.path)
  const sign = async (): Promise<string | undefined> =>
    (await objects.findSize(key)) === file.bytes
      ? objects.sign(key, { ...options, seconds: ADDRESS_SECONDS, mediaType: file.media_type })
      : undefined
  const answered = new AbortController()
  const late = setTimeout(ANSWER_MILLISECONDS, undefined, { signal: answered.signal }).catch(() => undefined)
  try {
    return await Promise.race([sign(), late])
  } catch (cause) {
    if (cause instanceof StoreFault) return undefined
    throw cause
  } finally {
    answered.abort()
  }
}
