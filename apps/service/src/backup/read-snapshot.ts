import type { Transaction } from 'kysely'
import { findAuditHead, type AuditTables } from '../audit/index.ts'
import { listEvidence, type FileTables, type LedgerTables, type NamedEvidence } from '../corrections/index.ts'
import type { Store } from '../platform/index.ts'
import { joinLines, writeChunks, type Content } from './copy-file.ts'
import type { Manifest } from './manifest.ts'
import { listTables, readRows, type PortableTable } from './portable-rows.ts'

export type Snapshot = Pick<
  Manifest,
  'tables' | 'audit_head' | 'ledger_heads' | 'schema' | 'secret_checks'
> & {
  readonly evidence: readonly NamedEvidence[]
}

/** The database as it is at one moment, while other processes write. `placeOf`: file for the rows of a table. */
export const readSnapshot = (store: Store, placeOf: (table: string) => string): Promise<Snapshot> => {
  const begin = store.db<unknown>().transaction()
  const isolated =
    store.engine === 'postgres'
      ? begin.setIsolationLevel('repeatable read').setAccessMode('read only')
      : begin
  return isolated.execute(async (trx) => {
    const tables: Manifest['tables'] = []
    for (const table of await listTables(trx, store.engine))
      tables.push({ name: table.name, ...(await writeTable(trx, store.engine, table, placeOf(table.name))) })
    return { tables, ...(await readFacts(trx)) }
  })
}

const writeTable = async (
  trx: Transaction<unknown>,
  engine: Store['engine'],
  table: PortableTable,
  place: string,
): Promise<Content & { readonly rows: number }> => {
  let rows = 0
  async function* lines() {
    for await (const row of readRows(trx, engine, table)) {
      rows += 1
      yield `${JSON.stringify(row)}\n`
    }
  }
  const content = await writeChunks(place, joinLines(lines()))
  return { rows, ...content }
}

type FactTables = AuditTables &
  LedgerTables & {
    migrations: { number: number; name: string }
    secret_checks: Record<'name' | 'value', string>
  }

const readFacts = async (trx: Transaction<unknown>): Promise<Omit<Snapshot, 'tables'>> => {
  const db = trx.$extendTables<FactTables>()
  const head = await findAuditHead(db)
  const steps = await db.selectFrom('migrations').select('name').orderBy('number').execute()
  const checks = await db.selectFrom('secret_checks').selectAll().execute()
  return {
    schema: steps.map(({ name }) => name),
    audit_head: head === undefined ? null : { number: head.number, hash: head.hash },
    ledger_heads: await listLedgerHeads(db),
    secret_checks: Object.fromEntries(checks.map(({ name, value }) => [name, value])),
    evidence: await listEvidence(trx.$extendTables<FileTables>()),
  }
}

export const listLedgerHeads = (db: Transaction<LedgerTables>): Promise<Manifest['ledger_heads']> =>
  db
    .selectFrom('ledger_lines as line')
    .select(['collection', 'number', 'hash'])
    .where('number', '=', (eb) =>
      eb
        .selectFrom('ledger_lines as any')
        .select((of) => of.fn.max('any.number').as('last'))
        .whereRef('any.collection', '=', 'line.collection'),
    )
    .orderBy('collection')
    .execute()
