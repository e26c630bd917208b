import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listSources, openTestService } from './testing.ts'

const service = await openTestService()
after(() => service.close())

test('a client that has the copy gets nothing again', async () => {
  const [one] = (await listSources(service)).filter(({ publisher }) => publisher.startsWith('House'))
  const headers = { 'if-none-match': `"${one?.source ?? ''}"` }
  const { statusCode, rawPayload } = await service.app.inject({
    url: `/sources/${one?.source ?? ''}`,
    headers,
  })
  assert.deepEqual([statusCode, rawPayload.length], [304, 0])
})
