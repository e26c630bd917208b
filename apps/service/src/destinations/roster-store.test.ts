import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { documentsMigration } from './documents.ts'
import { makeLegislatorList } from './list-legislators.ts'
import { makeOfficeLists } from './office-lists.ts'
import type { Member, Roster } from './roster.ts'
import { makeRosterStore } from './roster-store.ts'
import { makeSampleRoster } from './sample-roster.ts'

const makeMember = (code: number, officeCode: string): Member => ({
  code,
  bioguide: `T${String(code).padStart(6, '0')}`,
  name: `Person ${code}`,
  officeCode,
  contactForm: null,
  website: null,
  termEnds: null,
})

const makeRoster = (...members: Member[]): Roster => ({
  source: 'test',
  retrievedAt: '2026-06-15T12:00:00.000Z',
  asOf: '2026-06-15',
  members,
  former: [],
})

onEveryStore((open) => {
  let store: TestStore
  let now = new Date('2026-06-15T12:00:00Z')
  const clock = () => now
  const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
  const listed = (codes: readonly string[], source = 'gateway.example') => ({
    codes,
    source,
    retrievedAt: clock(),
  })
  const isUnavailable = (cause: unknown) => cause instanceof Refusal && cause.code === 'unavailable'

  before(async () => {
    store = await open([documentsMigration], clock)
  })
  beforeEach(async () => {
    await store.write<{ documents: { name: string } }, unknown>((trx) =>
      trx.deleteFrom('documents').execute(),
    )
  })
  after(() => store.destroy())

  test('without a stored roster the sample serves, and without a sample nothing does', async () => {
    const sample = makeSampleRoster()
    assert.equal((await makeRosterStore({ store, clock, sample }).getRoster()).of, sample)
    const refused = makeRosterStore({ store, clock }).getRoster()
    await assert.rejects(refused, isUnavailable)
  })

  test('a stored roster replaces the sample, and nobody of the sample is kept', async () => {
    const rosters = makeRosterStore({ store, clock, sample: makeSampleRoster() })
    const change = await rosters.replaceRoster(makeRoster(makeMember(1, 'HCA12')))
    assert.deepEqual(change, { members: 1, joined: 1, left: 0 })
    const roster = await rosters.getRoster()
    assert.equal(roster.memberByCode.get(1)?.officeCode, 'HCA12')
    assert.equal(roster.of.former.length, 0)
  })

  test('a member who is no longer in the roster is kept with the last seat, for as many replacements as come', async () => {
    const rosters = makeRosterStore({ store, clock })
    await rosters.replaceRoster(makeRoster(makeMember(1, 'HCA12'), makeMember(2, 'HCA13')))
    const change = await rosters.replaceRoster(makeRoster(makeMember(3, 'HCA12'), makeMember(2, 'HCA13')))
    assert.deepEqual(change, { members: 2, joined: 1, left: 1 })
    await rosters.replaceRoster(makeRoster(makeMember(3, 'SCA03')))
    const { formerByCode } = await rosters.getRoster()
    assert.deepEqual([...formerByCode.keys()], [1, 2])
    assert.equal(formerByCode.get(1)?.officeCode, 'HCA12')
  })

  test('a former member who comes back is a member again', async () => {
    const rosters = makeRosterStore({ store, clock })
    for (const code of [1, 2, 1]) await rosters.replaceRoster(makeRoster(makeMember(code, 'HCA12')))
    const { memberByCode, formerByCode } = await rosters.getRoster()
    assert.ok(memberByCode.has(1))
    assert.deepEqual([...formerByCode.keys()], [2])
  })

  test('two replacements at once forget nobody', async () => {
    const rosters = makeRosterStore({ store, clock })
    await rosters.replaceRoster(makeRoster(makeMember(1, 'HCA12')))
    await Promise.all([2, 3].map((code) => rosters.replaceRoster(makeRoster(makeMember(code, 'HCA12')))))
    const { memberByCode, formerByCode } = await rosters.getRoster()
    assert.deepEqual([...memberByCode.keys(), ...formerByCode.keys()].toSorted(), [1, 2, 3])
  })

  test('a running service takes up a new roster within 2 seconds, and hands out the same object until then', async () => {
    const running = makeRosterStore({ store, clock, sample: makeSampleRoster() })
    const sample = await running.getRoster()
    await makeRosterStore({ store, clock }).replaceRoster(makeRoster(makeMember(1, 'HCA12')))
    pass(1.9)
    assert.equal(await running.getRoster(), sample)
    pass(0.1)
    const taken = await running.getRoster()
    assert.ok(taken.memberByCode.has(1))
    pass(10)
    assert.equal(await running.getRoster(), taken)
  })

  test('many askers at once share one look at the database', async () => {
    let looks = 0
    const counting = { ...store, db: <T>() => (looks++, store.db<T>()) }
    const rosters = makeRosterStore({ store: counting, clock, sample: makeSampleRoster() })
    await Promise.all(Array.from({ length: 50 }, () => rosters.getRoster()))
    assert.equal(looks, 1)
  })

  test('an office list is unknown until saved, stays in use however old, and its age is known', async () => {
    const lists = makeOfficeLists({ store, clock })
    assert.equal(await lists.findOffices('house-cwc'), undefined)
    const savedAt = clock()
    await lists.saveOffices('house-cwc', listed(['HCA12', 'HAK00', 'HCA12']))
    pass(86_400 * 30)
    const list = await lists.findOffices('house-cwc')
    assert.deepEqual([...(list?.codes ?? [])], ['HAK00', 'HCA12'])
    assert.deepEqual(list?.retrievedAt, savedAt)
    assert.equal(await lists.findOffices('senate-cwc'), undefined)
  })

  test('an empty list tells of an outage: it is refused and the earlier one stays', async () => {
    const lists = makeOfficeLists({ store, clock })
    await lists.saveOffices('senate-cwc', listed(['SNY01']))
    await assert.rejects(lists.saveOffices('senate-cwc', listed([])), Refusal)
    assert.ok((await lists.findOffices('senate-cwc'))?.codes.has('SNY01'))
  })

  const TEN = Array.from({ length: 10 }, (_, index) => `HCA${10 + index}`)

  test('a list that lost more than a fifth of the offices is an outage, until it has said so for a week', async () => {
    const lists = makeOfficeLists({ store, clock })
    const save = (count: number, source?: string) =>
      lists.saveOffices('house-cwc', listed(TEN.slice(0, count), source))
    await save(10)
    await assert.rejects(save(7), isUnavailable)
    pass(7 * 86_400)
    await assert.rejects(save(7), isUnavailable)
    assert.equal((await lists.findOffices('house-cwc'))?.codes.size, 10)
    pass(1)
    await save(7)
    pass(60)
    assert.equal((await lists.findOffices('house-cwc'))?.codes.size, 7)
  })

  test('the offices that go one by one go, and another gateway’s list owes nothing to the last one', async () => {
    const lists = makeOfficeLists({ store, clock })
    for (const count of [10, 8, 7]) await lists.saveOffices('house-cwc', listed(TEN.slice(0, count)))
    await lists.saveOffices('house-cwc', listed(['HAK00'], 'another.example'))
    pass(60)
    assert.deepEqual([...((await lists.findOffices('house-cwc'))?.codes ?? [])], ['HAK00'])
  })

  test('the list of legislators has a row for each seat, and says only what is known of its office', async () => {
    const rosterStore = makeRosterStore({ store, clock, sample: makeSampleRoster() })
    const officeLists = makeOfficeLists({ store, clock })
    const offices = ['HAK00', 'HAQ00', 'HGA05']
    const listLegislators = makeLegislatorList({ rosterStore, officeLists })
    const first = await listLegislators()
    assert.equal(first.rows.length, 541)
    assert.ok(first.rows.every(({ accepts_delivery }) => accepts_delivery === null))
    assert.equal(await listLegislators(), first)
    await officeLists.saveOffices('house-cwc', listed(offices))
    pass(2)
    const { rows, freshness } = await listLegislators()
    const find = (code: string) => rows.find(({ office_code }) => office_code === code)
    assert.equal(find('HAK00')?.accepts_delivery, true)
    assert.equal(find('HCA12')?.accepts_delivery, false)
    assert.equal(find('SNY01')?.accepts_delivery, null)
    assert.deepEqual(
      { ...find('HGA05') },
      {
        code: null,
        bioguide: null,
        name: null,
        chamber: 'house',
        state: 'GA',
        district: 5,
        class: null,
        office_code: 'HGA05',
        accepts_delivery: true,
        contact_form: null,
        vacant: true,
        as_of: '2026-01-05',
      },
    )
    assert.deepEqual(freshness.retrieved_at, null)
  })
})
