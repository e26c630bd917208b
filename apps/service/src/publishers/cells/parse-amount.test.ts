import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isPlausibleAmount, parseAmount } from './parse-amount.ts'

const amounts = (...cells: (string | number)[]) => cells.map((cell) => parseAmount(cell).amount)

test('dollar signs, commas, bare digits and cents of zero are all whole dollars', () => {
  assert.deepEqual(
    amounts('$500,000', '241,000', '2174898', '$ 1,000.00', '400000.0', ' 7 ', 2174898),
    [500000, 241000, 2174898, 1000, 400000, 7, 2174898],
  )
  assert.deepEqual(parseAmount('$500,000'), { amount: 500000, raw: '$500,000', flags: [] })
})

test('scientific notation is read exactly, with a flag and its raw text', () => {
  assert.deepEqual(parseAmount('2e+06'), { amount: 2000000, raw: '2e+06', flags: ['amount_scientific'] })
  assert.deepEqual(
    amounts('9e+05', '1.25E6', '1.092e+06', '1.50e1', '4e0'),
    [900000, 1250000, 1092000, 15, 4],
  )
})

test('an amount that may be in thousands without a word is flagged, and neither 0 nor a scaled amount is', () => {
  const flagsOf = (cell: string, unit?: 'thousands') => parseAmount(cell, unit).flags
  assert.deepEqual(
    ['3,999', '1', '2e+02'].map((cell) => flagsOf(cell)).map((all) => all.at(-1)),
    ['amount_small', 'amount_small', 'amount_small'],
  )
  assert.deepEqual([flagsOf('4,000'), flagsOf('0'), flagsOf('3', 'thousands')], [[], [], ['amount_scaled']])
})

test('a blank cell is blank, and never 0', () => {
  for (const blank of ['', '  ', '\u00a0', null, undefined]) {
    assert.deepEqual(parseAmount(blank), { amount: null, raw: null, missing: 'blank_in_source', flags: [] })
  }
})

test('a printed 0 is 0', () => {
  assert.deepEqual(amounts('0', '$0', 0, '0.00'), [0, 0, 0, 0])
})

test('what is no amount is null with its text, never 0 and never guessed', () => {
  const texts = ['—', '-', 'TBD', '1.5 million', '1,00,000', '12,34', '1.5', '1.255e2', '5e-1', '100 000']
  for (const raw of [...texts, '5000²', '9007199254740993', '1e30', 'NaN', '٣']) {
    assert.deepEqual(parseAmount(raw), { amount: null, raw, missing: 'unparsed', flags: [] })
  }
})

test('parentheses are a memo, not a negative, and a minus is no amount either', () => {
  for (const raw of ['(24,000)', '$(24,000)', '($24,000)', '-24,000', '−5', '-0']) {
    assert.equal(parseAmount(raw).amount, null)
    assert.equal(parseAmount(raw).missing, 'unparsed')
  }
  assert.equal(parseAmount(-3).amount, null)
})

test('a table in thousands is multiplied, with a flag', () => {
  assert.deepEqual(parseAmount('1,234', 'thousands'), {
    amount: 1234000,
    raw: '1,234',
    flags: ['amount_scaled'],
  })
  assert.deepEqual(parseAmount('2e+03', 'thousands').flags, ['amount_scientific', 'amount_scaled'])
  assert.equal(parseAmount('—', 'thousands').flags.length, 0)
})

test('an amount that was multiplied a thousand times too often is not plausible', () => {
  assert.ok(isPlausibleAmount(350_000_000, 'dollars'))
  assert.ok(isPlausibleAmount(350_000_000, 'thousands'))
  assert.ok(!isPlausibleAmount(2_174_898_000, 'thousands'))
  assert.ok(!isPlausibleAmount(10_000_000_001, 'dollars'))
})

test('every whole number of dollars comes back from each way of printing it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (dollars) => {
      const printed = [String(dollars), `$${dollars.toLocaleString('en-US')}`, `${dollars}.00`, dollars]
      assert.deepEqual(amounts(...printed), [dollars, dollars, dollars, dollars])
    }),
  )
})

test('any cell gives whole dollars of at least 0, or null with a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[$(]?[\d,.]+(e\+?\d+)?\)?$/)),
      (cell) => {
        const { amount, missing } = parseAmount(cell)
        assert.equal(amount === null, missing !== undefined)
        assert.ok(amount === null || (Number.isSafeInteger(amount) && amount >= 0))
      },
    ),
  )
})
