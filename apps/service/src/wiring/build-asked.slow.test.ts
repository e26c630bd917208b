import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { LogLines, spawnService } from '../bin/testing.ts'
import { askHere, makePlace, makeStartedEnvironment, runHere, withStore } from '../operator/testing.ts'
import { makeLog } from '../platform/log/index.ts'
import { waitUntil } from '../platform/testing.ts'
import { listAskedBuilds } from './asked-builds.ts'
import { buildWaiting } from './build-asked.ts'
import { readSettings } from './settings.ts'

test('a process with the role keep builds what an operator asked for, in a process of its own, and publishes nothing', async (t) => {
  const environment = await makePlace(t, 'sqlite')
  await archiveSample(environment.ROTUNDA_DATA, { records: 5, seed: 7 })
  const asked = await askHere(environment, 'release', 'build', '--later')
  assert.deepEqual([asked.collection, asked.state], ['appropriations', 'waiting'])
  assert.equal((await askHere(environment, 'release', 'build', '--later')).id, asked.id)
  // Nothing to build from.
  await askHere(environment, 'release', 'build', '--collection', 'foreign-agents', '--later')
  const lines = new LogLines()
  const stop = new AbortController()
  const settings = readSettings(environment)
  await withStore(environment, (store) =>
    buildWaiting({ store, settings, log: makeLog('info', lines), signal: stop.signal }),
  )
  const { data } = await askHere(environment, 'release', 'builds')
  assert.equal(data.length, 2)
  const [failed, built] = data
  assert.deepEqual([built.id, built.state, built.reason], [asked.id, 'built', null])
  assert.deepEqual([failed.state, failed.release], ['failed', null])
  assert.match(failed.reason, /\w/)
  assert.equal(lines.count('build.ended'), 2)
  const { data: releases } = await askHere(environment, 'release', 'list')
  assert.deepEqual(
    releases.map((one: { release: string; published_at: unknown }) => [one.release, one.published_at]),
    [[built.release, null]],
  )
  // The bytes are those of a build at the terminal.
  const { release, outcome } = await askHere(environment, 'release', 'build')
  assert.deepEqual([release, outcome === 'built'], [built.release, false])
  const { stdout } = await runHere(environment, 'release', 'builds')
  assert.ok(stdout.includes(built.release.slice(0, 12)) && stdout.includes(failed.reason.slice(0, 20)))
})

test('a service that stops ends the process of its build, and the build waits again', async (t) => {
  const environment = await makePlace(t, 'sqlite')
  await archiveSample(environment.ROTUNDA_DATA, { records: 5, seed: 7 })
  const asked = await askHere(environment, 'release', 'build', '--later')
  const stop = new AbortController()
  const settings = readSettings(environment)
  await withStore(environment, async (store) => {
    const building = buildWaiting({ store, settings, log: makeLog('silent'), signal: stop.signal })
    const isBuilding = async () => (await listAskedBuilds(store))[0]?.state === 'building'
    await waitUntil('the build begins', isBuilding)
    stop.abort()
    await building
  })
  const { data } = await askHere(environment, 'release', 'builds')
  assert.deepEqual([data[0].id, data[0].state, data[0].reason], [asked.id, 'waiting', 'The service stopped.'])
})

test('a service with the role keep builds, after one that was killed in the midst, and a service without it never', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const published = await askHere(environment, 'release', 'list')
  const start = (roles: string) => spawnService({ ...environment, ROTUNDA_ROLES: roles })
  const asked = await askHere(environment, 'release', 'build', '--later')
  const [without, killed] = [await start('message,data,deliver'), await start('keep')]
  const read = () =>
    withStore(environment, async (store) => (await listAskedBuilds(store))[0] ?? assert.fail())
  await waitUntil('the build begins', async () => (await read()).state === 'building')
  killed.kill('SIGKILL')
  await killed.ended
  const next = await start('keep')
  await next.log.until('build.ended', 2)
  const { id, state, tries, release } = await read()
  assert.deepEqual([id, state, tries, release], [asked.id, 'built', 2, published.data[0].release])
  assert.equal(without.log.count('build.ended') + killed.log.count('build.ended'), 0)
  assert.deepEqual(await askHere(environment, 'release', 'list'), published)
  for (const service of [without, next]) {
    service.kill('SIGTERM')
    assert.equal(await service.ended, 0)
  }
})
