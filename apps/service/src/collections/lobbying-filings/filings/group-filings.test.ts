import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../../platform/testing.ts'
import { placeGroup, type GroupedFiling } from './group-filings.ts'

const REPORT_TYPES = ['Q1', 'Q1Y', '1T', '1TY', '1A', '1AY', '1@', '1@Y'] as const
const times = fc.constantFrom(
  '2025-04-10T10:00:00-04:00',
  '2025-04-10T14:00:00Z',
  '2025-04-12T09:00:00.5-04:00',
  '2025-05-01T09:00:00-04:00',
  '2026-01-05T09:00:00-05:00',
)
const groups = fc
  .record({
    family: fc.constantFrom('report' as const, 'registration' as const),
    filings: fc.array(
      fc.record({ pick: fc.nat(REPORT_TYPES.length - 1), postedAt: times, cents: fc.nat(9_000_000) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  })
  .map(({ family, filings }) =>
    filings.map(({ pick, postedAt, cents }, index) => {
      const type = family === 'report' ? (REPORT_TYPES[pick] ?? 'Q1') : pick % 2 === 0 ? 'RR' : 'RA'
      return { uuid: `uuid-${index}`, family, type, isAmendment: /A|@/.test(type), postedAt, cents }
    }),
  )
type Generated = GroupedFiling & { readonly cents: number }

const place = (group: readonly Generated[]) => Object.fromEntries(placeGroup(group))

test('exactly one filing of a group counts, or the whole group is ambiguous', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const placements = Object.values(place(group))
      assert.equal(placements.length, group.length)
      const latest = placements.filter(({ group_latest }) => group_latest).length
      const ambiguous = placements.filter(({ group_ambiguous }) => group_ambiguous).length
      assert.deepEqual([latest, ambiguous], ambiguous > 0 ? [0, group.length] : [1, 0])
    }),
    runs(500),
  )
})

test('the order of reading changes no placement', () => {
  fc.assert(
    fc.property(
      groups.chain((group) =>
        fc.tuple(fc.constant(group), fc.shuffledSubarray(group, { minLength: group.length })),
      ),
      ([group, shuffled]) => {
        assert.deepEqual(place(shuffled), place(group))
      },
    ),
    runs(500),
  )
})

test('a superseded filing leads to the amendment that counts, and sums never grow', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const placements = place(group)
      for (const { uuid } of group) {
        const by = placements[uuid]?.superseded_by ?? null
        if (by !== null)
          assert.match(
            placements[by]?.supersession ?? '',
            /^(?:AMENDMENT_SURVIVOR|AMENDMENT_WITHOUT_ORIGINAL)$/,
          )
        assert.ok(!(placements[uuid]?.group_latest === true && by !== null))
      }
      const sum = (all: readonly Generated[]) => all.reduce((total, { cents }) => total + cents, 0)
      assert.ok(sum(group.filter(({ uuid }) => placements[uuid]?.group_latest)) <= sum(group))
    }),
    runs(500),
  )
})

const filing = (uuid: string, type: string, day: string): GroupedFiling => ({
  uuid,
  type,
  family: type.startsWith('R') ? 'registration' : 'report',
  isAmendment: /A|@/.test(type),
  postedAt: `${day}T12:00:00-04:00`,
})
const statuses = (...group: readonly GroupedFiling[]) =>
  [...placeGroup(group)].toSorted().map(([, { supersession }]) => supersession)

test('each status has its case', () => {
  const [original, other] = [filing('a', 'Q1', '2025-04-10'), filing('b', 'Q1', '2025-04-11')]
  const [amendment, later] = [filing('c', '1A', '2025-05-01'), filing('d', '1A', '2025-06-01')]
  assert.deepEqual(statuses(original), ['NOT_SUPERSEDED'])
  assert.deepEqual(statuses(amendment), ['AMENDMENT_WITHOUT_ORIGINAL'])
  assert.deepEqual(statuses(amendment, later), [
    'SUPERSEDED_BY_LATER_AMENDMENT',
    'AMENDMENT_WITHOUT_ORIGINAL',
  ])
  assert.deepEqual(statuses(filing('g', 'RA', '2025-01-01')), ['REGISTRATION_NO_MONEY'])
  assert.deepEqual(statuses(original, amendment, later), [
    'SUPERSEDED_BY_AMENDMENT',
    'SUPERSEDED_BY_LATER_AMENDMENT',
    'AMENDMENT_SURVIVOR',
  ])
  assert.deepEqual(statuses(original, other), [
    'UNFLAGGED_DUPLICATE_CANDIDATE',
    'UNFLAGGED_DUPLICATE_CANDIDATE',
  ])
  assert.deepEqual(new Set(statuses(original, other, amendment)), new Set(['AMBIGUOUS_MULTIPLE_ORIGINALS']))
  assert.deepEqual(
    new Set(statuses(amendment, filing('e', 'Q1', '2025-07-01'))),
    new Set(['AMBIGUOUS_ORIGINAL_POSTED_AFTER_AMENDMENT']),
  )
  assert.deepEqual(statuses(filing('f', 'RR', '2025-01-01')), ['REGISTRATION_NO_MONEY'])
})
