import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { ISSUE_AREAS, STATES, type MessageField } from '@rotunda/contract'
import type { Delivery, MessageFields } from '../../messages/index.ts'
import { buildCwcDocument } from './cwc-document.ts'
import type { CwcProfile } from './cwc-profile.ts'
import { findOfficeProblems, isComplete } from './office-problems.ts'
import { openCwcSchema } from './simulator/cwc-schema.ts'
import { FICTIONAL_AGENT, FICTIONAL_FIELDS, makeOfficeDelivery, TEST_PROFILES } from './testing.ts'

type Chamber = CwcProfile['chamber']
type Changes = { readonly [Field in MessageField]?: MessageFields[Field] | undefined }

const change = (changes: Changes): MessageFields => {
  const entries = Object.entries({ ...FICTIONAL_FIELDS, ...changes }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(entries)
}
const problemsOf = (changes: Changes, chamber: Chamber = 'house'): string[] =>
  findOfficeProblems(change(changes), makeOfficeDelivery(chamber).destination, TEST_PROFILES[chamber]).map(
    ({ text }) => text,
  )

describe('the fields of a message to an office', () => {
  test('a complete message has no problems, with and without its optional fields', () => {
    for (const chamber of ['house', 'senate'] as const) {
      assert.deepEqual(problemsOf({}, chamber), [])
      assert.deepEqual(problemsOf({ address2: undefined, suffix: undefined }, chamber), [])
    }
  })

  for (const field of [
    'name_prefix',
    'first_name',
    'last_name',
    'address1',
    'city',
    'state',
    'zip_code',
    'phone_number',
    'email',
    'custom_subject',
    'message',
    'main_issue',
  ] as const)
    test(`a message without ${field} is told that it is required, and nothing else`, () => {
      assert.deepEqual(problemsOf({ [field]: undefined }), [
        `The ${field.replaceAll('_', ' ')} field is required.`,
      ])
    })

  test('all problems are told at once', () => {
    const texts = problemsOf({ phone_number: undefined, zip_code: '9001', category: 'Academia', city: 'LA' })
    assert.equal(texts.length, 4)
    assert.ok(texts.includes('The phone number field is required.'))
  })

  const refused: readonly [MessageField, Changes, RegExp][] = [
    ['sponsoring_org', { sponsoring_org: 'Society' }, /docket.*leave it out/],
    ['category', { category: 'Academia' }, /docket.*leave it out/],
    ['zip_code', { zip_code: '9001' }, /five digits/],
    ['zip_code', { zip_code: '90001 ' }, /five digits/],
    ['phone_number', { phone_number: '202-555-0123' }, /must be 10 digits/],
    ['phone_number', { phone_number: '22025550123' }, /11 digits beginning with 1/],
    ['phone_number', { phone_number: '２０２５５５０１２３' }, /must be 10 digits/],
    ['email', { email: 'a@b@c.org' }, /complete address/],
    ['email', { email: 'a@localhost' }, /complete address/],
    ['email', { email: 'example.org' }, /complete address/],
    ['email', { email: 'a..b@example.org' }, /complete address/],
    ['email', { email: 'a b@example.org' }, /complete address/],
    ['state', { state: 'ca' }, /two-letter/],
    ['state', { state: 'AE' }, /where you vote/],
    ['state', { state: 'constructor' }, /two-letter/],
    ['main_issue', { main_issue: 0 }, /use one of 1 to 32/],
    ['main_issue', { main_issue: 33 }, /use one of 1 to 32/],
    ['main_issue', { main_issue: 1.5 }, /use one of 1 to 32/],
    ['city', { city: 'LA' }, /at least 3 characters, and has 2/],
    ['first_name', { first_name: 'x'.repeat(501) }, /at most 500 characters, and has 501/],
    ['custom_subject', { custom_subject: 'short' }, /at least 6/],
    ['message', { message: 'x'.repeat(10_001) }, /at most 10,000 characters, and has 10,001/],
    ['address1', { address1: 'x'.repeat(499), address2: '#4' }, /sent as one line/],
    ['first_name', { first_name: 'Ada\r\nBcc: x' }, /one line/],
    ['last_name', { last_name: 'Sam\tple' }, /one line/],
    ['custom_subject', { custom_subject: 'Support\u2028it' }, /one line/],
    ['message', { message: 'I ask\u0000 for support' }, /control character/],
    ['message', { message: 'I ask\uFFFF for support' }, /control character/],
    ['message', { message: 'I ask \uD83D for support' }, /half of a character/],
    ['last_name', { last_name: '\uDE00Sample' }, /half of a character/],
  ]
  for (const [field, changes, rule] of refused)
    test(`${JSON.stringify(changes).slice(0, 60)} is refused by name, rule and way out`, () => {
      const problems = findOfficeProblems(
        change(changes),
        makeOfficeDelivery('house').destination,
        TEST_PROFILES.house,
      )
      assert.equal(problems.length, 1, JSON.stringify(problems))
      assert.equal(problems[0]?.field, field)
      assert.match(problems[0].text, rule)
      assert.ok(problems[0].text.includes(field.replaceAll('_', ' ')))
    })

  test('lengths count code points, so 10,000 emoji fit', () => {
    assert.deepEqual(problemsOf({ message: '😀'.repeat(10_000) }), [])
    assert.equal(problemsOf({ message: '😀'.repeat(10_001) }).length, 1)
  })

  test('lengths are those of the text as it is sent: NFC, and one LF for a CRLF', () => {
    assert.deepEqual(problemsOf({ message: 'e\u0301'.repeat(10_000) }), [])
    assert.deepEqual(problemsOf({ message: 'a\r\n'.repeat(5000) }), [])
    assert.equal(problemsOf({ message: '\u0958'.repeat(6000) }).length, 1)
  })

  test('the House takes any honorific; the Senate takes five, and lists them', () => {
    for (const prefix of ['Rev.', 'Mx.', 'Dr']) {
      assert.deepEqual(problemsOf({ name_prefix: prefix }), [])
      assert.match(problemsOf({ name_prefix: prefix }, 'senate').join(), /Mr\. Mrs\. Miss Ms\. Dr\./)
    }
    assert.deepEqual(problemsOf({ name_prefix: 'Dr.' }, 'senate'), [])
  })

  test('an office of the other chamber, or a class that no seat has, is refused', () => {
    const codes: readonly [Chamber, string][] = [
      ['house', 'SCA03'],
      ['senate', 'HCA12'],
      ['senate', 'SCA00'],
    ]
    for (const [chamber, officeCode] of codes) {
      const destination = { ...makeOfficeDelivery(chamber).destination, officeCode }
      assert.equal(
        findOfficeProblems(change({}), destination as Delivery['destination'], TEST_PROFILES[chamber]).length,
        1,
      )
    }
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    '#4',
    'Apt. 3',
    'O’Brien & <Sons>',
    ' x ',
    'é'.repeat(500),
    '😀'.repeat(10_000),
    ']]>',
    'a\r\n\tb & c',
  ),
)
const mostly = <Value>(good: fc.Arbitrary<Value>, bad: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: bad })
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const longText = fc.oneof(fc.string({ unit: 'grapheme', minLength: 6, maxLength: 60 }), anyText)
const anyPerson = fc.record(
  {
    name_prefix: mostly(fc.constantFrom('Mr.', 'Ms.', 'Dr.'), anyText),
    first_name: anyText,
    last_name: anyText,
    suffix: anyText,
    address1: longText,
    address2: anyText,
    city: longText,
    state: mostly(fc.constantFrom(...Object.keys(STATES)), anyText),
    zip_code: mostly(
      fc.oneof(
        digits(5),
        digits(9).map((z) => `${z.slice(0, 5)}-${z.slice(5)}`),
      ),
      anyText,
    ),
    phone_number: mostly(
      fc.oneof(
        digits(10),
        digits(10).map((phone) => `1${phone}`),
      ),
      anyText,
    ),
    email: mostly(fc.emailAddress(), anyText),
    custom_subject: longText,
    message: longText,
    main_issue: fc.integer({ min: 0, max: ISSUE_AREAS.length }),
    destination_id: fc.constant('HCA12'),
  },
  {
    requiredKeys: [
      'name_prefix',
      'first_name',
      'last_name',
      'address1',
      'city',
      'state',
      'zip_code',
      'phone_number',
      'email',
      'custom_subject',
      'message',
      'main_issue',
      'destination_id',
    ],
  },
)
const anySeat = fc.tuple(
  fc.constantFrom(...Object.keys(STATES)),
  fc.integer({ min: 0, max: 53 }),
  fc.integer({ min: 1, max: 3 }),
)

for (const chamber of ['house', 'senate'] as const)
  test(`any message without problems gives a schema-valid document for any ${chamber} seat`, () => {
    const schema = openCwcSchema(chamber)
    const profile = TEST_PROFILES[chamber]
    let delivered = 0
    fc.assert(
      fc.property(anyPerson, anySeat, anyText, (fields, [state, district, seatClass], organisation) => {
        const seat =
          chamber === 'house' ? `H${state}${String(district).padStart(2, '0')}` : `S${state}0${seatClass}`
        const destination = { kind: chamber, officeCode: seat, state: 'CA', memberName: null } as const
        if (!isComplete(fields) || findOfficeProblems(fields, destination, profile).length > 0) return
        delivered += 1
        const message = {
          deliveryId: 'a'.repeat(32),
          acceptedAt: new Date(),
          organisation,
          officeCode: seat,
          fields,
        }
        const verdict = schema(Buffer.from(buildCwcDocument(message, FICTIONAL_AGENT, profile)))
        assert.equal(verdict.kind, 'valid', JSON.stringify(verdict))
      }),
      { numRuns: 3000 },
    )
    assert.ok(delivered > 100, `only ${delivered} legal messages`)
  })
