import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../../platform/log/index.ts'
import { openCurrentRelease } from '../../../releases/open/index.ts'
import { openPublicApi, RECORDS, type Asked } from '../testing.ts'
import { EVERY_OPERATION } from '../testing/every-operation.ts'

/** The link of an answer, relative to the API. */
const findLink = ({ headers }: Pick<Asked, 'headers'>, rel: string): string | undefined =>
  [
    ...String(headers.link).matchAll(
      /<http:\/\/[\d.:]+(?:\/api\/appropriations\/v1)?([^>]+)>; rel="([\w-]+)"/g,
    ),
  ].find(([, , name]) => name === rel)?.[1]

const FORMS = [
  ...EVERY_OPERATION.filter((path) => path !== '/datasets'),
  '/records?limit=3&format=csv',
  '/records?limit=3&offset=6&format=ndjson',
  '/records?q=bridge&state=NM&fields=id,amount&facet=stage',
  '/records?all=true&format=csv',
  '/records?all=true&format=ndjson&state=CA',
  '/aggregates?all=true&format=csv&group_by=state',
]

const api = await openPublicApi({ after })
const { ask } = api
const first = new Map<string, Asked>()
for (const path of [...FORMS, '/datasets']) first.set(path, await ask(path))
const datasets = first.get('/datasets') ?? assert.fail()
const id = /releases\/(\w+)\//.exec(findLink(datasets, 'cite-as') ?? '')?.[1] ?? assert.fail()
await api.publish(RECORDS.slice(20))
await api.publish(RECORDS.slice(40))

for (const path of FORMS)
  test(`${path} of a release that was replaced is what the current API gave as long as it was the current one`, async () => {
    const before = first.get(path) ?? assert.fail()
    const address = findLink(before, 'cite-as') ?? assert.fail('no address to cite')
    const asked = await ask(address)
    assert.equal(asked.status, 200)
    assert.equal(asked.text.replace(`,"release":"${id}"`, ''), before.text)
    assert.equal(
      asked.text === before.text,
      asked.headers['content-type'] !== 'application/json; charset=utf-8',
    )
    assert.deepEqual(asked.trailers, before.trailers)
    for (const name of ['content-type', 'rotunda-snapshot', 'vary', 'access-control-allow-origin'])
      assert.equal(asked.headers[name], before.headers[name])
    // Its own, since the bodies differ.
    assert.notEqual(asked.headers.etag, before.headers.etag)
    assert.equal(asked.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(findLink(asked, 'cite-as'), address)
  })

test('what the address of a release gave is never given anew: its tag stays, whatever is published', async () => {
  const address = `/releases/${id}/records?limit=2`
  const { headers } = await ask(address)
  await api.publish(RECORDS.slice(30))
  const again = await ask(address, { headers: { 'if-none-match': String(headers.etag) } })
  assert.deepEqual([again.status, again.bytes.length], [304, 0])
  assert.equal((await ask(address)).headers.etag, headers.etag)
})

test('the address of a release leads to the same question of the current one, and its token may be given', async () => {
  const token = String(datasets.body.meta['snapshot'])
  const asked = await ask(`/releases/${id}/records?limit=2&state=NM&snapshot=${token}`)
  assert.equal(asked.body.meta['release'], id)
  assert.equal(findLink(asked, 'latest-version'), '/records?state=NM&limit=2')
  const current = await ask('/records?state=NM&limit=2')
  assert.equal(current.body.meta['release'], undefined)
  assert.notEqual(current.text, asked.text)
})

test('a walk at the address of a release stays there, and goes on whatever is published meanwhile', async () => {
  const ids: unknown[] = []
  let next: string | undefined = `/releases/${id}/records?limit=7`
  for (let pages = 0; next !== undefined; pages += 1) {
    assert.ok(next.startsWith(`/releases/${id}/records?`) && !next.includes('snapshot='), next)
    const page: Asked = await ask(next)
    ids.push(...page.body.data.map((row) => row['id']))
    next = findLink(page, 'next')
    if (pages % 3 === 1) await api.publish(RECORDS.slice(pages))
  }
  assert.deepEqual(ids.toSorted(), RECORDS.map((record) => record.id).toSorted())
})

test('/datasets of a release has its own coverage, and is asked again for what was published when', async () => {
  const asked = await ask(`/releases/${id}/datasets`)
  const withoutReleases = ({ body }: Asked) => body.data.map((row) => ({ ...row, releases: [] }))
  assert.deepEqual(withoutReleases(asked), withoutReleases(datasets))
  const [{ releases } = assert.fail()] = asked.body.data as { releases: Record<string, unknown>[] }[]
  const own = releases.find((release) => release['id'] === id)
  assert.deepEqual([own?.['current'], own?.['api_url']], [false, `/api/appropriations/v1/releases/${id}`])
  assert.match(String(asked.headers['cache-control']), /max-age=60\b/)
  const short = await ask(`/releases/${id}`)
  assert.deepEqual(
    [short.status, short.headers.location],
    [302, `/api/appropriations/v1/releases/${id}/datasets`],
  )
})

test('a release that is published again is current, and its address gives what it gave', async (t) => {
  const bed = await openPublicApi(t)
  const [asked] = [await ask(`/releases/${id}/records`)]
  await bed.publish(RECORDS.slice(1))
  assert.equal((await bed.ask(`/releases/${id}/records`)).text, asked.text)
  await bed.releases.publishBuilt(id)
  assert.equal((await bed.ask(`/releases/${id}/records`)).text, asked.text)
  assert.equal((await bed.ask('/records')).text, asked.text.replace(`,"release":"${id}"`, ''))
})

test('after a restart every release that was published is read as before', async (t) => {
  const asked = await ask(`/releases/${id}/records?limit=4`)
  const log = makeLog('silent')
  const { directory } = api.releases
  const current = openCurrentRelease({
    directory,
    collection: APPROPRIATIONS,
    clock: () => new Date(),
    log,
    graceSeconds: 0,
  })
  t.after(() => current.close())
  const restarted = await openPublicApi(t, { records: null, current })
  assert.equal((await restarted.ask(`/releases/${id}/records?limit=4`)).text, asked.text)
})

test('pages of other releases are not kept in memory, and push out nothing of the current one', async (t) => {
  const observed: string[] = []
  const bed = await openPublicApi(t, { observe: ({ route }) => observed.push(route) })
  await bed.publish(RECORDS.slice(1))
  for (let time = 0; time < 4; time += 1)
    assert.equal((await bed.ask(`/releases/${id}/records?limit=2`)).body.meta['total'], RECORDS.length)
  assert.deepEqual(observed, [])
  for (let time = 0; time < 4; time += 1) await bed.ask('/records?limit=2')
  assert.ok(observed.length > 0)
})
