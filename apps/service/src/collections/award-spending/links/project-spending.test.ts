import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { AwardLink, ProjectSpending } from '@rotunda/contract'
import { writeEnactedRelease } from '../../../publishers/award-spending/index.ts'
import { makeFolder, readRows } from '../../../releases/testing.ts'
import { verifyRelease } from '../../../releases/verify/index.ts'
import {
  action,
  actionsDocument,
  AWARD,
  awardDocument,
  buildSpending,
  failuresOf,
  makeDocument,
  type TestDocument,
} from '../testing.ts'

type Projects = Parameters<typeof writeEnactedRelease>[1]
type Project = Projects[number]

const project = (more: Partial<Project> = {}): Project => ({
  id: 'ep-1',
  fiscal_year: 2022,
  act: 'P.L. 117-103',
  agency_code: 'HUD',
  project: 'Renovation of the Oak Street Public Library',
  recipient: 'City of Sample',
  states: ['OH'],
  amount: 30,
  ...more,
})
const enacted = (...projects: Projects) =>
  makeDocument(
    'enacted-release',
    'https://rotunda.example/enacted',
    writeEnactedRelease('manifest', projects),
    {
      // The release may be older than the awards.
      retrieved_at: '2026-05-01T12:00:00.000Z',
    },
  )

const build = async (directory: string, documents: readonly TestDocument[]) => {
  const built = await buildSpending(directory, documents)
  const { id } = built.summary
  assert.deepEqual(await verifyRelease(join(directory, id)), [])
  return {
    failures: failuresOf(built),
    checks: JSON.stringify(built.summary.checks),
    projects: readRows<ProjectSpending>(directory, id, 'project-spending'),
    links: readRows<AwardLink>(directory, id, 'award-links'),
  }
}

const ACTIONS = actionsDocument(1, false, [action(2, 20.5), action(1, 10)])

test('a stated link gives obligations of transactions, outlays of account submissions, and the days', async (t) => {
  const { projects, links, failures, checks } = await build(makeFolder(t), [
    enacted(project()),
    awardDocument({ description: 'P.L. 117-103 SAMPLE', total_account_outlay: 4.25 }),
    ACTIONS,
  ])
  assert.deepEqual(failures, [])
  const [one] = projects
  assert.equal(one?.result, 'stated')
  assert.deepEqual([one.enacted_cents, one.obligated_cents, one.outlaid_cents], [3000, 3050, 425])
  assert.deepEqual([one.obligated_system, one.outlaid_system], ['transactions', 'account_submissions'])
  assert.deepEqual([one.first_action_on, one.last_action_on], ['2023-01-01', '2023-02-01'])
  assert.equal(one.as_of, '2026-06-01')
  assert.match(one.enacted_release, /^[0-9a-f]{64}$/)
  assert.equal(one.sources.length, 2)
  assert.deepEqual(
    links.map((link) => [link.project_id, link.award_id, link.grade, link.difference_cents]),
    [['ep-1', AWARD, 'stated', 50]],
  )
  assert.match(checks, /1 pairs of a project and an award were compared/)
})

for (const [what, more, award, result, missing, outlaid] of [
  ['a null outlay', { amount: 30 }, { total_obligation: 30 }, 'unique', null, 'figure_missing'],
  ['an amount far away', { amount: 90 }, {}, 'candidate', 'candidates_only', 'candidates_only'],
  ['another recipient', { recipient: 'Elm' }, {}, 'not_found', 'not_found', 'not_found'],
  [
    'an agency without an award',
    { agency_code: 'EPA' },
    {},
    'no_source_archived',
    'no_source_archived',
    'no_source_archived',
  ],
  ['an agency without a listing', { agency_code: 'GSA' }, {}, 'no_listing', 'no_listing', 'no_listing'],
] as const)
  test(`${what} gives ${result}, and each null its reason`, async (t) => {
    const { projects, failures } = await build(makeFolder(t), [enacted(project(more)), awardDocument(award)])
    assert.deepEqual(failures, [])
    const [one] = projects
    assert.equal(one?.result, result)
    assert.equal(one.obligated_missing, missing)
    assert.equal(one.outlaid_missing, outlaid)
    assert.equal(one.obligated_cents === null, missing !== null)
    assert.equal(one.outlaid_cents, null)
    assert.deepEqual(one.coverage_notes.includes('inferred_link'), result === 'unique')
  })

test('a project that several awards fit is never summed, and one award is never counted twice', async (t) => {
  const { projects } = await build(makeFolder(t), [
    enacted(project(), project({ id: 'ep-2' })),
    awardDocument({ total_obligation: 30 }),
  ])
  assert.deepEqual(
    projects.map((one) => [one.result, one.obligated_cents, one.candidate_awards]),
    [
      ['candidate', null, 1],
      ['candidate', null, 1],
    ],
  )
})

test('a list of projects whose release is not the digest of its manifest is refused', async (t) => {
  const text = Buffer.from(writeEnactedRelease('manifest', [project()])).toString()
  const { projects, failures } = await build(makeFolder(t), [
    makeDocument(
      'enacted-release',
      'https://rotunda.example/enacted',
      text.replace('"manifest":"manifest"', '"manifest":"other"'),
    ),
    awardDocument(),
  ])
  assert.deepEqual(projects, [])
  assert.match(failures.join('\n'), /digest of its manifest/)
})
