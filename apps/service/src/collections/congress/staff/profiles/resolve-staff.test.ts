import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import { findVeto } from './find-veto.ts'
import { listProfiles } from './list-profiles.ts'
import { resolveStaff } from './resolve-staff.ts'
import type { StaffView } from './staff-view.ts'
import { aView, listPersons, listRuns } from './testing.ts'

const NEXT = { start: '2025-04-01', end: '2025-06-30' } as const
const list = (...given: Parameters<typeof listProfiles>) => [...listProfiles(...given)]
const personsOf = (views: readonly StaffView[], decisions: readonly StaffDecision[] = []) =>
  listPersons(resolveStaff(views, decisions))
const decide = (
  id: string,
  decision: 'same' | 'different',
  facts: Partial<StaffDecision> = {},
): StaffDecision => ({
  id,
  one: 'sob_1',
  other: 'sob_2',
  decision,
  decided_by: 'A. Reviewer',
  decided_at: '2026-01-02T03:04:05Z',
  reason: 'Both offices confirmed it.',
  ...facts,
})

test('the same name in the same office in the next quarter is one person, and the merge shows its evidence', () => {
  const views = [aView('1', 'QUIMBY, ORLA T.'), aView('2', 'QUIMBY, ORLA T.', NEXT)]
  const [profile] = list(resolveStaff(views), [])
  assert.equal(profile?.observations.length, 2)
  assert.deepEqual(
    profile.observations.map(({ by }) => typeof by),
    ['object', 'number'],
  )
})

test('staff who follow their member to the Senate stay one person, with the signals of the merge', () => {
  const office = { member: 'Q000001', party: 'Independent', state: 'VT' }
  const views = [
    aView('1', 'QUIMBY, ORLA T.', { ...office, office: 'ofc_house_Q000001' }),
    aView('2', 'QUIMBY, ORLA T', { ...office, ...NEXT, office: 'ofc_senate_Q000001', chamber: 'Senate' }),
  ]
  const [profile, ...others] = list(resolveStaff(views), [])
  assert.deepEqual(others, [])
  const [merge] = profile?.merges ?? []
  assert.ok(merge)
  assert.ok(merge.signals.some(({ signal }) => signal === 'member_same'))
  const sum = merge.signals.reduce((total, { weight }) => total + weight, 0)
  assert.ok(Math.abs(sum - (merge.weight ?? 0)) < 0.05, 'the signals come to the weight')
  assert.equal(merge.method, 'staff-1')
})

test('homonyms in two full-time posts at the same time stay two persons, at high risk', () => {
  const views = [
    aView('1', 'QUIMBY, ORLA T.'),
    aView('2', 'QUIMBY, ORLA T.', { office: 'ofc_house_b', title: 'LEGISLATIVE ASSISTANT' }),
  ]
  assert.equal(personsOf(views).length, 2)
  assert.deepEqual(
    list(resolveStaff(views), []).map(({ risk }) => risk),
    ['high', 'high'],
  )
})

test('a shared employee of a rare name in many offices is one person', () => {
  const views = ['a', 'b', 'c', 'd'].map((office) =>
    aView(office, 'QUIMBY, ORLA T.', {
      office,
      title: 'SHARED EMPLOYEE',
      titleClass: 'other',
      flags: ['shared'],
    }),
  )
  assert.equal(personsOf(views).length, 1)
})

test('other middle initials and other suffixes are other persons, in one office too', () => {
  for (const [one, other] of [
    ['QUIMBY, ORLA T.', 'QUIMBY, ORLA S.'],
    ['QUIMBY, ORLA T JR', 'QUIMBY, ORLA T III'],
  ] as const)
    assert.equal(personsOf([aView('1', one), aView('2', other, NEXT)]).length, 2, `${one} and ${other}`)
})

test('a name without a comma, whose parts cannot be told, is one with the same name in parts', () => {
  const views = [aView('1', 'MORALES GOMEZ, JOSE A.'), aView('2', 'MORALES GOMEZ JOSE A.', NEXT)]
  assert.equal(personsOf(views).length, 1)
})

test('an apostrophe that was decoded wrongly makes no other person', () => {
  const views = [aView('1', 'OΓÇÖBRIEN, LAUREN B.'), aView('2', 'O’BRIEN, LAUREN B.', NEXT)]
  assert.equal(personsOf(views).length, 1)
})

test('a surname that changes is a possible match, and never merged without a person', () => {
  const views = [aView('1', 'QUIMBY, ORLA T.'), aView('2', 'ABERNATHY, ORLA Q.', NEXT)]
  const profiles = list(resolveStaff(views), [])
  assert.equal(profiles.length, 2)
})

test('a person decides: merges, splits, and takes back', () => {
  const views = [aView('1', 'QUIMBY, ORLA T.'), aView('2', 'ABERNATHY, ORLA', { ...NEXT, office: 'ofc_b' })]
  const same = decide('d1', 'same')
  assert.equal(personsOf(views, [same]).length, 1)
  const [profile] = list(resolveStaff(views, [same]), [same])
  assert.equal(profile?.status, 'reviewed')
  assert.equal(profile.merges[0]?.decided_by, 'A. Reviewer')
  assert.equal(personsOf(views, [same, decide('d2', 'different', { supersedes: 'd1' })]).length, 2)

  const together = [aView('1', 'QUIMBY, ORLA T.'), aView('2', 'QUIMBY, ORLA T.', NEXT)]
  assert.equal(personsOf(together).length, 1)
  assert.equal(personsOf(together, [decide('d1', 'different')]).length, 2)
})

test('decisions that contradict each other merge nothing, and are said', () => {
  const views = [aView('1', 'QUIMBY, ORLA T.'), aView('2', 'ABERNATHY, ORLA', NEXT)]
  const decisions = [decide('d1', 'different'), decide('d2', 'same')]
  assert.equal(personsOf(views, decisions).length, 2)
  assert.ok(list(resolveStaff(views, decisions), decisions).every(({ status }) => status === 'contested'))
})

test('nobody whose titles cannot be read is in a profile: a page would be among them', () => {
  const views = [aView('1', 'QUIMBY, ORLA T.', { title: null, titleClass: 'unread' })]
  assert.deepEqual(list(resolveStaff(views), []), [])
})

/** Few names, offices and titles, so that much is alike. */
const anyView = fc
  .record({
    last: fc.constantFrom('QUIMBY', 'QUIMBLY', 'SMITH', 'SMITH ROE', 'VANDERMEER'),
    first: fc.constantFrom('ORLA', 'JAN', 'JANET', 'J'),
    middle: fc.constantFrom('', 'T.', 'S', 'TESS'),
    suffix: fc.constantFrom('', '', 'JR', 'III'),
    office: fc.constantFrom('a', 'b', 'c'),
    title: fc.constantFrom('SCHEDULER', 'PRESS SECRETARY', 'SHARED EMPLOYEE'),
    quarter: fc.integer({ min: 0, max: 11 }),
    party: fc.constantFrom('Democrat', 'Republican', null),
    everyDay: fc.boolean(),
  })
  .map(({ last, first, middle, suffix, office, title, quarter, party, everyDay }) => {
    const year = 2020 + Math.floor(quarter / 4)
    const [start, end] = [
      ['01-03', '03-31'],
      ['04-01', '06-30'],
      ['07-01', '09-30'],
      ['10-01', '12-31'],
    ][quarter % 4] as [string, string]
    return {
      nameRaw: `${last}, ${[first, middle, suffix].filter(Boolean).join(' ')}`,
      facts: {
        office,
        member: office === 'c' ? 'C000001' : null,
        party,
        title,
        flags: title === 'SHARED EMPLOYEE' ? (['shared'] as const) : [],
        start: `${year}-${start}`,
        end: `${year}-${end}`,
        everyDay,
      },
    }
  })
const anyViews = fc
  .array(anyView, { minLength: 20, maxLength: 60 })
  .map((all) => all.map(({ nameRaw, facts }, index) => aView(String(index).padStart(3, '0'), nameRaw, facts)))

test('no cluster holds a vetoed pair', () => {
  let merged = 0
  fc.assert(
    fc.property(anyViews, (views) => {
      const resolution = resolveStaff(views)
      const { clusters } = resolution
      const runs = listRuns(resolution)
      for (const [place, one] of runs.entries())
        for (const other of runs.slice(place + 1))
          if (clusters.find(one.number) === clusters.find(other.number)) {
            merged += 1
            assert.equal(findVeto(one, other), undefined, `${one.name.whole} and ${other.name.whole}`)
          }
    }),
    { numRuns: 200 },
  )
  assert.ok(merged > 1000, `${merged} pairs were in one cluster`)
})

test('the order of the rows and of the decisions changes nothing', () => {
  fc.assert(
    fc.property(
      anyViews.chain((views) =>
        fc.tuple(fc.constant(views), fc.shuffledSubarray(views, { minLength: views.length })),
      ),
      ([views, shuffled]) => {
        const decisions = [
          decide('d1', 'same', { one: 'sob_000', other: 'sob_001' }),
          decide('d2', 'different', { one: 'sob_001', other: 'sob_002' }),
        ]
        const listed = (all: readonly StaffView[], made: readonly StaffDecision[]) =>
          list(resolveStaff(all, made), made)
            .map(({ id, observations, merges, possible, risk, status }) => ({
              id,
              ids: observations.map((one) => one.id),
              merges,
              possible,
              risk,
              status,
            }))
            .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        assert.deepEqual(listed(shuffled, decisions.toReversed()), listed(views, decisions))
      },
    ),
    { numRuns: 60 },
  )
})
