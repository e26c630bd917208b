import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listLaws, listYears, readLaw } from './enacted-laws.ts'

for (const [act, fiscal_year, law, laws, since] of [
  ['Consolidated Appropriations Act, 2022 (P.L. 117-103)', 2022, '117-103', ['117-103'], '2022-03-15'],
  ['P.L. 118-42', 2024, '118-42', ['118-42'], '2024-03-09'],
  ['P.L. 118-47', 2024, '118-47', ['118-47'], '2024-03-23'],
  [null, 2023, undefined, ['117-328'], '2022-12-29'],
  [null, 2024, undefined, ['118-42', '118-47'], '2024-03-09'],
  [null, 2025, undefined, [], '2024-10-01'],
  ['P.L. 117-43', 2022, '117-43', ['117-43'], '2021-10-01'],
  ['P.L. 117-103', 2024, '117-103', ['117-103'], '2023-10-01'],
  ['An Act without a number', 2022, undefined, ['117-103'], '2022-03-15'],
] as const)
  test(`a project of ${fiscal_year} and the Act ${act ?? 'null'} has no award before ${since}`, () => {
    assert.deepEqual(readLaw({ act, fiscal_year }), { law, laws, since })
  })

for (const [text, laws] of [
  ['PUB. L. NO. 117-103', ['117-103']],
  ['p. l. 117‐103', ['117-103']],
  ['P.L. 117-103/117-328 & 118-42', ['117-103', '117-328', '118-42']],
  ['Public Laws 117-58, 117-2, and 117-103; P.L. 118-47', ['117-58', '117-2', '117-103', '118-47']],
  ['P.L. 117-1030, PLAN 117-103, APL 117-103, 117-103', []],
] as const)
  test(`the laws of "${text}" are ${laws.join() || 'none'}`, () => {
    assert.deepEqual(listLaws(text), laws)
  })

test('the years of appropriations Acts are listed, and no other years', () => {
  assert.deepEqual(
    listYears('Consolidated Appropriations Act, 2022; APPROPRIATIONS ACT OF FY 2023'),
    [2022, 2023],
  )
  assert.deepEqual(listYears('FY 2022, the Act of 2023, appropriations of 2024'), [])
})

test('a citation in a long text of spaces or dots is looked for in linear time', () => {
  const text = `P${'.'.repeat(100_000)} PL${' '.repeat(100_000)}x`
  assert.deepEqual([listLaws(text), listYears(text)], [[], []])
})
