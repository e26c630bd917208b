import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { MessageFields } from '../../messages/index.ts'
import { findCommentProblems } from './find-comment-problems.ts'
import { makeRegulationsGov, startRegulationsGovSimulator } from './index.ts'
import { aComment, aDocket } from './testing.ts'

const fieldsOf = (fields: MessageFields, docket = aDocket()) =>
  findCommentProblems(fields, docket).map(({ field }) => field)

test('a complete comment has no problems, without prefix, organisation and category', () => {
  assert.deepEqual(findCommentProblems(aComment(), aDocket()), [])
})

test('every required field is missed at once, the phone number in plain words', () => {
  const problems = findCommentProblems({}, aDocket())
  assert.equal(problems.length, 9)
  assert.ok(problems.some(({ text }) => text === 'The phone number field is required.'))
})

test('the fields of a message to a legislator are refused by name', () => {
  assert.deepEqual(fieldsOf(aComment({ custom_subject: 'Hello', main_issue: 3 })), [
    'custom_subject',
    'main_issue',
  ])
})

test('the fields that are not sent to Regulations.gov may hold a value', () => {
  const fields = { name_prefix: 'Ms.', suffix: 'Jr.', address2: '#4', sponsoring_org: 'Example Society' }
  assert.deepEqual(fieldsOf(aComment(fields)), [])
})

const AT_THE_LIMIT: [keyof MessageFields, string, string][] = [
  ['message', 'x'.repeat(5000), 'x'.repeat(5001)],
  ['message', 'é'.repeat(2500), 'é'.repeat(2501)],
  ['first_name', 'x'.repeat(25), 'x'.repeat(26)],
  ['first_name', 'é'.repeat(12), 'é'.repeat(13)],
  ['last_name', '漢'.repeat(8), '漢'.repeat(9)],
  ['city', 'x'.repeat(50), 'x'.repeat(51)],
  ['city', 'ñ'.repeat(25), 'ñ'.repeat(26)],
  ['email', `${'x'.repeat(88)}@example.org`, `${'x'.repeat(89)}@example.org`],
]
for (const [field, longest, tooLong] of AT_THE_LIMIT)
  test(`${field} of ${longest.length} ${longest.slice(0, 1)} is taken, one more is refused`, () => {
    assert.deepEqual(fieldsOf(aComment({ [field]: longest })), [])
    assert.deepEqual(fieldsOf(aComment({ [field]: tooLong })), [field])
  })

for (const emoji of ['😀', '❤️', '1️⃣', '🇺🇸', '🌶', '👩‍🚒'])
  test(`${emoji} in a comment is refused with the way out`, () => {
    const [problem] = findCommentProblems(aComment({ message: `No ${emoji} please` }), aDocket())
    assert.match(problem?.text ?? '', /emoji.*say it in words/)
  })

test('signs that are not drawn as emoji may be in a comment', () => {
  assert.deepEqual(fieldsOf(aComment({ message: '© ® ™ § 1 # * — “quoted” ½ ☎ ♥' })), [])
})

test('a category must be one of the list of the agency, which the reason gives', () => {
  assert.deepEqual(fieldsOf(aComment({ category: 'Individual Consumer' })), [])
  const [problem] = findCommentProblems(aComment({ category: 'Consumer' }), aDocket())
  assert.match(problem?.text ?? '', /Individual Consumer; Academia - E0007/)
})

test('a category for an agency without a list is refused, since it would be lost', () => {
  const [problem] = findCommentProblems(aComment({ category: 'Consumer' }), aDocket({ categories: [] }))
  assert.match(problem?.text ?? '', /must be left out, since the .* has no comment categories/)
})

const text = (max: number) => fc.string({ unit: 'grapheme', maxLength: max })
const comment = fc.record({
  first_name: text(30),
  last_name: text(30),
  city: text(60),
  message: fc.oneof(
    text(300),
    fc.nat(5100).map((length) => 'x'.repeat(length)),
    fc.nat(2600).map((length) => 'é'.repeat(length)),
    fc.string({ unit: 'binary', maxLength: 100 }),
  ),
  email: fc.oneof(fc.emailAddress(), text(20)),
  zip_code: fc.oneof(fc.stringMatching(/^[0-9]{5}(-[0-9]{4})?$/), text(12)),
  phone_number: fc.oneof(fc.stringMatching(/^1?[0-9]{10}$/), text(12)),
})

test('any comment without problems is taken by the receiver with a tracking number', async (t) => {
  const simulator = await startRegulationsGovSimulator({ postLimits: [] })
  t.after(() => simulator.close())
  const channel = makeRegulationsGov({
    baseUrl: simulator.regulationsGovUrl,
    apiKey: 'any',
    traceHeader: true,
    clock: () => new Date(),
  })
  let taken = 0
  const deliver = async (changes: MessageFields): Promise<void> => {
    const fields = aComment(changes)
    const destination = aDocket()
    if (channel.findProblems(fields, destination).length > 0) return
    const acceptedAt = new Date()
    const delivery = {
      deliveryId: 'd',
      sentBefore: false,
      organisation: 'o',
      acceptedAt,
      destination,
      fields,
    }
    const outcome = await channel.deliver(delivery, new AbortController().signal)
    assert.equal(outcome.kind, 'delivered', JSON.stringify(outcome))
    taken += 1
  }
  const partly = fc.tuple(comment, fc.subarray(Object.keys(aComment())))
  await fc.assert(
    fc.asyncProperty(partly, async ([whole, names]) => {
      const chosen = Object.entries(whole).filter(([name]) => names.includes(name))
      await deliver(Object.fromEntries(chosen))
    }),
    { numRuns: 400 },
  )
  assert.ok(taken > 50, `only ${taken} of 400 were good comments`)
})
