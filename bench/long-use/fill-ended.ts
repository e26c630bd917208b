import type { Bed } from './bed.ts'

/** Ended messages to be made; with `isPurged` their texts and persons are gone. */
export type Ended = { readonly count: number; readonly isPurged: boolean; readonly daysAgo: number }

/** Rows of one statement: the log of SQLite must not grow to the size of the whole. */
const STEP = 250_000
const DAY_MILLISECONDS = 86_400_000
const PERSONAL = ['sealed_key', 'sealed_body', 'idempotency_key', 'campaign', 'warnings', 'content_digest']

/**
 * Copies a delivered message with the last line of its timeline, a million a day, the first of them `daysAgo` days ago.
 * Three in a hundred ended otherwise.
 */
export const fillEnded = async (bed: Bed, { count, isPurged, daysAgo }: Ended): Promise<void> => {
  const [template] = await bed.ask(
    `select id from messages where state = 'delivered' and sealed_body is not null limit 1`,
  )
  const columns = (await bed.ask(LIST_COLUMNS[bed.engine])).map(({ name }) => String(name))
  const at = `(${Date.now() - daysAgo * DAY_MILLISECONDS} + cast(i as bigint) * 864 / 10)`
  const id = MAKE_ID[bed.engine](at)
  const values = new Map([
    ...(isPurged ? PERSONAL.map((name) => [name, 'null'] as const) : []),
    ['id', id],
    [
      'state',
      `case i % 100 when 0 then 'uncertain' when 1 then 'refused' when 2 then 'refused' else 'delivered' end`,
    ],
    ...['accepted_at', 'due_at', 'settled_at'].map((name) => [name, at] as const),
  ])
  const selected = columns.map((name) => values.get(name) ?? `m.${name}`).join(', ')
  const copied = (table: string, key: string) =>
    `(select * from ${table} where ${key} = '${String(template?.['id'])}') m`
  // A table grows to many times its size quicker without its indexes.
  const indexes = isPurged ? await bed.ask(LIST_INDEXES[bed.engine]) : []
  for (const { name } of indexes) await bed.ask(`drop index ${String(name)}`)
  for (let from = 0; from < count; from += STEP) {
    const series = SERIES[bed.engine](from + 1, Math.min(count, from + STEP))
    await bed.ask(
      `insert into messages (${columns.join(', ')}) ${series} select ${selected} from n, ${copied('messages', 'id')}`,
    )
    await bed.ask(`insert into timeline (message_id, revision, at, event, state, reason) ${series}
      select ${id}, m.revision, ${at}, event, m.state, m.reason from n, ${copied('timeline', 'message_id')}
      where m.state = 'delivered'`)
  }
  for (const { sql } of indexes) await bed.ask(String(sql))
  // The database of a service in use has been vacuumed by now, and its log written out.
  for (const statement of SETTLE[bed.engine]) await bed.ask(statement)
}

const LIST_COLUMNS = {
  SQLite: `select name from pragma_table_info('messages')`,
  PostgreSQL: `select column_name as name from information_schema.columns where table_name = 'messages'`,
}

const LIST_INDEXES = {
  SQLite: `select name, sql from sqlite_schema where tbl_name = 'messages' and type = 'index' and sql is not null`,
  PostgreSQL: `select indexname as name, indexdef as sql from pg_indexes
    where tablename = 'messages' and indexname <> 'messages_pkey'`,
}

const MAKE_ID = {
  SQLite: (at: string) => `'msg_' || printf('%012x%020x', ${at}, i)`,
  PostgreSQL: (at: string) => `'msg_' || lpad(to_hex(${at}), 12, '0') || lpad(to_hex(i), 20, '0')`,
}

const SERIES = {
  SQLite: (from: number, to: number) =>
    `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`,
  PostgreSQL: (from: number, to: number) => `with n(i) as (select generate_series(${from}, ${to}))`,
}

const SETTLE = {
  SQLite: ['pragma wal_checkpoint(truncate)'],
  PostgreSQL: ['vacuum analyze messages', 'vacuum analyze timeline', 'checkpoint'],
}
