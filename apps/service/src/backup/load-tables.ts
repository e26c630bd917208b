import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { audit, checkAudit, type AuditTables } from '../audit/index.ts'
import { checkLedgerChain } from '../corrections/index.ts'
import { OperatorFault, type Migration, type Store } from '../platform/index.ts'
import { migrateIn } from '../platform/store/index.ts'
import { readChunks } from './copy-file.ts'
import { findPlace, type Manifest } from './manifest.ts'
import { tablePath } from './places.ts'
import {
  continueNumbers,
  insertRows,
  listTables,
  type PortableRow,
  type PortableTable,
} from './portable-rows.ts'

export type LoadNeeds = {
  readonly folder: string
  readonly manifest: Manifest
  readonly migrations: readonly Migration[]
  readonly actor: string
  readonly reportProgress: (doing: string) => void
}

const refuse = (detail: string): OperatorFault => new OperatorFault('unavailable', detail)

/** Brings every row of the backup into an empty database, and its schema up to date, in one transaction. */
export const loadTables = async (
  trx: Transaction<unknown>,
  engine: Store['engine'],
  needs: LoadNeeds,
): Promise<void> => {
  const { manifest, migrations } = needs
  await clear(trx, engine)
  // Rows belong to the schema that they were read from. Later steps then change them as they would have there.
  await migrateIn(trx, engine, migrations.slice(0, manifest.schema.length))
  const tables = await listTables(trx, engine)
  refuseOtherTables(tables, manifest)
  for (const table of tables) await loadTable(trx, engine, table, needs)
  await continueNumbers(trx, engine, tables)
  await checkChains(trx, manifest)
  await migrateIn(trx, engine, migrations)
}

/** Refuses a database with rows: it is never touched. Gives its tables. */
export const refuseRows = async (trx: Transaction<unknown>, engine: Store['engine']): Promise<string[]> => {
  const names = (await listTables(trx, engine)).map(({ name }) => name)
  for (const name of names) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx)
    if (rows.length > 0)
      throw new OperatorFault(
        'invalid_query',
        `The database has rows (in ${name}). Restore into an empty database, and leave the present one as it is.`,
      )
  }
  return names
}

/** Empty tables of an earlier start are made anew. */
const clear = async (trx: Transaction<unknown>, engine: Store['engine']): Promise<void> => {
  for (const name of [...(await refuseRows(trx, engine)), 'migrations'])
    await sql`drop table if exists ${sql.table(name)}`.execute(trx)
}

const refuseOtherTables = (tables: readonly PortableTable[], manifest: Manifest): void => {
  const [here, there] = [tables, manifest.tables].map((list) =>
    list
      .map(({ name }) => name)
      .toSorted()
      .join(),
  )
  if (here !== there) throw refuse(`The backup has the tables ${there}, and its schema has ${here}.`)
}

const loadTable = async (
  trx: Transaction<unknown>,
  engine: Store['engine'],
  table: PortableTable,
  { folder, manifest, reportProgress }: LoadNeeds,
): Promise<void> => {
  const listed = manifest.tables.find(({ name }) => name === table.name)
  const path = tablePath(table.name)
  reportProgress(`Restoring the table ${table.name}`)
  await sql`delete from ${sql.table(table.name)}`.execute(trx)
  const hash = createHash('sha256')
  const rows = readLines(findPlace(folder, manifest, path), hash)
  const count = await insertRows(trx, engine, table, rows).catch((cause: unknown) => {
    throw refuse(
      `${path} of the backup cannot be restored: ${cause instanceof Error ? cause.message : String(cause)}.`,
    )
  })
  if (hash.digest('hex') !== listed?.sha256 || count !== listed.rows) throw refuseChanged(path)
}

export const refuseChanged = (path: string): OperatorFault =>
  refuse(`${path} of the backup is not the file that was written: it is damaged. Nothing was restored.`)

/** Rows of a file, one line after the other. */
async function* readLines(
  place: string,
  hash: { update(bytes: Buffer): unknown },
): AsyncGenerator<PortableRow> {
  let rest = Buffer.alloc(0)
  for await (const chunk of readChunks(place)) {
    hash.update(chunk)
    rest = Buffer.concat([rest, chunk])
    const end = rest.lastIndexOf(10)
    if (end < 0) continue
    for (const line of rest.toString('utf8', 0, end).split('\n')) yield parseRow(line)
    rest = rest.subarray(end + 1)
  }
  if (rest.length > 0) yield parseRow(rest.toString('utf8'))
}

/** The digest of the file is compared after its last row. */
const parseRow = (line: string): PortableRow => JSON.parse(line) as PortableRow

const checkChains = async (trx: Transaction<unknown>, manifest: Manifest): Promise<void> => {
  // Checks name the tables that they read, and all are in this transaction.
  const store: Pick<Store, 'db'> = { db: () => trx as never }
  const { lines, brokenAt } = await checkAudit(store)
  if (brokenAt !== null || lines !== (manifest.audit_head?.number ?? 0))
    throw refuse(
      `The audit log of the backup is not whole: it has ${lines} lines, and breaks at ${String(brokenAt)}.`,
    )
  for (const { collection, number } of manifest.ledger_heads) {
    const chain = await checkLedgerChain(store, collection)
    if (chain.brokenAt !== null || chain.lines !== number)
      throw refuse(`The ledger of ${collection} in the backup is not whole: line ${String(chain.brokenAt)}.`)
  }
}

/** Records the restore as the next line of the log. */
export const auditRestore = async (
  trx: Transaction<unknown>,
  engine: Store['engine'],
  { manifest: { taken_at, version }, actor }: LoadNeeds,
  at: Date,
): Promise<void> => {
  const detail = JSON.stringify({ taken_at, version })
  await audit(
    trx.$extendTables<AuditTables>(),
    engine,
    { actor, action: 'backup.restore', object: 'database', detail },
    at,
  )
}
