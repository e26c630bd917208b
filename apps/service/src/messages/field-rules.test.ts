import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  countCodePoints,
  findForeign,
  findMissing,
  findUnsendable,
  findWrongLengths,
  normaliseText,
} from './field-rules.ts'

test('blanks fill no required field', () => {
  const problems = findMissing({ phone_number: ' \u00A0', main_issue: 0 }, [
    'phone_number',
    'email',
    'main_issue',
  ])
  assert.deepEqual(problems, [
    { field: 'phone_number', text: 'The phone number field is required.' },
    { field: 'email', text: 'The email field is required.' },
  ])
})

test('each target refuses the fields of the other by name, and only when they hold something', () => {
  const fields = { custom_subject: 'Subject', main_issue: 3, category: 'Academia', sponsoring_org: '' }
  const named = (target: 'legislator' | 'docket') => findForeign(fields, target).map(({ field }) => field)
  assert.deepEqual(named('legislator'), ['category'])
  assert.deepEqual(named('docket'), ['custom_subject', 'main_issue'])
})

test('a limit that counts bytes is broken by accents that characters would allow', () => {
  const limits = { first_name: { max: 25, bytes: true } } as const
  assert.deepEqual(findWrongLengths({ first_name: 'e'.repeat(25) }, limits), [])
  assert.match(
    findWrongLengths({ first_name: 'é'.repeat(13) }, limits)[0]?.text ?? '',
    /25 bytes, and has 26/,
  )
})

test('line breaks and tabs belong in the message and nowhere else', () => {
  const text = 'one\ttwo\r\nthree'
  assert.deepEqual(findUnsendable({ message: text }), [])
  assert.equal(findUnsendable({ city: text, address2: text, category: text }).length, 3)
})

test('code points are counted as iteration counts them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => countCodePoints(text) === Array.from(text).length),
  )
})

/** In canonical order the dot below comes before the acute. */
const BAD_ORDER = '\u0301\u0323'

test('a character with more than 30 marks is refused by name, and its marks are not put in order', () => {
  const [most, more] = [`e${BAD_ORDER.repeat(15)}`, `e${BAD_ORDER.repeat(15)}\u0301`]
  assert.deepEqual(findUnsendable({ message: most, city: most }), [])
  assert.notEqual(normaliseText(most), most)
  const [found, ...others] = findUnsendable({ message: more })
  assert.match(found?.text ?? '', /^The message field holds more than 30 accents or other marks on one/)
  assert.deepEqual(others, [])
  assert.equal(normaliseText(`${more}\r\n`), `${more}\n`)
})

test('a text that is too long in every form is refused for the length that it came with', () => {
  const text = 'e\u0301'.repeat(50)
  const lengthOf = (max: number) => findWrongLengths({ message: text }, { message: { max } })[0]?.text
  assert.match(lengthOf(12) ?? '', /at most 12 characters, and has 100;/)
  assert.match(lengthOf(13) ?? '', /at most 13 characters, and has 50;/)
  assert.equal(lengthOf(50), undefined)
})

test('a normalised text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normaliseText(text)
      return normaliseText(once) === once && !once.includes('\r')
    }),
  )
})
