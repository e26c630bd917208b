import type { Kysely } from 'kysely'
import { Refusal } from '../platform/index.ts'
import type { PortalTables } from './portal-tables.ts'

export const isMember = async (
  db: Kysely<PortalTables>,
  organisation: string,
  person: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('organisation', '=', organisation)
    .where('person', '=', person)
    .executeTakeFirst()
  return row !== undefined
}

export const demandMember = async (
  db: Kysely<PortalTables>,
  organisation: string,
  person: string,
): Promise<void> => {
  if (await isMember(db, organisation, person)) return
  throw new Refusal('not_found', `There is no organisation ${organisation} of yours.`)
}
