import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { MessageStatus } from '@rotunda/contract'
import { docketMessage, officeMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

type Page = { data: MessageStatus[]; meta: { next: string | null } }

const list = async (query = '', key = service.key): Promise<Page> => {
  const { status, json } = await service.ask({ url: `/api/messages${query}`, key })
  assert.equal(status, 200)
  // Held to its schema by the description.
  return json as Page
}

test('before the first message the list is empty', async () => {
  assert.deepEqual(await list(), { data: [], meta: { next: null } })
})

test('walking by pages gives every message once, the newest first', async () => {
  const sent: string[] = []
  for (const body of [officeMessage(), docketMessage(), officeMessage(), officeMessage(), docketMessage()])
    sent.unshift((await service.send(body, { prefer: 'wait=20' })).id)
  const walked: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Page = await list(`?limit=2${next && `&after=${next}`}`)
    walked.push(...page.data.map(({ id }) => id))
    next = page.meta.next
  }
  assert.deepEqual(walked.toSorted().toReversed(), sent.toSorted().toReversed())
  assert.deepEqual(walked, walked.toSorted().toReversed())
})

test('a state keeps the messages that are in it', async () => {
  const { id } = await service.send(officeMessage({ message: 'Please [simulate 400].' }), {
    prefer: 'wait=20',
  })
  assert.deepEqual(
    (await list('?state=refused')).data.map((message) => message.id),
    [id],
  )
  assert.equal((await list('?state=delivered')).data.length, 5)
  assert.equal((await list('?state=uncertain')).data.length, 0)
})

test('another organisation’s messages are in no page', async () => {
  const { secret } = await service.issue({ organisation: 'Another Organization' })
  assert.deepEqual((await list('', secret)).data, [])
  assert.deepEqual((await list('?state=delivered&limit=200', secret)).data, [])
})
