import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'
import { NOT_A_BODY } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

for (const { name, body, reason } of NOT_A_BODY)
  test(`${name} is refused with its reason, and nothing is stored`, async () => {
    const answer = await service.send(body)
    assert.equal(answer.status, 400)
    assert.match(answer.reason, reason)
    assert.equal(await service.countMessages(), 0)
  })

for (const key of ['', ' ', 'a b', 'ключ', 'x'.repeat(256)])
  test(`an Idempotency-Key of ${key.length} characters that are not visible ASCII is refused`, async () => {
    const answer = await service.send(officeMessage(), { 'idempotency-key': key })
    assert.equal(answer.status, 400)
    assert.match(answer.reason, /Idempotency-Key header must be 1 to 255 visible ASCII characters/)
    assert.equal(await service.countMessages(), 0)
  })

test('a parameter in the query is refused by name: the operation takes none', async () => {
  const answer = await service.ask({
    method: 'POST',
    url: '/api/send-message?dry_run=true',
    body: officeMessage(),
  })
  assert.equal(answer.status, 400)
  assert.match(answer.reason, /no parameter "dry_run"/)
  assert.equal(await service.countMessages(), 0)
})
