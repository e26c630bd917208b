import type { IndexNeeds } from './index-folder.ts'
import { makeIndex } from './make-index.ts'

/** Makes indexes that were removed while their releases are served: one of each release at a time. */
export const makeRestorer = (needs: Omit<IndexNeeds, 'release'>) => {
  const running = new Map<string, Promise<boolean>>()
  const stopping = new AbortController()
  const start = (release: string): Promise<boolean> => {
    const made = makeIndex({ ...needs, release }, stopping.signal).finally(() => running.delete(release))
    running.set(release, made)
    return made
  }
  return {
    /** Whether there was something to make. */
    restore: (release: string): Promise<boolean> => running.get(release) ?? start(release),
    stop: async (): Promise<void> => {
      stopping.abort(new Error('the service is being closed'))
      await Promise.allSettled(running.values())
    },
  }
}
