import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { EnactedControlTotal, EnactedProject, EnactedRequestor } from '@rotunda/contract'
import { publishRelease } from '../../releases/publish/index.ts'
import { makeFolder } from '../../releases/testing.ts'
import { verifyRelease } from '../../releases/verify/index.ts'
import { ENACTED_PROJECTS } from './index.ts'
import { BPC_FILE, buildEnacted, makeDocument, noReference, readReference } from './testing.ts'

const BPC = { fiscal_year: 2022, rows: 'published', url: 'https://tables.example/bpc.csv' }
const TOTALS = { url: 'https://tables.example/totals.csv', retrieved_at: '2026-12-01T12:00:00.000Z' }

const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((all, one) => all + (one ?? 0), 0)
const countBy = (
  rows: readonly EnactedProject[],
  of: (row: EnactedProject) => unknown,
): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(rows, (row) => String(of(row)))].map(([key, all]) => [key, all.length]))

/** The release of the real files of six subcommittees, as tables. */
const build = async (facts: object, t: Parameters<typeof makeFolder>[0]) => {
  const directory = makeFolder(t)
  const { summary } = await buildEnacted(directory, [
    makeDocument('bpc-enacted', readReference(BPC_FILE), { ...facts }),
    makeDocument('control-totals', readReference('control_totals.csv'), TOTALS),
  ])
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(directory, summary.id, 'data', `${name}.json`), 'utf8'))
  return {
    summary,
    // The build checks the rows of each table against its schema.
    projects: read('projects') as EnactedProject[],
    requestors: read('requestors') as EnactedRequestor[],
    totals: read('control-totals') as EnactedControlTotal[],
  }
}

describe('the real table of six subcommittees', { skip: noReference }, () => {
  let release: Awaited<ReturnType<typeof build>>
  const cleanups: (() => void)[] = []
  after(() => {
    for (const clean of cleanups) clean()
  })
  before(async () => {
    release = await build(BPC, { after: (clean) => void cleanups.push(clean) })
  })

  test('every check passes, and every row is a project', () => {
    assert.deepEqual(
      release.summary.checks.filter(({ passed }) => !passed),
      [],
    )
    assert.equal(release.projects.length, 2687)
    assert.equal(new Set(release.projects.map(({ id }) => id)).size, 2687)
  })

  test('rows by subcommittee, origination and number of requestors', () => {
    assert.deepEqual(
      countBy(release.projects, ({ subcommittee }) => subcommittee),
      {
        EW: 248,
        FSGG: 145,
        HS: 122,
        INT: 608,
        MCVA: 72,
        THUD: 1492,
      },
    )
    assert.deepEqual(
      countBy(release.projects, ({ origination }) => origination),
      {
        senate: 1163,
        both: 152,
        house: 1372,
      },
    )
    assert.deepEqual(
      countBy(release.projects, ({ requestor_count }) => requestor_count),
      {
        1: 1900,
        2: 596,
        3: 183,
        4: 7,
        9: 1,
      },
    )
  })

  test('each requestor has the Bioguide id that the table prints, and there are 383', () => {
    const { requestors, projects } = release
    assert.equal(requestors.length, sum(projects.map(({ requestor_count }) => requestor_count)))
    assert.equal(new Set(requestors.map(({ bioguide }) => bioguide)).size, 383)
    assert.ok(requestors.every(({ bioguide, match }) => bioguide !== null && match === 'published'))
  })

  test('blank recipients, locations and accounts have their reason, and each row has a State', () => {
    const blank = (field: string) =>
      release.projects.filter(({ missing }) => missing[field] === 'blank_in_source').length
    assert.deepEqual([blank('recipient'), blank('location'), blank('account')], [1054, 2615, 72])
    assert.ok(release.projects.every(({ states }) => states.length > 0))
    const several = release.projects.filter(({ flags }) => flags.includes('multiple_states'))
    assert.equal(new Set(several.map(({ states_as_published }) => states_as_published)).size, 3)
    assert.ok(several.every(({ states }) => states.length > 1))
  })

  test('printed amounts come to 7,000,000,976, and provisions to 6,375,801,976', () => {
    const printed = release.projects.map(({ amount, total_amount }) => total_amount ?? amount)
    assert.equal(sum(printed), 7_000_000_976)
    assert.deepEqual(
      [Math.min(...printed.map(Number)), Math.max(...printed.map(Number))],
      [8000, 350_000_000],
    )
    const greatest = release.projects.find(({ total_amount }) => total_amount === 350_000_000)
    assert.equal(greatest?.counted, false)
    const counted = release.projects.filter((project) => project.counted)
    assert.equal(counted.length, 2675)
    assert.equal(sum(counted.map(({ amount }) => amount)), 6_375_801_976)
  })

  test('in Energy and Water 40 rows have a budget request, 236 an additional amount, and 5 do not add up', () => {
    const rows = release.projects.filter(({ subcommittee }) => subcommittee === 'EW')
    const having = (of: (row: EnactedProject) => unknown) => rows.filter((row) => of(row) !== null).length
    assert.equal(
      having(({ budget_request }) => budget_request),
      40,
    )
    assert.equal(
      having(({ additional_amount }) => additional_amount),
      236,
    )
    assert.equal(
      rows.filter((row) => row.budget_request !== null && row.additional_amount !== null).length,
      28,
    )
    assert.equal(rows.filter(({ counted }) => !counted).length, 12)
    assert.equal(rows.filter(({ flags }) => flags.includes('amounts_do_not_add_up')).length, 5)
  })

  test('the Indian Health Service is HHS, and the Forest Service USDA', () => {
    const ofAgency = (name: string) => release.projects.filter(({ agency }) => agency === name)
    assert.deepEqual(
      countBy(ofAgency('Indian Health Service'), ({ agency_code }) => agency_code),
      { HHS: 9 },
    )
    assert.deepEqual(
      countBy(ofAgency('Forest Service'), ({ agency_code }) => agency_code),
      { USDA: 48 },
    )
    assert.deepEqual(
      release.projects.filter(({ agency_code }) => agency_code === null),
      [],
    )
  })

  test('an amount with commas is read, and broken accents are as published and flagged', () => {
    const [comma, ...others] = release.projects.filter(({ amount_as_published: text }) => text?.includes(','))
    assert.deepEqual([comma?.amount, others.length], [2_959_000, 0])
    const damaged = release.projects.filter(({ flags }) => flags.includes('text_damaged'))
    const texts = damaged.map(({ project, recipient }) => `${project} ${recipient ?? ''}`).join('\n')
    for (const broken of ['Can˜ o Mart?´n Pen˜ a', 'Don˜ a Ana County', 'Koote´eya'])
      assert.ok(texts.includes(broken), broken)
    assert.equal(damaged.length, 5)
  })

  test('35 published totals are compared: those of the six subcommittees are equal, the whole year is not covered', () => {
    assert.equal(release.totals.length, 35)
    const statusOf = (scope: string, year = 2022) =>
      release.totals
        .filter((total) => total.scope === scope && total.fiscal_year === year)
        .map(({ status }) => status)
    for (const scope of [
      'HUD Economic Development Initiative',
      'EPA',
      'EPA STAG water projects',
      'Transportation',
      'Interior',
      'Homeland Security',
      'General Services Administration',
      'National Archives',
      'Small Business Administration',
    ])
      assert.deepEqual(statusOf(scope), ['equal'], scope)
    assert.deepEqual(statusOf('all'), ['not_covered', 'not_covered', 'not_covered'])
    assert.deepEqual(statusOf('Defense'), ['not_covered'])
    assert.ok(release.totals.every(({ status }) => status !== 'differs'))
    const hud = release.totals.find(({ scope }) => scope.startsWith('HUD'))
    assert.deepEqual([hud?.counted_items, hud?.counted_amount], [1014, 1_516_409_207])
  })
})

/** Counts and sums of the subcommittees by the rule of the Government Accountability Office. */
const SUBCOMMITTEES: readonly (readonly [string, number, number])[] = [
  ['EW', 236, 751_437_000],
  ['FSGG', 145, 173_286_638],
  ['HS', 122, 203_098_811],
  ['INT', 608, 1_010_828_095],
  ['MCVA', 72, 1_265_910_000],
  ['THUD', 1492, 2_971_241_432],
]

test(
  'with the totals of the service, the real table comes to each subcommittee and whole agency, verifies and publishes',
  { skip: noReference },
  async (t) => {
    const directory = makeFolder(t)
    const { summary } = await buildEnacted(directory, [
      makeDocument('bpc-enacted', readReference(BPC_FILE), BPC),
    ])
    const totals = JSON.parse(
      readFileSync(join(directory, summary.id, 'data/control-totals.json'), 'utf8'),
    ) as EnactedControlTotal[]
    const equal = totals.filter(({ status }) => status === 'equal')
    const counted = new Map(equal.map((one) => [one.scope, [one.counted_items, one.counted_amount]]))
    for (const [code, items, amount] of SUBCOMMITTEES)
      assert.deepEqual(counted.get(`subcommittee ${code}`), [items, amount], code)
    assert.deepEqual(
      ['HUD', 'EPA', 'EPA STAG water projects', 'Homeland Security', 'Transportation'].map((scope) =>
        counted.get(scope),
      ),
      [
        [1014, 1_516_409_207],
        [491, 859_341_095],
        [483, 841_405_095],
        [122, 203_098_811],
        [478, 1_454_832_225],
      ],
    )
    assert.deepEqual(
      ['General Services Administration', 'National Archives'].map((scope) => counted.get(scope)),
      [
        [4, 53_500_000],
        [13, 36_765_000],
      ],
    )
    const whole = totals.filter(({ scope, fiscal_year }) => scope === 'all' && fiscal_year === 2022)
    assert.ok(whole.length > 0 && whole.every(({ status }) => status === 'not_covered'))
    assert.ok(
      whole.some(
        ({ published_items, published_amount }) =>
          published_items === 4963 && published_amount === 9_064_400_148,
      ),
    )
    assert.deepEqual(await verifyRelease(join(directory, summary.id)), [])
    const now = new Date('2026-12-02T12:00:00Z')
    const published = await publishRelease({
      directory,
      collection: ENACTED_PROJECTS,
      release: summary.id,
      now,
    })
    assert.equal(published.outcome, 'published')
  },
)

test(
  'unpublished, the table has no row and no cell in the release, and is counted to the same totals',
  { skip: noReference },
  async (t) => {
    const { projects, totals, summary } = await build({ ...BPC, rows: null }, t)
    assert.equal(projects.length, 0)
    const equal = totals.filter(({ status }) => status === 'equal')
    assert.equal(equal.length, 9)
    assert.ok(equal.every(({ counted_from }) => counted_from === 'check_table'))
    assert.ok(summary.checks.every(({ passed }) => passed))
  },
)

test('a row that is lost from the real table stops the release', { skip: noReference }, async (t) => {
  const lines = readReference(BPC_FILE).toString('utf8').split('\n')
  const cut = lines
    .filter((line) => !line.includes('Department of Transportation') || !line.includes('Airport'))
    .join('\n')
  const directory = makeFolder(t)
  const { summary } = await buildEnacted(directory, [makeDocument('bpc-enacted', cut, BPC)])
  const check = summary.checks.find(({ name }) => name === 'control_totals')
  assert.equal(check?.passed, false)
  assert.match(check.detail, /Transportation/)
})
