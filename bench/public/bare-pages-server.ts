import { DatabaseSync } from 'node:sqlite'
import { createReadStream, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { COLUMNS } from './page-queries.ts'
import { serveBare } from './serve-bare.ts'

/**
 * Reference for a page that was never asked before: bare node:http around one hand-written query on an index. It
 * reads the records from the JSON files of the release, in their order, and knows neither limits, nor tags, nor
 * totals: only the page.
 */
const data = process.env['BENCH_DATA'] ?? '.'
const file = join(data, 'bare.sqlite')
rmSync(file, { force: true })
const database = new DatabaseSync(file)
database.exec(`
  pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -200000; pragma mmap_size = 2000000000;
  create table records (position integer primary key, dataset text, stage text, fiscal_year integer, state text,
    project_state text, subcommittee text, member text, amount integer, ascending integer not null,
    descending integer not null, json text not null)`)

type Row = {
  readonly [name: string]: unknown
  readonly project_states: readonly string[]
  readonly requestors: readonly { readonly name: string }[]
  readonly evidence: readonly { cells?: unknown }[]
}

/** Sorts an unknown amount last, in both directions. */
const LAST = Number.MAX_SAFE_INTEGER

const insert = database.prepare('insert into records values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
let position = 0
database.exec('begin')
for (const path of (process.env['BENCH_JSON'] ?? '').split(':'))
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (!line.startsWith('{')) continue
    const row = JSON.parse(line.replace(/,$/, '')) as Row // of the bulk file
    for (const evidence of row.evidence) delete evidence.cells
    const text = (name: string) => (row[name] ?? null) as string | null // of the contract
    const amount = row['amount'] as number | null // of the contract, too
    insert.run(
      ...[(position += 1), text('dataset'), text('stage'), row['fiscal_year'] as number],
      ...[
        text('state'),
        row.project_states[0] ?? null,
        text('subcommittee'),
        row.requestors[0]?.name ?? null,
      ],
      ...[amount, amount ?? LAST, amount === null ? LAST : -amount, JSON.stringify(row)],
    )
  }
database.exec('commit')
// Each filter finds its rows in each of the orders.
for (const column of COLUMNS)
  for (const order of ['position', 'ascending, position', 'descending, position'])
    database.exec(`create index "${column} by ${order}" on records (${column}, ${order})`)
for (const order of ['ascending', 'descending'])
  database.exec(`create index "by ${order}" on records (${order}, position)`)
database.exec('analyze')

const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
const prepare = (sql: string) => {
  const known = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, known)
  return known
}

const ORDERS: Readonly<Record<string, string>> = {
  amount: 'ascending, position',
  '-amount': 'descending, position',
}
const answer = (url: string): string => {
  const where: string[] = []
  const values: (string | number)[] = []
  const parameters = new URLSearchParams(url.slice(url.indexOf('?')))
  for (const [name, value] of parameters) {
    if (COLUMNS.some((column) => column === name)) where.push(`${name} = ?`)
    else if (name === 'amount_min') where.push('amount >= ?')
    else continue
    values.push(name === 'fiscal_year' || name === 'amount_min' ? Number(value) : value)
  }
  const order = ORDERS[parameters.get('sort') ?? ''] ?? 'position'
  const sql = `select group_concat(json, ',') page from (select json from records
    ${where.length === 0 ? '' : `where ${where.join(' and ')}`} order by ${order} limit 200 offset ?)`
  const row = prepare(sql).get(...values, Number(parameters.get('offset') ?? 0))
  return `{"data":[${String(row?.['page'] ?? '')}]}`
}

serveBare((url) => Buffer.from(answer(url)))
