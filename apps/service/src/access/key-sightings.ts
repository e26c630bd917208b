import type { Transaction } from 'kysely'
import type { Store } from '../platform/index.ts'
import type { PortalTables } from './portal-tables.ts'

/** Notes that the secret of a key was shown to a person. */
export const noteSighting = async (
  trx: Transaction<PortalTables>,
  key: string,
  person: string,
  at: Date,
): Promise<void> => {
  await trx
    .insertInto('key_sightings')
    .values({ key, person, at: at.getTime() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type SeenKey = {
  readonly key: string
  readonly name: string | null
  readonly start: string
  readonly seenAt: Date
}

/**
 * Keys of an organisation whose secret a person saw, and that are not revoked. An owner who removes the person rotates
 * them.
 */
export const listSeenKeys = async (
  store: Store,
  organisation: string,
  person: string,
): Promise<SeenKey[]> => {
  const rows = await store
    .db<PortalTables>()
    .selectFrom('key_sightings')
    .innerJoin('keys', 'keys.id', 'key_sightings.key')
    .select(['keys.id as key', 'keys.name', 'keys.start', 'key_sightings.at'])
    .where('keys.organisation', '=', organisation)
    .where('key_sightings.person', '=', person)
    .where('keys.revoked_at', 'is', null)
    .orderBy('keys.id')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, seenAt: new Date(at) }))
}
