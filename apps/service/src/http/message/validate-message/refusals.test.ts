import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, officeMessage, openTestService } from '../../../bin/testing.ts'
import { NOT_A_BODY, NOT_A_MESSAGE, NOT_JSON_BY_NAME } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

const WRONG = [
  [400, 'body that cannot be read', NOT_A_BODY],
  [422, 'message that cannot be delivered', NOT_A_MESSAGE],
] as const

for (const [status, what, bodies] of WRONG)
  test(`a dry run refuses every ${what} in the very words of sending`, async () => {
    const stored = await service.countMessages()
    for (const { name, body } of bodies) {
      const [dry, sent] = [await service.validate(body), await service.send(body)]
      assert.equal(dry.status, status, name)
      assert.equal(dry.text, sent.text, name)
    }
    assert.equal(await service.countMessages(), stored)
  })

test('a parameter in the query is refused', async () => {
  const answer = await service.ask({ method: 'POST', url: '/api/validate-message?wait=1', body: {} })
  assert.equal(answer.status, 400)
})

test('a dry run of a body larger than any message is refused by its size', async () => {
  const answer = await service.validate(JSON.stringify(officeMessage()).padEnd(10 * 1024 * 1024))
  assert.equal(answer.status, 413)
  assert.match(answer.reason, /larger than 256 KiB/)
})

test('a dry run reads the same content types as sending, and no other', async () => {
  for (const type of NOT_JSON_BY_NAME) {
    const answer = await service.validate(JSON.stringify(officeMessage()), { 'content-type': type })
    assert.equal(answer.status, 415, type)
  }
})

test('a dry run cannot say of a docket that is not listed what Regulations.gov does not say now', async () => {
  await service.simulators.regulations.fail({ answer: 503, moment: 'after_reading', times: 100, path: '/v4' })
  const answer = await service.validate(
    docketMessage({ destination_id: 'FWS-R6-ES-2026-9005', category: null }),
  )
  assert.equal(answer.status, 503)
  assert.match(answer.reason, /Regulations\.gov/)
})
