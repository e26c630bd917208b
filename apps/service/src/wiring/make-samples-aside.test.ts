import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { waitUntil } from '../platform/testing.ts'
import { makeLog } from '../platform/log/index.ts'
import { systemClock, systemClocks } from '../platform/index.ts'
import { COLLECTIONS } from './collections.ts'
import { makeSamplesAside } from './make-samples-aside.ts'
import { openReleases } from './open-collections.ts'
import { readSettings } from './settings.ts'
import { LogLines } from '../bin/testing.ts'
import { placesOf } from './places.ts'
import { putSample } from './testing/put-sample.ts'

test('a sample that fails is named to readers and in the status, and tried again until it is there', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const settings = readSettings({ ROTUNDA_DATA: directory })
  const lines = new LogLines()
  const log = makeLog('info', lines)
  const delays = new Map<string, string>()
  const served = COLLECTIONS.find(({ collection }) => collection.name === 'congress') ?? assert.fail()
  const releases = openReleases(served, { settings, clock: systemClock, log, delays })
  t.after(() => releases.close())
  const stop = new AbortController()
  const tries: PromiseWithResolvers<undefined>[] = []
  const samples = await makeSamplesAside({
    settings,
    log,
    delays,
    signal: stop.signal,
    endAfter: systemClocks.endAfter,
    collections: [{ served, releases }],
    pauses: [0],
    publish: async () => {
      const begun = Promise.withResolvers<undefined>()
      tries.push(begun)
      await begun.promise
    },
  })
  const refusal = (): string => {
    try {
      releases.open()
    } catch (cause) {
      return String(cause)
    }
    return assert.fail('it was opened')
  }
  assert.match(refusal(), /sample of Congress is being made/)
  samples.start()
  await waitUntil('the first try', () => tries.length === 1)
  tries[0]?.reject(new Error('there was no room'))
  await lines.until('sample.fault')
  await waitUntil('the second try', () => tries.length === 2)
  assert.match(samples.findDelay('congress') ?? '', /being made/)
  tries[1]?.reject(new Error('there was no room'))
  await waitUntil('the third try', () => tries.length === 3)
  tries[2]?.resolve(undefined)
  await samples.settle()
  assert.equal(samples.findDelay('congress'), undefined)
  assert.equal(lines.lines.filter((line) => line.includes('"sample.fault"')).length, 2)
  stop.abort()
})

test('the needed sample is made first, then all that are made of no other at once, then the rest in order', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const settings = readSettings({ ROTUNDA_DATA: directory })
  const log = makeLog('info', new LogLines())
  const delays = new Map<string, string>()
  const collections = COLLECTIONS.map((served) => ({
    served,
    releases: openReleases(served, { settings, clock: systemClock, log, delays }),
  }))
  t.after(() => Promise.all(collections.map(({ releases }) => releases.close())))
  const made: string[] = []
  const begun = new Map<string, PromiseWithResolvers<undefined>>()
  const samples = await makeSamplesAside({
    settings,
    log,
    delays,
    signal: new AbortController().signal,
    endAfter: systemClocks.endAfter,
    collections,
    publish: async ({ name }) => {
      const order = Promise.withResolvers<undefined>()
      begun.set(name, order)
      await order.promise
      made.push(name)
    },
  })
  samples.start()
  for (const group of [
    ['appropriations'],
    ['congress', 'foreign-agents', 'lobbying-filings'],
    ['enacted-projects'],
    ['award-spending'],
  ]) {
    await waitUntil(`the start of ${group.join()}`, () => group.every((name) => begun.has(name)))
    assert.deepEqual([...begun.keys()].filter((name) => !made.includes(name)).sort(), group)
    for (const name of group) begun.get(name)?.resolve(undefined)
    await waitUntil(`the end of ${group.join()}`, () => group.every((name) => made.includes(name)))
  }
  await samples.settle()
})

test('while it waits for its next try, a sample that failed says where the cause is, and a stop ends the wait', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const settings = readSettings({ ROTUNDA_DATA: directory })
  const lines = new LogLines()
  const log = makeLog('info', lines)
  const delays = new Map<string, string>()
  const served = COLLECTIONS.find(({ collection }) => collection.name === 'congress') ?? assert.fail()
  const releases = openReleases(served, { settings, clock: systemClock, log, delays })
  t.after(() => releases.close())
  const stop = new AbortController()
  const samples = await makeSamplesAside({
    settings,
    log,
    delays,
    signal: stop.signal,
    endAfter: systemClocks.endAfter,
    collections: [{ served, releases }],
    pauses: [3600],
    publish: () => Promise.reject(new Error('there was no room')),
  })
  samples.start()
  await lines.until('sample.fault')
  assert.match(samples.findDelay('congress') ?? '', /could not be made: see sample\.fault.*3600 seconds/)
  assert.throws(() => releases.open(), /could not be made/)
  stop.abort()
  await samples.settle()
})

test('a published release without an index holds up its own requests alone, until readers have it', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  t.after(() => rmSync(directory, { recursive: true }))
  await putSample(directory)
  const settings = readSettings({ ROTUNDA_DATA: directory })
  const [served] = COLLECTIONS
  rmSync(join(placesOf(settings, served.collection).releases, 'indexes'), { recursive: true })
  const delays = new Map<string, string>()
  const log = makeLog('info', new LogLines())
  const read = Promise.withResolvers<undefined>()
  const clock = systemClock
  const releases = openReleases(served, { settings, clock, log, delays, followers: () => read.promise })
  t.after(() => releases.close())
  const { signal } = new AbortController()
  const collections = [{ served, releases }]
  const samples = await makeSamplesAside({ ...systemClocks, settings, log, delays, signal, collections })
  const { name } = served.collection
  assert.match(samples.findDelay(name) ?? '', /^Appropriations is being opened/)
  assert.throws(() => releases.open(), /being opened/)
  assert.equal(samples.findWait('congress'), undefined)
  const waiting = samples.findWait(name)?.(signal) ?? assert.fail('a request does not wait')
  read.resolve(undefined)
  await Promise.all([waiting, samples.opened])
  releases.open().close()
  assert.deepEqual([samples.findDelay(name), samples.findWait(name)], [undefined, undefined])
})

test('a release that another machine published is fetched, and is no missing release', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const settings = readSettings({ ROTUNDA_DATA: directory })
  const log = makeLog('info', new LogLines())
  const delays = new Map<string, string>()
  const served = COLLECTIONS.find(({ collection }) => collection.name === 'congress') ?? assert.fail()
  const isFetching = () => true
  const following = { isFetching, aheadOf: () => ({ look: () => Promise.resolve(false), list: () => [] }) }
  const releases = openReleases(served, { settings, clock: systemClock, log, delays, following })
  t.after(() => releases.close())
  const { signal } = new AbortController()
  const needs = { ...systemClocks, settings, log, delays, signal, collections: [{ served, releases }] }
  const samples = await makeSamplesAside({ ...needs, isFetching })
  assert.match(samples.findDelay('congress') ?? '', /congress is published, and this machine fetches it/)
  assert.throws(() => releases.open(), /this machine fetches it/)
})
