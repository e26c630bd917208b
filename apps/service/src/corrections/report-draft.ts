import { sql, type Transaction } from 'kysely'
import { digestOf, findAttempted, type PeopleNeeds } from '../people/index.ts'
import type { Migration } from '../platform/index.ts'
import type { ReportTables } from './report-tables.ts'

export const draftsMigration: Migration = {
  name: 'drafts of reports beside their codes',
  up: async (trx, engine) => {
    const bytes = engine === 'postgres' ? 'bytea' : 'blob'
    await sql
      .raw(
        `create table correction_drafts (
          attempt text primary key, sealed_key ${bytes} not null, sealed_body ${bytes} not null, ends_at bigint not null)`,
      )
      .execute(trx)
  },
}

/** Name to which a draft is sealed. */
const sealName = (attempt: string): string => `draft ${attempt}`

type Kept = { readonly attempt: string; readonly draft: string; readonly endsAt: Date }

/** Keeps the words of a report, sealed, for as long as the code of its mailbox works. Each takes a code that was counted. */
export const keepDraft = async (
  { store, sealer }: PeopleNeeds,
  { attempt: secret, draft, endsAt }: Kept,
): Promise<void> => {
  const attempt = digestOf(secret)
  const { key: sealed_key, body: sealed_body } = sealer.seal(draft, sealName(attempt))
  await store.write<ReportTables, unknown>((trx) =>
    trx
      .insertInto('correction_drafts')
      .values({ attempt, sealed_key, sealed_body, ends_at: endsAt.getTime() })
      .execute(),
  )
}

type OpenDraft = { readonly mailbox: string; readonly draft: string }

/** Mailbox and words of a report whose code can still be typed; undefined for any other attempt. */
export const findDraft = async (
  { store, sealer }: PeopleNeeds,
  attempt: string,
  at: Date,
): Promise<OpenDraft | undefined> => {
  const mailbox = await findAttempted(store.db(), attempt, at)
  if (mailbox === undefined) return undefined
  const row = await store
    .db<ReportTables>()
    .selectFrom('correction_drafts')
    .selectAll()
    .where('attempt', '=', digestOf(attempt))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const sealed = { key: row.sealed_key, body: row.sealed_body }
  return { mailbox, draft: sealer.open(sealed, sealName(row.attempt)) }
}

/** Erases the draft of a report that was sent. */
export const eraseDraft = async (trx: Transaction<ReportTables>, attempt: string): Promise<void> => {
  await trx.deleteFrom('correction_drafts').where('attempt', '=', digestOf(attempt)).execute()
}

/** Erases drafts whose code has ended. */
export const eraseEndedDrafts = async ({ store }: Pick<PeopleNeeds, 'store'>, at: Date): Promise<number> =>
  store.write<ReportTables, number>(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('correction_drafts')
      .where('ends_at', '<=', at.getTime())
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })
