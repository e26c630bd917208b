import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { EnactedControlTotal, EnactedProject } from '@rotunda/contract'
import { makeFolder } from '../../releases/testing.ts'
import { buildEnacted, makeDocument, noReference, readReference } from './testing.ts'

const CODES = ['AG', 'CJS', 'DEF', 'EW', 'FSGG', 'HS', 'INT', 'LHHS', 'MCVA', 'THUD']
const HEADER =
  'Agency,Account,Recipient,Project,State,Amount,House Requestor(s),Senate Requestor(s),Origination\n'
/** An invented table of one project of 1,000 dollars for each subcommittee of fiscal year 2022. */
const tableOf = (subcommittee: string) =>
  makeDocument(
    'joint-statements',
    `${HEADER}Department of Samples,Examples,Town of Oak,Well of ${subcommittee},NM,1000,Stansbury,,H\n`,
    { fiscal_year: 2022, subcommittee, act: 'P.L. 117-103', url: `https://tables.example/${subcommittee}` },
  )
const totals = (items: number, dollars: number) =>
  makeDocument(
    'control-totals',
    `fiscal_year,scope,counting_rule,items,amount_dollars,amount_text,source,mark\n2022,all,GAO provisions,${items},${dollars},,GAO,V\n`,
    // A newer list replaces the one that comes with the service.
    { retrieved_at: '2026-12-01T12:00:00.000Z' },
  )

const compare = async (t: TestContext, codes: readonly string[], items: number, dollars: number) => {
  const directory = makeFolder(t)
  const { summary } = await buildEnacted(directory, [...codes.map(tableOf), totals(items, dollars)])
  const [total] = JSON.parse(
    readFileSync(join(directory, summary.id, 'data/control-totals.json'), 'utf8'),
  ) as EnactedControlTotal[]
  const check = summary.checks.find(({ name }) => name === 'control_totals')
  return [total?.status, total?.counted_items, total?.counted_amount, check?.passed]
}

test('with the tables of all ten subcommittees, a whole year that differs by a dollar or a row stops the release', async (t) => {
  assert.deepEqual(await compare(t, CODES, 10, 10_000), ['equal', 10, 10_000, true])
  assert.deepEqual(await compare(t, CODES, 10, 10_001), ['differs', 10, 10_000, false])
  assert.deepEqual(await compare(t, CODES, 11, 10_000), ['differs', 10, 10_000, false])
})

test('while one table of ten is missing, the whole year is not covered, and stops nothing', async (t) => {
  assert.deepEqual(await compare(t, CODES.slice(1), 10, 10_001), ['not_covered', null, null, true])
})

test(
  'the real table of fiscal year 2022 builds, and agencies count what GAO counts',
  { skip: noReference },
  async (t) => {
    const directory = makeFolder(t)
    const { summary } = await buildEnacted(directory, [
      makeDocument('bpc-enacted', readReference('bpc_fy2022_enacted_cpf_cds.csv'), {
        fiscal_year: 2022,
        rows: 'published',
        url: 'https://tables.example/bpc.csv',
      }),
      makeDocument('control-totals', readReference('control_totals.csv'), {
        url: 'https://tables.example/totals.csv',
        retrieved_at: '2026-12-01T12:00:00.000Z',
      }),
    ])
    assert.deepEqual(
      summary.checks.filter(({ passed }) => !passed),
      [],
    )
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(join(directory, summary.id, 'data', `${name}.json`), 'utf8'))
    // The build checks the rows of each table against its schema.
    const projects = read('projects') as EnactedProject[]
    const totals = read('control-totals') as EnactedControlTotal[]
    const counted = projects.filter((project) => project.counted)
    assert.deepEqual([projects.length, counted.length], [4975, 4963])
    assert.equal(
      counted.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      9_064_400_148,
    )
    const countOf = (agency: string) => counted.filter(({ agency_code }) => agency_code === agency).length
    assert.deepEqual([countOf('DOC'), countOf('USDA')], [107, 287])
    assert.deepEqual(
      projects.filter(({ agency_code }) => agency_code === null),
      [],
    )
    const ofYear = totals.filter(
      ({ fiscal_year, status }) => fiscal_year === 2022 && status !== 'not_comparable',
    )
    assert.deepEqual(
      ofYear.filter(({ status }) => status !== 'equal').map(({ scope, status }) => [scope, status]),
      [],
    )
  },
)
