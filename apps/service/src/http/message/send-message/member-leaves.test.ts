import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ReceivedRequest } from '@rotunda/contract'
import { officeMessage, openMessageService, type TestService } from '../../../bin/testing.ts'
import { makeRosterStore, makeSampleRoster, type Member, type Roster } from '../../../destinations/index.ts'
import { pauseChannel, releaseMany, releaseMessage, resumeChannel } from '../../../messages/index.ts'
import { waitUntil } from '../../../platform/testing.ts'

const CHANNELS = ['house-cwc', 'senate-cwc'] as const
const sample = makeSampleRoster()
const holderOf = (officeCode: string): Member =>
  sample.members.find((member) => member.officeCode === officeCode) ?? assert.fail(officeCode)
const member = holderOf('HCA12')
const without = sample.members.filter(({ code }) => code !== member.code)

let service: TestService
before(async () => {
  // The test asks for the list until it is the new one.
  service = await openMessageService({ ROTUNDA_PUBLIC_RATE: '0' })
  await put(sample.members)
})
after(() => service.close())

/** Another process replaces the roster: the copy of the service stays two seconds behind. */
const put = async (members: Roster['members']): Promise<void> => {
  const { store } = service
  const roster = { ...sample, members }
  await makeRosterStore({ store, clock: () => new Date() }).replaceRoster(roster)
}

const pause = async (): Promise<void> => {
  const at = await service.store.now()
  for (const channel of CHANNELS)
    await pauseChannel(service.store, { mode: 'sandbox', channel, reason: 'A test.', at })
}

const resume = async (): Promise<void> => {
  for (const channel of CHANNELS) await resumeChannel(service.store, 'sandbox', channel)
}

/** Sends while the channels are paused, changes the roster, and opens the channels at once. */
const sendAndChange = async (destinationId: number | string, members: Roster['members']): Promise<string> => {
  await put(sample.members)
  await waitUntil('the roster', async () => (await findOffice()) === 'HCA12')
  await pause()
  const id = await sendToOffice(destinationId)
  // The service has read the roster right before it changes.
  await validate(destinationId)
  await put(members)
  await resume()
  return id
}

/** Sends until the service reads the roster by which the member has the office. Messages for another one are withdrawn. */
const sendToOffice = async (destinationId: number | string): Promise<string> => {
  let id = ''
  await waitUntil('the roster to be read', async () => {
    const sent = await service.send(officeMessage({ destination_id: destinationId }))
    if (sent.status !== 200) return false
    id = sent.id
    if ((await service.status(id)).destination === 'HCA12') return true
    await service.ask({ method: 'DELETE', url: `/api/messages/${id}` })
    return false
  })
  return id
}

/** Office of the member in the roster that the service uses. */
const findOffice = async (): Promise<string | undefined> => {
  const { json } = await service.ask({ url: '/api/legislators', key: null })
  const { data } = json as { readonly data: readonly { code: number | null; office_code: string }[] }
  return data.find(({ code }) => code === member.code)?.office_code
}

const validate = (destinationId: number | string) =>
  service.validate(officeMessage({ destination_id: destinationId }))

const received = async (id: string): Promise<readonly ReceivedRequest[]> => {
  const { json } = await service.ask({ url: `/api/sandbox/received?message=${id}` })
  // Held to its schema by `ask`.
  return (json as { readonly data: readonly ReceivedRequest[] }).data
}

/** Waits until the message is in the state after a try. */
const until = async (id: string, state: string) => {
  await waitUntil(`${id} to be ${state}`, async () => {
    const status = await service.status(id)
    return status.state === state && status.attempts > 0
  })
  return service.status(id)
}

const successor: Member = { ...member, code: 999_001, bioguide: 'Z999001', name: 'Sample Successor' }

test('a message to a person who left while it waited is held with the reason of the dry run, for a successor or a vacant seat', async () => {
  for (const members of [[...without, successor], without]) {
    const id = await sendAndChange(member.code, members)
    const { reason, timeline, not_before } = await until(id, 'held')
    await waitUntil('the dry run to know it', async () => (await validate(member.code)).status === 422)
    assert.equal(reason, (await validate(member.code)).reason)
    assert.match(reason, /is no longer serving in Congress; the last seat was .* California’s district 12/)
    assert.deepEqual([timeline.at(-1)?.reason, not_before], [reason, null])
    assert.deepEqual(await received(id), [])
  }
})

test('a message to the seat goes to whoever holds it, or to the office of the vacant seat', async () => {
  for (const members of [[...without, successor], without]) {
    const id = await sendAndChange('HCA12', members)
    assert.equal((await until(id, 'delivered')).destination, 'HCA12')
  }
})

test('a House seat without a holder in the roster is accepted, and told in the answer, the dry run and the status', async () => {
  await put(sample.members)
  await waitUntil('the roster', async () => (await validate('HCA12')).headers['warning'] === undefined)
  await put(without)
  await waitUntil('the roster', async () => (await validate('HCA12')).headers['warning'] !== undefined)
  const { status, headers } = await validate('HCA12')
  assert.equal(status, 200)
  assert.match(
    headers['warning'] ?? '',
    /^299 rotunda "The list of legislators names no present holder of the seat\. [^"]*"$/,
  )
  const sent = await service.send(officeMessage(), { 'idempotency-key': 'to-a-vacant-seat' })
  assert.deepEqual([sent.status, sent.headers['warning']], [200, headers['warning']])
  assert.deepEqual(
    (await service.status(sent.id)).warnings.map(({ code }) => code),
    ['seat_vacant'],
  )
  await put(sample.members)
})

test('a person who moved to another office is not written to at the earlier one, nor at the new one', async () => {
  const senate = sample.members.filter(({ officeCode }) => officeCode !== 'SCA01' && officeCode !== 'HCA12')
  for (const officeCode of ['SCA01', 'HCA13']) {
    const others = senate.filter((one) => one.officeCode !== officeCode)
    const id = await sendAndChange(member.code, [...others, { ...member, officeCode }])
    const { reason } = await until(id, 'held')
    assert.match(reason, /now holds the .*, and the message was accepted for the office HCA12\. Withdraw it/)
    assert.deepEqual(await received(id), [])
  }
})

test('after the roster is mended an operator releases what was held, and it goes once', async () => {
  const ids = [await sendAndChange(member.code, without), await sendAndChange(member.code, without)]
  for (const id of ids) await until(id, 'held')
  const queue = { mode: 'sandbox', channel: 'house-cwc', cause: 'member' } as const
  const [first = ''] = ids
  await releaseMessage(service.store, first, await service.store.now())
  await waitUntil('another try', async () => (await service.status(first)).attempts === 2)
  await until(first, 'held')
  await put(sample.members)
  const before = (await service.store.now()).getTime()
  while ((await releaseMany(service.store, queue, new Date(before))) > 0);
  for (const id of ids) {
    await until(id, 'delivered')
    assert.equal((await received(id)).length, 1)
  }
})

test('a held message can be withdrawn by its sender', async () => {
  const id = await sendAndChange(member.code, without)
  await until(id, 'held')
  await service.ask({ method: 'DELETE', url: `/api/messages/${id}` })
  assert.equal((await service.status(id)).state, 'withdrawn')
})
