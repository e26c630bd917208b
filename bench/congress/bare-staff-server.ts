import { DatabaseSync } from 'node:sqlite'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { foldText } from '../../apps/service/src/platform/index.ts'
import { serveBare } from '../public/serve-bare.ts'
import { readObservations, STAFF_COLUMNS } from './staff-queries.ts'

/**
 * Reference for a page of staff observations that was never asked before: bare node:http around one hand-written query
 * on an index. It reads the rows of the release, in their order, and knows no keys, quotas, limits, tags or totals: only
 * the page. Rows of interns are left out before it begins.
 */
const file = join(process.env['BENCH_DATA'] ?? '.', 'bare-staff.sqlite')
rmSync(file, { force: true })
const database = new DatabaseSync(file)
const columns = Object.entries(STAFF_COLUMNS)
database.exec(`
  pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -200000; pragma mmap_size = 2000000000;
  create table staff (position integer primary key, ${columns.map(([name]) => `${name} text`).join(', ')},
    folded text, name text, pay_start text, ascending integer, descending integer, json text not null)`)

const places = Array.from({ length: columns.length + 5 }, () => '?').join(', ')
const insert = database.prepare(
  `insert into staff (position, ${columns.map(([name]) => name).join(', ')}, folded, name, pay_start, json) values (${places})`,
)
let position = 0
database.exec('begin')
for await (const row of readObservations(process.env['BENCH_FILES'] ?? '.')) {
  if (row.flags.includes('intern')) continue
  const { name_raw: name, pay_start } = row
  const values = columns.map(([, of]) => of(row))
  insert.run((position += 1), ...values, foldText(name), name, pay_start, JSON.stringify(row))
}
database.exec(`
  create temp table ranked as select position as at, dense_rank() over (order by folded, name) as place from staff;
  create unique index temp.ranked_at on ranked (at);
  update staff set ascending = place, descending = -place from ranked where at = position;
  commit`)
const ORDERS = ['position', 'ascending, position', 'descending, position', 'pay_start, position'] as const
// Each filter finds its rows in each of the orders.
for (const [name] of columns)
  for (const order of ORDERS) database.exec(`create index "${name} by ${order}" on staff (${name}, ${order})`)
for (const order of ORDERS.slice(1)) database.exec(`create index "by ${order}" on staff (${order})`)
database.exec('analyze')

const ORDER_OF: Readonly<Record<string, string>> = {
  name: ORDERS[1],
  '-name': ORDERS[2],
  pay_start: ORDERS[3],
}
const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()

const answer = (url: string): string => {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?')))
  const filters = columns.flatMap(([name]) => {
    const value = parameters.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const where = filters.map(([name]) => `${name} = ?`).join(' and ')
  const sql = `select group_concat(json, ',') page from (select json from staff
    ${where === '' ? '' : `where ${where}`} order by ${ORDER_OF[parameters.get('sort') ?? ''] ?? ORDERS[0]} limit 200 offset ?)`
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, statement)
  const row = statement.get(...filters.map(([, value]) => value), Number(parameters.get('offset') ?? 0))
  return `{"data":[${String(row?.['page'] ?? '')}]}`
}

serveBare((url) => Buffer.from(answer(url)))
