import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Committee, CommitteeAssignment } from '@rotunda/contract'
import { makeCommitteeDocuments, makeMemberDocuments } from '../../../../../../test/sample/index.ts'
import { makeFolder, readCsv, readRows } from '../../../releases/testing.ts'
import { HISTORY_FAMILY } from '../history/history-family.ts'
import { MEMBERS_FAMILY } from '../members/members-family.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { COMMITTEES_FAMILY } from './committees-family.ts'

const SEED = 20260615
const FAMILIES = [MEMBERS_FAMILY, HISTORY_FAMILY, COMMITTEES_FAMILY]

test('the sample builds a release of committees and their members, with its cases', async (t) => {
  const directory = makeFolder(t)
  const documents = [...makeMemberDocuments(SEED), ...makeCommitteeDocuments(SEED)].map(
    ({ publisher, bytes, ...facts }) => makeDocument(publisher, bytes, { ...facts, sample: true }),
  )
  const { summary } = await buildFamilies(directory, FAMILIES, documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  assert.deepEqual(
    readCsv(directory, summary.id, 'refusals').filter(({ url }) => url?.includes('committees.example')),
    [],
  )

  const committees = readRows<Committee>(directory, summary.id, 'committees')
  assert.equal(committees.filter(({ current }) => current).length, 16)
  const resources = committees.find(({ id }) => id === 'HSII00') ?? assert.fail('no committee')
  assert.deepEqual(
    resources.names
      .filter(({ name }) => name === 'Resources')
      .map(({ kind, congresses }) => [kind, congresses]),
    [
      ['list', [116]],
      ['library', []],
    ],
  )
  assert.equal(resources.archival_ids.national_archives, '10000000')
  assert.deepEqual(resources.conflicts, [])

  const assignments = readRows<CommitteeAssignment>(directory, summary.id, 'committee-assignments')
  assert.ok(assignments.every(({ member_id, matched }) => member_id !== null && matched))
  const [left, ...others] = assignments.filter(({ end }) => end !== null)
  assert.equal(others.length, 0)
  assert.deepEqual([left?.end_reason, left?.current, left?.roster_as_of], ['resigned', false, null])
  assert.ok(assignments.some(({ start_imputed }) => start_imputed === true))
  const chair = assignments.find((row) => row.committee_id === 'SSAF00' && row.role === 'chair')
  assert.deepEqual(chair?.sources.map(({ publisher }) => publisher.split(',')[0]).sort(), [
    'United States Senate',
    'Voteview',
    'unitedstates/congress-legislators',
  ])
})
