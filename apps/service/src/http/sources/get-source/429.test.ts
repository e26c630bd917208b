import assert from 'node:assert/strict'
import { test } from 'node:test'
import { READERS } from '../../limit-readers.ts'
import { listSources, openTestService } from './testing.ts'

test('who asks for more than a reader needs is told when to come back', async (t) => {
  const service = await openTestService()
  t.after(() => service.close())
  const [{ source } = assert.fail()] = await listSources(service)
  const ask = () => service.app.inject({ method: 'HEAD', url: `/sources/${source}` })
  for (let count = 0; count < READERS.limit; count += 1) await ask()
  const { statusCode, headers } = await ask()
  assert.equal(statusCode, 429)
  assert.match(String(headers['retry-after']), /^\d+$/)
})
