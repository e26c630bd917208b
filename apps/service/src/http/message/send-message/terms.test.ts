import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { issueKey } from '../../../access/index.ts'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('messages are taken from an organisation that has not accepted the terms', async () => {
  const { secret } = await issueKey(service.access, {
    organisation: 'Late Society',
    scopes: ['messages:send', 'members:read'],
    actor: 'test',
    at: new Date(),
  })
  const data = await service.ask({ url: '/api/partner/v1/members', key: secret })
  assert.deepEqual([data.status, (data.json as { code: string }).code], [403, 'terms_required'])
  const sent = await service.ask({
    method: 'POST',
    url: '/api/send-message',
    key: secret,
    body: officeMessage(),
  })
  assert.deepEqual([sent.status, sent.text], [200, '{"response":"success"}'])
})
