import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { Worker } from 'node:worker_threads'
import { Readers } from '../../apps/service/src/http/readers/readers.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { makeFolder } from '../../apps/service/src/releases/testing.ts'
import { startReader } from '../../apps/service/src/wiring/start-reader.ts'

const MODULE = new URL('../toy-collection/wells-thread.ts', import.meta.url)

/** Readers whose first one was started before them. */
const open = (t: TestContext) => {
  const data = makeFolder(t)
  const started = new Worker(MODULE, { workerData: data })
  const begin = () => {
    const readers = new Readers({
      module: MODULE,
      data,
      threads: 1,
      bounds: { ofOne: 1, inAll: 1, waitSeconds: 600 },
      log: makeLog('silent'),
      ask: () => Promise.reject(new Error('a test answers no page')),
      started,
    })
    t.after(() => readers.close())
    return readers
  }
  return { started, begin }
}

test('the first reader is the thread that loads already', async (t) => {
  const { started, begin } = open(t)
  const readers = begin()
  assert.deepEqual(await readers.listRoutes(), [])
  await readers.close()
  assert.equal(started.threadId, -1)
})

test('a thread that ended before it was a reader is replaced', async (t) => {
  const { started, begin } = open(t)
  await started.terminate()
  assert.deepEqual(await begin().listRoutes(), [])
})

test('settings that do not fit start no reader', () => {
  assert.equal(startReader({ ROTUNDA_DELIVERY: 'maybe' }), undefined)
})
