import type { Kysely, Transaction } from 'kysely'
import type { Store } from '../platform/index.ts'
import type { AuditRow, AuditTables } from './tables.ts'

/** The last line of the log. Its hash covers every line before it. */
export type AuditHead = Pick<AuditRow, 'number' | 'hash'> & { readonly at: Date }

/** Returns undefined while the log is empty. */
export const findAuditHead = async (
  db: Kysely<AuditTables> | Transaction<AuditTables>,
): Promise<AuditHead | undefined> => {
  const line = await db
    .selectFrom('audit')
    .select(['number', 'hash', 'at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return line && { ...line, at: new Date(line.at) }
}

/**
 * Compares the log with a head that was kept outside of it: `missing` when its line was cut off, `different` when the
 * line, or one before it, was written anew.
 */
export const compareAuditHead = async (
  store: Store,
  kept: Pick<AuditHead, 'number' | 'hash'>,
): Promise<'held' | 'missing' | 'different'> => {
  const line = await store
    .db<AuditTables>()
    .selectFrom('audit')
    .select('hash')
    .where('number', '=', kept.number)
    .executeTakeFirst()
  if (line === undefined) return 'missing'
  return line.hash === kept.hash ? 'held' : 'different'
}
