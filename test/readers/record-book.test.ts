import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ProofChallenge } from '../../packages/contract/src/index.ts'
import { solveProof } from '../../apps/service/src/corrections/testing.ts'
import { within } from '../../apps/service/src/platform/testing.ts'
import { openMoments } from './open-moments.ts'

const { service, ask, stopAt, stopStart, goOn, write, publish } = await openMoments({ after })

const RECORD = '/api/corrections/v1/record?record='

test('while a reader looks a record up, the thread that talks answers', async () => {
  const { answer } = await stopAt('book', 'hangs', { left: 0 })
  for (const path of ['/livez', '/api/legislators?limit=1']) assert.equal((await ask(path)).status, 200, path)
  goOn('book')
  assert.equal((await answer).status, 404)
})

const report = async () => {
  const { json } = await service.ask({ url: '/api/corrections/v1/challenge', key: null })
  // Held to its description.
  const { data } = json as { readonly data: ProofChallenge }
  const body = { record: 'unknown', why: 'The letter gives another amount.', altcha: solveProof(data) }
  const headers = { host: 'localhost', origin: 'http://localhost' }
  return service.ask({ method: 'POST', url: '/api/corrections/v1/reports', key: null, headers, body })
}

for (const [what, send, status] of [
  ['the address of a record', () => ask(`${RECORD}/records/sr-2026-unknown`), 404],
  [
    'the form of a report',
    () => ask('/corrections/new?record=unknown', undefined, { host: 'localhost' }),
    422,
  ],
  ['a report', report, 422],
] as const)
  test(`${what} is looked up by a reader, and waits while none runs`, async () => {
    const begun = stopStart('waits')
    const { answer } = await stopAt('book', 'dies', { left: 0 })
    assert.equal((await answer).status, 503)
    await within('the next reader to start', begun())
    const order: string[] = []
    const sent = send().then((answer) => {
      order.push('answered')
      return answer
    })
    for (let count = 0; count < 5; count += 1) assert.equal((await ask('/livez')).status, 200)
    order.push('goes on')
    goOn('start')
    assert.equal((await sent).status, status)
    assert.deepEqual(order, ['goes on', 'answered'])
  })

test('a record of a release that was just published is found, and its earlier one by its own release', async () => {
  const id = 'sr-2026-0000000000000249'
  const one = await write('one', 250)
  const other = await write('other', 250)
  const releaseOf = async (path: string) => {
    const { status, text } = await ask(path)
    assert.equal(status, 200, text)
    const { data } = JSON.parse(text) as { data: { release: string } }
    return data.release
  }
  for (const release of [one, other]) {
    await publish(release)
    assert.equal(await releaseOf(`${RECORD}${id}`), release.id)
  }
  for (const { id: release, token } of [one, other])
    for (const named of [`/releases/${release}/records/${id}`, `/records/${id}?snapshot=${token}`])
      assert.equal(await releaseOf(RECORD + encodeURIComponent(named)), release)
})
