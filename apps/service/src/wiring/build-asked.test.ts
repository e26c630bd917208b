import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { LogLines } from '../bin/testing.ts'
import { leasesMigration } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  askedBuildsMigration,
  askForBuild,
  endBuild,
  forgetBuilds,
  listAskedBuilds,
  takeBuild,
  type BuildEnd,
} from './asked-builds.ts'
import { buildWaiting } from './build-asked.ts'
import { ASKED_BUILD_LIMITS } from './limits.ts'
import { readSettings } from './settings.ts'

const RELEASE = 'a'.repeat(64)
const BUILT: BuildEnd = { state: 'built', release: RELEASE, reason: null }

onEveryStore((open) => {
  const openBed = async (t: TestContext) => {
    let now = Date.parse('2026-03-02T12:00:00Z')
    // Each look at the clock is later: rows keep their order.
    const store = await open([leasesMigration, askedBuildsMigration], () => new Date((now += 1)))
    t.after(() => store.destroy())
    const lines = new LogLines()
    const stop = new AbortController()
    const needs = { store, settings: readSettings({}), log: makeLog('info', lines), signal: stop.signal }
    return {
      store,
      lines,
      stop,
      ask: (collection: string) => askForBuild(store, { collection, actor: 'operator:test' }),
      build: (build: (collection: string) => Promise<BuildEnd>) =>
        buildWaiting({ ...needs, build: ({ collection }) => build(collection) }),
      list: async () =>
        (await listAskedBuilds(store)).map(({ collection, state, release, reason }) => [
          collection,
          state,
          release,
          reason,
        ]),
    }
  }

  test('a collection that waits keeps its row, and one that is built meanwhile gets another', async (t) => {
    const { ask, build, list } = await openBed(t)
    const first = await ask('congress')
    assert.deepEqual(await ask('congress'), first)
    let second: { readonly id: string } | undefined
    await build(async (collection) => {
      second ??= await ask(collection)
      return BUILT
    })
    assert.notEqual(second?.id, first.id)
    assert.deepEqual(await list(), [
      ['congress', 'built', RELEASE, null],
      ['congress', 'built', RELEASE, null],
    ])
  })

  test('the row of a build is removed 90 days after its end, and that of a build that waits is not', async (t) => {
    const { store, ask, build, list } = await openBed(t)
    await ask('congress')
    await build(() => Promise.resolve(BUILT))
    await ask('appropriations')
    const [, ended] = await listAskedBuilds(store)
    const kept = (ended?.endedAt?.getTime() ?? NaN) + 90 * 86_400_000
    await forgetBuilds(store, new Date(kept))
    assert.equal((await list()).length, 2)
    await forgetBuilds(store, new Date(kept + 1))
    assert.deepEqual(await list(), [['appropriations', 'waiting', null, null]])
  })

  test('builds are carried out one at a time, the longest waiting first, by one of any number of processes', async (t) => {
    const { ask, build, list, lines } = await openBed(t)
    for (const collection of ['congress', 'appropriations', 'enacted-projects']) await ask(collection)
    const built: string[] = []
    let under = 0
    const one = async (collection: string): Promise<BuildEnd> => {
      assert.equal((under += 1), 1)
      // Another process looks meanwhile, and leaves the builds to this one.
      await build(() => assert.fail('a second process builds'))
      built.push(collection)
      under -= 1
      return BUILT
    }
    await Promise.all([build(one), build(one), build(one)])
    // A process that looked at the same moment may have had the last word.
    await build(one)
    assert.deepEqual(built, ['congress', 'appropriations', 'enacted-projects'])
    assert.equal((await list()).filter(([, state]) => state === 'built').length, 3)
    assert.equal(lines.count('build.ended'), 3)
  })

  test('a build that fails says why, and the next one begins', async (t) => {
    const { ask, build, list, lines } = await openBed(t)
    await ask('congress')
    await ask('appropriations')
    await ask('enacted-projects')
    await build((collection) =>
      collection === 'congress'
        ? Promise.reject(new Error('no room'))
        : Promise.resolve(
            collection === 'appropriations' ? { state: 'failed', reason: 'No documents.' } : BUILT,
          ),
    )
    assert.deepEqual(await list(), [
      ['enacted-projects', 'built', RELEASE, null],
      ['appropriations', 'failed', null, 'No documents.'],
      ['congress', 'failed', null, 'no room'],
    ])
    const failed = lines.lines.filter((line) => line.includes('"level":"error"'))
    assert.equal(failed.length, 2)
    assert.ok(failed.every((line) => line.includes('"event":"build.ended"')))
  })

  test('a build whose process died is begun again by another process', async (t) => {
    const { store, ask, build, list } = await openBed(t)
    await ask('congress')
    await takeBuild(store)
    await build(() => Promise.resolve(BUILT))
    assert.deepEqual(await list(), [['congress', 'built', RELEASE, null]])
    assert.equal((await listAskedBuilds(store))[0]?.tries, 2)
  })

  test('a build whose process died fails where a later one waits', async (t) => {
    const { store, ask, build, list } = await openBed(t)
    await ask('congress')
    await takeBuild(store)
    await ask('congress')
    await build(() => Promise.resolve(BUILT))
    assert.deepEqual(await list(), [
      ['congress', 'built', RELEASE, null],
      ['congress', 'failed', null, 'The process that built it ended.'],
    ])
  })

  test('a build that ends each of its processes is begun a few times', async (t) => {
    const { ask, build, list } = await openBed(t)
    await ask('congress')
    let begun = 0
    await build(() => {
      begun += 1
      return Promise.resolve({ state: 'waiting', reason: 'The service stopped.' })
    })
    assert.equal(begun, ASKED_BUILD_LIMITS.tries.value)
    assert.deepEqual(await list(), [['congress', 'failed', null, 'The service stopped.']])
  })

  test('an end that comes after another process took the build is not written', async (t) => {
    const { store, ask, list } = await openBed(t)
    await ask('congress')
    const dead = (await takeBuild(store)) ?? assert.fail()
    await endBuild(store, dead, { state: 'waiting', reason: null })
    await takeBuild(store)
    assert.equal(await endBuild(store, dead, BUILT), undefined)
    assert.deepEqual(await list(), [['congress', 'building', null, null]])
  })

  test('a process that stops begins no build', async (t) => {
    const { ask, build, list, stop } = await openBed(t)
    await ask('congress')
    stop.abort()
    await build(() => assert.fail('it begins one'))
    assert.deepEqual(await list(), [['congress', 'waiting', null, null]])
  })
})
