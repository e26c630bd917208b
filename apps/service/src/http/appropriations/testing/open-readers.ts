import { Readers, type ReadersNeeds } from '../../readers/readers.ts'
import { RUN_MILLISECONDS } from '../../../platform/testing.ts'

/** Readers in threads, of the releases in this folder. They also answer `/die` and `/hang`. */
export const openTestReaders = (
  directory: string,
  threads: number,
  needs: Partial<ReadersNeeds> = {},
): Readers =>
  new Readers({
    module: new URL('reader-thread.ts', import.meta.url),
    data: directory,
    threads,
    bounds: { ofOne: 64, inAll: 64, waitSeconds: 600 },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ask: () => Promise.reject(new Error('a test answers no page')),
    deadlineSeconds: RUN_MILLISECONDS / 1000,
    ...needs,
  })
