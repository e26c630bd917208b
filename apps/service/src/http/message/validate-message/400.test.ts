import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestService } from '../../../bin/testing.ts'
import { NOT_A_BODY } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

test('a dry run refuses every body that cannot be read in the very words of sending', async () => {
  for (const { name, body } of NOT_A_BODY) {
    const [dry, sent] = [await service.validate(body), await service.send(body)]
    assert.equal(dry.status, 400, name)
    assert.equal(dry.text, sent.text, name)
  }
  assert.equal(await service.countMessages(), 0)
})

test('a parameter in the query is refused by name', async () => {
  const answer = await service.ask({ method: 'POST', url: '/api/validate-message?wait=1', body: {} })
  assert.equal(answer.status, 400)
})
