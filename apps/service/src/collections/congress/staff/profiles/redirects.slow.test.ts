import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { StaffObservation, StaffProfile } from '@rotunda/contract'
import fc from 'fast-check'
import { runs } from '../../../../platform/testing.ts'
import { makeSamplePayroll } from '../../../../../../../test/sample/index.ts'
import { makeFolder, readRows } from '../../../../releases/testing.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../../testing.ts'
import { makeStaffFamily } from '../staff-family.ts'

/** A payment to a person, by where they stand in the lists below. */
type Pay = {
  readonly last: string
  readonly middle: string
  readonly office: string
  readonly title: string
  readonly quarter: number
}

/** Stands above the payments of every quarter. */
const [HEADER = ''] = makeSamplePayroll({ seed: 1, members: [], staff: 0 })[0]?.write() ?? []

const DAYS = ['1-Jan-25,31-Mar-25', '1-Apr-25,30-Jun-25', '1-Jul-25,30-Sep-25', '1-Oct-25,31-Dec-25']

/** A detail file of the House for each quarter. */
const writeQuarters = (all: readonly Pay[]): TestDocument[] =>
  DAYS.map((days, quarter) => {
    const offices = Map.groupBy(
      all.filter((one) => one.quarter === quarter),
      ({ office }) => office,
    )
    const lines = [...offices].flatMap(([office, own]) => writeOffice(office, days, own))
    const text = HEADER + lines.map((line) => `${line}\r\n`).join('')
    const url = `https://house.example/disbursements/2025Q${quarter + 1}-detail.csv`
    return makeDocument('house-disbursements', text, { url, media_type: 'text/plain', sample: true })
  })

const writeOffice = (office: string, days: string, own: readonly Pay[]): string[] => {
  const head = `2025 ${office},LY2025,10AA000,GENERAL EXPENDITURES,EXPEN,PERSONNEL COMPENSATION,11`
  const total = (mark: string, name: string) =>
    `${head},${mark},   ,   ,   ,   ,,   ,   ,${name} TOTALS:,,${own.length}`
  return [
    ...own.map(
      ({ last, middle, title }) =>
        `${head},DETAIL,   ,   ,   ,"${last}, ORLA ${middle}",,${days},${title},1101,1`,
    ),
    total('SUBTOTAL', 'PERSONNEL COMPENSATION'),
    total('SUBTOTAL', 'GENERAL EXPENDITURES'),
    total('GRAND TOTAL FOR ORGANIZATION', 'OFFICE'),
  ]
}

type Decided = { readonly one: string; readonly other: string; readonly isSame: boolean }

const writeDecisions = (decided: readonly Decided[]): TestDocument =>
  makeDocument(
    'staff-decisions',
    JSON.stringify({
      decisions: decided.map(({ one, other, isSame }, index) => ({
        id: `d${index}`,
        one,
        other,
        decision: isSame ? 'same' : 'different',
        decided_by: 'A. Reviewer',
        decided_at: '2026-01-02T03:04:05Z',
        reason: 'Both offices confirmed it.',
      })),
    }),
    { url: 'https://operator.example/staff-decisions.json', sample: true },
  )

const build = async (t: TestContext, documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const family = makeStaffFamily(() => ({ members: [], committees: [], spellings: [] }))
  const { summary } = await buildFamilies(directory, [family], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const profiles = readRows<StaffProfile>(directory, summary.id, 'staff-profiles')
  const observations = readRows<StaffObservation>(directory, summary.id, 'staff-observations')
  return { profiles, observations }
}

type Built = Awaited<ReturnType<typeof build>>

/** The same payrolls without decisions and with them. */
const buildTwice = async (
  t: TestContext,
  pays: readonly Pay[],
  choose: (observations: readonly StaffObservation[]) => readonly Decided[],
) => {
  const documents = writeQuarters(pays)
  const before = await build(t, documents)
  const decided = choose(before.observations)
  return { before, after: await build(t, [...documents, writeDecisions(decided)]) }
}

/** Every id that was there leads somewhere. Gives the redirects that come from no decision on their own payments. */
const followIds = (before: Built, after: Built): readonly StaffProfile[] => {
  const found = new Map(after.profiles.map((profile) => [profile.id, profile]))
  return before.profiles.flatMap(({ id }) => {
    const now = found.get(id)
    assert.ok(now, `${id} is still there`)
    if (now.resolution.merged_into === null) return []
    assert.equal(found.get(now.resolution.merged_into)?.resolution.merged_into, null)
    const isDecided = now.sources.every(({ url }) => url.endsWith('staff-decisions.json'))
    assert.equal(now.resolution.status, isDecided ? 'reviewed' : 'auto')
    assert.ok(now.sources.length > 0)
    return isDecided ? [] : [now]
  })
}

const pay = (middle: string, office: string, title: string, quarter: number): Pay => ({
  last: 'QUIMBY',
  middle,
  office: `OFFICE ${office}`,
  title,
  quarter,
})

test('a profile that joins another because others were merged has the source of its payment', async (t) => {
  const one = pay('S', 'C', 'SCHEDULER', 3)
  const other = pay('', 'B', 'PRESS SECRETARY', 1)
  const pays = [
    pay('', 'B', 'SCHEDULER', 0),
    pay('', 'B', 'PRESS SECRETARY', 2),
    one,
    other,
    pay('S', 'A', 'PRESS SECRETARY', 1),
    pay('', 'A', 'PRESS SECRETARY', 2),
    pay('S', 'C', 'PRESS SECRETARY', 2),
  ]
  const { before, after } = await buildTwice(t, pays, (observations) => {
    const idOf = ({ office, title, quarter }: Pay): string =>
      observations.find(
        (row) =>
          row.office.name === office &&
          row.title === title &&
          row.report_period.label === `2025Q${quarter + 1}`,
      )?.id ?? ''
    return [{ one: idOf(one), other: idOf(other), isSame: true }]
  })
  assert.ok(followIds(before, after).length > 0)
})

const SURNAMES = Array.from(
  { length: 24 },
  (_, number) => `QUIMBY${'ABCDEFGHIJKLMNOPQRSTUVWX'.charAt(number)}LORE`,
)
const anyPays = fc
  .tuple(
    ...SURNAMES.map((last) =>
      fc.array(
        fc.record({
          last: fc.constant(last),
          middle: fc.constantFrom('', '', 'T.', 'S'),
          office: fc.constantFrom('OFFICE A', 'OFFICE B', 'OFFICE C'),
          title: fc.constantFrom('SCHEDULER', 'PRESS SECRETARY'),
          quarter: fc.integer({ min: 0, max: 3 }),
        }),
        { minLength: 6, maxLength: 12 },
      ),
    ),
  )
  .map((families) => families.flat())
const anyChoice = fc.array(fc.record({ one: fc.nat(), other: fc.nat(), isSame: fc.boolean() }), {
  minLength: 20,
  maxLength: 60,
})
type Choice = typeof anyChoice extends fc.Arbitrary<infer Value> ? Value : never

/** Pairs of payments to people of one surname. */
const choosePairs =
  (choice: Choice) =>
  (observations: readonly StaffObservation[]): readonly Decided[] => {
    const families = [...Map.groupBy(observations, ({ name }) => name.last).values()]
    return choice.flatMap(({ one, other, isSame }) => {
      const own = families[one % families.length] ?? []
      const [first, second] = [own[one % own.length]?.id, own[other % own.length]?.id]
      return first === undefined || second === undefined ? [] : [{ one: first, other: second, isSame }]
    })
  }

test('after any merges and splits every id still leads to a profile, from sources of its own', async (t) => {
  let splits = 0
  await fc.assert(
    fc.asyncProperty(anyPays, anyChoice, async (pays, choice) => {
      const { before, after } = await buildTwice(t, pays, choosePairs(choice))
      followIds(before, after)
      splits += after.profiles.filter(({ resolution }) => resolution.split_from !== null).length
    }),
    { ...runs(6), endOnFailure: true },
  )
  assert.ok(splits > 0)
})
