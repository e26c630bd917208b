import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import { applyCorrections, parseLedger, type Correction } from './index.ts'

const RECORD: FullRecord = {
  id: 'hr-2026-0000000000000001',
  dataset: 'house-projects',
  chamber: 'house',
  stage: 'request',
  fiscal_year: 2026,
  subcommittee: 'INT',
  subcommittee_raw: 'Interior',
  agency: null,
  account: null,
  title: 'Sample Wells',
  purpose: null,
  recipient: 'Sample City',
  recipient_address: null,
  location: null,
  state: 'CA',
  project_states: ['CA'],
  amount: 500,
  amount_raw: '$500',
  requestors: [],
  project: 'p-0000000000000001',
  funding_line: null,
  first_seen_at: '2026-01-02T03:04:05.000Z',
  changed_at: '2026-01-02T03:04:05.000Z',
  links: [],
  missing: { agency: 'not_published', account: 'not_published', funding_line: 'no_account' },
  flags: [],
  coverage: [],
  corrections: [],
  evidence: [],
}

const makeCorrection = (changes: Partial<Correction> = {}): Correction => ({
  record: RECORD.id,
  id: 'c1',
  field: 'amount',
  before: 500,
  after: 5000,
  evidence_url: 'https://member.example/letter.pdf',
  decided_at: '2026-03-01T12:00:00Z',
  entered_at: '2026-03-02T12:00:00.000Z',
  ...changes,
})

test('a correction changes the field and is listed in the record; the raw text stays', () => {
  const correction = makeCorrection()
  const { record, outcomes } = applyCorrections(RECORD, [correction])
  const { record: _, entered_at: _entered, ...listed } = correction
  assert.deepEqual(outcomes, ['applied'])
  assert.deepEqual(record, { ...RECORD, amount: 5000, corrections: [listed] })
})

test('a field that gets a value loses the reason why it had none, and the other way round', () => {
  const filled = applyCorrections(RECORD, [
    makeCorrection({ field: 'agency', before: null, after: 'Agency of Samples' }),
  ]).record
  assert.deepEqual(
    [filled.agency, filled.missing],
    ['Agency of Samples', { account: 'not_published', funding_line: 'no_account' }],
  )
  const emptied = applyCorrections(RECORD, [makeCorrection({ after: null })]).record
  assert.deepEqual([emptied.amount, emptied.missing['amount']], [null, 'unparsed'])
})

test('States of a project that are taken back leave a reason, which goes when they are given', () => {
  const taken = makeCorrection({ field: 'project_states', before: ['CA'], after: [] })
  const emptied = applyCorrections(RECORD, [taken]).record
  assert.deepEqual([emptied.project_states, emptied.missing['project_states']], [[], 'unparsed'])
  const given = makeCorrection({ id: 'c2', field: 'project_states', before: [], after: ['NV'] })
  const filled = applyCorrections(emptied, [given]).record
  assert.deepEqual([filled.project_states, filled.missing], [['NV'], RECORD.missing])
})

const PRINTED = {
  ...({ name: 'Ada Sample', name_raw: 'Sample', chamber: 'house', state: null, district: null } as const),
  ...({ party: 'D', bioguide: 'ZZ00001', match: 'surname' } as const),
}
const MATCHED: FullRecord['requestors'][number] = {
  ...PRINTED,
  state: 'CA',
  district: 1,
  from_match: ['state', 'district'],
}

test('a correction of who asked that knows nothing of the match fits as when it was entered', () => {
  const record = { ...RECORD, requestors: [MATCHED] }
  const after = [{ ...PRINTED, bioguide: 'ZZ00002' }]
  const entered = makeCorrection({ field: 'requestors', before: [PRINTED], after })
  const corrected = applyCorrections(record, [entered])
  assert.deepEqual(corrected.outcomes, ['applied'])
  assert.deepEqual(corrected.record.requestors, [{ ...after[0], from_match: [] }])
  const other = makeCorrection({ field: 'requestors', before: [{ ...PRINTED, state: 'NV' }], after })
  assert.deepEqual(applyCorrections(record, [other]).outcomes, ['not_as_before'])
  const same = makeCorrection({ field: 'requestors', before: [], after: [MATCHED] })
  assert.deepEqual(applyCorrections(record, [same]).outcomes, ['already_so'])
})

test('corrections of one field build on each other in the order of the ledger', () => {
  const { record, outcomes } = applyCorrections(RECORD, [
    makeCorrection(),
    makeCorrection({ id: 'c2', before: 5000, after: 7000 }),
  ])
  assert.deepEqual([record.amount, outcomes], [7000, ['applied', 'applied']])
})

for (const [what, changes, outcome] of [
  ['for a field that does not exist', { field: 'color' }, 'no_such_field'],
  [
    'for the funding line, which follows from the account',
    { field: 'funding_line', before: null, after: { id: 'fl-2026-0000000000000001', match: 'label' } },
    'no_such_field',
  ],
  ['for what makes the row what it is', { field: 'stage', after: 'house_bill' }, 'no_such_field'],
  ['for the words of the source', { field: 'amount_raw', after: '$5,000' }, 'no_such_field'],
  ['to a value that the field cannot hold', { after: '5,000' }, 'not_a_value'],
  ['of a value that the source has changed meanwhile', { before: 400 }, 'not_as_before'],
  ['that the source has made itself', { before: 400, after: 500 }, 'already_so'],
] as const)
  test(`a correction ${what} changes nothing and is told: ${outcome}`, () => {
    assert.deepEqual(applyCorrections(RECORD, [makeCorrection(changes)]), {
      record: RECORD,
      outcomes: [outcome],
    })
  })

test('a line that was entered before it was decided, or before the line above it, is refused with the way out', () => {
  const parse = (...lines: Partial<Correction>[]) =>
    parseLedger(
      lines
        .map((changes, index) => JSON.stringify(makeCorrection({ id: `c${index}`, ...changes })))
        .join('\n'),
      'ledger',
    )
  const later = { entered_at: '2026-03-02T12:00:00.001Z' }
  assert.equal(parse({}, {}, later).length, 3)
  assert.equal(parse({ decided_at: '2026-03-02T14:00:00+02:00' }).length, 1)
  assert.throws(
    () => parse({ decided_at: '2026-03-02T12:00:01Z' }),
    /ledger, line 1, has an entered_at before its decided_at\. Write new lines at the end/,
  )
  assert.throws(
    () => parse(later, {}),
    /line 2, has an entered_at before the entered_at of the line above\. Write new lines/,
  )
  for (const entered_at of [
    '2026-03-02T12:00:00Z',
    '2026-03-02T14:00:00.000+02:00',
    '2026-13-02T12:00:00.000Z',
  ])
    assert.throws(() => parse({ entered_at }), /line 1, is not a correction \(\/entered_at/)
})

test('the ledger is read line by line, and says which line is none', () => {
  const parse = (text: string) => parseLedger(text, 'var/corrections.ndjson')
  const line = JSON.stringify(makeCorrection())
  const second = JSON.stringify(makeCorrection({ id: 'c2' }))
  assert.deepEqual(
    parse(`${line}\n\n${second}\n`).map(({ id }) => id),
    ['c1', 'c2'],
  )
  assert.deepEqual(parse(''), [])
  assert.throws(() => parse(`${line}\n{`), /: var\/corrections\.ndjson, line 2, is not JSON/)
  assert.throws(() => parse(`${line}\n{"record":"x"}`), /line 2, is not a correction/)
  assert.throws(
    () => parse(`${line}\n${line}`),
    /^OperatorFault: .* var\/corrections\.ndjson, line 2, uses the id c1 again/,
  )
})
