import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { officeMessage, openTestService } from '../../apps/service/src/bin/testing.ts'
import { askHere } from '../../apps/service/src/operator/testing.ts'
import { openEarlierData } from './open-earlier-data.ts'

const VERSIONS = readdirSync(import.meta.dirname).filter((name) => /^\d+\.\d+\.\d+$/.test(name))

/** The text of a message that it had sent with this key. */
const QUEUED = {
  body: officeMessage({ message: 'I am writing to ask for your support. Four.' }),
  headers: { 'idempotency-key': 'letter-2' },
}

for (const version of VERSIONS) {
  test(`the database of ${version} opens, and every message is where it was`, async (t) => {
    const { environment, answers } = openEarlierData(t, version)
    const service = await openTestService({
      ...environment,
      ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    })
    t.after(() => service.close())
    for (const [name, before] of Object.entries(answers.messages)) {
      const { status, json } = await service.ask({ url: `/api/messages/${before.id}`, key: answers.key })
      assert.equal(status, 200, name)
      assert.partialDeepStrictEqual(json, before, name)
    }
    const { json } = await service.ask({ url: '/api/messages?limit=100', key: answers.key })
    assert.partialDeepStrictEqual(json, { data: Array.from(Object.values(answers.messages), () => ({})) })
  })

  test(`a key of ${version} opens what it opened, and one that it revoked opens nothing`, async (t) => {
    const { environment, answers } = openEarlierData(t, version)
    const service = await openTestService({
      ...environment,
      ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    })
    t.after(() => service.close())
    const sent = await service.ask({
      method: 'POST',
      url: '/api/send-message',
      key: answers.key,
      body: officeMessage(),
    })
    assert.equal(sent.status, 200)
    const again = await service.ask({
      method: 'POST',
      url: '/api/send-message',
      key: answers.key,
      ...QUEUED,
    })
    assert.equal(again.id, answers.messages['queued']?.id)
    const revoked = await service.ask({ url: '/api/messages', key: answers.revoked_key })
    assert.equal(revoked.status, 401)
  })

  test(`a message that ${version} left in the queue is delivered with its text, and one that it held is not`, async (t) => {
    const { environment, answers } = openEarlierData(t, version)
    const { queued, held, uncertain } = answers.messages
    const service = await openTestService(environment)
    t.after(() => service.close())
    await service.log.until('delivery.attempt.delivered')
    const stateOf = async (id = '') => {
      const { json } = await service.ask({ url: `/api/messages/${id}`, key: answers.key })
      return Reflect.get(Object(json), 'state')
    }
    assert.equal(await stateOf(queued?.id), 'delivered')
    assert.equal(await stateOf(held?.id), 'held')
    assert.equal(await stateOf(uncertain?.id), 'uncertain')
    const [received] = (await service.simulators.house.received()).filter(({ method }) => method === 'POST')
    assert.match(received?.body ?? '', /ask for your support\. Four\./)
    assert.match(received?.body ?? '', new RegExp(queued?.delivery_id ?? 'none'))
  })

  test(`what the operator of ${version} did is in the audit log, and what ended is purged`, async (t) => {
    const { environment, answers } = openEarlierData(t, version)
    const audit = await askHere(environment, 'audit', 'check')
    assert.equal(audit.whole, true)
    assert.ok(audit.lines > 6)
    const ended = Object.values(answers.messages).filter((message) => message.personal_data_until !== null)
    assert.equal((await askHere(environment, 'purge', '--older-than', '0', '--yes')).purged, ended.length)
    const channels = await askHere(environment, 'channels', 'list')
    assert.match(JSON.stringify(channels), /The docket office moves\./)
    for (const { id, state } of ended)
      assert.equal((await askHere(environment, 'messages', 'show', id)).state, state)
  })
}
