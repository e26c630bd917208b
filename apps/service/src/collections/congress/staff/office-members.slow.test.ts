import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffObservation } from '@rotunda/contract'
import { makeCongressEditions } from '../../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { MEMBERS_FAMILY } from '../members/members-family.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { listOfficeMembers } from './list-office-members.ts'
import { makeStaffFamily } from './staff-family.ts'

test('offices of payrolls are matched with the members of documents of the same release', async (t) => {
  const directory = makeFolder(t)
  const staff = makeStaffFamily((facts) => ({
    members: listOfficeMembers(facts),
    committees: [],
    spellings: [],
  }))
  const families = [MEMBERS_FAMILY, staff]
  const known = new Set(
    families.flatMap(({ publishers }) => publishers.map(({ publisher }) => publisher.name)),
  )
  const documents = []
  for await (const [{ facts, bytes }] of makeCongressEditions({ seed: 1, records: 900 }))
    if (known.has(facts.publisher)) documents.push(makeDocument(facts.publisher, bytes, facts))
  const { summary } = await buildFamilies(directory, families, documents)
  const offices = readRows<StaffObservation>(directory, summary.id, 'staff-observations').filter(
    ({ office }) => office.kind === 'member',
  )
  assert.ok(offices.length > 300)
  assert.deepEqual(
    offices.filter(({ office }) => office.member_id === null).map(({ office }) => office.name),
    [],
  )
})
