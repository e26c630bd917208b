import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { OperatorFault } from '../platform/index.ts'
import { parseRoster } from './parse-roster.ts'
import { listPeople, makePerson, type PersonEntry } from './testing.ts'
import { SEATS } from './seats.ts'

const origin = { source: 'legislators-current.json', retrievedAt: new Date('2026-06-15T12:00:00Z') }
const parse = (people: unknown) => parseRoster(JSON.stringify(people), origin)

const reasonFor = (text: string, at = origin): string => {
  try {
    parseRoster(text, at)
  } catch (cause) {
    assert.ok(cause instanceof OperatorFault)
    return cause.message
  }
  return assert.fail('the file was taken')
}

/** All seats filled, with the first person changed. */
const withFirst = (change: (person: PersonEntry) => void): string => {
  const people = listPeople()
  change(people[0] ?? assert.fail())
  return JSON.stringify(people)
}

test('everybody has the seat of the newest term under way, with the office’s own addresses', () => {
  const roster = parse(listPeople())
  assert.equal(roster.members.length, SEATS.length)
  assert.equal(roster.asOf, '2026-06-15')
  assert.equal(roster.retrievedAt, '2026-06-15T12:00:00.000Z')
  assert.deepEqual(roster.members[0], {
    code: 1,
    bioguide: 'T000001',
    name: 'Test Person 1',
    officeCode: 'HAK00',
    contactForm: 'https://one.example.org/contact',
    website: 'https://one.example.org',
    termEnds: '2027-01-03',
  })
})

test('terms begin and end by the calendar of Washington', () => {
  const lateEvening = { ...origin, retrievedAt: new Date('2026-06-16T03:30:00Z') }
  assert.equal(parseRoster(JSON.stringify(listPeople()), lateEvening).asOf, '2026-06-15')
})

test('a person whose term is over counts as former, with the last seat; one whose first is to come is left out', () => {
  const people = listPeople()
  Object.assign(people[0]?.terms[0] ?? assert.fail(), { end: '2026-06-14' })
  Object.assign(people[1]?.terms[0] ?? assert.fail(), { start: '2026-06-16' })
  const roster = parse(people)
  assert.deepEqual(roster.former, [
    { code: 1, bioguide: 'T000001', name: 'Test Person 1', officeCode: 'HAK00' },
  ])
  assert.equal(roster.members.length, SEATS.length - 2)
})

test('a person who moved to the other chamber is in the new seat only', () => {
  const people = listPeople().filter((_, index) => index !== SEATS.length - 1)
  people[0]?.terms.push({ type: 'sen', start: '2026-03-01', end: '2031-01-03', state: 'WY', class: 2 })
  const roster = parse(people)
  assert.equal(roster.members[0]?.officeCode, 'SWY02')
  assert.ok(!roster.members.some(({ officeCode }) => officeCode === 'HAK00'))
})

test('an address that no browser opens is taken for none', () => {
  const [member] = parseRoster(
    withFirst(({ terms: [term] }) => Object.assign(term ?? {}, { contact_form: 'hhttps://one.example.org' })),
    origin,
  ).members
  assert.equal(member?.contactForm, null)
})

test('a file that is no JSON is refused with the place where it stops being JSON', () => {
  assert.match(reasonFor(''), /not JSON \(Unexpected end/)
  assert.match(reasonFor('<html></html>'), /not JSON/)
  assert.match(reasonFor('[\n{"id": 1,}]'), /not JSON \(.*line 2 column 10/)
  assert.match(reasonFor('[\n{"id": }]'), /not JSON \([^]*"id": }/)
  const whole = JSON.stringify(listPeople())
  assert.match(reasonFor(whole.slice(0, whole.length / 2)), /not JSON/)
})

test('JSON that is no list is refused', () => {
  assert.match(reasonFor('{"people": []}'), /not a list of people/)
})

test('an entry that lacks something is refused by its place and its person', () => {
  const without = (drop: (person: PersonEntry) => void) => reasonFor(withFirst(drop))
  assert.match(
    without((person) => Reflect.deleteProperty(person.id, 'govtrack')),
    /entry 1 \(T000001\): id .*govtrack/,
  )
  assert.match(
    without((person) => Reflect.deleteProperty(person, 'terms')),
    /entry 1 \(T000001\): .*terms/,
  )
  assert.match(
    without((person) => Object.assign(person.terms[0] ?? {}, { start: 'soon' })),
    /terms\.0\.start/,
  )
  assert.match(
    without((person) => Object.assign(person.id, { govtrack: '1' })),
    /id\.govtrack must be integer/,
  )
  assert.match(
    without((person) => Reflect.deleteProperty(person.terms[0] ?? {}, 'district')),
    /T000001 is in a seat/,
  )
  assert.match(
    without((person) => Object.assign(person.terms[0] ?? {}, { district: 9 })),
    /seat that does not exist/,
  )
  assert.match(
    without((person) => Object.assign(person.terms[0] ?? {}, { state: 'ZZ' })),
    /seat that does not exist/,
  )
  assert.match(reasonFor('[null]'), /entry 1: the entry must be object/)
})

test('two people with one number are refused by name', () => {
  assert.match(
    reasonFor(withFirst(({ id }) => (id.govtrack = 2))),
    /Person 1 \(T000001\) and Test Person 2 .* number 2\./,
  )
})

test('two people in one seat are refused by name', () => {
  const text = withFirst(({ terms: [term] }) => Object.assign(term ?? {}, { state: 'AL', district: 1 }))
  assert.match(
    reasonFor(text),
    /Person 1 \(T000001\) and Test Person 2 \(T000002\) are both in the seat HAL01\./,
  )
})

test('a list with fewer than 90 % of the seats filled is refused, one with 90 % is taken', () => {
  const people = listPeople()
  assert.match(reasonFor(JSON.stringify(people.slice(0, 486))), /only 486 of the 541 seats .* at least 487/)
  assert.equal(parse(people.slice(0, 487)).members.length, 487)
  assert.match(reasonFor('[]'), /only 0 of the 541/)
})

test('an old list is refused once its terms are over', () => {
  const late = { ...origin, retrievedAt: new Date('2027-02-01T12:00:00Z') }
  assert.match(reasonFor(JSON.stringify([makePerson(0)]), late), /only 0 of the 541/)
})

const REFERENCE = join(
  import.meta.dirname,
  '../../../../../shared/reference/congress-legislators/legislators-current.json',
)
const skip = existsSync(REFERENCE) ? false : 'the folder ../shared/reference is not here'

test(
  'the real list of 2026-06-15 gives 537 people, all but four seats, and a code for each',
  { skip },
  () => {
    const { members, former } = parseRoster(readFileSync(REFERENCE, 'utf8'), origin)
    assert.equal(members.filter(({ officeCode }) => officeCode.startsWith('H')).length, 437)
    assert.equal(members.filter(({ officeCode }) => officeCode.startsWith('S')).length, 100)
    assert.equal(new Set(members.map(({ code }) => code)).size, 537)
    assert.equal(former.length, 0)
    const filled = new Set(members.map(({ officeCode }) => officeCode))
    const vacant = SEATS.map(({ officeCode }) => officeCode).filter((code) => !filled.has(code))
    assert.deepEqual(vacant, ['HCA14', 'HFL20', 'HGA13', 'HTX23'])
    assert.equal(
      members.find(({ officeCode }) => officeCode === 'HAQ00')?.website,
      'https://radewagen.house.gov',
    )
  },
)
