import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Store, Work } from '../platform/index.ts'
import type { AccessTables, AuditRow } from './tables.ts'

export type AuditEntry = Pick<AuditRow, 'actor' | 'action' | 'object' | 'detail'>

const BEGINNING = '0'.repeat(64)

/** Adds a line in the transaction of what it tells of. Each line holds the hash of the one before. */
export const audit = async (trx: Transaction<AccessTables>, entry: AuditEntry, at: Date): Promise<void> => {
  const last = await trx
    .selectFrom('audit')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const unsigned = {
    ...entry,
    number: (last?.number ?? 0) + 1,
    at: at.getTime(),
    previous_hash: last?.hash ?? BEGINNING,
  }
  await trx
    .insertInto('audit')
    .values({ ...unsigned, hash: hashOf(unsigned) })
    .execute()
}

/** The store for carrying out one order: every write through it leaves the entry too, or neither is made. */
export const auditWrites = (store: Store, entry: AuditEntry, at: Date): Store => ({
  ...store,
  write: <Tables, Result>(work: Work<Tables, Result>) =>
    store.write<Tables, Result>(async (trx) => {
      const result = await work(trx)
      // The one database holds every module's tables.
      await audit(trx as unknown as Transaction<AccessTables>, entry, at)
      return result
    }),
})

/** The number of the first line that was changed, or whose predecessor is missing; undefined when all is whole. */
export const findBrokenAudit = async (store: Store): Promise<number | undefined> => {
  const lines = await store.db<AccessTables>().selectFrom('audit').selectAll().orderBy('number').execute()
  let previous = BEGINNING
  for (const line of lines) {
    if (line.previous_hash !== previous || line.hash !== hashOf(line)) return line.number
    previous = line.hash
  }
  return undefined
}

const hashOf = ({
  number,
  at,
  actor,
  action,
  object,
  detail,
  previous_hash,
}: Omit<AuditRow, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([number, at, actor, action, object, detail, previous_hash]))
    .digest('hex')
