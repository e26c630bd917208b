import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ReceivedRequest } from '@rotunda/contract'
import { docketMessage, officeMessage, openMessageService } from '../../../bin/testing.ts'

const service = await openMessageService()
after(() => service.close())

/** Document that the office’s gateway received for a message with this header. */
const receive = async (campaign: string | undefined, body = officeMessage()): Promise<string> => {
  const headers = { prefer: 'wait=20', ...(campaign !== undefined && { campaign }) }
  const { id } = await service.send(body, headers)
  const { json } = await service.ask({ url: `/api/sandbox/received?message=${id}` })
  // Held to its schema by `ask`.
  const [received] = (json as { data: ReceivedRequest[] }).data
  return received?.body ?? ''
}
const idOf = (xml: string) => /<CampaignId>(\w+)<\/CampaignId>/.exec(xml)?.[1]

test('an edited subject stays in the campaign, and pro and con are two', async () => {
  const pro = await receive('libraries-2026;stance=pro')
  const edited = await receive(
    'libraries-2026; stance=pro',
    officeMessage({ custom_subject: 'My own words' }),
  )
  const con = await receive('libraries-2026;stance=con')
  assert.equal(idOf(edited), idOf(pro))
  assert.notEqual(idOf(con), idOf(pro))
  assert.ok(pro.includes('<ProOrCon>Pro</ProOrCon>') && con.includes('<ProOrCon>Con</ProOrCon>'))
})

for (const campaign of [
  '',
  'two words',
  'x'.repeat(65),
  'a;stance=maybe',
  'a;mood=pro',
  'ada@example.org',
  ';stance=pro',
])
  test(`a Campaign header "${campaign.slice(0, 16)}" is refused with its form, by the dry run too, and nothing is stored`, async () => {
    const stored = await service.countMessages()
    for (const ask of ['send', 'validate'] as const) {
      const answer = await service[ask](officeMessage(), { campaign })
      assert.equal(answer.status, 400)
      assert.match(answer.reason, /Campaign header must be a name of 1 to 64 letters/)
    }
    assert.equal(await service.countMessages(), stored)
  })

test('a comment has no place for a campaign: it is accepted, and its sender is told', async () => {
  const body = docketMessage({ name_prefix: '', sponsoring_org: null })
  const answer = await service.send(body, { campaign: 'libraries-2026' })
  assert.equal(answer.status, 200)
  assert.match(answer.headers['warning'] ?? '', /Campaign header has no place/)
  assert.deepEqual(
    (await service.status(answer.id)).warnings.map(({ code }) => code),
    ['campaign_not_sent'],
  )
})
