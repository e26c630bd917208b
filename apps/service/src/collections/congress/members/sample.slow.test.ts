import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoricalMember, HistoricalService, Member, MemberRole } from '@rotunda/contract'
import { makeMemberDocuments } from '../../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { HISTORY_FAMILY } from '../history/history-family.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { MEMBERS_FAMILY } from './members-family.ts'

const SEED = 20260615

test('the sample builds a release in which every row is what the contract says, with its cases', async (t) => {
  const directory = makeFolder(t)
  const documents = makeMemberDocuments(SEED).map(({ publisher, bytes, ...facts }) =>
    makeDocument(publisher, bytes, { ...facts, sample: true }),
  )
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY, HISTORY_FAMILY], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const members = readRows<Member>(directory, summary.id, 'members')
  const current = members.filter((one) => one.current)
  assert.equal(current.length, 539)
  assert.deepEqual(
    members.flatMap(({ conflicts }) => conflicts.map(({ field }) => field)),
    // One contradicted by the Clerk, one by Voteview.
    ['party', 'birthday'],
  )
  assert.equal(members.filter(({ vacancy_note }) => vacancy_note !== null).length, 2)
  assert.equal(current.filter(({ leadership_titles }) => leadership_titles.length > 0).length, 5)

  const roles = readRows<MemberRole>(directory, summary.id, 'member-roles')
  assert.equal(roles.filter(({ kind }) => kind === 'vacancy').length, 2)
  assert.equal(roles.filter(({ kind }) => kind === 'executive').length, 2)
  assert.equal(roles.filter(({ kind }) => kind === 'party_affiliation').length, 2)

  const service = readRows<HistoricalService>(directory, summary.id, 'historical-service')
  const judged = Object.groupBy(service, ({ agreement }) => agreement)
  // One contradicted by the Clerk, one by Voteview.
  assert.deepEqual(
    judged.conflict?.map(({ conflicts }) => conflicts.map(({ field }) => field)),
    [['party'], ['party']],
  )
  assert.ok(judged.some?.every(({ in_sources }) => !in_sources.includes('voteview')))
  assert.ok(service.every(({ icpsr }) => icpsr === null || icpsr > 80_000))

  const everybody = readRows<HistoricalMember>(directory, summary.id, 'historical-members')
  assert.equal(everybody.length, members.length)
  assert.deepEqual(
    everybody.flatMap(({ conflicts }) => conflicts.map(({ field }) => field)),
    ['birth'],
  )
})
