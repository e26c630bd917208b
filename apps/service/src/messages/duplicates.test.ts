import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeLog } from '../platform/log/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { digestContent } from './duplicates.ts'
import { withdrawMessage } from './index.ts'
import { makeQueueBed, START } from './testing.ts'

const ONCE = { key: 'once', fingerprint: 'a body' }

const digest = (changes: object = {}, organisation = 'Society', secret = 1) =>
  digestContent(
    Buffer.alloc(32, secret),
    { mode: 'sandbox', organisation },
    {
      fields: {
        first_name: 'Ada',
        last_name: 'Sample',
        email: 'ada@example.org',
        message: 'Please.',
        ...changes,
      },
      destination: { kind: 'house', officeCode: 'HCA12', state: 'CA', memberName: null },
    },
  )

test('case and spacing make no other person and no other text', () => {
  const same = { first_name: 'ADA', email: 'Ada@Example.org', message: ' please.\r\n' }
  assert.equal(digest(same), digest())
})

test('another text, person, organisation or secret is another digest', () => {
  const others = [digest({ message: 'No.' }), digest({ email: 'b@example.org' }), digest({ last_name: 'B' })]
  const all = [digest(), ...others, digest({}, 'Other'), digest({}, 'Society', 2)]
  assert.equal(new Set(all).size, all.length)
})

onEveryStore((open) => {
  const bed = makeQueueBed(open)
  const repeats = async (sent: Parameters<typeof bed.send>[0] = {}) =>
    (await bed.send(sent)).possibleDuplicateOf

  test('a second message with the same text is accepted, and names the first', async () => {
    const { id } = await bed.send()
    const second = await bed.send()
    assert.equal(second.possibleDuplicateOf, id)
    const { state, possible_duplicate_of: of, warnings } = await bed.read(second.id)
    assert.deepEqual([state, of, warnings[0]?.code], ['queued', id, 'possible_duplicate'])
  })

  test('two at once: one of them names the other', async () => {
    const both = await Promise.all([bed.send(), bed.send()])
    assert.equal(both.filter(({ possibleDuplicateOf: of }) => of !== undefined).length, 1)
  })

  test('another text, another organisation and another channel are no repetition', async () => {
    await bed.send()
    assert.equal(await repeats({ message: 'Another text.' }), undefined)
    assert.equal(await repeats({ organisation: 'Another Society' }), undefined)
    assert.equal(await repeats({ channel: 'regulations-gov' }), undefined)
  })

  test('after 24 hours it is a new message', async () => {
    await bed.send()
    bed.pass(86_400)
    assert.equal(await repeats(), undefined)
  })

  test('who gives an Idempotency-Key has said which messages are the same', async () => {
    await bed.send({ idempotency: ONCE })
    bed.pass(1)
    const { id } = await bed.send({ idempotency: { ...ONCE, key: 'another' } })
    assert.equal((await bed.read(id)).possible_duplicate_of, null)
    assert.equal(await repeats(), id)
  })

  test('what was withdrawn is not repeated by sending it after all', async () => {
    const { id } = await bed.send()
    await withdrawMessage({ store: await bed.opened, log: makeLog('silent') }, id, 'Example Society', START)
    assert.equal(await repeats(), undefined)
  })
})
