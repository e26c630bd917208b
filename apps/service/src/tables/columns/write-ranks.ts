import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { foldText } from '../../platform/index.ts'
import type { RowWriter } from '../row-writer.ts'
import { ID_COLUMN, type Column, type Table } from '../table.ts'
import { makeCodeWriter } from './code-writer.ts'
import { nameAmounts } from './layout.ts'
import { makeNumberWriter } from './number-writer.ts'

/**
 * Ranks columns with as many values as rows: SQLite keeps them in a temporary table and sorts them, on disk if memory
 * is short. Ids are ranked too, and no two may be the same.
 */
export const makeRankWriter = <Row>(database: DatabaseSync, table: Table<Row>): RowWriter<Row> => {
  const ranked = listRanked(table)
  const fields = ranked.flatMap(({ fields }) => fields)
  database.exec(`create temp table staged (${POSITION} integer primary key, ${fields.join(', ')})`)
  const insert = database.prepare(`insert into staged values (?, ${fields.map(() => '?').join(', ')})`)
  const doubles = ranked.flatMap(({ name, amountOf }) =>
    amountOf === undefined
      ? []
      : [{ amountOf, writer: makeNumberWriter(database, nameAmounts(name).byRow, Float64Array) }],
  )
  let position = 0
  return {
    push(row) {
      for (const { amountOf, writer } of doubles) writer.push(amountOf(row) ?? 0)
      insert.run(position++, ...ranked.flatMap(({ read }) => read(row)))
    },
    end() {
      for (const { writer } of doubles) writer.end()
      for (const column of ranked) writeRanks(database, column, position)
      refuseSameIds(database)
      for (const { name, amountOf } of ranked) if (amountOf !== undefined) writeAmounts(database, name)
      for (const { name, isNamed } of ranked) if (isNamed) writeNames(database, name)
      database.exec(`
        insert into ids (id, position) select ${FOLDED_ID}, ${POSITION} from staged order by 1;
        drop table staged;
      `)
    },
  }
}

const FOLDED_ID = `"${ID_COLUMN}.folded"`
/** Beside the columns of the table: no parameter begins so, and so no column. */
const POSITION = '".position"'
const FIRST = '".first"'

/** A column as the temporary table holds it. */
type Ranked<Row> = {
  readonly name: string
  readonly fields: readonly string[]
  readonly read: (row: Row) => readonly SQLInputValue[]
  /** Expression that sorts its values. */
  readonly by: string
  readonly from: string
  /** Values can be looked up, and read by their codes. */
  readonly isNamed: boolean
  readonly amountOf?: (row: Row) => number | null
}

const listRanked = <Row>({ columns, idOf }: Table<Row>): readonly Ranked<Row>[] => [
  { ...rankText<Row>(ID_COLUMN, idOf), by: `"${ID_COLUMN}"`, isNamed: false },
  ...Object.entries(columns).flatMap(([name, column]) => rankColumn(name, column)),
]

const rankColumn = <Row>(name: string, column: Column<Row>): readonly Ranked<Row>[] => {
  if (column.kind === 'ranked')
    return [{ ...rankText(name, column.of), isNamed: 'filter' in column || 'dimension' in column }]
  // Amounts and texts.
  const plain = { name, fields: [`"${name}"`], read: (row: Row) => [column.of(row) as SQLInputValue] }
  if (column.kind === 'amount')
    return [{ ...plain, by: `"${name}"`, from: 'staged', isNamed: false, amountOf: column.of }]
  // Groups are ordered by their first row, so that totals read neighbouring memory.
  const from = `(select *, min(${POSITION}) over (partition by "${name}") as ${FIRST} from staged)`
  return column.kind === 'group' ? [{ ...plain, by: FIRST, from, isNamed: false }] : []
}

const rankText = <Row>(name: string, of: (row: Row) => string | null): Ranked<Row> => ({
  name,
  fields: [`"${name}"`, `"${name}.folded"`],
  read: (row) => {
    const text = of(row)
    return [text, text === null ? null : foldText(text)]
  },
  by: `"${name}.folded", "${name}"`,
  from: 'staged',
  isNamed: false,
})

const writeRanks = (database: DatabaseSync, { name, from, by }: Ranked<never>, size: number): void => {
  const codes = makeCodeWriter(database, name)
  const ranked = database.prepare(
    `select ${POSITION}, dense_rank() over (order by ${by}) - 1 from ${from}
      where "${name}" is not null order by ${POSITION}`,
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
  const same = database
    .prepare(`select "${ID_COLUMN}" as id from staged group by ${FOLDED_ID} having count(*) > 1 limit 1`)
    .get()
  if (same !== undefined) throw new Error(`two rows carry the id ${String(same['id'])}`)
}

const writeNames = (database: DatabaseSync, name: string): void => {
  database
    .prepare(
      `insert into dictionary (name, code, value, folded)
        select ?, row_number() over (order by folded, value) - 1, value, folded from
          (select distinct "${name}" as value, "${name}.folded" as folded from staged where "${name}" is not null)`,
    )
    .run(name)
}

/** The amounts by their codes, as doubles. */
const writeAmounts = (database: DatabaseSync, name: string): void => {
  const writer = makeNumberWriter(database, nameAmounts(name).byCode, Float64Array)
  const distinct = database.prepare(
    `select distinct "${name}" as amount from staged where "${name}" is not null order by 1`,
  )
  for (const { amount } of distinct.iterate()) writer.push(Number(amount))
  writer.end()
}

// Two integer columns were selected, as arrays.
const toPairs = (rows: Iterable<unknown>) => rows as Iterable<readonly [number, number]>
