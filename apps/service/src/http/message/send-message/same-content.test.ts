import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { officeMessage, openMessageService } from '../../../bin/testing.ts'
import type { MessageTables } from '../../../messages/index.ts'

const service = await openMessageService({ ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep' })
after(() => service.close())

type Fields = Readonly<Record<string, unknown>>
const { data } = officeMessage({ suffix: null, address2: '' })
const reversed = (fields: Fields) => Object.fromEntries(Object.entries(fields).toReversed())
const { suffix: _suffix, address2: _address2, ...present } = data
const text = JSON.stringify({ data })

const SAME: Readonly<Record<string, string>> = {
  'the keys in another order': JSON.stringify({ data: reversed(data) }),
  'other white space': JSON.stringify({ data }, null, 4),
  'absent fields left out': JSON.stringify({ data: present }),
  'absent fields as null or empty': JSON.stringify({ data: { ...present, suffix: '', address2: null } }),
  'another absent field': JSON.stringify({ data: { ...data, sponsoring_org: null } }),
  'a number in another form': text.replace(/"main_issue":(\d+)/, '"main_issue":$1.0'),
  'a letter as an escape': text.replace('"Ada"', String.raw`"\u0041da"`),
}
for (const [what, body] of Object.entries(SAME))
  test(`the same content with ${what} is the same message under its Idempotency-Key`, async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await service.send(text, headers)
    assert.notEqual(body, text)
    const again = await service.send(body, headers)
    assert.deepEqual([again.status, again.id], [200, first.id])
    assert.equal(again.headers['idempotent-replayed'], 'true')
  })

const OTHER: Readonly<Record<string, object>> = {
  'another text': { data: { ...data, message: 'Another text of the same person.' } },
  'a field more': { data: { ...data, suffix: 'Jr.' } },
  'a field in other letters': { data: { ...data, first_name: 'ada' } },
  'a field that does not exist': { data: { ...data, unknown: null } },
  'a key beside data': { data, more: null },
  'its fields in a list': { data: Object.entries(present) },
}
for (const [what, body] of Object.entries(OTHER))
  test(`a body with ${what} is another body under its Idempotency-Key`, async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await service.send(text, headers)
    const before = await service.countMessages()
    assert.equal((await service.send(body, headers)).status, 409)
    assert.equal(await service.countMessages(), before)
  })

test('bodies of the same fields in any order, with any absent fields, are one message', async () => {
  const absent = fc.constantFrom(undefined, null, '')
  const body = fc.record({
    order: fc.shuffledSubarray(Object.entries(present), { minLength: Object.keys(present).length }),
    suffix: absent,
    address2: absent,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 2, maxLength: 3 }), async (bodies) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const ids = new Set<string>()
      for (const { order, ...absences } of bodies)
        ids.add((await service.send({ data: { ...absences, ...Object.fromEntries(order) } }, headers)).id)
      assert.equal(ids.size, 1)
    }),
    { numRuns: 10 },
  )
})

test('an Idempotency-Key in quotation marks is the key within them', async () => {
  for (const [one, other] of [
    ['key-in-quotes', '"key-in-quotes"'],
    ['"quoted-first"', 'quoted-first'],
    ['with"quote', String.raw`"with\"quote"`],
  ] as const) {
    const first = await service.send(text, { 'idempotency-key': one })
    assert.equal((await service.send(text, { 'idempotency-key': other })).id, first.id)
  }
  assert.equal((await service.send(text, { 'idempotency-key': '""' })).status, 400)
  const longest = await service.send(text, { 'idempotency-key': `"${'k'.repeat(255)}"` })
  assert.equal(longest.status, 200)
  assert.equal((await service.send(text, { 'idempotency-key': 'k'.repeat(256) })).status, 400)
})

/** Rewrites the row of a message as a version did that compared bytes. */
const makeOld = async (id: string, key: string): Promise<void> => {
  const sign = (words: string) => createHmac('sha256', service.access.pepper).update(words).digest('hex')
  await service.store.write<MessageTables, unknown>((trx) =>
    trx
      .updateTable('idempotency_keys')
      .set({ idempotency_key: sign(`idempotency-key\n${key}`), fingerprint: sign(`${key}\n${text}`) })
      .where('message_id', '=', id)
      .execute(),
  )
}

test('a message of a version that compared bytes is replayed, under its key with or without quotation marks', async () => {
  for (const key of ['of-an-old-version', '"of-an-old-version-in-quotes"']) {
    const { id } = await service.send(text, { 'idempotency-key': key })
    await makeOld(id, key)
    for (const spelling of [key, key.replaceAll('"', ''), `"${key.replaceAll('"', '')}"`]) {
      const again = await service.send(text, { 'idempotency-key': spelling })
      assert.deepEqual([again.status, again.id], [200, id], spelling)
    }
  }
  const other = officeMessage({ message: 'Another text.' })
  assert.equal((await service.send(other, { 'idempotency-key': 'of-an-old-version' })).status, 409)
})
