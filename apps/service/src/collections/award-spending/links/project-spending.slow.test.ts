import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { AwardLink, ProjectSpending, SpendingAward } from '@rotunda/contract'
import { writeEnactedRelease } from '../../../publishers/award-spending/index.ts'
import { addressOf } from '../../../publishers/usaspending/testing.ts'
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
  PLACE,
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
    awards: readRows<SpendingAward>(directory, id, 'awards'),
  }
}

const agencyOf = (code: string) => ({
  toptier_agency: { name: 'Another agency', code },
  subtier_agency: { name: 'Another office', code: '6800' },
})

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

const NO_ACCOUNTS = { account_obligations_by_defc: [], account_outlays_by_defc: [] }
const NULL_CODES = {
  account_obligations_by_defc: [{ code: null, amount: 0 }],
  account_outlays_by_defc: [{ code: null, amount: 0 }],
}
for (const [what, codes, outlay, outlaid] of [
  ['without a submission by account', NO_ACCOUNTS, 0, null],
  ['that says nothing of submissions', {}, 0, null],
  ['whose only fund code is null', NULL_CODES, 0, null],
  ['whose fund code is null, with outlays', NULL_CODES, 4.25, 425],
  ['with a fund code', { ...NULL_CODES, account_outlays_by_defc: [{ code: 'Q', amount: 0 }] }, 0, 0],
] as const)
  test(`an award ${what} and an outlay of ${outlay} has ${outlaid ?? 'no'} cents outlaid`, async (t) => {
    const empty = (list: string) =>
      makeDocument('usaspending', addressOf(list, AWARD), {
        results: [],
        page_metadata: { page: 1, hasNext: false },
      })
    const { projects, awards, failures } = await build(makeFolder(t), [
      enacted(project()),
      awardDocument({
        ...codes,
        description: 'P.L. 117-103',
        total_account_obligation: outlay,
        total_account_outlay: outlay,
      }),
      ACTIONS,
      empty('awards/funding'),
      empty('awards/accounts'),
    ])
    assert.deepEqual(failures, [])
    const [one] = projects
    assert.deepEqual([one?.obligated_cents, one?.outlaid_cents], [3050, outlaid])
    assert.equal(one?.outlaid_missing, outlaid === null ? 'figure_missing' : null)
    assert.deepEqual([awards[0]?.accounts, awards[0]?.account_outlaid.cents], [[], outlaid])
    assert.equal(
      awards[0]?.coverage_notes.includes('fund_code_missing'),
      'account_outlays_by_defc' in codes && codes !== NO_ACCOUNTS,
    )
  })

for (const [what, amounts, cents] of [
  ['more deobligated than obligated', [10, -12.5], -250],
  ['all deobligated', [10, -10], 0],
] as const)
  test(`an award with ${what} gives its project ${cents} cents`, async (t) => {
    const { projects, failures } = await build(makeFolder(t), [
      enacted(project()),
      awardDocument({ description: 'P.L. 117-103', total_obligation: cents / 100 }),
      actionsDocument(
        1,
        false,
        amounts.map((amount, index) => action(index + 1, amount)),
      ),
    ])
    assert.deepEqual(failures, [])
    assert.deepEqual([projects[0]?.result, projects[0]?.obligated_cents], ['stated', cents])
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

test('a link that a list of the agency states has the list among its sources, and the check counts the rows of lists', async (t) => {
  const header = 'fiscal_year,agency,project,recipient,state,amount,award_number'
  const rows = [
    '2022,HUD,Renovation of the Oak Street Public Library,City of Sample,OH,30,B-22-CP-OH-0001',
    '2022,HUD,Another project,City of Elm,OH,30,B-22-CP-OH-0002',
  ]
  const list = makeDocument(
    'agency-award-lists',
    'https://agency.example/grants-2022',
    [header, ...rows, ''].join('\n'),
    // A list may be older than the awards.
    { retrieved_at: '2024-05-01T12:00:00.000Z' },
  )
  const { projects, links, failures, checks } = await build(makeFolder(t), [
    enacted(project({ recipient: null })),
    awardDocument(),
    ACTIONS,
    list,
  ])
  assert.deepEqual(failures, [])
  assert.deepEqual(
    links.map(({ award_id, grade, evidence }) => [award_id, grade, evidence]),
    [[AWARD, 'stated', ['agency_list', 'listing', 'state']]],
  )
  assert.ok(links[0]?.sources.some(({ url }) => url === 'https://agency.example/grants-2022'))
  assert.deepEqual([projects[0]?.result, projects[0]?.obligated_cents], ['stated', 3050])
  assert.match(checks, /linked 1, no_award 1.*B-22-CP-OH-0002/)
})

for (const [what, more, grades] of [
  ['is of another agency by its reply', { awarding_agency: agencyOf('068') }, []],
  [
    'has no agency but that of its id',
    { awarding_agency: null, generated_unique_award_id: 'ASST_NON_B22CPOH0001_068' },
    [],
  ],
  ['is of the agency by its id', { awarding_agency: null }, ['stated']],
] as const)
  test(`the award that a list of an agency numbers ${what}`, async (t) => {
    const list = makeDocument(
      'agency-award-lists',
      'https://agency.example/grants-2022',
      'fiscal_year,agency,project,recipient,state,amount,award_number\n2022,HUD,Renovation of the Oak Street Public Library,,OH,30,B-22-CP-OH-0001\n',
    )
    const { links, failures, checks } = await build(makeFolder(t), [
      enacted(project({ recipient: null })),
      awardDocument(more),
      list,
    ])
    assert.deepEqual(failures, [])
    assert.deepEqual(
      links.map(({ grade }) => grade),
      grades,
    )
    assert.match(checks, grades.length > 0 ? /linked 1/ : /other_agency 1.*B-22-CP-OH-0001 \(other_agency\)/)
  })

test('more linked projects of HUD than its list has grants stop the release', async (t) => {
  const most = 1014
  const numbers = Array.from({ length: most + 1 }, (_, index) => index)
  const list = enacted(...numbers.map((n) => project({ id: `ep-${n}`, recipient: `Town ${n}` })))
  const awards = numbers.map((n) =>
    awardDocument({
      generated_unique_award_id: `ASST_NON_B22CPOH${n}_086`,
      fain: `B-22-CP-OH-${n}`,
      total_obligation: 30,
      recipient: { recipient_name: `TOWN ${n}`, recipient_uei: null, location: PLACE },
    }),
  )
  const over = await build(makeFolder(t), [list, ...awards])
  assert.match(over.failures.join(), /^hud_grants: .*1015 are linked/)
  const all = await build(makeFolder(t), [list, ...awards.slice(0, most)])
  assert.deepEqual(all.failures, [])
})
