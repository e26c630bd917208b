import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { Meeting, Member, StaffObservation } from '@rotunda/contract'
import { makeFolder, readRows } from '../../releases/testing.ts'
import { HEARINGS } from './hearings/family.ts'
import { MEMBERS_FAMILY } from './members/members-family.ts'
import { makeStaffFamily } from './staff/staff-family.ts'
import { buildFamilies, makeDocument } from './testing.ts'

const CASES = join(import.meta.dirname, '../../../../../../shared/findings/inputs/data')
const skip = existsSync(CASES) ? false : 'the folder ../shared/findings/inputs/data is not here'

const STAFF = makeStaffFamily(() => ({ members: [], committees: [], spellings: [] }))
const QUARTER = { url: 'https://x.example/2018Q1-detail.csv', period_start: '2018-01-01' }

const build = async (t: TestContext, publisher: string, file: string, facts: object) => {
  const directory = makeFolder(t)
  const document = makeDocument(publisher, readFileSync(join(CASES, file)), {
    retrieved_at: '2026-06-15T12:00:00.000Z',
    ...facts,
  })
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY, HEARINGS, STAFF], [document])
  return <Row>(table: string) => readRows<Row>(directory, summary.id, table)
}

for (const [what, file, kept] of [
  ['a row of an office other than that of its subtotal', 'c09-house-disbursements-0.csv', ['DOE JANE A']],
  ['a name and a title that changed places', 'c10-house-disbursements-0.csv', ['ROE RICHARD']],
] as const)
  test(`${what} is refused, and the row beside it is published`, { skip }, async (t) => {
    const read = await build(t, 'house-disbursements', file, QUARTER)
    const names = read<StaffObservation>('staff-observations').map(({ name_raw }) => name_raw)
    assert.deepEqual(names, kept)
  })

test('a meeting of the House whose title moves it is Rescheduled by its title', { skip }, async (t) => {
  const url = 'https://docs.house.gov/meetings/RU/RU00/20140519/200001/HHRG-113-RU00-20140519.xml'
  const read = await build(t, 'docs-house-meetings', 'c54-docs-house-meetings-1.xml', { url })
  assert.deepEqual(
    read<Meeting>('meetings').map(({ status, status_basis }) => [status, status_basis]),
    [['Rescheduled', 'title']],
  )
})

test('a party that the lists do not have is flagged', { skip }, async (t) => {
  const url = 'https://unitedstates.github.io/congress-legislators/legislators-current.json'
  const read = await build(t, 'congress-legislators-members', 'c80-congress-legislators-members-0.json', {
    url,
  })
  const flagged = read<Member>('members').filter(({ coverage_notes: notes }) =>
    notes.includes('party_unknown'),
  )
  assert.deepEqual(
    flagged.map(({ party }) => party),
    ['Democrat Party'],
  )
})
