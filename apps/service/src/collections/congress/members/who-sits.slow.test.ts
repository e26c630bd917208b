import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoricalService, Member, MemberRole } from '@rotunda/contract'
import { makeMemberDocuments } from '../../../../../../test/sample/index.ts'
import { makeDocument, type TestDocument } from '../testing.ts'
import { listChamberLists } from './chamber-lists.ts'
import { makeAliases } from './person-facts.ts'
import { reportLists } from './members-family.ts'
import { makeRowsOf, readFacts } from './testing.ts'

/** Lists of all seats, in which two of the House are vacant. */
const SAMPLE = new Map(
  makeMemberDocuments(5)
    .filter(({ url }) => !url.includes('historical'))
    .map(({ publisher, bytes }) => [publisher, new TextDecoder().decode(bytes)]),
)
const textOf = (publisher: string): string => SAMPLE.get(publisher) ?? assert.fail(publisher)

type Entry = {
  readonly id: { readonly bioguide: string }
  readonly terms: readonly { readonly type: string; readonly state: string; readonly start: string }[]
}
// The sample writes entries of this form.
const ENTRIES = JSON.parse(textOf('congress-legislators-members')) as readonly Entry[]
const CLERK = textOf('clerk-members')
const SENATE = textOf('senate-members')

const entries = (list: readonly Entry[] = ENTRIES, day = '2026-06-15'): TestDocument =>
  makeDocument('congress-legislators-members', JSON.stringify(list), {
    url: 'https://lists.example/legislators-current.json',
    retrieved_at: `${day}T12:00:00.000Z`,
  })
const clerk = (text = CLERK, day = 'July 6, 2026'): TestDocument =>
  makeDocument('clerk-members', text.replace(/publish-date="[^"]*"/, `publish-date="${day}"`), {
    retrieved_at: '2026-07-07T12:00:00.000Z',
  })
const senate = (text = SENATE, day = '2026-08-03'): TestDocument =>
  makeDocument('senate-members', text.replace(/(<last_updated>)[^<T]*/, `$1${day}`), {
    retrieved_at: '2026-08-04T12:00:00.000Z',
  })

const make = async (...documents: readonly TestDocument[]) => {
  const { facts } = await readFacts(documents)
  const members = makeRowsOf<Member>(facts, 'members')
  const find = (id: string) => members.find((one) => one.id === id)?.body ?? assert.fail(id)
  const roles = makeRowsOf<MemberRole>(facts, 'member-roles').map(({ body }) => body)
  const current = roles.filter(({ is_current, kind }) => is_current && kind === 'term')
  // Every list of this test keeps this.
  assert.deepEqual(
    new Set(current.map(({ member_id: id }) => id)),
    new Set(members.filter(({ body }) => body.current).map(({ id }) => id)),
  )
  return {
    find,
    current,
    roles,
    service: makeRowsOf<HistoricalService>(facts, 'historical-service').map(({ body }) => body),
    report: reportLists(listChamberLists(facts, makeAliases(facts))).rule,
  }
}

const MEMBER = /<member><statedistrict>AL01<.*?<\/member>/s
const [AL01 = assert.fail()] = MEMBER.exec(CLERK) ?? []
const MEMBER_ID = /<bioguideID>(\w+)/.exec(AL01)?.[1] ?? assert.fail()
const [, MEMBER_NAME = assert.fail()] = /<official-name>([^<]+)/.exec(AL01) ?? []
const [VACANT = assert.fail()] = /<member>(?:(?!<\/member>).)*<bioguideID\/>.*?<\/member>/s.exec(CLERK) ?? []

/** The seat of the first member, vacant since 1 July as the Clerk writes it. */
const VACATED = VACANT.replace(/<statedistrict>\w+/, '<statedistrict>AL01')
  .replace(/postal-code="\w+"/, 'postal-code="AL"')
  .replace(/<district>[^<]+/, '<district>1st')
  .replace(/<pred-memindex>\w+/, `<pred-memindex>${MEMBER_ID}`)
  .replace(/<pred-official-name>[^<]+/, `<pred-official-name>${MEMBER_NAME}`)
  .replace(/<pred-vacate-date [^<]*/, '<pred-vacate-date date="20260701">July 1, 2026')

test('a seat that the Clerk has as vacant has nobody, and the term ended on the day that the Clerk gives', async () => {
  const { find, roles, current, service } = await make(
    entries(),
    clerk(CLERK.replace(AL01, VACATED)),
    senate(),
  )
  assert.equal(find(MEMBER_ID).current, false)
  assert.equal(current.length, 538)
  const [term] = roles.filter(({ member_id: id, kind }) => id === MEMBER_ID && kind === 'term').slice(-1)
  assert.deepEqual([term?.end, term?.end_basis, term?.conflicts], ['2026-07-01', 'published', []])
  assert.equal(service.findLast(({ member_id: id }) => id === MEMBER_ID)?.end, '2026-07-01')
  const gaps = roles.filter(({ kind, is_current }) => kind === 'vacancy' && is_current)
  assert.ok(gaps.some(({ state, district }) => state === 'AL' && district === 1))
})

test('a list of the Clerk without a seat decides nothing, and the release says so', async () => {
  const { find, report } = await make(entries(), clerk(CLERK.replace(AL01, '')), senate())
  assert.equal(find(MEMBER_ID).current, true)
  assert.match(
    report,
    /House: no list is complete.*Not whole: clerk-members \w+, with 440 of 441 seats \(without AL 1\)/,
  )
})

test('a member whose term no entry has sits by the list of the Clerk, and a conflict names both', async () => {
  const lacking = ENTRIES.map((entry) =>
    entry.id.bioguide === MEMBER_ID
      ? {
          ...entry,
          terms: [{ ...entry.terms[0], type: 'rep', start: '2023-01-03', end: '2025-01-03', state: 'AL' }],
        }
      : entry,
  )
  const { find, roles } = await make(entries(lacking), clerk(), senate())
  const { current, conflicts, state, district } = find(MEMBER_ID)
  assert.deepEqual([current, state, district], [true, 'AL', 1])
  assert.deepEqual(
    conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)]),
    [['current', ['true', 'false']]],
  )
  const running = roles.filter(({ member_id: id, is_current }) => id === MEMBER_ID && is_current)
  assert.deepEqual(
    running.map(({ start_basis, end_basis, congresses }) => [start_basis, end_basis, congresses]),
    [['unknown', 'open', [119]]],
  )
})

test('a member whose running term was refused is of unknown standing, unless a newer whole list decides', async () => {
  const broken = ENTRIES.map((entry) =>
    entry.id.bioguide === MEMBER_ID
      ? {
          ...entry,
          terms: [
            { type: 'rep', start: '2023-01-03', end: '2025-01-03', state: 'AL', district: 1 },
            { type: 'rep', start: '2025-01-03', end: '2027-01-03', state: 'Calif.', district: 1 },
          ],
        }
      : entry,
  )
  const { find } = await make(entries(broken))
  const { current, conflicts } = find(MEMBER_ID)
  assert.deepEqual(
    [current, conflicts.map(({ field, values }) => [field, ...values.slice(0, 2).map(({ value }) => value)])],
    [null, [['current', null, 'false']]],
  )
  assert.match(conflicts[0]?.values[2]?.value ?? '', /"state":"Calif\."/)
  assert.equal((await make(entries(broken), clerk(), senate())).find(MEMBER_ID).current, true)
})

test('an entry of a later day comes on top of an older whole list', async () => {
  const others = ENTRIES.filter(({ id }) => id.bioguide !== MEMBER_ID)
  const next = {
    ...ENTRIES.find(({ id }) => id.bioguide === MEMBER_ID),
    id: { bioguide: 'Z999999' },
    terms: [
      { type: 'rep', start: '2026-06-09', end: '2027-01-03', state: 'AL', district: 1, party: 'Democrat' },
    ],
  }
  const { find, current } = await make(
    entries([...others, next], '2026-06-15'),
    clerk(CLERK, 'May 1, 2026'),
    senate(),
  )
  assert.deepEqual([find(MEMBER_ID).current, find('Z999999').current], [false, true])
  assert.equal(current.length, 539)
})

const [SENATOR = assert.fail()] = /<bioguide_id>(\w+)/.exec(SENATE)?.slice(1) ?? []

test('a senator whom the newer list of the Senate has replaced does not sit, and the successor does', async () => {
  const { find, current, service } = await make(
    entries(),
    clerk(),
    senate(SENATE.replace(SENATOR, 'Z999998')),
  )
  const [before, after] = [find(SENATOR), find('Z999998')]
  assert.deepEqual([before.current, after.current, after.congresses], [false, true, [119]])
  assert.deepEqual(
    before.conflicts.map(({ field }) => field),
    ['current'],
  )
  assert.equal(current.filter(({ chamber }) => chamber === 'Senate').length, 100)
  const [alone] = service.filter(({ member_id: id }) => id === 'Z999998')
  assert.deepEqual(
    [alone?.congress, alone?.date_basis, alone?.in_sources],
    [119, 'congress_bounds', ['senate']],
  )
})

test('of two lists of one day that of the Senate decides, and one without a day is older than every other', async () => {
  const day =
    ENTRIES.flatMap(({ terms }) => terms.map(({ start }) => start))
      .sort()
      .at(-1) ?? ''
  const other = SENATE.replace(SENATOR, 'Z999998')
  assert.equal((await make(entries(), senate(other, day))).find('Z999998').current, true)
  const undated = senate(other.replace(/<last_updated>.*<\/last_updated>/, ''))
  assert.equal((await make(entries(), undated)).find(SENATOR).current, true)
})

test('two people whom lists that are not whole have in one seat: the newer one counts, and the other has a conflict', async () => {
  const entry = ENTRIES.find(({ id }) => id.bioguide === SENATOR) ?? assert.fail()
  const [, only = ''] =
    new RegExp(`(<member>(?:(?!<member>).)*${SENATOR}.*?</member>)`, 's').exec(SENATE) ?? []
  const successor = only.replace(SENATOR, 'Z999998')
  const sitsBy = async (stamp: string) => {
    const { find } = await make(
      entries([entry]),
      senate(`<contact_information>${successor}${stamp}</contact_information>`),
    )
    return [find(SENATOR), find('Z999998')].map(({ current, conflicts }) => [current, conflicts.length])
  }
  assert.deepEqual(await sitsBy('<last_updated>2026-08-03T09:54-05:00</last_updated>'), [
    [false, 1],
    [true, 0],
  ])
  assert.deepEqual(await sitsBy(''), [
    [true, 1],
    [false, 1],
  ])
})
