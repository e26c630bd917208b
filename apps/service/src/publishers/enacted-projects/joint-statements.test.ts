import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import type { EnactedFacts } from './drafts.ts'
import { jointStatements } from './joint-statements.ts'
import { readTableOf } from './testing.ts'

const INT: Partial<EnactedFacts> = { fiscal_year: 2023, subcommittee: 'INT', act: 'P.L. 117-328' }
const HEADER =
  'Agency,Account,Recipient,Project,Location (State),Amount,House Requestor(s),Senate Requestor(s),Origination\n'
const read = (rows: string, facts = INT, header = HEADER) =>
  readTableOf(
    jointStatements,
    `Projects of fiscal year ${String(facts.fiscal_year)}\n${header}${rows}`,
    facts,
  )

test('a row has the texts of its cells, its amount and its requestors by chamber', async () => {
  const { series, projects } = await read(
    'Forest Service,Capital Improvement,Town of Oak,Trail,CO,"1,250,000",Neguse,Bennet (CO),H/S\n',
  )
  assert.equal(series, 'enacted/2023/INT')
  const [project] = projects
  assert.ok(project)
  assert.equal(project.agency_code, 'USDA')
  assert.equal(project.act, 'P.L. 117-328')
  assert.deepEqual([project.amount, project.amount_as_published], [1_250_000, '1,250,000'])
  assert.deepEqual([project.project, project.recipient, project.states], ['Trail', 'Town of Oak', ['CO']])
  assert.equal(project.origination, 'both')
  assert.deepEqual(
    project.requestors.map(({ name, chamber, state, match }) => [name, chamber, state, match]),
    [
      ['Neguse', 'house', null, null],
      ['Bennet', 'senate', 'CO', null],
    ],
  )
  assert.deepEqual(project.flags, [])
})

test('in Energy and Water the additional amount counts, and a budget request alone is no provision', async () => {
  const header =
    'Agency,Account,Project,State,Budget Request,Additional Amount,Total Amount,Requestor(s) House,Requestor(s) Senate,Origination\n'
  const { projects } = await read(
    [
      'Corps of Engineers,Construction,Harbor,CA,2000,500,2500,,Padilla,S',
      'Corps of Engineers,Construction,Lock,CA,2000,,2000,,Padilla,S',
      'Corps of Engineers,Construction,Dam,CA,2000,500,2000,,Padilla,S',
      'Department of Energy,Renewables,Roofs,CA,,—,—,,Padilla,S\n',
    ].join('\n'),
    { fiscal_year: 2023, subcommittee: 'EW' },
    header,
  )
  assert.deepEqual(
    projects.map(({ amount, budget_request, total_amount, counted }) => [
      amount,
      budget_request,
      total_amount,
      counted,
    ]),
    [
      [500, 2000, 2500, true],
      [null, 2000, 2000, false],
      [500, 2000, 2000, true],
      [null, null, null, true],
    ],
  )
  assert.deepEqual(
    projects.map(({ missing }) => missing['amount']),
    [undefined, 'budget_request_only', undefined, 'dash'],
  )
  assert.deepEqual(
    projects.map(({ flags }) => flags.includes('amounts_do_not_add_up')),
    [false, false, true, false],
  )
  assert.equal(projects[3]?.additional_amount_as_published, '—')
})

test('a project that its name calls withdrawn, and a text with codes of HTML, are flagged', async () => {
  const { projects } = await read(
    [
      'EPA,STAG,Town of Oak,Sewer [Withdrawn],NM,500000,Stansbury,,H',
      'EPA,STAG,Town of Oak,Withdrawn water pump,NM,600000,Stansbury,,H',
      'EPA,STAG,Pe&ntilde;a &amp; Oak,Well,NM,700000,Stansbury,,H\n',
    ].join('\n'),
  )
  assert.deepEqual(
    projects.map(({ flags }) => flags),
    [['withdrawn_in_source'], [], ['text_damaged']],
  )
})

test('several States, broken accents and unclear names are kept as published and flagged', async () => {
  const { projects } = await read(
    [
      'EPA,STAG,Don˜ a Ana County,Sewer,"NM, TX",500,Stansbury,,H',
      'EPA,STAG,Town of Oak,Mart?´n Well,NM,500,Sample Example Third,,H',
      'EPA,STAG,Town of Oak,?Camp Jack?,NM,500,Stansbury 164,,H\n',
    ].join('\n'),
  )
  assert.deepEqual(
    projects.map(({ recipient, states, flags }) => [recipient, states, flags]),
    [
      ['Don˜ a Ana County', ['NM', 'TX'], ['multiple_states', 'amount_small', 'text_damaged']],
      ['Town of Oak', ['NM'], ['requestor_unclear', 'amount_small', 'text_damaged']],
      ['Town of Oak', ['NM'], ['page_number_removed', 'amount_small', 'text_damaged']],
    ],
  )
  assert.equal(projects[1]?.requestors[0]?.match, 'unclear')
})

test('continuation lines are merged, totals are held, and rows that are no projects are refused', async () => {
  const { rows, totals, projects } = await read(
    [
      'EPA,STAG,Town of Oak,Sewer,NM,500,"Stansbury,",,H',
      ',,,,,,Vasquez,,',
      ',,,,,,,,',
      'EPA,STAG,,,NM,500,Stansbury,,H',
      'EPA,500,Town of Oak,Well,NM,Stansbury,,,H',
      'Total,,,,,1000,,,\n',
    ].join('\n'),
  )
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['row', 'merged', 'refused', 'refused'],
  )
  assert.deepEqual(
    projects[0]?.requestors.map(({ name }) => name),
    ['Stansbury', 'Vasquez'],
  )
  assert.deepEqual(totals, [{ what: 'amount_of_document', label: 'Total', printed: 1000, found: 1000 }])
})

test('a table without a recipient has it split from the project, and thousands are multiplied', async () => {
  const { projects } = await read(
    'HUD,CDF,TX,City of Oak for a Library,500,Sample,,H\n',
    { fiscal_year: 2024, subcommittee: 'THUD' },
    '[In thousands]\nAgency,Account,State,Project,Amount,House Requestor(s),Senate Requestor(s),Origination\n',
  )
  assert.deepEqual(
    projects.map(({ recipient, project, amount, flags }) => [recipient, project, amount, flags]),
    [['City of Oak', 'a Library', 500_000, ['recipient_split', 'amount_scaled']]],
  )
  assert.equal(projects[0]?.project_as_published, 'City of Oak for a Library')
})

const refusals: readonly (readonly [string, string, Partial<EnactedFacts>, string, RegExp])[] = [
  ['an unknown header', 'x\n', INT, HEADER.replace('Account', 'Fund Code'), /“Fund Code”/],
  [
    'a table of a bill',
    'x\n',
    INT,
    'Agency,Account,State,Project,Amount,Requestor\n',
    /belong to appropriations/,
  ],
  ['no fiscal year', 'x\n', { ...INT, fiscal_year: null }, HEADER, /--fiscal-year/],
  ['no subcommittee', 'x\n', { ...INT, subcommittee: null }, HEADER, /--subcommittee/],
]
for (const [what, rows, facts, header, detail] of refusals)
  test(`a document is refused as a whole: ${what}`, async () => {
    await assert.rejects(
      readTableOf(jointStatements, header + rows, facts),
      (error) => error instanceof DocumentRefused && detail.test(error.message),
    )
  })

test('a table that speaks of another year than it was given as is refused', async () => {
  await assert.rejects(
    readTableOf(jointStatements, `Fiscal year 2024\n${HEADER}x\n`, INT),
    /speaks of fiscal year 2024/,
  )
})
