import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLabels } from './read-labels.ts'
import { scoreLabels, type LabelledPair, type Verdict } from './score-labels.ts'

const label = (record: string, project: string, ...readers: [Verdict, Verdict]): LabelledPair => ({
  record,
  project,
  readers,
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
]
const LINKS = [
  { record: 'r1', project: 'p1', grade: 'unique' },
  { record: 'r2', project: 'p2', grade: 'candidate' },
  { record: 'r3', project: 'p3', grade: 'candidate' },
  { record: 'r5', project: 'p5', grade: 'unique' },
  { record: 'r9', project: 'p9', grade: 'unique' },
] as const

test('precision and recall by grade count the pairs on which two readers agree', () => {
  const { grades, ...counts } = scoreLabels([...LABELS, ...others(94)], LINKS)
  assert.deepEqual(counts, { pairs: 100, same: 3, different: 95 })
  assert.deepEqual(grades, [
    { grade: 'stated', links: 0, precision: null, recall: 0 },
    { grade: 'unique', links: 1, precision: 1, recall: 1 / 3 },
    { grade: 'candidate', links: 2, precision: 1 / 2, recall: 1 / 3 },
  ])
})

test('below one hundred pairs nothing is measured', () => {
  assert.equal(scoreLabels([...LABELS, ...others(93)], LINKS).grades, null)
})

test('a file of labels may have further columns, in any order', () => {
  const text = '\uFEFFnote,project_id,reader_2,reader_1,record_id\n"a, b",p1,same,unsure,r1\n\n'
  assert.deepEqual(readLabels(text), [label('r1', 'p1', 'unsure', 'same')])
})

test('a file of labels with a fault is refused, and the line is named', () => {
  const head = 'record_id,project_id,reader_1,reader_2\n'
  assert.throws(() => readLabels('record_id,project_id,reader_1\nr,p,same\n'), /column reader_2/)
  assert.throws(() => readLabels(`${head}r1,p1,same,yes\n`), /line 2: a verdict/)
  assert.throws(() => readLabels(`${head}r1,p1,same\n`), /line 2: a verdict/)
  assert.throws(() => readLabels(`${head},p1,same,same\n`), /line 2: an id/)
  assert.throws(() => readLabels(`${head}r1,p1,same,same\nr1,p1,same,same\n`), /line 3: the pair/)
  assert.throws(() => readLabels(`${head}"r1,p1,same,same\n`), /cannot be read/)
})
