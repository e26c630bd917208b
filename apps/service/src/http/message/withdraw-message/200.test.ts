import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { MessageStatus } from '@rotunda/contract'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService({ ROTUNDA_WORKER: 'off' })
after(() => service.close())

test('a message that waits is withdrawn, and its status says so from then on', async () => {
  const { id } = await service.send(officeMessage())
  const answer = await service.ask({ method: 'DELETE', url: `/api/messages/${id}` })
  assert.equal(answer.status, 200)
  // Held to its schema by `ask`.
  assert.equal((answer.json as MessageStatus).state, 'withdrawn')
  assert.equal((await service.status(id)).state, 'withdrawn')
  await service.worker.runOnce()
  const { attempts, expected_at: expected } = await service.status(id)
  assert.deepEqual([attempts, expected], [0, null])
})

test('asking again changes nothing', async () => {
  const { id } = await service.send(officeMessage())
  const url = `/api/messages/${id}`
  const first = await service.ask({ method: 'DELETE', url })
  const again = await service.ask({ method: 'DELETE', url })
  assert.deepEqual([first.status, again.status, again.text], [200, 200, first.text])
})

test('an Idempotency-Key goes on to stand for the message that was withdrawn', async () => {
  const headers = { 'idempotency-key': 'withdrawn-once' }
  const { id } = await service.send(officeMessage(), headers)
  const { status } = await service.ask({ method: 'DELETE', url: `/api/messages/${id}` })
  assert.deepEqual([status, (await service.send(officeMessage(), headers)).id], [200, id])
})
