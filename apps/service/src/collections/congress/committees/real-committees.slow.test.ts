import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Committee, CommitteeAssignment } from '@rotunda/contract'
import { committeeMembership, committees as committeeLists } from '../../../publishers/congress/index.ts'
import { openBytes } from '../../../publishers/index.ts'
import { readCsv, readRows } from '../../../releases/testing.ts'
import type { BuiltRelease } from '../../../releases/build/index.ts'
import { MEMBERS_FAMILY } from '../members/members-family.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { COMMITTEES_FAMILY } from './committees-family.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../../shared/reference')
const skip = existsSync(join(REFERENCE, 'voteview'))
  ? false
  : 'the folder ../shared/reference/voteview is not here'

const read = (publisher: string, file: string, day = '2026-06-15') =>
  makeDocument(publisher, readFileSync(join(REFERENCE, file)), {
    url: `https://lists.example/${file.replace(/__/g, '/').replace(/\.json$/, file.includes('gov-api') ? '' : '.json')}`,
    retrieved_at: `${day}T12:00:00.000Z`,
  })

const SENATE = 'voteview/senate-committee-xml'
const MEMBER_DATA = 'voteview/clerk-memberdata/MemberData'
const API = 'hearings/congress-gov-api'
const LISTS = 'congress-legislators'

const listDocuments = () => [
  read('congress-legislators-members', `${LISTS}/legislators-current.json`),
  read('senate-members', `${SENATE}/SenatorData_20260804084200.xml`, '2026-08-04'),
  read('clerk-members', `${MEMBER_DATA}_20150601133900.xml`, '2015-06-01'),
  read('clerk-members', `${MEMBER_DATA}_20190106164039.xml`, '2019-01-06'),
  read('clerk-members', `${MEMBER_DATA}_20250109030606.xml`, '2025-01-09'),
  read('congress-legislators-committees', `${LISTS}/committees-current.json`),
  read('congress-legislators-committees', `${LISTS}/committees-historical.json`),
  read('congress-legislators-membership', `${LISTS}/committee-membership-current.json`),
  read('senate-committees', `${SENATE}/JCSE_20260212060419.xml`, '2026-02-12'),
  read('senate-committees', `${SENATE}/SSAF_20250320002018.xml`, '2025-03-20'),
  read('senate-committees', `${SENATE}/SSAP_20260724083126.xml`, '2026-07-24'),
  read('congress-gov-committees', `${API}/committee__117__house.json`),
  read('congress-gov-committees', `${API}/committee__house.json`),
  read('congress-gov-committees', `${API}/committee__senate__jsec03.json`),
  read('voteview-committee-spells', 'voteview/committee-spells/house_committee_spells.csv', '2026-06-15'),
  read('voteview-committee-spells', 'voteview/committee-spells/senate_committee_spells.csv', '2026-06-15'),
]

let directory = ''
let built: BuiltRelease | undefined
before(async () => {
  if (skip !== false) return
  directory = mkdtempSync(join(tmpdir(), 'committees-'))
  built = await buildFamilies(directory, [MEMBERS_FAMILY, COMMITTEES_FAMILY], listDocuments())
})
after(() => {
  if (directory !== '') rmSync(directory, { recursive: true, force: true })
})

const summary = () => built?.summary ?? assert.fail('no release')
const committees = () => readRows<Committee>(directory, summary().id, 'committees')
const assignments = () => readRows<CommitteeAssignment>(directory, summary().id, 'committee-assignments')

const facts = (kind: string) => readCsv(directory, summary().id, `facts-${kind}`)
const count = (rows: readonly Record<string, string>[], of: (row: Record<string, string>) => boolean) =>
  rows.filter(of).length
const refusals = () => readCsv(directory, summary().id, 'refusals')

test('every rule of a release is kept, and rows are as the contract has them', { skip }, () => {
  assert.deepEqual(
    summary().checks.filter(({ passed }) => !passed),
    [],
  )
})

test('lists of committees are read in whole', { skip }, () => {
  const entries = facts('committee-entries').map(({ fact }) => fact ?? '')
  const of = (list: string, parent: boolean) =>
    entries.filter((fact) => fact.includes(`"list":"${list}"`) && !fact.includes('"parent":null') === parent)
      .length
  // jq 'length' committees-current.json; jq '[.[].subcommittees[]?] | length' committees-current.json
  assert.deepEqual([of('current', false), of('current', true)], [49, 181])
  // The same of committees-historical.json.
  assert.deepEqual([of('historical', false), of('historical', true)], [70, 442])
  // jq '.committees | length' committee__117__house.json committee__house.json, and one item.
  assert.equal(facts('congress-gov-committees').length, 20 + 20 + 1)
  assert.equal(refusals().length, 2)
})

test('the lists in YAML say what those in JSON say', { skip }, async () => {
  for (const [publisher, file] of [
    [committeeLists, 'committees-current'],
    [committeeLists, 'committees-historical'],
    [committeeMembership, 'committee-membership-current'],
  ] as const) {
    const listDrafts = async (ending: string) => {
      const { source, bytes } = read(publisher.name, `${LISTS}/${file}.${ending}`)
      const rows = await Array.fromAsync(publisher.read({ source, open: openBytes(bytes) }))
      return rows.map((row) => (row.kind === 'row' ? JSON.stringify(row.draft) : row.kind)).sort()
    }
    assert.equal((await listDrafts('yaml')).join('\n'), (await listDrafts('json')).join('\n'))
  }
})

test(
  'committees of today are those of the lists, 23 of the House, 21 of the Senate and 5 joint',
  { skip },
  () => {
    const all = committees()
    const today = all.filter(({ current }) => current)
    const whole = Object.groupBy(
      today.filter(({ parent_id }) => parent_id === null),
      ({ chamber }) => chamber,
    )
    // jq '[.[].type] | group_by(.) | map(length)' committees-current.json
    assert.deepEqual([whole.House?.length, whole.Senate?.length, whole.Joint?.length], [23, 21, 5])
    assert.equal(today.filter(({ kind }) => kind === 'Subcommittee').length, 181)
    const parents = new Set(all.map(({ id }) => id))
    for (const { id, parent_id } of today) assert.ok(parent_id === null || parents.has(parent_id), id)
  },
)

test('a committee has its names by Congress, its codes, and the seats of each side', { skip }, () => {
  const found = committees().find(({ id }) => id === 'HSII00') ?? assert.fail('no committee')
  assert.equal(found.name, 'House Committee on Natural Resources')
  assert.deepEqual(found.codes, {
    thomas: 'HSII',
    house: 'II',
    senate: null,
    clerk: 'II00',
    system: 'hsii00',
  })
  const interior = found.names.find(({ name }) => name === 'Interior and Insular Affairs')
  // jq '.[] | select(.thomas_id == "HSII") | .names' committees-historical.json
  assert.deepEqual(interior?.congresses, [93, 94, 95, 96, 97, 98, 99, 100, 101, 102])
  assert.equal(found.ratio?.congress, 116)
  assert.equal(found.roster.status, 'published')
})

test(
  'Congress.gov calls a subcommittee current that ended in 1994: the lists stand, and both are shown',
  { skip },
  () => {
    const found = committees().find(({ id }) => id === 'JSEC03') ?? assert.fail('no committee')
    assert.equal(found.current, false)
    assert.deepEqual(
      found.conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)]),
      [['current', ['false', 'true']]],
    )
    assert.deepEqual(
      found.names.map(({ name, kind, from, to }) => [name, kind, from, to]),
      [['Economic Goals and Intergovernmental Policy', 'library', '1981-01-01', '1994-12-31']],
    )
  },
)

test('rosters and spells are read in whole, and what ends before it begins is refused', { skip }, () => {
  const rosters = facts('roster-entries')
  const isOfLists = ({ fact = '' }) => fact.includes('"party":null')
  // jq '[.[] | length] | add' committee-membership-current.json; jq 'length' of the same
  assert.equal(count(rosters, isOfLists), 3879)
  assert.equal(facts('committee-rosters').filter(({ fact = '' }) => fact.includes('"name":null')).length, 230)
  // jq '[.[][] | .party] | group_by(.) | map(length)'; jq '[.[][] | select(.title)] | length'
  const lists = rosters.filter(isOfLists)
  assert.equal(
    count(lists, ({ fact = '' }) => fact.includes('"side":"majority"')),
    2159,
  )
  assert.equal(
    count(lists, ({ fact = '' }) => fact.includes('"side":"minority"')),
    1720,
  )
  assert.equal(
    count(lists, ({ fact = '' }) => !fact.includes('"title":null')),
    611,
  )
  // grep -o '<member>' JCSE*.xml SSAF*.xml SSAP*.xml | wc -l
  assert.equal(rosters.length - lists.length, 9 + 88 + 209)
  // wc -l house_committee_spells.csv senate_committee_spells.csv, without the headers
  assert.equal(facts('committee-spells').length + refusals().length, 5560 + 3632)
  assert.deepEqual(
    refusals().map(({ detail }) => detail),
    [
      'It ends on 2017-06-27, before it begins on 2018-05-16.',
      'It ends on 2025-03-13, before it begins on 2025-11-18.',
    ],
  )
})

test('an assignment has days where a source gives them, and says which are imputed', { skip }, () => {
  const rows = assignments()
  const dated = rows.filter(({ start }) => start !== null)
  assert.equal(dated.length, 9192 - 2)
  // grep -c ',True,' house_committee_spells.csv senate_committee_spells.csv
  assert.equal(dated.filter(({ start_imputed }) => start_imputed).length, 586 + 310)
  for (const row of rows.filter(({ start }) => start === null)) {
    assert.deepEqual([row.start_imputed, row.end, row.resolution], [null, null, null])
    assert.ok(row.coverage_notes.includes('assignment_without_days'))
    assert.ok(row.roster_as_of !== null && row.known_from !== null && row.known_to !== null)
  }
})

test('every senator whom a roster of senate.gov names is known, by name, State and day', { skip }, () => {
  const named = assignments().filter(({ sources }) =>
    sources.some(({ publisher }) => publisher === 'United States Senate, committees'),
  )
  // Members of the three documents: each is in one row.
  assert.equal(named.length, 9 + 88 + 209)
  assert.deepEqual(
    named.filter(({ member_id }) => member_id === null),
    [],
  )
})

test('codes that no list has are rows that say so', { skip }, () => {
  const unmatched = assignments().filter(({ matched }) => !matched)
  assert.deepEqual([...new Set(unmatched.map(({ committee_code_raw }) => committee_code_raw))].sort(), [
    'HL00',
    'JB00',
    'JS00',
    'ZI00',
  ])
  // The House’s IE00 is in the list of Congress.gov alone, and the only committee of these letters there.
  assert.ok(assignments().some((row) => row.committee_code_raw === 'IE00' && row.committee_id === 'HLIE00'))
  for (const { committee_id, chamber } of unmatched) assert.deepEqual([committee_id, chamber], [null, null])
})

test('the first lists of a Congress have no assignments: none is made of them', { skip }, () => {
  // grep -c 'rank=""' MemberData_20190106164039.xml MemberData_20250109030606.xml: as many as there are seats
  const [members, seats] = [assignments(), facts('clerk-members')]
  assert.equal(seats.length, 3 * 441)
  const clerk = members.filter(({ sources }) =>
    sources.some(({ publisher }) => publisher === 'Clerk of the House of Representatives'),
  )
  assert.deepEqual([...new Set(clerk.map(({ congress }) => congress))], [114])
  // grep -oE '<(sub)?committee [^>]*rank="[0-9]+"' MemberData_20150601133900.xml | wc -l
  assert.equal(clerk.length, 2324)
})
