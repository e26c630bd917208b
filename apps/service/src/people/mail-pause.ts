import type { Store, Migration } from '../platform/index.ts'
import type { PeopleTables } from './tables.ts'

export type MailPause = { readonly pausedAt: Date; readonly reason: string }

export const mailPauseMigration: Migration = {
  name: 'pause of mail',
  up: async (trx) => {
    await trx.schema
      .createTable('mail_pauses')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('paused_at', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute()
  },
}

export const findMailPause = async (store: Pick<Store, 'db'>): Promise<MailPause | undefined> => {
  const row = await store
    .db<PeopleTables>()
    .selectFrom('mail_pauses')
    .select(['paused_at', 'reason'])
    .executeTakeFirst()
  return row && { pausedAt: new Date(row.paused_at), reason: row.reason }
}

/** Sends no mail until a person resumes it: each mail waits. An earlier pause keeps its time and its reason. */
export const pauseMail = async (
  store: Pick<Store, 'write'>,
  { pausedAt, reason }: MailPause,
): Promise<void> => {
  await store.write<PeopleTables, unknown>((trx) =>
    trx
      .insertInto('mail_pauses')
      .values({ name: 'mail', paused_at: pausedAt.getTime(), reason })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
}

/** Lets the workers send the mails that wait. */
export const resumeMail = async (store: Pick<Store, 'write'>): Promise<void> => {
  await store.write<PeopleTables, unknown>((trx) => trx.deleteFrom('mail_pauses').execute())
}
