import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listOperations, officeMessage, shareTestService } from '../bin/testing.ts'

const service = await shareTestService({ after })

test('every answer has a request id of its own: success, refusal, no such address, and an address that is none', async () => {
  const answers = [
    await service.send(officeMessage()),
    await service.send('{'),
    await service.ask({ url: '/api/legislators' }),
    await service.ask({ url: '/api/nothing' }),
    await service.ask({ url: '/api/%zz' }),
    await service.ask({ url: '/api/messages', key: null }),
  ]
  const ids = answers.map(({ headers }) => headers['request-id'] ?? '')
  assert.ok(ids.every((id) => id.length > 20))
  assert.equal(new Set(ids).size, ids.length)
})

test('the description names the request id with every answer', () => {
  for (const { operationId, responses } of listOperations(service.description))
    for (const [status, { headers }] of Object.entries(responses))
      assert.ok(headers?.['request-id'], `${operationId} ${status}`)
})
