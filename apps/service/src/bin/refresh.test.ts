import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentsMigration, makeOfficeLists } from '../destinations/index.ts'
import { makeLog, systemClock } from '../platform/index.ts'
import { openTestSqlite } from '../platform/store/testing.ts'
import { openReceivers } from './receivers.ts'
import { keepFresh } from './refresh.ts'
import { startSandbox } from './sandbox.ts'
import { readSettings } from './settings.ts'
import { LogLines } from './testing/log-lines.ts'

test('a database that is gone is reported by the refreshing of lists, and ends nothing', async (t) => {
  const sandbox = await startSandbox()
  t.after(() => sandbox.close())
  const store = await openTestSqlite([documentsMigration])
  await store.destroy()
  const ended = new AbortController()
  const { signal } = ended
  const receivers = openReceivers({
    settings: readSettings({}),
    sandbox: sandbox.addresses,
    clock: systemClock,
    signal,
  })
  const log = new LogLines()
  const officeLists = makeOfficeLists({ store, clock: systemClock })
  const needs = { receivers, officeLists, clock: systemClock, log: makeLog('info', log), signal }
  const refreshing = keepFresh(needs, 'now')
  await Promise.all([log.until('refresh.fault', 2), log.until('dockets.refreshed')])
  ended.abort()
  await refreshing
  assert.ok(log.lines.some((line) => line.includes('"stack"')))
})
