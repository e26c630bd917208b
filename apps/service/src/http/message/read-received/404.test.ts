import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('what another organisation sent cannot be read', async () => {
  const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
  const { secret } = await service.issue({ organisation: 'Another Organization' })
  const answer = await service.ask({ url: `/api/sandbox/received?message=${id}`, key: secret })
  assert.equal(answer.status, 404)
  assert.ok(!answer.text.includes('CWC'))
})

test('an id that is nobody’s is not found', async () => {
  for (const id of ['', 'x', '%00', 'msg_00000000000000000000000000000000'])
    assert.equal((await service.ask({ url: `/api/sandbox/received?message=${id}` })).status, 404)
})
