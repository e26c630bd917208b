import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage } from '../../apps/service/src/bin/testing.ts'
import { waitUntil, within } from '../../apps/service/src/platform/testing.ts'
import { openMoments, PATHS } from './open-moments.ts'

const { service, ask, stopAt, stopStart, goOn } = await openMoments({ after })

/** Three answers of one moment: the readers must not change meanwhile. */
const lookAround = async () => {
  const [live, ready, status] = await Promise.all(
    ['/livez', '/readyz', '/api/status'].map((path) => ask(path)),
  )
  const { parts } = JSON.parse(ready?.text ?? '') as {
    parts: { name: string; status: string; detail: string }[]
  }
  const found = parts.find(({ name }) => name === 'readers')
  const said = JSON.parse(status?.text ?? '') as { ready: boolean; parts: unknown }
  assert.deepEqual(said.parts, parts)
  return {
    live: live?.status,
    ready: ready?.status,
    saysReady: said.ready,
    reader: found?.status,
    detail: found?.detail,
  }
}

test('while a reader that ended is replaced, the service is ready', async () => {
  const { answer } = await stopAt('total', 'dies', { left: 0 })
  assert.equal((await answer).status, 503)
  const { live, ready, saysReady, reader } = await lookAround()
  assert.deepEqual(
    { live, ready, saysReady, reader },
    { live: 200, ready: 200, saysReady: true, reader: 'ok' },
  )
  assert.equal((await ask(PATHS.total)).status, 200)
})

test('a service whose readers end whenever they start is live and not ready, says so, and takes messages, until one stays', async () => {
  const ended = stopStart('dies')
  const { answer } = await stopAt('total', 'dies', { left: 0 })
  assert.equal((await answer).status, 503)
  await within('the next reader to end', ended())
  const begun = stopStart('waits')
  await waitUntil('the service to be not ready', async () => (await ask('/readyz')).status === 503)
  const { detail, ...others } = await lookAround()
  assert.deepEqual(others, { live: 200, ready: 503, saysReady: false, reader: 'missing' })
  assert.match(detail ?? '', /reader\.fault/)
  assert.equal((await service.send(officeMessage())).status, 200)
  assert.deepEqual([(await ask('/readyz/data')).status, (await ask('/readyz/messages')).status], [503, 200])
  await within('another reader to start', begun())
  assert.equal((await lookAround()).ready, 503)
  goOn('start')
  await waitUntil('a reader that stays', async () => (await ask('/readyz')).status === 200)
  assert.equal((await ask(PATHS.total)).status, 200)
})

test('a reader that ends whenever it starts is not asked while another one can answer', async (t) => {
  const { ask, stopAt, stopStart, goOn } = await openMoments(t, { threads: 2 })
  const ended = stopStart('dies')
  const { answer } = await stopAt('total', 'dies', { left: 0 })
  assert.equal((await answer).status, 503)
  await within('the next reader to end', ended())
  const begun = stopStart('waits')
  await within('another reader to start', begun())
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(PATHS.total)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal((await ask('/readyz')).status, 200)
  goOn('start')
})
