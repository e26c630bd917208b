import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../bin/testing.ts'

const service = await openTestService({ ROTUNDA_WORKER: 'off' })
after(() => service.close())

const WRONG = [
  ['GET', '/api/messages/ID?fields=state', /no parameter "fields"/],
  ['DELETE', '/api/messages/ID?force=yes', /no parameter "force"/],
  ['GET', '/api/sandbox/received', /message/],
  ['GET', '/api/sandbox/received?message=a&message=b', /"message"/],
  ['GET', '/api/sandbox/received?message=a&delivery=b', /"delivery"/],
] as const

for (const [method, address, reason] of WRONG)
  test(`${method} ${address} is refused by the name of the parameter, and the message goes on waiting`, async () => {
    const { id } = await service.send(officeMessage())
    const answer = await service.ask({ method, url: address.replace('ID', id) })
    assert.equal(answer.status, 400)
    assert.match(answer.reason, reason)
    assert.equal((await service.status(id)).state, 'queued')
  })
