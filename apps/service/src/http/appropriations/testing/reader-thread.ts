import { parentPort, workerData } from 'node:worker_threads'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { systemClock } from '../../../platform/index.ts'
import { makeLog } from '../../../platform/log/index.ts'
import { openCurrentRelease } from '../../../releases/open/index.ts'
import { makeDataReader } from '../../data/index.ts'
import type { Operation } from '../../data/operation.ts'
import type { ReadColumns, Reader } from '../../readers/question.ts'
import { serveReader } from '../../readers/serve-reader.ts'
import { appropriationsApi, listRecords } from '../operations.ts'

const die: Operation<object> = { ...listRecords, path: '/die', find: () => process.exit(1) }
const hang: Operation<object> = {
  ...listRecords,
  path: '/hang',
  find: () => {
    for (;;);
  },
}

const openReader = (directory: string): Promise<Reader> => {
  let given: ReadColumns = new Map()
  const current = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: systemClock,
    log: makeLog('silent'),
    graceSeconds: 0,
    isFollower: true,
    columnsOf: (release) => given.get(release),
  })
  const api = appropriationsApi(current, directory)
  return Promise.resolve({
    ...makeDataReader([{ ...api, operations: [...api.operations, die, hang] }]),
    routes: [],
    writePage: () => Promise.reject(new Error('this reader writes no pages')),
    openBook: () => {
      throw new Error('this reader has no record book')
    },
    refresh: async (columns = given) => {
      given = columns
      await current.refresh()
      const lease = current.open()
      lease.close()
      const { summary, shared = {} } = lease.release
      return new Map([[summary.id, shared]])
    },
    close: () => current.close(),
  })
}

// Started by open-readers.ts, with a folder of releases.
if (parentPort !== null) serveReader(parentPort, () => openReader(String(workerData)))
