import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { CONGRESS } from '../../collections/congress/index.ts'
import { Refusal } from '../../platform/index.ts'
import { openTable, writeTable, type OpenTable, type Table } from '../../tables/index.ts'
import { readCommitteeCodes } from './read-committee-codes.ts'

/** Lists that the columns of these tables read; every other field of a row is null. */
const LISTS = { conflicts: [], names: [], congresses: [], coverage_notes: [] }
const makeRow = ({ schema }: Table<object>, row: object): object => ({
  ...Object.fromEntries(Object.keys(schema.properties).map((field) => [field, null])),
  ...LISTS,
  ...row,
})

const makeCommittee = (id: string, current: boolean) => ({
  id,
  name: 'Example',
  current,
  codes: { system: id.toLowerCase() },
  roster: { status: 'out' },
})

/** A committee of today, one that has ended, and a meeting of one that no list has. */
const ROWS: Readonly<Record<string, readonly object[]>> = {
  committees: [makeCommittee('HSAG00', true), makeCommittee('HSMM00', false)],
  'meeting-committees': [{ id: 'mtc_1', committee_id: 'HSCW00' }],
}

const directory = mkdtempSync(join(tmpdir(), 'rotunda-committee-codes-'))
const tables: Record<string, OpenTable> = {}

before(async () => {
  for (const table of CONGRESS.tables as readonly unknown[] as readonly Table<object>[]) {
    const file = join(directory, `${table.name}.sqlite`)
    await writeTable(
      file,
      table,
      (ROWS[table.name] ?? []).map((row) => makeRow(table, row)),
    )
    tables[table.name] = openTable(file, table)
  }
})
after(() => {
  for (const table of Object.values(tables)) table.close()
  rmSync(directory, { recursive: true })
})

const read = (code: string) =>
  readCommitteeCodes({ committee_id: [code] }, ['committee_id'], tables).committee_id

test('a code is known where a committee has it, be it ended, or a row of any table names it', () => {
  assert.deepEqual(['AG00', 'hsmm', 'HSCW'].map(read), [['HSAG00'], ['HSMM00'], ['HSCW00']])
})

test('a code that nothing has is refused, and the nearest code of a committee is proposed', () => {
  for (const [code, meant] of [
    ['HSAH00', 'HSAG00'],
    ['HSMN', 'HSMM00'],
    ['HSCW1', 'HSCW00'],
    ['JQXX00', undefined],
  ] as const)
    assert.throws(
      () => read(code),
      (cause) =>
        cause instanceof Refusal &&
        cause.param === 'committee_id' &&
        cause.didYouMean === meant &&
        cause.message.includes(`“${code}”`),
    )
})
