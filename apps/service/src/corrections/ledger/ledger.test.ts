import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseLedger, readLedger } from './index.ts'

const at = (minute: number): string => `2026-03-02T12:${String(minute).padStart(2, '0')}:00.000Z`

const line = (id: string, minute: number, changes: object = {}): string =>
  JSON.stringify({
    record: 'hr-2026-0000000000000001',
    id,
    field: 'amount',
    before: 500,
    after: 5000,
    evidence_url: 'https://member.example/letter.pdf',
    decided_at: at(0),
    entered_at: at(minute),
    ...changes,
  })

const withdrawal = (withdraws: string, minute: number, changes: object = {}): string =>
  JSON.stringify({ withdraws, reason: 'It was another record.', entered_at: at(minute), ...changes })

const read = (...lines: string[]) => readLedger(lines.join('\n'))
const faultsOf = (...lines: string[]) =>
  read(...lines).faults.map(({ line: number, fault }) => `${number} ${fault}`)

test('a correction that a line below withdraws is marked with it, and the others are as they were', () => {
  const { corrections, faults } = read(line('c1', 1), line('c2', 2), withdrawal('c1', 3), line('c3', 4))
  assert.deepEqual(faults, [])
  assert.deepEqual(
    corrections.map(({ id, withdrawn }) => [id, withdrawn?.reason]),
    [
      ['c1', 'It was another record.'],
      ['c2', undefined],
      ['c3', undefined],
    ],
  )
})

test('every line that is at fault is told, not the first one alone', () => {
  const [json, correction, repeated, early, ...others] = faultsOf(
    ...[line('c1', 9), '{', '{"record":"x","id":"c2"}', line('c1', 10), line('c3', 8)],
  )
  assert.deepEqual(others, [])
  assert.match(json ?? '', /^2 is not JSON\. No release was built from the line, so correct/)
  assert.match(correction ?? '', /^3 is not a correction/)
  assert.match(repeated ?? '', /^4 uses the id c1 again/)
  assert.match(early ?? '', /^5 has an entered_at before the entered_at of the line above/)
})

for (const [what, wrong] of [
  ['that lacks a field', [line('c1', 1, { evidence_url: undefined })]],
  ['that was decided after it was entered', [line('c1', 1, { decided_at: at(2) })]],
  ['that was entered in the future', [line('c1', 1, { entered_at: '2036-03-02T12:00:00.000Z' })]],
  ['that was entered before the one above it', [line('c0', 9), line('c1', 8)]],
  ['whose id was used twice', [line('c1', 1), line('c1', 2)]],
] as const)
  test(`a line ${what} keeps no release back once it is withdrawn`, () => {
    const ledger = [...wrong, withdrawal('c1', 10), line('c2', 11)]
    assert.deepEqual(faultsOf(...ledger), [])
    assert.deepEqual(
      parseLedger(ledger.join('\n'), 'ledger').flatMap(({ id, withdrawn }) => (withdrawn ? [] : id)),
      what.includes('above') ? ['c0', 'c2'] : ['c2'],
    )
    assert.notEqual(faultsOf(...ledger.filter((one) => !one.includes('withdraws'))).length, 0)
  })

test('a withdrawal must withdraw what stands above it, once, give its reason, and be in its place', () => {
  assert.match(
    faultsOf(withdrawal('c1', 1), line('c1', 2)).join(),
    /^1 withdraws c1, and no line above has that id/,
  )
  assert.match(
    faultsOf(line('c1', 1), withdrawal('c1', 2), withdrawal('c1', 3)).join(),
    /^3 withdraws c1 again/,
  )
  assert.match(
    faultsOf(line('c1', 1), withdrawal('c1', 2, { reason: '' })).join(),
    /^2 is not a withdrawal \(\/reason/,
  )
  assert.match(faultsOf(line('c1', 1), withdrawal('c1', 2, { id: 'w1' })).join(), /^2 is not a withdrawal/)
  assert.match(
    faultsOf(line('c0', 5), line('c1', 6), withdrawal('c1', 4)).join(),
    /^3 has an entered_at before/,
  )
  assert.match(faultsOf(line('c1', 1), withdrawal('c1', 2), line('c1', 3)).join(), /^3 uses the id c1 again/)
})

test('any lines are all read, and with no fault each is a correction or a withdrawal', () => {
  const anyLine = fc.oneof(
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(59)).map(([id, minute]) => line(id, minute)),
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(59)).map(([id, minute]) => withdrawal(id, minute)),
    fc.json(),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const text = lines.join('\n')
      const { corrections, withdrawals, faults } = readLedger(text)
      const count = text.split('\n').filter((one) => one.trim() !== '').length
      assert.ok(faults.every(({ line: number }) => number >= 1 && number <= text.split('\n').length))
      if (faults.length === 0) assert.ok(corrections.length + withdrawals.length <= count)
      else
        assert.throws(() => parseLedger(text, 'ledger'), /The corrections cannot be read: ledger, line \d+,/)
    }),
  )
})
