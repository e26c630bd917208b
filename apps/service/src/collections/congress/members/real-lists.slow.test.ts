import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { HistoricalMember, HistoricalService, Member, MemberRole, ROW_FIELDS } from '@rotunda/contract'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { makeDocument } from '../testing.ts'
import { makeRowsOf, readFacts, type TestRow } from './testing.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../../shared/reference')
const skip = existsSync(join(REFERENCE, 'voteview'))
  ? false
  : 'the folder ../shared/reference/voteview is not here'

const read = (publisher: string, file: string, day = '2026-06-15') =>
  makeDocument(publisher, readFileSync(join(REFERENCE, file)), {
    url: `https://lists.example/${file}`,
    retrieved_at: `${day}T12:00:00.000Z`,
  })

const MEMBER_DATA = 'voteview/clerk-memberdata/MemberData'
const listDocuments = () => [
  read('congress-legislators-members', 'congress-legislators/legislators-current.json'),
  read('congress-legislators-csv', 'congress-legislators/legislators-historical.csv'),
  read('congress-legislators-executives', 'congress-legislators/executive.json'),
  read('congress-legislators-social-media', 'congress-legislators/legislators-social-media.json'),
  read('congress-legislators-offices', 'congress-legislators/legislators-district-offices.json'),
  read('clerk-members', `${MEMBER_DATA}_20150601133900.xml`, '2015-06-01'),
  read('clerk-members', `${MEMBER_DATA}_20190106164039.xml`, '2019-01-06'),
  read('clerk-members', `${MEMBER_DATA}_20250109030606.xml`, '2025-01-09'),
  read('senate-members', 'voteview/senate-committee-xml/SenatorData_20260804084200.xml', '2026-08-04'),
  read('congress-gov-members', 'hearings/congress-gov-api/member__l000174.json'),
  read('voteview-members', 'voteview/Sall_members.csv'),
  read('voteview-members', 'voteview/HS116_members.csv'),
]

const openReal = async () => (await readFacts(listDocuments())).facts
let opened: ReturnType<typeof openReal> | undefined
/** Read once for all tests. */
const facts = () => (opened ??= openReal())

const assertValid = (
  rows: readonly TestRow<object>[],
  schema: { readonly properties: Record<string, ReturnType<typeof Type.String>> },
): void => {
  const own = Object.keys(schema.properties).filter((name) => !Object.hasOwn(ROW_FIELDS, name))
  const validator = Compile(
    Type.Object(Object.fromEntries(own.map((name) => [name, schema.properties[name] ?? Type.Never()])), {
      additionalProperties: false,
    }),
  )
  for (const { id, body } of rows) {
    const row = { id, ...body }
    assert.ok(validator.Check(row), `${id}: ${JSON.stringify(validator.Errors(row)[0])}`)
  }
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
}

test('members: everybody in the lists, 537 of whom sit', { skip }, async () => {
  const rows = makeRowsOf<Member>(await facts(), 'members')
  assertValid(rows, Member as never)
  // jq length legislators-current.json; tail -n +2 legislators-historical.csv | wc -l
  assert.equal(rows.length, 537 + 12_230 + 1)
  // In the Senate’s list of August one came in the place of another, after the list of members was retrieved.
  assert.equal(rows.filter(({ body }) => body.current).length, 537)
  assert.equal(rows.flatMap(({ body }) => body.district_offices).length, 1311)
})

test('roles: a row for each term, position, party and vacancy of the lists', { skip }, async () => {
  const rows = makeRowsOf<MemberRole>(await facts(), 'member-roles')
  assertValid(rows, MemberRole as never)
  const kinds = Object.groupBy(rows, ({ body }) => body.kind)
  // jq '[.[].terms[]] | length'; and the last term of each line of the CSV
  // and the seat of the senator whom the Senate’s list alone has
  assert.equal(kinds.term?.length, 2792 + 12_230 + 1)
  // jq '[.[].leadership_roles[]?] | length'
  assert.equal(kinds.leadership?.length, 127)
  // jq '[.[].terms[]] | length' executive.json
  assert.equal(kinds.executive?.length, 131)
  // jq '[.[].terms[].party_affiliations[]?] | length'
  assert.equal(kinds.party_affiliation?.length, 4)
  // grep -c '<bioguideID/>' MemberData_*.xml
  assert.equal(kinds.vacancy?.length, 4)
})

test(
  'service: every row of Voteview for a chamber is in one row, and terms are cut by Congresses',
  { skip },
  async () => {
    const rows = makeRowsOf<HistoricalService>(await facts(), 'historical-service')
    assertValid(rows, HistoricalService as never)
    const numbers = new Set(rows.map(({ body }) => `${body.congress}/${body.chamber}/${body.icpsr ?? ''}`))
    const listed = (await facts()).list<{
      congress: number
      chamber: string
      icpsr: number
      bioguide: string | null
    }>({
      name: 'voteview-members',
      identityOf: () => '',
    })
    const joined = [...listed]
    // Rows of Sall_members.csv for the Senate, and of HS116_members.csv for both chambers.
    assert.equal(joined.length, 9791 + 553)
    for (const { draft } of joined)
      assert.ok(numbers.has(`${draft.congress}/${draft.chamber}/${draft.icpsr}`))
    const cantwell = rows.filter(({ body }) => body.member_id === 'C000127' && body.chamber === 'Senate')
    assert.deepEqual(
      cantwell.map(({ body }) => body.congress),
      [107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119],
    )
  },
)

test('historical members: those of all lists, with every number of Voteview', { skip }, async () => {
  const rows = makeRowsOf<HistoricalMember>(await facts(), 'historical-members')
  assertValid(rows, HistoricalMember as never)
  assert.equal(rows.length, 537 + 12_230 + 1)
})
