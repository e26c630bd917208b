import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseLedger, type LedgerCorrection } from '../../../../corrections/ledger/index.ts'
import { nameAfter } from '../profiles/list-profiles.ts'
import { fitDecisions } from './fit-decisions.ts'
import { DECISIONS_OF_LEDGER } from './write-decisions.ts'

const PAYMENT = 'sob-0000000000000001'
const [OWN, PART, OTHER, LEFT] = [
  nameAfter(PAYMENT),
  'stf_00000000000000aa',
  'stf_00000000000000bb',
  'stf_00000000000000cc',
]

/** The profile OWN of two parts, one that it took in, and one that stands alone. */
const fit = (...corrections: LedgerCorrection[]) => {
  const makeRow = (id: string, merged_into: string | null = null, merges: readonly object[] = []) => ({
    id,
    resolution: { merged_into },
    merges,
  })
  const rows: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    [OWN]: makeRow(OWN, null, [{ profile_id: PART }]),
    [LEFT]: makeRow(LEFT, OWN),
    [OTHER]: makeRow(OTHER),
    'sob-0000000000000002': { profile_id: OTHER },
    'sob-0000000000000003': { profile_id: OWN },
    'sob-0000000000000004': { profile_id: null },
  }
  // As much of a profile as decisions read.
  return fitDecisions(rows[OWN] as never, corrections, (_table, id) => rows[id]).outcomes
}

const makeLine = (
  field: string,
  after: unknown,
  changes: Partial<LedgerCorrection> = {},
): LedgerCorrection => ({
  record: OWN,
  id: 'c1',
  field,
  before: null,
  after,
  evidence_url: 'https://office.example/staff',
  decided_at: '2026-03-01T12:00:00Z',
  entered_at: '2026-03-01T12:00:00.000Z',
  ...changes,
})
const withdrawn = { withdraws: 'c1', reason: 'No.', entered_at: '2026-03-02T12:00:00.000Z' }
const [SAME, DIFFERENT] = ['same_person_as', 'different_person_from']

const ALONE = [
  [SAME, OTHER, 'applied'],
  [SAME, 'sob-0000000000000002', 'applied'],
  [SAME, PART, 'already_so'],
  [SAME, LEFT, 'already_so'],
  [SAME, 'sob-0000000000000003', 'already_so'],
  [DIFFERENT, OTHER, 'applied'],
  [DIFFERENT, PART, 'applied'],
  [DIFFERENT, LEFT, 'applied'],
  [DIFFERENT, 'sob-0000000000000003', 'applied'],
  [SAME, OWN, 'not_a_value'],
  [DIFFERENT, PAYMENT, 'not_a_value'],
  [SAME, 'stf_00000000000000dd', 'not_a_value'],
  [SAME, 'sob-0000000000000009', 'not_a_value'],
  [SAME, 5, 'not_a_value'],
  ['name', OTHER, 'no_such_field'],
  ['constructor', OTHER, 'no_such_field'],
] as const
for (const [field, after, outcome] of ALONE)
  test(`${field} ${after} of a profile is ${outcome}`, () => {
    assert.deepEqual(fit(makeLine(field, after)), [outcome])
  })

test('a decision counts from either side, until it is withdrawn', () => {
  const first = makeLine(SAME, OWN, { record: OTHER })
  assert.deepEqual(fit(first, makeLine(DIFFERENT, OTHER)), ['contradicted'])
  assert.deepEqual(fit(first, makeLine(SAME, OTHER)), ['already_so'])
  assert.deepEqual(fit({ ...first, withdrawn }, makeLine(DIFFERENT, OTHER)), ['applied'])
  assert.deepEqual(fit(makeLine(SAME, OTHER, { withdrawn }), makeLine(DIFFERENT, OTHER)), [
    'withdrawn',
    'applied',
  ])
})

test('each line is a document that later lines never change', () => {
  const lines = [
    makeLine(SAME, OTHER),
    makeLine('name', 'x', { id: 'c2' }),
    makeLine(DIFFERENT, PART, { id: 'c3', evidence_url: `https://office.example/${'x'.repeat(600)}` }),
    withdrawn,
  ].map((line) => JSON.stringify({ ...line, entered_at: '2026-03-02T12:00:00.000Z' }))
  const write = (count: number) => {
    const ledger = `${lines.slice(0, count).join('\n')}\n`
    assert.equal(parseLedger(ledger, 'the ledger').length, Math.min(count, 3))
    return DECISIONS_OF_LEDGER.make(Buffer.from(ledger)).map(({ facts, bytes }) => [
      facts.url,
      Buffer.from(bytes).toString('utf8'),
    ])
  }
  const all = new Map(write(4).map(([url = '', text = '']) => [url, text]))
  assert.deepEqual(
    [...all.keys()].map((url) => url.split('=')[1]),
    ['ledger-1', 'ledger-1-withdrawn', 'ledger-3'],
  )
  for (const count of [1, 2, 3]) for (const [url = '', text] of write(count)) assert.equal(all.get(url), text)
})
