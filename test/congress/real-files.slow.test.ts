import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { askHere, makeStartedEnvironment, runHere } from '../../apps/service/src/operator/testing.ts'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { listOrders } from '../../examples/congress/list-orders.ts'

const ROOT = join(import.meta.dirname, '../..')
const REFERENCE = join(ROOT, '../shared/reference')
const skip = existsSync(join(REFERENCE, 'congress-legislators'))
  ? false
  : 'the folder ../shared/reference is not here'

/** Every address of tables, and the scope of its key. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'staff-profiles': 'staff:read',
  'staff-observations': 'staff:read',
  'sources?kind=payroll': 'staff:read',
  members: 'members:read',
  'member-roles': 'members:read',
  'sources?kind=member_api': 'members:read',
  committees: 'committees:read',
  'committee-assignments': 'committees:read',
  'sources?kind=committee_api': 'committees:read',
  'historical-members': 'member-history:read',
  'historical-service': 'member-history:read',
  'historical-sources': 'member-history:read',
  meetings: 'hearings:read',
  'meeting-committees': 'hearings:read',
  'witness-appearances': 'hearings:read',
  'meeting-documents': 'hearings:read',
  'hearing-publications': 'hearings:read',
  'hearing-sources': 'hearings:read',
}

let service: TestService
let base = ''
const keys: Record<string, string> = {}
const cleaning: (() => Promise<void>)[] = []

type Row = {
  readonly id: string
  readonly sources: readonly Readonly<Record<'source_id' | 'url' | 'locator', string>>[]
} & Readonly<Record<string, unknown>>
type Meta = {
  readonly total: number
  readonly coverage: readonly { readonly code: string }[]
  readonly freshness: { readonly families: readonly Readonly<Record<string, unknown>>[] }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const ask = (path: string, scope: string) =>
  fetch(`${base}/${path}`, {
    headers: { authorization: `Bearer ${keys[scope] ?? ''}` },
    signal: patience(),
  })

const scopeOf = (path: string): string => ADDRESSES[path] ?? ADDRESSES[path.split('?')[0] ?? ''] ?? 'sources'

const read = async (path: string): Promise<{ data: Row[]; meta: Meta }> => {
  const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}limit=1`, scopeOf(path))
  assert.equal(answer.status, 200, path)
  return JSON.parse(await answer.text())
}

const count = async (path: string): Promise<number> => (await read(path)).meta.total

const readAll = async (path: string): Promise<Row[]> => {
  const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}all=true&format=ndjson`, scopeOf(path))
  const lines = (await answer.text()).trim().split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}

/** As an operator does it: every file is added, a release of them is built, and nothing has to be accepted. */
const publishReal = async (environment: Parameters<typeof runHere>[0]): Promise<void> => {
  for (const [words = '', action = '', ...order] of await listOrders(REFERENCE)) {
    const args = order.map((word) => (word.startsWith('..') ? join(ROOT, word) : word))
    const { code, stderr } = await runHere(environment, words, action, ...args)
    assert.equal(code, 0, `${order.join(' ')}: ${stderr}`)
  }
  const { checks } = await askHere(environment, 'release', 'build', '--collection', 'congress')
  for (const { name, passed } of checks) assert.ok(passed, name)
  await askHere(environment, 'release', 'publish', 'latest', '--collection', 'congress')
}

before(async () => {
  if (skip !== false) return
  const environment = await makeStartedEnvironment({ after: (clean) => void cleaning.push(clean) })
  await publishReal(environment)
  service = await openTestService({
    ROTUNDA_DATA: environment.ROTUNDA_DATA,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
  base = `${await service.app.listen({ port: 0, host: '127.0.0.1' })}/api/partner/v1`
  const scopes = [...new Set(Object.values(ADDRESSES))]
  for (const scope of scopes) keys[scope] = (await service.issue({ scopes: [scope] } as never)).secret
  keys['sources'] = (
    await service.issue({ scopes: ['staff:read', 'members:read', 'committees:read'] } as never)
  ).secret
})
after(async () => {
  if (skip !== false) return
  await service.close()
  for (const clean of cleaning) await clean()
})

test('every address answers real rows to a key of its scope, and none to another', { skip }, async () => {
  for (const [path, scope] of Object.entries(ADDRESSES)) {
    const { data, meta } = await read(path)
    assert.ok(data.length === 1 && meta.total > 0, path)
    assert.ok(
      meta.coverage.every(({ code }) => code !== 'sample_data'),
      path,
    )
    const other = Object.values(ADDRESSES).find((one) => one !== scope) ?? ''
    assert.equal((await ask(path, other)).status, 403, `${path} with ${other}`)
  }
  assert.equal((await ask('sources', 'staff:read')).status, 403)
  assert.ok((await count('sources')) > 0)
})

test('people: 537 who sit, 12,230 of history, and their 2,792 terms', { skip }, async () => {
  // By the Senate’s own list of August 2026, one senator came in the place of another after the list of members.
  assert.equal(await count('members?current=true'), 537)
  assert.equal(await count('members?current=true&chamber=House'), 437)
  assert.equal(await count('members'), 537 + 12_230 + 1)
  assert.equal(await count('historical-members'), 537 + 12_230 + 1)
  // The senator who came has the seat of the Senate’s list, and no day of a term.
  assert.equal(await count('member-roles?kind=term'), 2792 + 12_230 + 1)
  assert.equal(await count('member-roles?kind=term&is_current=true'), 537)
  assert.equal(await count('members?current=true&state=SC&chamber=Senate'), 2)
  assert.equal(await count('member-roles?kind=leadership'), 127)
  assert.equal(await count('member-roles?kind=executive'), 131)
})

/** The rows that come from a document of this name. */
const readFrom = async (path: string, file: string): Promise<Row[]> =>
  (await readAll(path)).filter(({ sources }) => sources.some(({ url }) => url.endsWith(`/${file}`)))

const countValues = (values: readonly unknown[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(values, String)].map(([value, same]): [string, number] => [value, same.length]).sort(),
  )

test('people: what the page of congress-legislators counts in its files', { skip }, async () => {
  // jq '[.[].terms[-1].type] | group_by(.) | map(length)' legislators-current.json
  assert.equal(await count('members?current=true&chamber=Senate'), 100)
  // jq '[.[] | select((.leadership_roles // []) | length > 0)] | length' legislators-current.json
  const leaders = (await readAll('member-roles?kind=leadership')).map((role) => role['member_id'])
  assert.equal(new Set(leaders).size, 40)
  const last = await readFrom('member-roles?kind=term', 'legislators-historical.csv')
  // csvcut -c type legislators-historical.csv | tail -n +2 | sort | uniq -c
  assert.deepEqual(countValues(last.map(({ chamber }) => chamber)), { House: 10_365, Senate: 1865 })
  // csvgrep -c party -r '^$' legislators-historical.csv | csvstat --count
  assert.equal(last.filter(({ party }) => party === null).length, 232)
  const former = await readFrom('members', 'legislators-historical.csv')
  // csvgrep -c birthday -r '^$' legislators-historical.csv | csvstat --count
  assert.equal(former.filter(({ birthday }) => birthday === null).length, 542)
})

test('committees: what the page of congress-legislators counts in its files', { skip }, async () => {
  const current = await readFrom('committees', 'committees-current.json')
  // jq -c 'group_by(.type) | map([.[0].type, length])' committees-current.json
  const full = current.filter(({ kind }) => kind !== 'Subcommittee')
  assert.deepEqual(countValues(full.map(({ chamber }) => chamber)), { House: 23, Joint: 5, Senate: 21 })
  const historical = await readFrom('committees', 'committees-historical.json')
  // jq 'length, ([.[].subcommittees // [] | length] | add)' committees-historical.json
  assert.deepEqual(countValues(historical.map(({ kind }) => kind === 'Subcommittee')), {
    false: 70,
    true: 442,
  })
  // jq -c '[.[][].party] | group_by(.) | map([.[0], length])' committee-membership-current.json
  const file = '/committee-membership-current.json'
  const seats = (await readAll('committee-assignments')).flatMap(({ side, sources }) =>
    sources.filter(({ url }) => url.endsWith(file)).map(({ locator }) => `${String(side)} ${locator}`),
  )
  const sides = [...new Set(seats)].map((seat) => seat.split(' ')[0])
  assert.deepEqual(countValues(sides), { majority: 2159, minority: 1720 })
})

test(
  'assignments: none is current of a person who does not sit, or beside a published roster',
  { skip },
  async () => {
    const assignments = await readAssignments()
    const sits = new Set((await readAll('members?current=true')).map(({ id }) => id))
    const current = assignments.filter((row) => row.current)
    assert.deepEqual(
      current.filter(({ member_id: id }) => id === null || !sits.has(id)),
      [],
    )
    assert.deepEqual(
      current.filter(({ roster_as_of: day }) => day === null),
      [],
    )
    // grep -c 'Darline' SSAP_20260724083126.xml: the whole committee and six of its subcommittees.
    const graham = current.filter(
      ({ committee_id: id, name_raw: name }) => id?.startsWith('SSAP') === true && name === 'Darline Graham',
    )
    assert.deepEqual(countValues(graham.map(({ member_id: id }) => id)), { G000608: 7 })
    // grep -c G000608 senate_committee_spells.csv: since 2011, of a senator of 2026.
    const before = assignments.filter(({ member_id: id, start }) => id === 'G000608' && start !== null)
    assert.deepEqual(countValues(before.map(({ conflicts }) => conflicts.length > 0)), { true: 33 })
    const early = assignments.find(({ member_id: id, start }) => id === 'G000606' && start === '2025-01-14')
    assert.deepEqual(
      early?.conflicts.map(({ field }) => field),
      ['start', 'resolution'],
    )
    // Voteview: committees of the House whose code and name are those of two; Republicans of the 118th Senate as majority.
    const conflicts = assignments.flatMap((row) => row.conflicts.map(({ field }) => field))
    assert.deepEqual(
      countValues(conflicts.filter((field) => /^(committee_id|resolution|side|start)$/.test(field))),
      {
        committee_id: 37,
        resolution: 16,
        side: 194,
        start: 1,
      },
    )
  },
)

// Rows of this table have these fields.
const readAssignments = async () =>
  (await readAll('committee-assignments')) as unknown as readonly Assignment[]

type Assignment = Row & {
  readonly committee_id: string | null
  readonly member_id: string | null
  readonly name_raw: string
  readonly start: string | null
  readonly roster_as_of: string | null
  readonly current: boolean
  readonly conflicts: readonly { readonly field: string }[]
}

/** Every document once: one of two kinds is in two lists. */
const listDocuments = async (): Promise<readonly Row[]> => {
  const lists = await Promise.all(['sources', 'historical-sources', 'hearing-sources'].map(readAll))
  return [...new Map(lists.flat().map((document) => [document.id, document])).values()]
}

/** Rows that are read of each, by the end of its address. */
const READ: Readonly<Record<string, number>> = {
  // jq length legislators-social-media.json
  'legislators-social-media.json': 519,
  // jq '[.[].offices | length] | add' legislators-district-offices.json
  'legislators-district-offices.json': 1312,
  // jq length executive.json
  'executive.json': 80,
  // tail -n +2 FILE | wc -l
  'legislators-historical.csv': 12_230,
  'Sall_members.csv': 9915,
  'HS116_members.csv': 554,
  'house_committee_spells.csv': 5560,
  'senate_committee_spells.csv': 3632,
}

test('documents: as many rows are read of each as the pages beside the files count', { skip }, async () => {
  const documents = await listDocuments()
  const listNamed = (pattern: RegExp) => documents.filter(({ url }) => pattern.test(String(url)))
  assert.deepEqual(
    Object.fromEntries(
      Object.keys(READ).map((file) => [
        file,
        listNamed(new RegExp(`/${file}$`)).reduce((sum, { rows_read: read }) => sum + Number(read), 0),
      ]),
    ),
    READ,
  )
  const [offices] = listNamed(/legislators-district-offices\.json$/)
  assert.equal(offices?.['rows_quarantined'], 1)
  // ls clerk-memberdata | wc -l
  assert.equal(listNamed(/\/MemberData\.xml$/).length, 3)
  // grep -l 'DETAILED AND SUMMARY' 118sdoc13-pages/* | wc -l; pages that go on with an office are passed over.
  const pages = documents.filter(({ title }) => String(title).startsWith('senate-disbursements/2024-04'))
  assert.equal(pages.length, 38)
})

test('committees: 49 with 181 subcommittees, and 3,879 rows of rosters', { skip }, async () => {
  assert.equal(await count('committees?current=true'), 49 + 181)
  assert.equal(await count('committees?current=true&kind=subcommittee'), 181)
  // Each of the 3,879 rows of the rosters is in an assignment that names its place.
  const rosters = 'https://unitedstates.github.io/congress-legislators/committee-membership-current.json'
  const places = (await readAll('committee-assignments')).flatMap(({ sources }) =>
    sources.filter(({ url }) => url === rosters).map(({ locator }) => locator),
  )
  assert.equal(new Set(places).size, 3879)
})

test(
  'staff: what the reports print, and no page of the Senate or intern unless asked for',
  { skip },
  async () => {
    const all = 'staff-observations?include_interns=true'
    // 105 rows of payments to 52 people.
    assert.equal(await count(`${all}&chamber=House`), 52)
    assert.equal(await count(`${all}&period=2012-10..2013-03`), 8773)
    assert.ok((await count(all)) > (await count('staff-observations')))
    assert.ok((await count('staff-profiles?include_interns=true')) > (await count('staff-profiles')))
  },
)

test('offices of staff are those of members and committees of the same release', { skip }, async () => {
  const offices = (await readAll('staff-observations?include_interns=true')).map(({ office }) => office)
  const of = (kind: string, id: string) =>
    offices.filter((office) => isRecord(office) && office['kind'] === kind && office[id] !== null).length
  // Former senators are in a list that has no days of terms: their offices of 2012 have no member, but for known spellings.
  assert.equal(of('member', 'member_id'), 30 + 1994 + 168)
  // All of House Administration, and of the Senate all whose names are those of committees.
  assert.ok(of('committee', 'committee_id') > 1400)
})

/**
 * The 1,168 meetings and 1,620 appearances that the issue names are of an export that is not among the files: of
 * meetings there are one of each of two sources, of witnesses four, and one printed hearing.
 */
test(
  'hearings: the two meetings, four witnesses and the printed hearing that are there',
  { skip },
  async () => {
    assert.deepEqual(
      await Promise.all(['meetings', 'witness-appearances', 'hearing-publications'].map(count)),
      [2, 4, 1],
    )
    assert.equal(await count('meetings?chamber=House&event_type=Hearing'), 1)
  },
)

test('every place that a row comes from is of a document that the sources list', { skip }, async () => {
  const lists = ['sources', 'historical-sources', 'hearing-sources']
  const documents = new Set((await Promise.all(lists.map(readAll))).flat().map(({ id }) => id))
  const tables = Object.keys(ADDRESSES).filter((path) => !path.includes('sources'))
  for (const table of tables) {
    const unknown = (await readAll(table)).filter(({ sources }) =>
      sources.some(({ source_id }) => !documents.has(source_id)),
    )
    assert.deepEqual(unknown.map(({ id }) => id).slice(0, 3), [], table)
  }
})

test('payrolls of years ago are told as late, with the newest period', { skip }, async () => {
  const { families } = (await read('staff-observations')).meta.freshness
  assert.deepEqual(
    families.map(({ family, newest_period, status }) => [family, newest_period, status]),
    [['payroll', '2024-09-30', 'late']],
  )
})
