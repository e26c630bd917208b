import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import { aSource } from '../../../../publishers/testing.ts'
import { listProfiles, type ResolvedProfile } from './list-profiles.ts'
import { listRedirects, makeProfileTrace, openDecisionFacts, placeDecisions } from './trace-decisions.ts'
import { resolveStaff } from './resolve-staff.ts'
import { aView } from './testing.ts'

const PERSONS = 300
/** A decision may be looked at so often, regardless of how many profiles there are. */
const MOST_LOOKS = 30

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const nameOf = (person: number): string =>
  `${LETTERS.charAt(person % 26)}ELVI${LETTERS.charAt(Math.floor(person / 26))}RAND`

/** Three payments to each: two in one office, and one on the same days in another, which stays in doubt. */
const VIEWS = Array.from({ length: PERSONS }, (_, person) => {
  const [name, office] = [nameOf(person), `ofc_house_${person}`]
  const next = { start: '2025-04-01', end: '2025-06-30' }
  return [
    aView(`${person}_a`, `${name}, ORLA T.`, { office }),
    aView(`${person}_b`, `${name}, ORLA T.`, { office, ...next }),
    aView(`${person}_c`, `${name}, ORLA T.`, { office: `ofc_house_${person + PERSONS}`, ...next }),
  ]
}).flat()

/** For each person, counting how often anything is read of them. */
const decideAll = (decision: StaffDecision['decision'], [one, other]: readonly [string, string]) => {
  const looks = { count: 0 }
  const decisions = Array.from({ length: PERSONS }, (_, person): StaffDecision => {
    const made: StaffDecision = {
      id: `d${person}`,
      one: `sob_${person}_${one}`,
      other: `sob_${person}_${other}`,
      decision,
      decided_by: 'A. Reviewer',
      decided_at: '2026-01-02T03:04:05Z',
      reason: 'Both offices confirmed it.',
    }
    return new Proxy(made, {
      get: (target, field, receiver) => {
        looks.count += 1
        return Reflect.get(target, field, receiver) as unknown
      },
    })
  })
  return { decisions, looks }
}

test('a doubt is held against the decisions on its own runs, not against all decisions', () => {
  const { decisions, looks } = decideAll('different', ['b', 'c'])
  const { doubts } = resolveStaff(VIEWS, decisions)
  const vetoes = Array.from({ length: doubts.count }, (_, place) => doubts.at(place).veto)
  assert.equal(vetoes.filter((veto) => veto === 'decided_apart').length, PERSONS)
  assert.ok(looks.count <= MOST_LOOKS * PERSONS, `${looks.count} looks`)
})

test('a redirect is traced from the decisions on its own profile, not from all decisions', () => {
  const { decisions, looks } = decideAll('same', ['b', 'c'])
  const [alone, decided] = [resolveStaff(VIEWS), resolveStaff(VIEWS, decisions)]
  const trace = (profiles: Iterable<ResolvedProfile>) => {
    const traced = makeProfileTrace(VIEWS.length)
    for (const profile of profiles) traced.add(profile)
    return traced
  }
  const [before, after] = [trace(listProfiles(alone, [])), trace(listProfiles(decided, decisions))]
  looks.count = 0
  const placed = placeDecisions(decisions, decided.observations)
  const redirects = [...listRedirects(before, after, placed, decided.observations)]
  assert.deepEqual(
    redirects.map((one) => one.decisions.length),
    redirects.map(() => 1),
  )
  assert.equal(redirects.length, PERSONS)
  assert.ok(looks.count <= MOST_LOOKS * PERSONS, `${looks.count} looks`)
})

test('a profile finds the decisions on its payments without going through the others', () => {
  const { decisions, looks } = decideAll('different', ['a', 'c'])
  const dates = { first_seen_at: '', last_changed_at: '', revision: 1 }
  const source = aSource(new Uint8Array(), { publisher: 'staff-decisions' })
  const facts = openDecisionFacts(
    decisions.map((draft, index) => ({ ...dates, id: `fact-${index}`, draft, source, sources: [] })),
  )
  for (let person = 0; person < PERSONS; person += 1) {
    const found = facts.listOf([`sob_${person}_c`, `sob_${person}_b`, `sob_${person}_a`])
    assert.deepEqual(
      found.map(({ id }) => id),
      [`fact-${person}`],
    )
  }
  assert.ok(looks.count <= MOST_LOOKS * PERSONS, `${looks.count} looks`)
})
