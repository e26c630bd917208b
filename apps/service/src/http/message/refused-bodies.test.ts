import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { docketMessage, officeMessage, openMessageService } from '../../bin/testing.ts'
import { NOT_A_BODY, NOT_A_MESSAGE, NOT_JSON_BY_NAME } from './testing.ts'

const service = await openMessageService({ ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep' })
after(() => service.close())

const WRONG = [
  ...NOT_A_BODY.map((row) => ({ ...row, status: 400 })),
  ...NOT_A_MESSAGE.map((row) => ({ ...row, status: 422 })),
]

for (const { name, body, status } of WRONG)
  test(`${name} is refused, by a dry run in the very words of sending, and nothing is stored`, async () => {
    const answer = await service.send(body)
    assert.equal(answer.status, status)
    assert.deepEqual(answer.headers['location'], undefined)
    const dry = await service.validate(body)
    assert.deepEqual([dry.status, dry.text], [status, answer.text])
    assert.equal(await service.countMessages(), 0)
  })

test('each reason names the fields that are wrong, in words or as they were sent', async () => {
  for (const { name, body, names } of WRONG) {
    const { reason } = await service.validate(body)
    assert.deepEqual(
      names.filter((one) => !reason.includes(one) && !reason.includes(one.replaceAll('_', ' '))),
      [],
      `${name}: ${reason}`,
    )
  }
})

for (const key of ['', ' ', 'a b', 'ключ', 'x'.repeat(256)])
  test(`an Idempotency-Key of ${key.length} characters that are not visible ASCII is refused`, async () => {
    const answer = await service.send(officeMessage(), { 'idempotency-key': key })
    assert.equal(answer.status, 400)
    assert.match(answer.reason, /Idempotency-Key/)
    assert.equal(await service.countMessages(), 0)
  })

test('a body larger than any message is refused by its size, and nothing is stored', async () => {
  for (const size of [256 * 1024 + 1, 10 * 1024 * 1024]) {
    for (const ask of ['send', 'validate'] as const) {
      const answer = await service[ask](JSON.stringify(officeMessage()).padEnd(size))
      assert.equal(answer.status, 413)
      assert.match(answer.reason, /256 KiB/)
    }
  }
  assert.equal(await service.countMessages(), 0)
})

for (const type of NOT_JSON_BY_NAME)
  test(`the content type ${type} is refused, even of a body that is JSON`, async () => {
    for (const ask of ['send', 'validate'] as const) {
      const answer = await service[ask](JSON.stringify(officeMessage()), { 'content-type': type })
      assert.equal(answer.status, 415)
      assert.match(answer.reason, /application\/json/)
    }
    assert.equal(await service.countMessages(), 0)
  })

const REASONS = [
  ['content-type', 'text/plain', 'application/json'],
  ['content-type', 'application/json; charset=ISO-8859-1', 'ISO-8859-1'],
  ['content-type', 'application/json; profile=x', 'charset=utf-8'],
  ['content-encoding', 'gzip', 'Content-Encoding'],
  ['content-encoding', 'br, gzip', 'br, gzip'],
] as const

for (const [header, value, names] of REASONS)
  test(`${header} ${value} is refused by what is wrong with it`, async () => {
    const plain = JSON.stringify(officeMessage())
    const body = header === 'content-encoding' ? gzipSync(plain) : plain
    for (const ask of ['send', 'validate'] as const) {
      const answer = await service[ask](body, { 'content-type': 'application/json', [header]: value })
      assert.equal(answer.status, 415)
      assert.ok(answer.reason.includes(names), answer.reason)
    }
    assert.equal(await service.countMessages(), 0)
  })

test('a body that is encoded by nothing is taken', async () => {
  for (const encoding of ['identity', ''])
    assert.equal((await service.validate(officeMessage(), { 'content-encoding': encoding })).status, 200)
})

test('a body without a content type is refused', async () => {
  const answer = await service.send(Buffer.from(JSON.stringify(officeMessage())), { 'content-type': '' })
  assert.equal(answer.status, 415)
})

test('a missing phone number is refused with the one sentence that says so', async () => {
  for (const phone_number of [undefined, null, '', '  ']) {
    const answer = await service.send(officeMessage({ phone_number }))
    assert.deepEqual(answer.json, { response: 'error', reason: 'The phone number field is required.' })
  }
})

const REQUIRED_BY_ALL = [
  'first_name',
  'last_name',
  'address1',
  'city',
  'state',
  'zip_code',
  'phone_number',
  'email',
  'message',
]
const REQUIRED_BY_OFFICES = ['name_prefix', ...REQUIRED_BY_ALL, 'custom_subject', 'main_issue']

const missing = (fields: readonly string[]): string =>
  fields.map((field) => `The ${field.replaceAll('_', ' ')} field is required.`).join(' ')

const without = (fields: readonly string[], value: unknown) =>
  Object.fromEntries(fields.map((field) => [field, value]))

for (const [name, value] of [
  ['absent', undefined],
  ['null', null],
  ['empty', ''],
] as const) {
  test(`every field that an office needs is named at once when it is ${name}`, async () => {
    // An issue is a number, and has no empty form.
    const fields = REQUIRED_BY_OFFICES.filter((field) => value !== '' || field !== 'main_issue')
    const answer = await service.send(officeMessage(without(fields, value)))
    assert.equal(answer.reason, missing(fields))
  })

  test(`every field that a docket needs is named at once when it is ${name}`, async () => {
    const fields = [...REQUIRED_BY_ALL, 'name_prefix', 'sponsoring_org', 'category']
    const answer = await service.send(docketMessage(without(fields, value)))
    assert.equal(answer.reason, missing(REQUIRED_BY_ALL))
  })
}

/** Wrong destinations whose form says who was meant, with what is wrong with the other fields for them. */
const MISSED: readonly { readonly body: object; readonly says: readonly RegExp[] }[] = [
  {
    body: docketMessage({
      destination_id: 'FDA-2026-N-9999',
      custom_subject: 'A subject',
      main_issue: 1,
      message: 'x'.repeat(6000),
      first_name: 'A'.repeat(40),
    }),
    says: [
      /FDA-2026-N-9999/,
      /custom subject field belongs to a message to a legislator/,
      /main issue field belongs to a message to a legislator/,
      /message field must have at most 5,000 characters, and has 6,000/,
      /first name field must have at most 25 characters, and has 40/,
    ],
  },
  {
    body: officeMessage({ destination_id: 'HZZ01', custom_subject: '', main_issue: 99, category: 'A' }),
    says: [
      /names no State: "ZZ"/,
      /custom subject field is required/,
      /main issue field holds 99/,
      /category field belongs to a comment on a docket/,
    ],
  },
  {
    body: officeMessage({ destination_id: 1, main_issue: 99, name_prefix: '', message: 'x'.repeat(10_001) }),
    says: [
      /not the code of any legislator/,
      /main issue field holds 99/,
      /name prefix field is required/,
      /message field must have at most 10,000 characters/,
    ],
  },
]

for (const { body, says } of MISSED)
  test(`with a wrong destination the other problems are named as well: ${String(says[0])}`, async () => {
    for (const answer of [await service.send(body), await service.validate(body)]) {
      assert.equal(answer.status, 422)
      for (const what of says) assert.match(answer.reason, what)
    }
  })

test('where the form of a destination does not say who is meant, fields of one kind are not judged', async () => {
  for (const destination_id of ['CA-12', 'Jane Sample', 'HHS', undefined]) {
    const both = docketMessage({
      destination_id,
      message: 'x'.repeat(10_001),
      custom_subject: '',
      state: 'x',
    })
    const { status, reason } = await service.send(both)
    assert.equal(status, 422)
    assert.match(reason, /The state field must be/)
    assert.doesNotMatch(reason, /subject|sponsoring|10,001/)
  }
  // One of two chambers is meant: what only the Senate refuses is not said.
  const { reason } = await service.send(officeMessage({ destination_id: 1, name_prefix: 'Mx.' }))
  assert.doesNotMatch(reason, /prefix/)
})

test('all problems of a body are in one reason, each by the name of its field', async () => {
  const answer = await service.send(
    officeMessage({ zip_code: 90001, phone_number: '1', email: 'x', color: 'red', state: '', category: 'A' }),
  )
  for (const field of ['zip code', 'phone number', 'email', '"color"', 'state', 'category'])
    assert.ok(answer.reason.includes(field), `${field} is not named: ${answer.reason}`)
})

test('a misspelt field is answered with the one that was meant; what is like none gets no guess', async () => {
  for (const [typed, meant] of [
    ['mesage', 'message'],
    ['firstName', 'first_name'],
    ['zip', 'zip_code'],
    ['phone', 'phone_number'],
  ] as const) {
    const { reason } = await service.send(officeMessage({ [typed]: 'x' }))
    assert.ok(reason.includes(`"${typed}"`) && reason.includes(`"${meant}"`), reason)
  }
  const { reason } = await service.send(officeMessage({ color: 'red' }))
  assert.ok(reason.includes('"color"') && !/mean/.test(reason), reason)
})

test('a wrong destination hides no other problem', async () => {
  const answer = await service.send(
    officeMessage({ destination_id: 'HCA1', phone_number: null, zip_code: 'x' }),
  )
  assert.match(answer.reason, /5 characters.*phone number field is required.*zip code field/)
})

test('thousands of strange fields are counted, and the answer stays small', async () => {
  const strange = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 1]))
  const answer = await service.send({ data: strange })
  assert.equal(answer.status, 422)
  assert.match(answer.reason, /no field "f0".*There are 19980 more fields that do not exist/)
  assert.ok(answer.text.length < 5000)
})

const headers = { 'idempotency-key': 'one-body-only' }

test('another body under a used Idempotency-Key is refused, in whatever it differs', async () => {
  const first = await service.send(officeMessage(), headers)
  assert.equal(first.status, 200)
  const others = [
    officeMessage({ message: 'I am writing to ask for something else.' }),
    officeMessage({ suffix: 'Jr.' }),
    officeMessage({ phone_number: '' }),
    'not JSON at all',
  ]
  for (const body of others.slice(0, 3)) {
    const answer = await service.send(body, headers)
    assert.equal(answer.status, 409)
    assert.match(answer.reason, /Idempotency-Key/)
    assert.equal(answer.headers['location'], undefined)
  }
  assert.equal((await service.send(others[3], headers)).status, 400)
  assert.equal(await service.countMessages(), 1)
})

test('of two bodies at once under one Idempotency-Key, one is the message and the other is refused', async () => {
  const at = { 'idempotency-key': 'two-at-once' }
  const before = await service.countMessages()
  const answers = await Promise.all(
    ['One of the two texts.', 'The other of the two.'].map((message) =>
      service.send(officeMessage({ message }), at),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  assert.equal(await service.countMessages(), before + 1)
})

test('the longest legal message fits, with every character written as an escape', async () => {
  const message = '\\ud83c\\udf32'.repeat(10_000)
  const body = JSON.stringify(officeMessage({ message: 'TEXT' })).replace('TEXT', message)
  assert.equal((await service.send(body)).status, 200)
})
