import assert from 'node:assert/strict'
import { test } from 'node:test'
import { once } from '../platform/testing.ts'
import {
  documentsMigration,
  makeDocketFreshness,
  makeKeptDockets,
  makeOfficeLists,
} from '../destinations/index.ts'
import { systemClock } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { openTestSqlite } from '../platform/store/testing.ts'
import { openReceivers } from './receivers.ts'
import { keepFresh } from './refresh.ts'
import { startSandbox } from './sandbox.ts'
import { readSettings } from './settings.ts'
import { controlSimulators, LogLines } from '../bin/testing.ts'

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
  const docketFreshness = makeDocketFreshness(store, 'sandbox')
  const keptDockets = makeKeptDockets(store, systemClock, 'sandbox')
  const lists = { receivers, officeLists, docketFreshness, keptDockets }
  const needs = { ...lists, clock: systemClock, log: makeLog('info', log), signal }
  const refreshing = keepFresh(needs)
  await Promise.all([log.until('refresh.fault', 2), log.until('dockets.refreshed')])
  ended.abort()
  await refreshing.ended
  assert.ok(log.lines.some((line) => line.includes('"stack"')))
})

test('a list that could not be had is asked for again after a minute, then ever later, until it is there', async (t) => {
  const sandbox = await startSandbox()
  t.after(() => sandbox.close())
  const store = await openTestSqlite([documentsMigration])
  t.after(() => store.destroy())
  const { house } = controlSimulators(sandbox.addresses)
  for (let times = 0; times < 3; times += 1)
    await house.fail({ answer: 503, moment: 'after_reading', path: '/offices' })
  const ended = new AbortController()
  const { signal } = ended
  const waits: number[] = []
  // Short waits pass at once; a list that is there is left alone until the end.
  const wait = (milliseconds: number) => {
    waits.push(milliseconds / 60_000)
    return milliseconds < 3_600_000 ? Promise.resolve() : once(signal, 'abort').then(() => undefined)
  }
  const receivers = openReceivers({
    settings: readSettings({}),
    sandbox: sandbox.addresses,
    clock: systemClock,
    signal,
  })
  const officeLists = makeOfficeLists({ store, clock: systemClock })
  const log = new LogLines()
  const refreshing = keepFresh({
    receivers,
    officeLists,
    docketFreshness: makeDocketFreshness(store, 'sandbox'),
    keptDockets: makeKeptDockets(store, systemClock, 'sandbox'),
    clock: systemClock,
    log: makeLog('info', log),
    signal,
    wait,
  })
  await refreshing.once
  await log.until('offices.refreshed', 2)
  ended.abort()
  await refreshing.ended
  assert.deepEqual(
    waits.filter((minutes) => minutes < 60),
    [1, 2, 4],
  )
  assert.equal(log.count('offices.kept'), 3)
})
