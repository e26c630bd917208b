import assert from 'node:assert/strict'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openCurrentRelease } from '../../releases/open/index.ts'
import { assertProblem, openPublicApi, RECORDS } from '../appropriations/testing.ts'
import { EVERY_OPERATION, withParameter } from '../appropriations/testing/every-operation.ts'

/** Two processes that serve one folder. The clock stands: the second never looks of its own accord. */
const openTwo = async (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const first = await openPublicApi(t)
  const { directory } = first.releases
  const needs = {
    directory,
    collection: APPROPRIATIONS,
    clock: () => new Date(),
    log: makeLog('silent'),
    graceSeconds: 0,
  }
  const current = openCurrentRelease(needs)
  t.after(() => current.close())
  const second = await openPublicApi(t, { records: null, current })
  return { first, second, current, directory }
}

test('a token that one process gave is known to the other at once, whichever operation is asked with it', async (t) => {
  const { first, second } = await openTwo(t)
  for (const [index, path] of EVERY_OPERATION.entries()) {
    const token = await first.publish(RECORDS.slice(0, -1 - index))
    const answer = await second.ask(withParameter(path, `snapshot=${token}`))
    assert.equal(answer.status, 200, path)
    assert.equal(answer.body.meta['snapshot'], token)
  }
})

test('a token that is no longer current is refused with the newest one, whoever published it', async (t) => {
  const { first, second } = await openTwo(t)
  const old = String((await second.ask('/records')).body.meta['snapshot'])
  const token = await first.publish(RECORDS.slice(1))
  // This process serves what it knows: until it looks again, its own token is current.
  assert.equal((await second.ask(`/records?snapshot=${old}`)).status, 200)
  for (const wanted of ['snap-00000000000000000000', old]) {
    const refused = await second.ask(`/records?snapshot=${wanted}`)
    assertProblem(refused, 409, 'snapshot_changed')
    assert.equal(refused.body['current_snapshot'], token)
  }
})

test('a release that one process published has its address at the other at once', async (t) => {
  const { first, second } = await openTwo(t)
  await first.publish(RECORDS.slice(1))
  const [newest] = first.releases.current.listPublications()
  const answer = await second.ask(`/releases/${newest?.release ?? ''}/records`)
  assert.equal(answer.status, 200)
})

test('no older token is named where the newest release cannot be opened', async (t) => {
  const { first, second, directory } = await openTwo(t)
  const id = await first.releases.build(RECORDS.slice(1))
  renameSync(join(directory, id, 'release.json'), join(directory, id, 'aside'))
  await first.releases.publishBuilt(id).catch(() => undefined)
  const asked = await second.ask(`/records?snapshot=snap-${id.slice(0, 20)}`)
  assertProblem(asked, 503, 'unavailable')
  assert.equal(asked.body['current_snapshot'], undefined)
  assert.equal((await second.ask('/records')).status, 200)
})

test('an older publication never takes the place of a newer one', async (t) => {
  const { first, second, current, directory } = await openTwo(t)
  const token = await first.publish(RECORDS.slice(1))
  await current.refresh()
  renameSync(join(directory, 'publications/00000002.json'), join(directory, 'aside.json'))
  await current.refresh()
  assert.equal((await second.ask('/records')).body.meta['snapshot'], token)
})
