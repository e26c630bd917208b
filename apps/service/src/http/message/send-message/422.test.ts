import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, officeMessage, openTestService } from '../../../bin/testing.ts'
import { NOT_A_MESSAGE } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

for (const { name, body, reason } of NOT_A_MESSAGE)
  test(`${name} is refused with its reason, and nothing is stored`, async () => {
    const answer = await service.send(body)
    assert.equal(answer.status, 422)
    assert.match(answer.reason, reason)
    assert.deepEqual(answer.headers['location'], undefined)
    assert.equal(await service.countMessages(), 0)
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
    assert.ok(reason.includes(`There is no field "${typed}". Did you mean "${meant}"?`), reason)
  }
  const { reason } = await service.send(officeMessage({ color: 'red' }))
  assert.equal(reason, 'There is no field "color". Leave it out, or correct its name.')
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

test('a message that the receiver refuses while its sender waits is an error with its reason and its address', async () => {
  const answer = await service.send(officeMessage({ message: 'I ask you to [simulate 400].' }), {
    prefer: 'wait=20',
  })
  assert.equal(answer.status, 422)
  assert.match(answer.reason, /^Refused by the House gateway/)
  assert.equal(answer.headers['message-state'], 'refused')
  assert.equal((await service.status(answer.id)).state, 'refused')
})
