import type { DatabaseSync } from 'node:sqlite'
import type { FullRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type { RecordWriter } from '../record-writer.ts'
import { makeCodeWriter } from './code-writer.ts'
import { AMOUNTS, RANKED_COLUMNS, type RankedColumn } from './layout.ts'
import { makeNumberWriter } from './number-writer.ts'

/** By what the values of a column are sorted. Projects only by where they come first: what is read together lies so. */
const ORDERS: Record<RankedColumn, { readonly from: string; readonly by: string }> = {
  recipient: { from: 'staged', by: 'recipient_folded, recipient' },
  title: { from: 'staged', by: 'title_folded, title' },
  id: { from: 'staged', by: 'id' },
  project: {
    from: '(select *, min(position) over (partition by project) as first from staged)',
    by: 'first',
  },
  amount: { from: 'staged', by: 'amount' },
}

/**
 * Columns whose values are as many as the records: kept in a temporary table, and sorted by SQLite, which does it on
 * disk where memory is short.
 */
export const makeRankWriter = (database: DatabaseSync): RecordWriter => {
  database.exec(STAGED)
  const insert = database.prepare('insert into staged values (?, ?, ?, ?, ?, ?, ?, ?)')
  const amounts = makeNumberWriter(database, AMOUNTS.byRecord, Float64Array)
  let position = 0
  return {
    push({ id, project, recipient, title, amount }) {
      amounts.push(amount ?? 0)
      insert.run(position++, id, project, amount, recipient, fold(recipient), title, fold(title))
    },
    end() {
      amounts.end()
      for (const column of RANKED_COLUMNS) writeRanks(database, column, position)
      refuseSameIds(database)
      writeAmounts(database)
      database.exec(AFTER)
    },
  }
}

const STAGED = `create temp table staged (position integer primary key, id text not null, project text not null,
  amount integer, recipient text, recipient_folded text, title text, title_folded text)`

const AFTER = `
  insert into ids (id, position) select id, position from staged order by id;
  insert into dictionary (name, code, value, folded)
    select 'recipient', row_number() over (order by folded, value) - 1, value, folded from
      (select distinct recipient as value, recipient_folded as folded from staged where recipient is not null);
  drop table staged;
`

const fold = (text: FullRecord['title']): string | null => (text === null ? null : foldText(text))

const writeRanks = (database: DatabaseSync, column: RankedColumn, size: number): void => {
  const codes = makeCodeWriter(database, column)
  const { from, by } = ORDERS[column]
  const ranked = database.prepare(
    `select position, dense_rank() over (order by ${by}) - 1 from ${from}
      where ${column} is not null order by position`,
  )
  ranked.setReturnArrays(true)
  let next = 0
  let cardinality = 0
  for (const [position, code] of toPairs(ranked.iterate())) {
    for (; next < position; next++) codes.push(undefined)
    codes.push(code)
    next++
    cardinality = Math.max(cardinality, code + 1)
  }
  for (; next < size; next++) codes.push(undefined)
  codes.end(cardinality)
}

const refuseSameIds = (database: DatabaseSync): void => {
  const same = database.prepare('select id from staged group by id having count(*) > 1 limit 1').get()
  if (same !== undefined) throw new Error(`two records carry the id ${String(same['id'])}`)
}

/** The amounts by their codes, as doubles. */
const writeAmounts = (database: DatabaseSync): void => {
  const writer = makeNumberWriter(database, AMOUNTS.byCode, Float64Array)
  const distinct = database.prepare('select distinct amount from staged where amount is not null order by 1')
  for (const { amount } of distinct.iterate()) writer.push(Number(amount))
  writer.end()
}

// Two integer columns were selected, as arrays.
const toPairs = (rows: Iterable<unknown>) => rows as Iterable<readonly [number, number]>
