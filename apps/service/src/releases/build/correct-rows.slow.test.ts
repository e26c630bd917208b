import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Correction } from '../../corrections/ledger/index.ts'
import { archive, build, makeDraft, makeFolder, makeRow, readCsv, readRows } from '../testing.ts'

const DOCUMENT = archive({
  series: 'requests/2026',
  rows: [
    makeRow(2),
    makeRow(3, {
      amount: 400_000,
      requestors: makeDraft().requestors.map((one) => ({ ...one, name_raw: 'Specimen, Bo' })),
      key: ['another'],
    }),
  ],
  totals: [{ what: 'amount_of_document', label: 'Total', printed: 900_000, found: 900_000 }],
})

const makeCorrection = (record: string, changes: Partial<Correction> = {}): Correction => ({
  record,
  id: 'c1',
  field: 'amount',
  before: 400_000,
  after: 500_000,
  evidence_url: 'https://member.example/letter.pdf',
  decided_at: '2026-06-03T12:00:00Z',
  entered_at: '2026-06-03T12:00:00.000Z',
  ...changes,
})

test('an accepted correction changes the record and is listed; the words of the source and its totals stay', async (t) => {
  const directory = makeFolder(t)
  const before = await build(directory, [DOCUMENT])
  const wrong = readRows(directory, before.summary.id).find(({ amount }) => amount === 400_000)
  assert.ok(wrong)
  const { summary } = await build(directory, [DOCUMENT], { corrections: [makeCorrection(wrong.id)] })
  const rows = readRows(directory, summary.id)
  const corrected = rows.find(({ id }) => id === wrong.id)
  assert.ok(corrected)
  assert.deepEqual(
    [corrected.amount, corrected.amount_raw, corrected.evidence],
    [500_000, wrong.amount_raw, wrong.evidence],
  )
  assert.deepEqual(
    corrected.corrections.map(({ id }) => id),
    ['c1'],
  )
  assert.ok(summary.checks.every(({ passed }) => passed))
  assert.equal(readCsv(directory, summary.id, 'corrections')[0]?.['outcome'], 'applied')
  // The correction makes two rows equal, and they become one project.
  assert.equal(new Set(rows.map(({ project }) => project)).size, 1)
})

test('projects and the order of records follow from what was corrected', async (t) => {
  const directory = makeFolder(t)
  const twice = [makeRow(2), makeRow(3, { key: ['again'] }), makeRow(4, { title: 'A Sample' })]
  const document = archive({ series: 'requests/2026', rows: twice })
  const before = readRows(directory, (await build(directory, [document])).summary.id)
  const [first, again, other] = before.toSorted(
    (one, next) => Number(one.title === 'A Sample') - Number(next.title === 'A Sample'),
  )
  assert.ok(first && again && other)
  assert.notEqual(first.project, again.project)
  const asked = first.requestors.map((one) => ({ ...one, name: 'Bo Specimen', name_raw: 'Specimen, Bo' }))
  const corrections = [
    makeCorrection(again.id, { field: 'requestors', before: again.requestors, after: asked }),
    makeCorrection(other.id, { id: 'c2', field: 'title', before: other.title, after: 'Z Sample' }),
  ]
  const { summary } = await build(directory, [document], { corrections })
  const after = readRows(directory, summary.id)
  assert.ok(summary.checks.every(({ passed }) => passed))
  assert.equal(new Set(after.map(({ project }) => project)).size, 2)
  // The changed title moved one row back; the changed requestor, which sorts before the title, moved another
  // further.
  assert.deepEqual(
    [before, after].map((rows) => rows.map(({ title }) => title)),
    [
      ['A Sample', 'Sample Wells', 'Sample Wells'],
      ['Sample Wells', 'Z Sample', 'Sample Wells'],
    ],
  )
})

test('a correction of a record or field that is not there fails a check and is told', async (t) => {
  const directory = makeFolder(t)
  const [row] = readRows(directory, (await build(directory, [DOCUMENT])).summary.id)
  const corrections = [
    makeCorrection('hr-2026-0000000000000000'),
    makeCorrection(row?.id ?? '', { id: 'c2', field: 'colour' }),
  ]
  const { summary } = await build(directory, [DOCUMENT], { corrections })
  const check = summary.checks.find(({ name }) => name === 'corrections_applied')
  assert.equal(check?.passed, false)
  assert.match(check.detail, /c1: no_such_record.*c2: no_such_field/)
  assert.deepEqual(
    readCsv(directory, summary.id, 'corrections').map(({ id, outcome }) => [id, outcome]),
    [
      ['c1', 'no_such_record'],
      ['c2', 'no_such_field'],
    ],
  )
})

test('a withdrawn correction changes nothing, fails no check, and is told with its reason', async (t) => {
  const directory = makeFolder(t)
  const withdrawn = { withdraws: 'c1', reason: 'No such row.', entered_at: '2026-06-04T12:00:00.000Z' }
  const corrections = [{ ...makeCorrection('hr-2026-0000000000000000'), withdrawn }]
  const { summary } = await build(directory, [DOCUMENT], { corrections })
  assert.ok(summary.checks.every(({ passed }) => passed))
  const [told] = readCsv(directory, summary.id, 'corrections')
  assert.deepEqual(
    [told?.['outcome'], told?.['withdrawn_at'], told?.['withdrawn_reason']],
    ['withdrawn', withdrawn.entered_at, withdrawn.reason],
  )
})
