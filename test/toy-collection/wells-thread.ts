import { parentPort, workerData } from 'node:worker_threads'
import { makeDataReader } from '../../apps/service/src/http/data/index.ts'
import { serveReader } from '../../apps/service/src/http/readers/serve-reader.ts'
import { systemClock } from '../../apps/service/src/platform/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { openCurrentRelease } from '../../apps/service/src/releases/open/index.ts'
import { wellsApi } from './api.ts'
import { collection } from './collection.ts'
import { listTexts } from './long-texts.ts'

// Started by serve-wells.ts, with the folder of the releases.
const directory = String(workerData)
const current = openCurrentRelease({
  directory,
  collection,
  clock: systemClock,
  log: makeLog('silent'),
  graceSeconds: 0,
  isFollower: true,
  indexThread: new URL('wells-index-thread.ts', import.meta.url),
})
const api = wellsApi(current, directory, 'anyone')
if (parentPort !== null)
  serveReader(parentPort, () =>
    Promise.resolve({
      ...makeDataReader([{ ...api, operations: [...api.operations, listTexts] }]),
      routes: [],
      writePage: () => Promise.reject(new Error('this reader writes no pages')),
      openBook: () => {
        throw new Error('this reader has no record book')
      },
      refresh: async () => {
        await current.refresh()
        return new Map()
      },
      close: () => current.close(),
    }),
  )
