import { sql, type Transaction } from 'kysely'
import type { Migration } from '../platform/index.ts'
import { listLooks } from './list-looks.ts'
import type { OrganisationLookRow, PeopleTables } from './tables.ts'

type Named = { readonly id: string; readonly name: string }

/** Whether an organisation has a name that looks like this one. */
export const isTaken = async (trx: Transaction<PeopleTables>, name: string): Promise<boolean> => {
  const looks = trx.selectFrom('organisation_looks').select('organisation')
  return (await looks.where('look', 'in', ['', ...listLooks(name)]).executeTakeFirst()) !== undefined
}

/** Gives an organisation the looks of its name. Returns false if another organisation has one of them, and keeps it. */
export const putLooks = async (trx: Transaction<PeopleTables>, { id, name }: Named): Promise<boolean> => {
  const rows: OrganisationLookRow[] = listLooks(name).map((look) => ({ look, organisation: id }))
  if (rows.length === 0) return true
  const insert = trx.insertInto('organisation_looks').values(rows)
  const put = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('look')
    .execute()
  return put.length === rows.length
}

/**
 * Looks of all names by one version of Unicode. Of organisations that look alike already the older has the look, and
 * both stay. A new version needs a new step of this kind, which makes the table anew.
 */
export const organisationLooksMigration: Migration = {
  name: 'looks of organisations by Unicode 17.0',
  up: async (trx) => {
    await sql`create table organisation_looks (look text primary key, organisation text not null)`.execute(
      trx,
    )
    const { rows } = await sql<Named>`select id, name from organisations order by created_at, id`.execute(trx)
    for (const row of rows) await putLooks(trx, row)
  },
}
