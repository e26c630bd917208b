import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestService } from '../../../bin/testing.ts'
import { NOT_A_MESSAGE } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

test('a dry run refuses every message that cannot be delivered in the very words of sending', async () => {
  for (const { name, body } of NOT_A_MESSAGE) {
    const [dry, sent] = [await service.validate(body), await service.send(body)]
    assert.equal(dry.status, 422, name)
    assert.equal(dry.text, sent.text, name)
  }
  assert.equal(await service.countMessages(), 0)
})
