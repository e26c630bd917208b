import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { jointStatements } from './enacted-projects/index.ts'
import { fara } from './fara/index.ts'
import { houseAppropriations } from './house-appropriations/house-appropriations.ts'
import { openBytes, type Publisher, type ReadRow } from './index.ts'
import { aSource } from './testing.ts'

const CASES = join(import.meta.dirname, '../../../../../shared/findings/inputs/data')
const skip = existsSync(CASES) ? false : 'the folder ../shared/findings is not here'

const read = async <Facts extends object>(publisher: Publisher<Facts>, file: string, facts: Facts) => {
  const bytes = readFileSync(join(CASES, file))
  const source = {
    ...aSource(bytes, { publisher: 'guidance', retrieved_at: '2025-04-11T12:00:00.000Z' }),
    ...facts,
  }
  const needs = { open: openBytes(bytes), source }
  await publisher.findSeries(needs)
  return Array.fromAsync(publisher.read(needs))
}

const flagsOf = (rows: readonly ReadRow[]): readonly string[] =>
  rows.flatMap((row) =>
    row.kind === 'row' && 'flags' in row.draft && Array.isArray(row.draft.flags)
      ? row.draft.flags.map(String)
      : [],
  )

const amountsOf = (rows: readonly ReadRow[]): readonly unknown[] =>
  rows.flatMap((row) => (row.kind === 'row' && 'amount' in row.draft ? [row.draft.amount] : []))

const ENACTED = { fiscal_year: 2023, subcommittee: 'INT', act: 'P.L. 117-328', rows: null } as const
const BILL = { fiscal_year: 2025, subcommittee: null, chamber: null } as const

test('documents that an audit changed are refused, flagged or without their amounts', { skip }, async () => {
  await assert.rejects(read(fara, 'f04-fara-1.csv', {}), /cells of “.+” are not days/)
  await assert.rejects(
    read(jointStatements, 'e73-joint-statements-0.csv', { ...ENACTED, act: 'P.L. 117-103' }),
    /correct --act or --fiscal-year/,
  )
  assert.ok(flagsOf(await read(fara, 'f32-fara-1.csv', {})).includes('text_damaged'))
  assert.ok(
    flagsOf(await read(jointStatements, 'e80-joint-statements-0.csv', ENACTED)).includes(
      'withdrawn_in_source',
    ),
  )
  assert.ok(
    flagsOf(await read(houseAppropriations, 'a41-house-appropriations.csv', BILL)).includes('text_damaged'),
  )
  const inEuros = [
    ...amountsOf(await read(jointStatements, 'e06-joint-statements-0.xlsx', ENACTED)),
    ...amountsOf(await read(houseAppropriations, 'a01-house-appropriations.xlsx', BILL)),
  ]
  assert.deepEqual(
    inEuros.filter((amount) => amount !== null),
    [],
  )
})
