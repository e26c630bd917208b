import { sql, type Transaction } from 'kysely'
import type { Store } from '../platform/index.ts'

type Engine = Store['engine']
type Kind = 'integer' | 'float' | 'text' | 'bytes'
export type PortableTable = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly kind: Kind }[]
}
/** A row as both engines write it: numbers are decimal texts, and bytes are base64. */
export type PortableRow = Readonly<Record<string, string | null>>

/** The table that lists the steps of the schema. A backup names the steps instead. */
const STEPS = 'migrations'
/** Rows that PostgreSQL gives at once. */
const FETCHED = 200
/** Keeps a statement below the parameters and the bytes that both engines take. */
const PARAMETERS_OF_STATEMENT = 8000
const CHARACTERS_OF_STATEMENT = 1_000_000

type FoundColumn = { readonly table: string; readonly column: string; readonly type: string }

/** Reads the tables from the database itself, so that a new one is copied without a change here. */
export const listTables = async (trx: Transaction<unknown>, engine: Engine): Promise<PortableTable[]> => {
  const { rows } = await (engine === 'sqlite' ? SQLITE_COLUMNS : POSTGRES_COLUMNS).execute(trx)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return [...byTable]
    .filter(([name]) => name !== STEPS)
    .map(([name, columns]) => ({
      name,
      columns: columns.map((one) => ({ name: one.column, kind: kindOf(one) })),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const SQLITE_COLUMNS = sql<FoundColumn>`select m.name as "table", c.name as "column", c.type
  from sqlite_master m, pragma_table_xinfo(m.name) c
  where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and c.hidden = 0 order by m.name, c.cid`
const POSTGRES_COLUMNS = sql<FoundColumn>`select c.table_name as "table", c.column_name as "column", c.data_type as type
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
  order by c.table_name, c.ordinal_position`

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['integer', /^(bigint|integer|smallint)$/i],
  ['float', /^(double precision|real)$/i],
  ['text', /^(text|varchar|character varying)/i],
  ['bytes', /^(blob|bytea)$/i],
]

const kindOf = ({ table, column, type }: FoundColumn): Kind => {
  const [kind] = KINDS.find(([, pattern]) => pattern.test(type)) ?? []
  if (kind !== undefined) return kind
  throw new Error(`${table}.${column} has the type ${type}, which has no portable form: give it one in KINDS`)
}

/** Rows of a table, one after the other: a table of any size is read in little memory. */
export async function* readRows(
  trx: Transaction<unknown>,
  engine: Engine,
  table: PortableTable,
): AsyncGenerator<PortableRow> {
  for await (const row of engine === 'sqlite' ? streamSqlite(trx, table) : streamPostgres(trx, table))
    yield Object.fromEntries(
      table.columns.map(({ name, kind }) => [name, write(row[name], kind, `${table.name}.${name}`)]),
    )
}

type Row = Readonly<Record<string, unknown>>

/** Integers come as texts: JavaScript has no exact number for some of them. */
const selectColumns = ({ columns }: PortableTable) =>
  columns.map(({ name, kind }) =>
    kind === 'integer' ? sql`cast(${sql.ref(name)} as text)`.as(name) : sql`${sql.ref(name)}`.as(name),
  )

const streamSqlite = (trx: Transaction<unknown>, table: PortableTable): AsyncIterable<Row> =>
  trx
    .selectFrom(sql`${sql.table(table.name)}`.as('rows'))
    .select(selectColumns(table))
    .stream()

async function* streamPostgres(trx: Transaction<unknown>, table: PortableTable): AsyncGenerator<Row> {
  const query = trx.selectFrom(sql`${sql.table(table.name)}`.as('rows')).select(selectColumns(table))
  await sql`declare backup no scroll cursor for ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(FETCHED)} from backup`.execute(trx)
    yield* rows
    if (rows.length < FETCHED) break
  }
  await sql`close backup`.execute(trx)
}

const write = (value: unknown, kind: Kind, place: string): string | null => {
  if (value === null) return null
  if (kind === 'bytes' && value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (kind === 'float' && typeof value === 'number') return String(value)
  if ((kind === 'integer' || kind === 'text') && typeof value === 'string') return value
  throw new Error(`${place} has a value that is no ${kind}`)
}

/** Adds rows to a table, and counts them. */
export const insertRows = async (
  trx: Transaction<unknown>,
  engine: Engine,
  table: PortableTable,
  rows: AsyncIterable<PortableRow>,
): Promise<number> => {
  const most = Math.floor(PARAMETERS_OF_STATEMENT / table.columns.length)
  let [count, characters] = [0, 0]
  let waiting: PortableRow[] = []
  const flush = async () => {
    if (waiting.length > 0) await insert(trx, engine, table, waiting)
    count += waiting.length
    ;[waiting, characters] = [[], 0]
  }
  for await (const row of rows) {
    waiting.push(row)
    characters += table.columns.reduce((sum, { name }) => sum + (row[name]?.length ?? 0), 0)
    if (waiting.length >= most || characters >= CHARACTERS_OF_STATEMENT) await flush()
  }
  await flush()
  return count
}

const insert = async (
  trx: Transaction<unknown>,
  engine: Engine,
  { name, columns }: PortableTable,
  rows: readonly PortableRow[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map(({ name: column, kind }) => read(row[column], kind, engine)))})`,
  )
  const overriding = engine === 'postgres' ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(name)} (${names}) ${overriding} values ${sql.join(values)}`.execute(trx)
}

/** PostgreSQL reads numbers from their texts. */
const read = (text: string | null | undefined, kind: Kind, engine: Engine): unknown => {
  if (text === null || text === undefined) return null
  if (kind === 'bytes') return Buffer.from(text, 'base64')
  if (engine === 'postgres' || kind === 'text') return text
  return kind === 'integer' && /^-?\d+$/.test(text) ? BigInt(text) : Number(text)
}

/** Lets columns of PostgreSQL that number their rows go on after the highest number. */
export const continueNumbers = async (
  trx: Transaction<unknown>,
  engine: Engine,
  tables: readonly PortableTable[],
): Promise<void> => {
  if (engine === 'sqlite') return
  for (const { name, columns } of tables)
    for (const { name: column } of columns.filter(({ kind }) => kind === 'integer'))
      await sql`select setval(s.name, h.highest) from
        (select pg_get_serial_sequence(${`"${name}"`}, ${column}) as name) s,
        (select max(${sql.ref(column)}) as highest from ${sql.table(name)}) h
        where s.name is not null and h.highest is not null`.execute(trx)
}
