import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../../platform/log/index.ts'
import { openCurrentRelease } from '../../../releases/open/index.ts'
import { assertProblem, BASE, openPublicApi, RECORDS, type Asked } from '../testing.ts'
import { EVERY_OPERATION, withParameter } from '../testing/every-operation.ts'

const leadOf = ({ body }: Asked): string => String(body['release_url']).replace(BASE, '')
const tokenOf = ({ body }: Asked): string => String(body.meta['snapshot'])
/** The one release that `/datasets` lists. */
const releaseOf = ({ body }: Asked): string => {
  const [{ id } = assert.fail()] = body.data.flatMap((row) => row['releases'] as { id: string }[])
  return id
}

const WALKED = '/records?state=NM,CA&limit=7&offset=14&format=csv'

const { ask, publish, releases } = await openPublicApi({ after })
const old = new Map<string, Asked>()
for (const path of [...EVERY_OPERATION, WALKED]) old.set(path, await ask(path))
const oldOf = (path: string): Asked => old.get(path) ?? assert.fail(path)
const token = tokenOf(oldOf('/datasets'))
const release = releaseOf(oldOf('/datasets'))
// Asked again and again: at last of pages that are kept.
for (const path of EVERY_OPERATION)
  for (let time = 0; time < 3; time += 1)
    assert.equal((await ask(withParameter(path, `snapshot=${token}`))).status, 200)
const current = await publish(RECORDS.slice(1))

for (const path of EVERY_OPERATION) {
  const pinned = withParameter(path, `snapshot=${token}`)

  test(`${path} of an old snapshot is refused with the current token and nothing of the new data`, async () => {
    // A page that was kept is not given again either.
    for (let time = 0; time < 3; time += 1) {
      const asked = await ask(pinned)
      assert.match(assertProblem(asked, 409, 'snapshot_changed'), /start again/i)
      assert.equal(asked.body['current_snapshot'], current)
      assert.equal(asked.body['data'], undefined)
      assert.ok(!asked.text.includes('Sample'))
    }
    // The record that is asked for is not in the new release, which is another matter.
    const now = await ask(withParameter(path, `snapshot=${current}`))
    assert.equal(now.status, /^\/(record|surroundings)\?/.test(path) ? 404 : 200)
  })

  test(`the 409 of ${path} leads to the address at which the old snapshot stays readable`, async () => {
    const refused = await ask(pinned, { headers: { host: 'data.example' } })
    assert.match(assertProblem(refused, 409, 'snapshot_changed'), /start again.*release_url/)
    const address = `http://data.example${String(refused.body['release_url'])}`
    assert.equal(refused.headers.link, `<${address}>; rel="cite-as"`)
    const led = await ask(leadOf(refused))
    assert.equal(led.status, 200)
    const { release: _release, ...meta } = led.body.meta
    const { body } = oldOf(path)
    assert.deepEqual(meta, body.meta)
    if (path !== '/datasets') assert.deepEqual(led.body.data, body.data)
  })

  test(`what a client has of an old snapshot of ${path} is refused as well`, async () => {
    const held = { 'if-none-match': String(oldOf(path).headers.etag) }
    assertProblem(await ask(pinned, { headers: held }), 409, 'snapshot_changed')
  })
}

test('the 409 of a page in the middle of a walk leads to that very page', async () => {
  const refused = await ask(`${WALKED}&snapshot=${token}`)
  assert.equal((await ask(leadOf(refused))).text, oldOf(WALKED).text)
})

test('at the address of a release another token is refused, with that of the release and nothing of its rows', async () => {
  const refused = await ask(`/releases/${release}/records?limit=1&snapshot=${current}`)
  assert.match(assertProblem(refused, 409, 'snapshot_changed'), /start again/)
  assert.equal(refused.body['current_snapshot'], token)
  assert.ok(!refused.text.includes('Sample'))
  assert.equal(tokenOf(await ask(leadOf(refused))), current)
})

test('after a restart a 409 leads where it did', async (t) => {
  const { directory } = releases
  const log = makeLog('silent')
  const reopened = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: () => new Date(),
    log,
    graceSeconds: 0,
  })
  t.after(() => reopened.close())
  const restarted = await openPublicApi(t, { records: null, current: reopened })
  const path = EVERY_OPERATION[1]
  const refused = await restarted.ask(withParameter(path, `snapshot=${token}`))
  assert.deepEqual((await restarted.ask(leadOf(refused))).body.data, oldOf(path).body.data)
})

test('a snapshot that was never published, or was taken away, has no address, and the 409 says so', async (t) => {
  const { ask, publish, releases } = await openPublicApi(t)
  const datasets = await ask('/datasets')
  const current = await publish(RECORDS.slice(1))
  const built = await releases.build(RECORDS.slice(2))
  for (const unknown of ['x', 'snap-00000000000000000000', `snap-${built.slice(0, 20)}`]) {
    const refused = await ask(`/records?snapshot=${unknown}`)
    assert.match(assertProblem(refused, 409, 'snapshot_changed'), /start again.*This service never published/)
    assert.deepEqual([refused.body['release_url'], refused.headers.link], [undefined, undefined])
    assert.equal(refused.body['current_snapshot'], current)
  }
  rmSync(join(releases.directory, releaseOf(datasets)), { recursive: true })
  const gone = await ask(`/records?snapshot=${tokenOf(datasets)}`)
  assert.match(assertProblem(gone, 409, 'snapshot_changed'), /was removed/)
  assert.equal(gone.body['release_url'], undefined)
})

test('within the grace of a replaced release its token is honoured, after it no more', async (t) => {
  // The second release of a test is published at one minute past twelve.
  let now = new Date('2026-06-15T12:01:00Z')
  const { ask, publish } = await openPublicApi(t, { graceSeconds: 60, clock: () => now })
  const { body } = await ask('/records?limit=1')
  const pinned = `/records?limit=1&snapshot=${String(body.meta['snapshot'])}`
  await publish(RECORDS.slice(1))
  for (let time = 0; time < 4; time += 1) assert.deepEqual((await ask(pinned)).body, body)
  now = new Date('2026-06-15T12:02:00Z')
  assertProblem(await ask(pinned), 409, 'snapshot_changed')
})
