import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openMessageService } from '../../bin/testing.ts'
import { READERS } from '../limits/limit-readers.ts'
import { TEST_HOST } from './testing.ts'

const service = await openMessageService({})
after(() => service.close())

test('changes that another website asks for are counted, and refused as too many beyond the limit', async () => {
  const ask = () =>
    service.app.inject({
      method: 'POST',
      url: '/api/portal/v1/organisations',
      headers: { host: TEST_HOST, origin: 'https://evil.example' },
    })
  const answers = await Promise.all(Array.from({ length: READERS.limit + 1 }, ask))
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
  assert.deepEqual([count(403), count(429)], [READERS.limit, 1])
  for (const { headers } of answers) assert.equal(headers['cache-control'], 'no-store')
})
