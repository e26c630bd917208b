import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestService } from './testing.ts'

const service = await openTestService()
after(() => service.close())

test('a parameter is refused by name', async () => {
  const { statusCode, body } = await service.app.inject(`/sources/${'0'.repeat(64)}?download=1`)
  assert.deepEqual([statusCode, JSON.parse(body).param], [400, 'download'])
})
