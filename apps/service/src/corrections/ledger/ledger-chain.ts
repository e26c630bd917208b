import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { OperatorFault, type Store } from '../../platform/index.ts'
import type { LedgerChainRow, LedgerLineRow, LedgerTables } from './ledger-tables.ts'
import { readLedgerLine } from './read-ledger-line.ts'

type Connection = Kysely<LedgerTables> | Transaction<LedgerTables>

/** Returns the whole ledger of the collection, as its file has it. Empty without lines. */
export const readLedgerBytes = async (
  store: Pick<Store, 'db'>,
  collection: string,
): Promise<Buffer<ArrayBuffer>> => readLines(store.db<LedgerTables>(), collection)

/** Returns the whole ledger of the collection as text. */
export const readLedgerText = async (store: Pick<Store, 'db'>, collection: string): Promise<string> =>
  (await readLedgerBytes(store, collection)).toString('utf8')

/**
 * Returns the ledger for a build whose newest document was retrieved at `newestDocument`. Lines that are added later
 * have no earlier time of entry than that document, so copies find them by their time. Throws an OperatorFault if a line
 * was changed or removed.
 */
export const readLedgerForBuild = (
  store: Pick<Store, 'engine' | 'write'>,
  collection: string,
  newestDocument: string,
): Promise<Buffer<ArrayBuffer>> =>
  store.write<LedgerTables, Buffer<ArrayBuffer>>(async (trx) => {
    const { floor } = await lockChain(trx, store.engine, collection)
    const newest = new Date(newestDocument).toISOString()
    if (newest > floor)
      await trx
        .updateTable('ledger_chains')
        .set({ floor: newest })
        .where('collection', '=', collection)
        .execute()
    const lines = await selectLines(trx, collection)
    refuseBroken(collection, lines)
    return Buffer.concat(lines.map(({ bytes }) => bytes))
  })

const selectLines = (db: Connection, collection: string): Promise<LedgerLineRow[]> =>
  db.selectFrom('ledger_lines').selectAll().where('collection', '=', collection).orderBy('number').execute()

const refuseBroken = (collection: string, lines: readonly LedgerLineRow[]): void => {
  const brokenAt = findBroken(lines)
  if (brokenAt === null) return
  throw new OperatorFault(
    'unavailable',
    `The ledger of ${collection} in the database is not whole: line ${brokenAt} was changed, or the line before it is ` +
      'missing. Restore the database from a copy.',
  )
}

export const readLines = async (db: Connection, collection: string): Promise<Buffer<ArrayBuffer>> => {
  const lines = await selectLines(db, collection)
  return Buffer.concat(lines.map(({ bytes }) => bytes))
}

/**
 * Keeps other transactions from adding a line or reading for a build until this one ends. SQLite has one writer, and
 * needs no lock.
 */
export const lockChain = async (
  trx: Transaction<LedgerTables>,
  engine: Store['engine'],
  collection: string,
): Promise<LedgerChainRow> => {
  await trx
    .insertInto('ledger_chains')
    .values({ collection, exported_sha256: null, exported_at: null, floor: '' })
    .onConflict((conflict) => conflict.column('collection').doNothing())
    .execute()
  const chain = trx.selectFrom('ledger_chains').selectAll().where('collection', '=', collection)
  return (engine === 'postgres' ? chain.forUpdate() : chain).executeTakeFirstOrThrow()
}

/**
 * Reads the clock of the database within the transaction. SQLite has the clock of this process: `now` is its time, and
 * a time of PostgreSQL is never before `now`.
 */
export const readClock = async (
  trx: Transaction<LedgerTables>,
  engine: Store['engine'],
  now: Date,
): Promise<Date> => {
  if (engine === 'sqlite') return now
  const milliseconds = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('at')
  const { at } = await trx.selectNoFrom(milliseconds).executeTakeFirstOrThrow()
  return new Date(Math.max(at, now.getTime()))
}

export type NewLine = Pick<LedgerLineRow, 'bytes' | 'correction_id' | 'report' | 'entered_at'>

/** Adds lines at the end of a locked chain. The caller has checked them. */
export const addLines = async (
  trx: Transaction<LedgerTables>,
  collection: string,
  lines: readonly NewLine[],
): Promise<void> => {
  const last = await findLastLine(trx, collection)
  let { number, hash } = last ?? { number: 0, hash: BEGINNING }
  const rows = lines.map((line): LedgerLineRow => {
    const previous_hash = hash
    number += 1
    hash = hashLine(previous_hash, line.bytes)
    return { ...line, collection, number, previous_hash, hash }
  })
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('ledger_lines')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
}

const BEGINNING = '0'.repeat(64)

/** Keeps a statement below the parameters that both engines take. */
const ROWS_AT_ONCE = 500

export const findLastLine = (
  trx: Transaction<LedgerTables>,
  collection: string,
): Promise<Pick<LedgerLineRow, 'number' | 'hash' | 'bytes'> | undefined> =>
  trx
    .selectFrom('ledger_lines')
    .select(['number', 'hash', 'bytes'])
    .where('collection', '=', collection)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

const hashLine = (previous: string, bytes: Uint8Array): string =>
  createHash('sha256').update(previous).update(bytes).digest('hex')

/** Key by which lines of one correction are found. PostgreSQL stores no NUL in a text. */
export const keyOfCorrection = (id: string): string => id.replaceAll('\0', '\uFFFD')

/** Ids of corrections in the ledgers of all collections that begin with a text without `%` and `_`. */
export const listCorrectionIds = async (db: Connection, start: string): Promise<readonly string[]> => {
  const lines = await db
    .selectFrom('ledger_lines')
    .select('correction_id')
    .distinct()
    .where('correction_id', 'like', `${start}%`)
    .execute()
  return lines.flatMap(({ correction_id: id }) => id ?? [])
}

export type LedgerChainCheck = {
  readonly lines: number
  /** Number of the first line that was changed or whose predecessor is missing; null when the chain is whole. */
  readonly brokenAt: number | null
}

/** Follows the hashes from the first line on. Lines cut off the end leave no trace in the chain itself. */
export const checkLedgerChain = async (
  store: Pick<Store, 'db'>,
  collection: string,
): Promise<LedgerChainCheck> => {
  const lines = await selectLines(store.db<LedgerTables>(), collection)
  return { lines: lines.length, brokenAt: findBroken(lines) }
}

const findBroken = (lines: readonly LedgerLineRow[]): number | null => {
  let previous = BEGINNING
  for (const [index, line] of lines.entries()) {
    const isNext = line.number === index + 1 && line.previous_hash === previous
    if (!isNext || line.hash !== hashLine(previous, line.bytes) || !saysItsBytes(line)) return line.number
    previous = line.hash
  }
  return null
}

/** The other columns follow from the bytes. A line that set no bound when it was imported has no time. */
const saysItsBytes = ({ bytes, correction_id, entered_at }: LedgerLineRow): boolean => {
  const { about, time } = readFacts(bytes)
  return correction_id === about && (entered_at === null || entered_at === time)
}

type LineFacts = {
  /** Id of the correction that the line enters. */
  readonly id: string | null
  /** Key of the correction that the line enters or withdraws. */
  readonly about: string | null
  /** Time of entry of a line that is valid. */
  readonly time: string | null
}

export const readFacts = (bytes: Uint8Array): LineFacts => {
  const { id, correction, withdrawal } = readLedgerLine(0, Buffer.from(bytes).toString('utf8'))
  const named = id ?? withdrawal?.withdraws
  return {
    id,
    about: named === undefined ? null : keyOfCorrection(named),
    time: (correction ?? withdrawal)?.entered_at ?? null,
  }
}
