import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ReceivedRequest } from '@rotunda/contract'
import { docketMessage, officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

const readReceived = async (id: string): Promise<ReceivedRequest[]> => {
  const { status, json } = await service.ask({ url: `/api/sandbox/received?message=${id}` })
  assert.equal(status, 200)
  // Held to its schema by the description.
  return (json as { data: ReceivedRequest[] }).data
}

test('the very document that the office’s gateway took can be read back, without the key', async () => {
  const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
  const [request, ...others] = await readReceived(id)
  assert.deepEqual(others, [])
  assert.ok(request)
  assert.deepEqual(
    [request.channel, request.content_type, request.status],
    ['house-cwc', 'application/xml', 200],
  )
  assert.equal(request.path, '/v2/message?apikey=REDACTED')
  assert.match(request.body, /<MemberOffice>HCA12<\/MemberOffice>/)
  assert.match(request.body, new RegExp((await service.status(id)).delivery_id))
})

test('the very comment that Regulations.gov took can be read back', async () => {
  const { id } = await service.send(docketMessage(), { prefer: 'wait=20' })
  const [request] = await readReceived(id)
  assert.ok(request)
  assert.equal(request.channel, 'regulations-gov')
  const { data } = JSON.parse(request.body)
  assert.equal(data.attributes.commentOnDocumentId, 'FDA-2026-N-9001-0001')
})
