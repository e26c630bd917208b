import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSampleRoster } from './sample-roster.ts'
import { findSeat, SEATS } from './seats.ts'

const roster = makeSampleRoster()

test('the sample is the same every time, and another for another seed', () => {
  assert.deepEqual(makeSampleRoster(), roster)
  assert.notDeepEqual(makeSampleRoster(8), roster)
})

test('the sample fills all real seats but four, one person each', () => {
  assert.equal(roster.members.length, SEATS.length - 4)
  assert.equal(new Set(roster.members.map(({ officeCode }) => officeCode)).size, roster.members.length)
  assert.ok(roster.members.every(({ officeCode }) => findSeat(officeCode)))
})

test('nobody in the sample can be taken for a real person', () => {
  const people = [...roster.members, ...roster.former]
  assert.ok(people.every(({ code }) => code >= 900_001))
  assert.ok(people.every(({ bioguide }) => !/^[A-Z]\d{6}$/.test(bioguide)))
  for (const key of ['code', 'bioguide', 'name'] as const) {
    assert.equal(new Set(people.map((person) => person[key])).size, people.length, key)
  }
  assert.ok(roster.members.every(({ contactForm }) => contactForm?.startsWith('https://www.example.org/')))
})

test('the sample has people who left seats that are vacant now, and seats that another holds now', () => {
  const held = new Set(roster.members.map(({ officeCode }) => officeCode))
  assert.equal(roster.former.filter(({ officeCode }) => !held.has(officeCode)).length, 4)
  assert.equal(roster.former.filter(({ officeCode }) => held.has(officeCode)).length, 3)
})
