import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, officeMessage, openTestService } from '../../../bin/testing.ts'
import { loseDatabase } from '../testing/lose-database.ts'

const service = await openTestService()
after(() => service.close())

const AWAY = { answer: 503, moment: 'after_reading', times: 100, path: '/v4' } as const
const headers = { 'idempotency-key': 'before-the-outage' }

/** Closed, with late comments: it is not on the list, and has to be looked up. */
const lateComment = () => docketMessage({ destination_id: 'FWS-R6-ES-2026-9005', category: null })

test('while Regulations.gov is away a comment on a docket that has to be looked up is refused for now, and an office still gets its message', async () => {
  await service.simulators.regulations.fail(AWAY)
  const before = await service.countMessages()
  const answer = await service.send(lateComment())
  assert.equal(answer.status, 503)
  assert.match(answer.reason, /Regulations\.gov/)
  assert.match(answer.headers['retry-after'] ?? '', /^\d+$/)
  assert.equal(await service.countMessages(), before)
  assert.equal((await service.send(officeMessage())).status, 200)
})

test('while Regulations.gov is away a comment on a docket of the list is taken', async () => {
  assert.equal((await service.send(docketMessage())).status, 200)
})

test('a message that was promised before is still answered for, although its docket cannot be looked up any more', async () => {
  const data = { ROTUNDA_DATA: service.settings.ROTUNDA_DATA }
  const other = await openTestService(data)
  const first = await other.send(lateComment(), headers)
  assert.equal(first.status, 200)
  await other.close()
  const answer = await service.send(lateComment(), { ...headers, authorization: `Bearer ${other.key}` })
  assert.equal(answer.status, 200)
  assert.equal(answer.id, first.id)
  assert.equal((await service.send(lateComment())).status, 503)
})

test('while the database is away nothing is said to be stored, and what is sent again later is', (t) =>
  loseDatabase(t, (service) => service.send(officeMessage(), { 'idempotency-key': 'while-away' })))
