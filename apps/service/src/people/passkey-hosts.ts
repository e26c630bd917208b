import { sql } from 'kysely'
import type { Log, Migration, Store } from '../platform/index.ts'
import { idOf } from './challenges.ts'
import type { PeopleTables } from './tables.ts'

/** Passkeys of older versions have no host until they are used. */
export const passkeyHostsMigration: Migration = {
  name: 'hosts of passkeys',
  up: async (trx) => {
    await sql`alter table passkeys add column host text`.execute(trx)
  },
}

type WarnNeeds = { readonly store: Store; readonly log: Log<'passkeys.lost'> }

/** Warns of passkeys that belong to another host than the public address. Without that address no host is known. */
export const warnOfLostPasskeys = async ({ store, log }: WarnNeeds, address?: string): Promise<void> => {
  if (address === undefined) return
  const host = idOf({ origin: address })
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('passkeys')
    .select(['host', sql<number | string>`count(*)`.as('passkeys')])
    .where('host', '!=', host)
    .groupBy('host')
    .orderBy('host')
    .execute()
  if (rows.length === 0) return
  const lost = rows.map((row) => `${row.passkeys} of ${row.host}`).join(', ')
  const reason =
    `Passkeys that open nothing at ${host}, the host of ROTUNDA_PUBLIC_URL: ${lost}. Set the old address again, or give ` +
    'each reviewer and operator a new code by "people invite", and let other people add a passkey again after ' +
    '"people reset-passkey" (docs/how-to/go-live.md).'
  log.warn('passkeys.lost', { reason })
}
