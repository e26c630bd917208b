import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../../platform/log/index.ts'
import { openCurrentRelease } from '../../../releases/open/index.ts'
import { assertProblem, BASE, openPublicApi, RECORDS, type Asked } from '../testing.ts'
import { EVERY_OPERATION, withParameter } from '../testing/every-operation.ts'

const leadOf = ({ body }: Asked): string => String(body['release_url']).replace(BASE, '')

for (const path of EVERY_OPERATION)
  test(`the 409 of ${path} leads to the address at which the old snapshot stays readable`, async (t) => {
    const { ask, publish } = await openPublicApi(t)
    const old = await ask(path)
    const pinned = withParameter(path, `snapshot=${String(old.body.meta['snapshot'])}`)
    await publish(RECORDS.slice(1))
    const refused = await ask(pinned, { headers: { host: 'data.example' } })
    assert.match(assertProblem(refused, 409, 'snapshot_changed'), /start again.*release_url/)
    const address = `http://data.example${String(refused.body['release_url'])}`
    assert.equal(refused.headers.link, `<${address}>; rel="cite-as"`)
    const led = await ask(leadOf(refused))
    assert.equal(led.status, 200)
    const { release: _release, ...meta } = led.body.meta
    assert.deepEqual(meta, old.body.meta)
    if (path !== '/datasets') assert.deepEqual(led.body.data, old.body.data)
  })

test('the 409 of a page in the middle of a walk leads to that very page', async (t) => {
  const { ask, publish } = await openPublicApi(t)
  const query = '/records?state=NM,CA&limit=7&offset=14&format=csv'
  const old = await ask(query)
  await publish(RECORDS.slice(1))
  const refused = await ask(`${query}&snapshot=${String(old.headers['rotunda-snapshot'])}`)
  assert.equal((await ask(leadOf(refused))).text, old.text)
})

test('a snapshot that was never published, or was taken away, has no address, and the 409 says so', async (t) => {
  const { ask, publish, releases } = await openPublicApi(t)
  const { body } = await ask('/datasets')
  const token = String(body.meta['snapshot'])
  const current = await publish(RECORDS.slice(1))
  const built = await releases.build(RECORDS.slice(2))
  for (const unknown of ['x', 'snap-00000000000000000000', `snap-${built.slice(0, 20)}`]) {
    const refused = await ask(`/records?snapshot=${unknown}`)
    assert.match(assertProblem(refused, 409, 'snapshot_changed'), /start again.*This service never published/)
    assert.deepEqual([refused.body['release_url'], refused.headers.link], [undefined, undefined])
    assert.equal(refused.body['current_snapshot'], current)
  }
  const [{ id } = assert.fail()] = body.data.flatMap((row) => row['releases'] as { id: string }[])
  rmSync(join(releases.directory, id), { recursive: true })
  const gone = await ask(`/records?snapshot=${token}`)
  assert.match(assertProblem(gone, 409, 'snapshot_changed'), /was removed/)
  assert.equal(gone.body['release_url'], undefined)
})

test('at the address of a release another token is refused, with that of the release and nothing of its rows', async (t) => {
  const { ask, publish } = await openPublicApi(t)
  const { body } = await ask('/datasets')
  const token = String(body.meta['snapshot'])
  const [{ id } = assert.fail()] = body.data.flatMap((row) => row['releases'] as { id: string }[])
  const current = await publish(RECORDS.slice(1))
  const refused = await ask(`/releases/${id}/records?limit=1&snapshot=${current}`)
  assert.match(assertProblem(refused, 409, 'snapshot_changed'), /start again/)
  assert.equal(refused.body['current_snapshot'], token)
  assert.ok(!refused.text.includes('Sample'))
  assert.equal((await ask(leadOf(refused))).body.meta['snapshot'], current)
})

test('after a restart a 409 leads where it did', async (t) => {
  const { ask, publish, releases } = await openPublicApi(t)
  const old = await ask('/records?limit=2')
  await publish(RECORDS.slice(1))
  const { directory } = releases
  const log = makeLog('silent')
  const current = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: () => new Date(),
    log,
    graceSeconds: 0,
  })
  t.after(() => current.close())
  const restarted = await openPublicApi(t, { records: null, current })
  const refused = await restarted.ask(`/records?limit=2&snapshot=${String(old.body.meta['snapshot'])}`)
  assert.deepEqual((await restarted.ask(leadOf(refused))).body.data, old.body.data)
})
