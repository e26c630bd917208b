import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSampleMembers } from './make-sample-members.ts'

const SEED = 20260615
const members = makeSampleMembers(SEED)
const current = members.filter((one) => one.current)

test('the same seed gives the same people', () => {
  assert.deepEqual(makeSampleMembers(SEED), members)
  assert.notDeepEqual(makeSampleMembers(SEED + 1), members)
})

test('everybody has an id, a name and a seat of his own', () => {
  assert.equal(new Set(members.map(({ bioguide }) => bioguide)).size, members.length)
  assert.equal(new Set(members.map(({ first, last }) => `${first} ${last}`)).size, members.length)
  assert.ok(members.every(({ bioguide }) => /^Z9\d{5}$/.test(bioguide)))
  const seats = current.map((one) => [one.chamber, one.state, one.district, one.senateClass].join('/'))
  assert.equal(new Set(seats).size, seats.length)
})

test('all seats are taken but two of the House', () => {
  assert.equal(current.filter(({ chamber }) => chamber === 'House').length, 439)
  assert.equal(current.filter(({ chamber }) => chamber === 'Senate').length, 100)
  const classes = current.map(({ senateClass }) => senateClass)
  assert.deepEqual(
    [1, 2, 3].map((wanted) => classes.filter((one) => one === wanted).length),
    [33, 33, 34],
  )
})

test('terms follow one another and end after they begin', () => {
  for (const { bioguide, terms } of members)
    for (const [index, { start, end }] of terms.entries()) {
      assert.ok(start < end, bioguide)
      assert.ok((terms[index - 1]?.end ?? '') <= start, bioguide)
    }
})

test('the cases that are hard to read are there in every seed', () => {
  const terms = members.flatMap((one) => one.terms)
  assert.ok(terms.some(({ partyBefore }) => partyBefore))
  assert.ok(terms.some(({ how }) => how === 'appointment'))
  assert.ok(terms.some(({ how }) => how === 'special-election'))
  assert.ok(members.some((one) => new Set(one.terms.map(({ chamber }) => chamber)).size === 2))
  assert.ok(members.some(({ leadership }) => leadership.length > 0))
  assert.ok(terms.some(({ start }) => start === '1789-03-04'))
  assert.ok(current.some(({ party }) => party === 'I'))
})
