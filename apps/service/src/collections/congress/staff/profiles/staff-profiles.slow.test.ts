import assert from 'node:assert/strict'
import { test } from 'node:test'
import { StaffObservation, StaffProfile } from '@rotunda/contract'
import { Compile } from 'typebox/compile'
import { makeSampleMembers, makeSamplePayroll } from '../../../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../../../releases/testing.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../../testing.ts'
import type { OfficeDirectory } from '../office-directory.ts'
import { makeStaffFamily } from '../staff-family.ts'

const MEMBERS = makeSampleMembers(1)
const DIRECTORY: OfficeDirectory = {
  members: MEMBERS.flatMap(({ bioguide, first, middle, last, terms }) =>
    terms.map(({ chamber, state, district, party, start, end }) => ({
      bioguide,
      last,
      given: [first, ...(middle === null ? [] : [middle])],
      chamber,
      state,
      party,
      district,
      from: start,
      to: end,
    })),
  ),
  committees: [],
  spellings: [],
}

const PAYROLLS = makeSamplePayroll({ seed: 1, members: MEMBERS, staff: 500 }).map(
  ({ publisher, url, write }) =>
    makeDocument(publisher, [...write()].join(''), { url, media_type: 'text/plain', sample: true }),
)

type Built = {
  readonly profiles: readonly StaffProfile[]
  readonly observations: readonly StaffObservation[]
}

const build = async (directory: string, more: readonly TestDocument[] = []): Promise<Built> => {
  const { summary } = await buildFamilies(
    directory,
    [makeStaffFamily(() => DIRECTORY)],
    [...PAYROLLS, ...more],
  )
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const read = <Row>(table: string) => readRows<Row>(directory, summary.id, table)
  return { profiles: read('staff-profiles'), observations: read('staff-observations') }
}

let plain: Promise<Built> | undefined
/** Without decisions: built once. */
const buildPlain = (directory: string): Promise<Built> => (plain ??= build(directory))

const decideAll = (decisions: readonly object[]): TestDocument =>
  makeDocument('staff-decisions', JSON.stringify({ decisions }), {
    url: 'https://operator.example/staff-decisions.json',
    sample: true,
  })
const decision = (id: string, one: string, other: string, same: boolean) => ({
  id,
  one,
  other,
  decision: same ? 'same' : 'different',
  decided_by: 'A. Reviewer',
  decided_at: '2026-01-02T03:04:05Z',
  reason: 'Both offices confirmed it.',
})

test('every observation is in the one profile that it names, and profiles are as their schema says', async (t) => {
  const { profiles, observations } = await buildPlain(makeFolder(t))
  const validator = Compile(StaffProfile)
  assert.deepEqual(profiles.flatMap((row) => [...validator.Errors(row)]).slice(0, 3), [])
  const observed = Compile(StaffObservation)
  assert.deepEqual(observations.flatMap((row) => [...observed.Errors(row)]).slice(0, 3), [])
  const counts = Map.groupBy(observations, ({ profile_id }) => profile_id)
  assert.equal(new Set(profiles.map(({ id }) => id)).size, profiles.length)
  for (const { id, observation_count, positions, periods } of profiles) {
    const own = counts.get(id) ?? []
    assert.equal(own.length, observation_count)
    assert.equal(
      positions.reduce((sum, one) => sum + one.observation_count, 0),
      own.length,
    )
    assert.deepEqual(new Set(periods), new Set(own.map(({ report_period }) => report_period.label)))
  }
  const unread = observations.filter(({ profile_id }) => profile_id === null)
  assert.ok(unread.every(({ title_class }) => title_class === 'unread'))
})

test('the sample has merges across offices, homonyms apart, pairs to review, and interns', async (t) => {
  const { profiles } = await buildPlain(makeFolder(t))
  const across = profiles.filter(
    ({ merges, positions }) => merges.length > 0 && new Set(positions.map((one) => one.office_id)).size > 1,
  )
  assert.ok(across.length > 0, 'a merge across offices')
  for (const { weight, method } of across.flatMap(({ merges }) => merges)) {
    assert.ok((weight ?? 0) >= 8)
    assert.equal(method, 'staff-1')
  }
  assert.ok(profiles.some(({ homonym_risk }) => homonym_risk === 'high'))
  assert.ok(profiles.some(({ possible_matches: [match] }) => match !== undefined && match.weight >= 2))
  assert.ok(profiles.some(({ flags }) => flags.includes('intern')))
  assert.ok(profiles.some(({ flags }) => !flags.includes('intern')))
})

test('a decided merge and a decided split leave their ids as rows that point to what is there', async (t) => {
  const before = await buildPlain(makeFolder(t))
  const unclear = before.profiles.find(({ possible_matches: [match] }) => match?.veto === null)
  const match = unclear?.possible_matches[0]
  const merged = before.profiles.find(({ periods }) => periods.includes('2025Q1') && periods.length === 2)
  const [first, last] = before.observations
    .filter(({ profile_id }) => profile_id === merged?.id)
    .toSorted((one, other) => (one.pay_start < other.pay_start ? -1 : 1))
  assert.ok(unclear && match && merged && first && last)

  const { profiles, observations } = await build(makeFolder(t), [
    decideAll([decision('d1', match.one, match.other, true), decision('d2', first.id, last.id, false)]),
  ])
  const redirect = profiles.find(({ resolution }) => resolution.merged_into !== null)
  const target = profiles.find(({ id }) => id === redirect?.resolution.merged_into)
  assert.deepEqual(new Set([redirect?.id, target?.id]), new Set([unclear.id, match.profile_id]))
  assert.equal(redirect?.observation_count, 0)
  assert.ok(target)
  assert.equal(target.resolution.status, 'reviewed')
  const link = target.merges.find((one) => one.decision === 'd1')
  assert.equal(link?.decided_by, 'A. Reviewer')
  assert.ok(observations.some((one) => one.match?.band === 'decided' && one.profile_id === target.id))

  const split = profiles.find(({ resolution }) => resolution.split_from !== null)
  assert.equal(split?.resolution.split_from, merged.id)
  assert.ok(
    profiles.some(({ id }) => id === merged.id),
    'the older part keeps the id',
  )
})
