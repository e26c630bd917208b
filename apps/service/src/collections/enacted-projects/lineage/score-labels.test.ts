import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LineageLabelDraft, Verdict } from '../../../publishers/lineage/index.ts'
import { scoreLabels } from './score-labels.ts'

const label = (record: string, project: string, ...readers: [Verdict, Verdict]): LineageLabelDraft => ({
  record,
  project,
  reader_1: readers[0],
  reader_2: readers[1],
})
/** Pairs that both readers call different and that are no links. */
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => label(`o${index}`, 'p', 'different', 'different'))

const LABELS = [
  label('r1', 'p1', 'same', 'same'),
  label('r2', 'p2', 'same', 'same'),
  label('r3', 'p3', 'different', 'different'),
  label('r4', 'p4', 'same', 'same'),
  label('r5', 'p5', 'same', 'different'),
  label('r6', 'p6', 'unsure', 'unsure'),
  label('r7', 'p7', 'unsure', 'same'),
  label('gone', 'p1', 'same', 'same'),
  label('r8', 'gone', 'same', 'same'),
]
const LINKS = [
  { record: 'r1', project: 'p1', grade: 'unique' },
  { record: 'r2', project: 'p2', grade: 'candidate' },
  { record: 'r3', project: 'p3', grade: 'candidate' },
  { record: 'r5', project: 'p5', grade: 'unique' },
  { record: 'r9', project: 'p9', grade: 'unique' },
] as const

const score = (labels: readonly LineageLabelDraft[]) => {
  const isThere = (id: string) => id !== 'gone'
  return scoreLabels(labels, LINKS, {
    records: new Set(labels.map(({ record }) => record).filter(isThere)),
    projects: new Set(labels.map(({ project }) => project).filter(isThere)),
  })
}

test('precision and recall by grade count the pairs of the release on which two readers agree', () => {
  const { grades, ...counts } = score([...LABELS, ...others(96)])
  assert.deepEqual(counts, { pairs: 105, same: 3, different: 97, disagreed: 1, unsure: 2, unknown: 2 })
  assert.deepEqual(grades, [
    { grade: 'stated', links: 0, precision: null, recall: 0 },
    { grade: 'unique', links: 1, precision: 1, recall: 1 / 3 },
    { grade: 'candidate', links: 2, precision: 1 / 2, recall: 1 / 3 },
  ])
})

test('below one hundred pairs on which two readers agree nothing is measured', () => {
  assert.equal(score([...LABELS, ...others(95)]).grades, null)
  assert.equal(score([]).grades, null)
})
