import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import { officeMessage, openTestService } from '../../bin/testing.ts'
import { listGuarded } from './testing.ts'

const service = await openTestService()
after(() => service.close())

const { id } = await service.send(officeMessage())
const others = SCOPES.filter((scope) => scope !== 'messages:send')
const { secret } = await service.issue({ scopes: others })
const { secret: bare } = await service.issue({ scopes: [] })

for (const { name, method, url } of listGuarded(service, id))
  test(`a key with every other scope, or none, does not open ${name}; the answer names the scope`, async () => {
    const stored = await service.countMessages()
    for (const key of [secret, bare]) {
      const body = method === 'POST' ? { body: officeMessage() } : {}
      const answer = await service.ask({ method, url, key, ...body })
      assert.equal(answer.status, 403)
      assert.match(answer.reason, /not been given the scope messages:send/)
    }
    assert.equal(await service.countMessages(), stored)
  })
