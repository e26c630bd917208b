import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { comparePair } from './compare-pair.ts'
import type { LineageDecision, LineageProject, LineageRecord } from './lineage-item.ts'
import { linkRecords } from './link-records.ts'
import { readWords, weighAll } from './read-words.ts'
import { POINTS, THRESHOLDS } from './thresholds.ts'

const words = fc
  .array(
    fc.constantFrom('Dovedale', 'Mossford', 'water', 'main', 'fire', 'hall', 'Phase', '2', '3', 'for', 'İß'),
    { maxLength: 6 },
  )
  .map((all) => all.join(' '))
const requestor = fc.record({
  name: fc.constantFrom('Ada Sample', 'Sample', 'Example, Bo', ''),
  bioguide: fc.constantFrom(null, 'S000001', 'E000002'),
  chamber: fc.constantFrom('house' as const, 'senate' as const, null),
})
const item = {
  fiscal_year: fc.constantFrom(2023, 2024),
  subcommittee: fc.constantFrom(null, 'INT', 'THUD'),
  requestors: fc.array(requestor, { maxLength: 2 }),
  states: fc.uniqueArray(fc.constantFrom('OR', 'WA'), { maxLength: 2 }),
  recipient: fc.option(words),
  title: fc.option(words),
  amount: fc.option(fc.constantFrom(0, 1000, 2000, -5)),
}
const records = fc
  .array(
    fc.record({
      ...item,
      stage: fc.constantFrom('request' as const, 'house_bill' as const),
      chamber: fc.constantFrom('house' as const, 'senate' as const),
      group: fc.constantFrom('', 'g1'),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map((one, index): LineageRecord => ({
      ...one,
      id: `r${index}`,
      group: one.group === '' ? `own-${index}` : one.group,
    })),
  )
const projects = fc
  .array(fc.record(item), { maxLength: 12 })
  .map((list) => list.map((one, index): LineageProject => ({ ...one, id: `p${index}` })))
const decisions = fc.array(
  fc.record({
    record: fc.nat(13).map((index) => `r${index}`),
    project: fc.nat(13).map((index) => `p${index}`),
    verdict: fc.constantFrom('same' as const, 'different' as const),
  }),
  { maxLength: 8 },
)
const inputs = fc.tuple(records, projects, decisions)

type Inputs = readonly [readonly LineageRecord[], readonly LineageProject[], readonly LineageDecision[]]
const link = ([some, others, decided]: Inputs) => linkRecords(some, others, decided)

const holds = (property: (given: Inputs) => void) => () => {
  fc.assert(fc.property(inputs, property), { seed: 29, numRuns: 500 })
}

test(
  'a pair has the same score and evidence if its sides change places',
  holds(([some, others]) => {
    const all = [...some, ...others].map((one) => ({ item: one, words: readWords(one) }))
    const weigh = weighAll(all.map((one) => one.words))
    for (const a of all)
      for (const b of all) assert.deepEqual(comparePair(a, b, weigh), comparePair(b, a, weigh))
  }),
)

test(
  'any order of the inputs gives the same lineage',
  holds((given) => {
    const [some, others, decided] = given
    assert.deepEqual(link([some.toReversed(), others.toReversed(), decided.toReversed()]), link(given))
  }),
)

test(
  'no link joins two fiscal years, and no stated or unique link joins States that differ',
  holds((given) => {
    for (const { record, project, grade } of link(given).links) {
      assert.equal(record.fiscal_year, project.fiscal_year)
      const differ =
        record.states.length > 0 &&
        project.states.length > 0 &&
        !record.states.some((state) => project.states.includes(state))
      if (grade !== 'candidate') assert.ok(!differ, JSON.stringify([record, project]))
    }
  }),
)

test(
  'above candidates, a record has one project at most, and a project one record of each stage, chamber and requestor',
  holds((given) => {
    const links = link(given).links.filter(({ grade }) => grade !== 'candidate')
    assert.equal(new Set(links.map(({ record }) => record.id)).size, links.length)
    for (const [, ofProject] of Map.groupBy(links, ({ project }) => project.id))
      for (const { record: a } of ofProject)
        for (const { record: b } of ofProject) {
          if (a.id === b.id || a.stage !== b.stage || a.chamber !== b.chamber || a.group === b.group) continue
          const ids = b.requestors.map(({ bioguide }) => bioguide).filter((id) => id !== null)
          assert.ok(!a.requestors.some(({ bioguide }) => bioguide !== null && ids.includes(bioguide)))
        }
  }),
)

test(
  'every decision is a stated link, keeps a pair apart, or is listed as unused',
  holds((given) => {
    const { links, unused } = link(given)
    const keyOf = ({ record, project }: Omit<LineageDecision, 'verdict'>) => `${record} ${project}`
    const refused = new Set(unused.map(keyOf))
    const grades = new Map(links.map(({ record, project, grade }) => [`${record.id} ${project.id}`, grade]))
    for (const decision of given[2]) {
      if (refused.has(keyOf(decision))) continue
      const grade = grades.get(keyOf(decision))
      assert.equal(grade, decision.verdict === 'same' ? 'stated' : undefined)
    }
    const stated = links.filter(({ grade }) => grade === 'stated')
    for (const { record, project } of stated)
      assert.ok(given[2].some((one) => one.record === record.id && one.project === project.id))
  }),
)

test(
  'a unique link reaches its threshold, and its runner-up is lower by the margin',
  holds((given) => {
    for (const { grade, score, runnerUp } of link(given).links) {
      if (grade === 'candidate') assert.ok(score >= THRESHOLDS.candidate)
      if (grade !== 'unique') continue
      assert.ok(score >= THRESHOLDS.unique)
      assert.ok(score - (runnerUp?.score ?? 0) >= THRESHOLDS.margin)
    }
  }),
)

test(
  'an equal amount adds a few points at most, and links no pair without a common word',
  holds((given) => {
    const [some, others, decided] = given
    const withAmount = <One>(list: readonly One[], amount: number | null) =>
      list.map((one) => ({ ...one, amount }))
    const { links } = link([withAmount(some, 1000), withAmount(others, 1000), decided])
    for (const { record, project, grade, evidence } of links)
      if (grade !== 'stated')
        assert.ok(
          evidence.words.length > 0 || (record.recipient !== null && record.recipient === project.recipient),
        )
    const all = [...some, ...others].map((one) => ({ item: one, words: readWords(one) }))
    const weigh = weighAll(all.map((one) => one.words))
    for (const a of all)
      for (const b of all) {
        const scoreOf = (amount: number | null) =>
          comparePair({ ...a, item: { ...a.item, amount } }, { ...b, item: { ...b.item, amount } }, weigh)
            .score
        // Both scores are rounded.
        assert.ok(Math.abs(scoreOf(1000) - scoreOf(null)) <= POINTS.amount)
      }
  }),
)
