import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { getRecord } from '../get-record.ts'
import { makeRecord, makeTestRecords } from '../testing.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../../shared/reference/appropriations')
const SKIP = existsSync(REFERENCE) ? false : 'the folder ../shared/reference/appropriations is not here'

/** Records of a real table, without its header, as nearly as they are read for a release. */
const readTable = (
  file: string,
  read: (cells: readonly string[]) => { text: string; state: string; amount: string; names: string },
  changes: Partial<FullRecord>,
): readonly FullRecord[] => {
  const rows = parse(readFileSync(join(REFERENCE, file))).slice(1)
  return rows.map((row, index) => {
    const { text, state, amount, names } = read(row)
    const [, recipient, title] = /^(.*?) for (.*)$/u.exec(text) ?? ['', null, text]
    const [somebody = assert.fail()] = makeRecord().requestors
    const requestors = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({
        ...somebody,
        name,
        name_raw: name,
        state: null,
        chamber: changes.chamber ?? 'house',
      }))
    return makeRecord({
      id: `${file.split('_')[0] ?? ''}-${index}`,
      project: `${file}-${index}`,
      title,
      recipient,
      purpose: null,
      location: null,
      requestors,
      // The tables name States by their codes.
      project_states: [state as FullRecord['project_states'][number]],
      amount: Number(amount.replaceAll(/[$,]/gu, '')),
      ...changes,
    })
  })
}

const openTables = async () => {
  const house = readTable(
    'house_fy2026_interior_cpf_bill_table_sample.csv',
    ([, , , state = '', text = '', amount = '', names = '']) => ({ text, state, amount, names }),
    { stage: 'house_bill', chamber: 'house', dataset: 'house-projects' },
  )
  // Tables of the Senate's bills are not published; their rows serve as the requests that they contain.
  const senate = readTable(
    'senate_fy2026_interior_cds_bill_table_sample.csv',
    ([, , state = '', text = '', amount = '', names = '']) => ({ text, state, amount, names }),
    { chamber: 'senate' },
  ).filter(({ requestors, title }) => title !== '' && requestors.length > 0)
  // Invented requests: the lines of the bill, at twice the amount.
  const requests = house.map((record) => ({
    ...record,
    id: `asked-${record.id}`,
    project: `asked-${record.id}`,
    stage: 'request' as const,
    amount: (record.amount ?? 0) * 2,
  }))
  return { house, senate, requests, snapshot: await makeTestRecords([...house, ...senate, ...requests]) }
}

const tables = SKIP === false ? await openTables() : undefined
after(() => {
  tables?.snapshot.close()
})

test(
  'no project of the House’s real table is taken for one of the Senate’s, though both are for one city',
  { skip: SKIP },
  () => {
    const { house, senate, snapshot } = tables ?? assert.fail()
    const brush = [...house, ...senate].filter(({ recipient }) => recipient === 'City of Brush')
    assert.deepEqual(
      brush.map(({ chamber }) => chamber),
      ['house', 'senate'],
    )
    for (const { id } of [...house, ...senate]) {
      const related = getRecord(snapshot, id)?.related ?? assert.fail()
      assert.deepEqual(
        related.filter((other) => other.id.startsWith('senate')),
        [],
        id,
      )
    }
  },
)

test(
  'each line of the real table leads first to the request that was made of it, and no other comes near',
  { skip: SKIP },
  () => {
    const { house, snapshot } = tables ?? assert.fail()
    for (const { id } of house) {
      const [first = assert.fail(id), ...others] = getRecord(snapshot, id)?.related ?? []
      assert.deepEqual([first.id, first.grade], [`asked-${id}`, 'strong'], id)
      for (const { score } of others)
        assert.ok((first.score ?? 0) - (score ?? 0) >= 15, `${id} ${others[0]?.basis ?? ''}`)
    }
  },
)
