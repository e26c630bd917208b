import { makeIndex, type IndexNeeds } from '../releases/index-files/index.ts'
import type { OpenRelease } from '../releases/index.ts'
import { openIndexed, refuseUnreadable } from '../releases/open/index.ts'

/**
 * Opens a published release, and first makes its index if this machine has none that can be read: a new version of the
 * service makes that of the current release alone. One index is made at a time, however many readers ask.
 */
export const openWithIndex = async (needs: IndexNeeds): Promise<OpenRelease> => {
  const indexed = { ...needs, shared: undefined }
  try {
    return openIndexed(indexed)
  } catch {
    const making = lastMade.then(() => makeIndex(needs, NEVER))
    lastMade = making.catch(() => undefined)
    try {
      await making
      return openIndexed(indexed)
    } catch (cause) {
      throw refuseUnreadable(needs.release, cause)
    }
  }
}

let lastMade: Promise<unknown> = Promise.resolve()

/** An index that was begun is finished, since the next reader needs it too. */
const NEVER = new AbortController().signal
