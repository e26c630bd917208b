import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, officeMessage, openMessageService } from '../../../bin/testing.ts'
import { TAKEN_AS_JSON } from '../testing.ts'

const service = await openMessageService()
after(() => service.close())

const WAIT = { prefer: 'wait=20' }

/** A senator of the sample roster whose office takes messages. */
const findSenator = async (): Promise<number> => {
  const { json } = await service.ask({ url: '/api/legislators?chamber=senate', key: null })
  // Held to its schema by the description.
  const { data } = json as { data: { code: number | null; accepts_delivery: boolean | null }[] }
  const senator = data.find(({ code, accepts_delivery }) => code !== null && accepts_delivery === true)
  assert.ok(senator?.code)
  return senator.code
}

test('an accepted message is answered by exactly {"response":"success"} and the address of its status', async () => {
  const answer = await service.send(officeMessage())
  assert.equal(answer.status, 200)
  assert.equal(answer.text, '{"response":"success"}')
  assert.match(answer.headers['content-type'] ?? '', /^application\/json/)
  assert.match(answer.headers['location'] ?? '', /^\/api\/messages\/msg_[0-9a-f]{32}$/)
  assert.equal((await service.status(answer.id)).destination, 'HCA12')
})

const targets = {
  'house-cwc': officeMessage(),
  'senate-cwc': officeMessage({ destination_id: await findSenator() }),
  'regulations-gov': docketMessage(),
} as const

for (const [channel, body] of Object.entries(targets))
  test(`a message for ${channel} is on its way there, and delivered when the answer had to wait for it`, async () => {
    const answer = await service.send(body, WAIT)
    assert.equal(answer.text, '{"response":"success"}')
    assert.equal(answer.headers['message-state'], 'delivered')
    assert.equal(answer.headers['preference-applied'], 'wait=20')
    const status = await service.status(answer.id)
    assert.equal(status.channel, channel)
    assert.equal(status.state, 'delivered')
    assert.ok(status.receipt)
  })

test('American Samoa goes out under the letters that the gateway knows it by', async () => {
  const answer = await service.send(officeMessage({ destination_id: 'HAS00', state: 'AS' }), WAIT)
  assert.equal((await service.status(answer.id)).destination, 'HAQ00')
})

test('absent, null and empty are the same for what need not be given', async () => {
  for (const value of [undefined, null, '']) {
    const office = { suffix: value, address2: value, sponsoring_org: value, category: value }
    const docket = {
      suffix: value,
      address2: value,
      name_prefix: value,
      custom_subject: value,
      main_issue: null,
    }
    assert.equal((await service.send(officeMessage(office))).status, 200)
    assert.equal((await service.send(docketMessage({ ...docket, category: value }))).status, 200)
  }
})

for (const type of TAKEN_AS_JSON)
  test(`the content type ${type} is read`, async () => {
    assert.equal((await service.send(JSON.stringify(officeMessage()), { 'content-type': type })).status, 200)
  })

test('a wait of 0 looks once and answers with the state of that moment', async () => {
  const answer = await service.send(officeMessage(), { prefer: 'respond-async, wait=0' })
  assert.equal(answer.status, 200)
  assert.equal(answer.headers['preference-applied'], 'wait=0')
  assert.ok(['queued', 'sending', 'delivered'].includes(answer.headers['message-state'] ?? ''))
})

test('a longer wait than 30 seconds is 30 seconds, and says so', async () => {
  for (const prefer of ['wait=31', 'WAIT="99999999999"', 'respond-async; wait = 1000']) {
    const answer = await service.send(officeMessage(), { prefer })
    assert.equal(answer.headers['preference-applied'], 'wait=30')
  }
})

test('a preference that cannot be read is none', async () => {
  for (const prefer of ['wait', 'wait=', 'wait=ten', 'wait=-1', 'await=5', 'wait=5x']) {
    const answer = await service.send(officeMessage(), { prefer })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['preference-applied'], undefined)
  }
})

test('a message that the receiver does not take yet is still a promise: success, with the state it waits in', async () => {
  const answer = await service.send(officeMessage({ message: 'Please [simulate 503] once.' }), WAIT)
  assert.equal(answer.text, '{"response":"success"}')
  assert.equal(answer.headers['message-state'], 'held')
})

test('a message that may have arrived is reported as uncertain, not as delivered', async () => {
  const answer = await service.send(officeMessage({ message: 'Please [simulate reset after] this.' }), WAIT)
  assert.equal(answer.text, '{"response":"success"}')
  assert.equal(answer.headers['message-state'], 'uncertain')
})

test('the same body under the same Idempotency-Key is the same message, whatever became of it', async () => {
  const body = officeMessage()
  const headers = { 'idempotency-key': 'once-and-again', ...WAIT }
  const first = await service.send(body, headers)
  const before = await service.countMessages()
  const again = await service.send(body, headers)
  assert.equal(again.id, first.id)
  assert.equal(first.headers['idempotent-replayed'], undefined)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(again.headers['message-state'], 'delivered')
  assert.equal(await service.countMessages(), before)
})

test('a message that the receiver refuses while its sender waits is an error with its reason and its address', async () => {
  const answer = await service.send(officeMessage({ message: 'I ask you to [simulate 400].' }), {
    prefer: 'wait=20',
  })
  assert.equal(answer.status, 422)
  assert.match(answer.reason, /House/)
  assert.equal(answer.headers['message-state'], 'refused')
  assert.equal((await service.status(answer.id)).state, 'refused')
})

test('a replay of a message that was refused says so again', async () => {
  const body = officeMessage({ message: 'Please [simulate 400] this.' })
  const headers = { 'idempotency-key': 'refused', ...WAIT }
  const [first, again] = [await service.send(body, headers), await service.send(body, headers)]
  assert.deepEqual([first.status, again.status], [422, 422])
  assert.equal(again.text, first.text)
  assert.equal(again.id, first.id)
})

test('many at once under one Idempotency-Key are one message', async () => {
  const before = await service.countMessages()
  const headers = { 'idempotency-key': 'at-once' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.send(officeMessage(), headers)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
  assert.equal(answers.filter((answer) => answer.headers['idempotent-replayed'] === undefined).length, 1)
  assert.equal(await service.countMessages(), before + 1)
})

test('an Idempotency-Key belongs to the organisation: under its next key it stands for the same message', async () => {
  const headers = { 'idempotency-key': 'before-a-change-of-keys' }
  const { secret } = await service.issue()
  const first = await service.send(officeMessage(), headers)
  const other = await service.send(officeMessage(), { ...headers, authorization: `Bearer ${secret}` })
  assert.equal(other.status, 200)
  assert.equal(other.headers['idempotent-replayed'], 'true')
  assert.equal(other.id, first.id)
})

test('a body that was refused uses no Idempotency-Key up', async () => {
  const headers = { 'idempotency-key': 'second-thoughts' }
  assert.equal((await service.send(officeMessage({ phone_number: '' }), headers)).status, 422)
  assert.equal((await service.send(officeMessage(), headers)).status, 200)
})

test('what is stored of an Idempotency-Key and its body cannot be made again without the service’s secret', async () => {
  const headers = { 'idempotency-key': 'fingerprinted' }
  const [one, other] = await Promise.all([openMessageService(), openMessageService()])
  try {
    await Promise.all([one.send(officeMessage(), headers), other.send(officeMessage(), headers)])
    const stored = (await Promise.all([one, other].map(readStored))).flat()
    assert.equal(new Set(stored).size, 4)
    assert.ok(!stored.some((text) => text.includes('fingerprinted')))
  } finally {
    await Promise.all([one.close(), other.close()])
  }
})

const readStored = async ({ store }: Pick<typeof service, 'store'>): Promise<string[]> => {
  type Tables = { idempotency_keys: { idempotency_key: string; fingerprint: string } }
  const row = await store
    .db<Tables>()
    .selectFrom('idempotency_keys')
    .select(['idempotency_key', 'fingerprint'])
    .executeTakeFirstOrThrow()
  return [row.idempotency_key, row.fingerprint]
}
