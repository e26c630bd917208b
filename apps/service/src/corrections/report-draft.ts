import { sql, type Transaction } from 'kysely'
import { digestOf, findAttempted, type PeopleNeeds } from '../people/index.ts'
import type { Migration } from '../platform/index.ts'
import { REPORT_LIMITS } from './limits.ts'
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

const KEPT = REPORT_LIMITS.draftMinutes.value * 60_000

type KeptDraft = {
  readonly attempt: string
  readonly draft: string
  /** Earlier attempt of the browser, whose draft goes. */
  readonly before: string | undefined
}

/** Keeps the words of a report, sealed, until its mailbox is confirmed. Each takes a code that was counted. */
export const keepDraft = async (
  { store, sealer }: PeopleNeeds,
  { attempt: secret, draft, before }: KeptDraft,
  at: Date,
): Promise<void> => {
  const attempt = digestOf(secret)
  const { key: sealed_key, body: sealed_body } = sealer.seal(draft, sealName(attempt))
  await store.write<ReportTables, unknown>(async (trx) => {
    if (before !== undefined) await eraseDraft(trx, before)
    await trx
      .insertInto('correction_drafts')
      .values({ attempt, sealed_key, sealed_body, ends_at: at.getTime() + KEPT })
      .execute()
  })
}

type Draft = {
  readonly draft: string
  /** Mailbox whose code can still be typed; null once the code has ended. */
  readonly mailbox: string | null
}

/** Words of a report that were kept with a code; undefined for any other attempt, and once the report is sent. */
export const findDraft = async (
  { store, sealer }: PeopleNeeds,
  attempt: string,
  at: Date,
): Promise<Draft | undefined> => {
  const row = await store
    .db<ReportTables>()
    .selectFrom('correction_drafts')
    .selectAll()
    .where('attempt', '=', digestOf(attempt))
    .where('ends_at', '>', at.getTime())
    .executeTakeFirst()
  if (row === undefined) return undefined
  const sealed = { key: row.sealed_key, body: row.sealed_body }
  const mailbox = (await findAttempted(store.db(), attempt, at)) ?? null
  return { mailbox, draft: sealer.open(sealed, sealName(row.attempt)) }
}

/** Erases the draft of a report that was sent. */
export const eraseDraft = async (trx: Transaction<ReportTables>, attempt: string): Promise<void> => {
  await trx.deleteFrom('correction_drafts').where('attempt', '=', digestOf(attempt)).execute()
}

/** Erases the draft of a browser that sent its report with another proof. */
export const endDraft = async ({ store }: Pick<PeopleNeeds, 'store'>, attempt: string): Promise<void> => {
  await store.write<ReportTables, unknown>((trx) => eraseDraft(trx, attempt))
}

/** Erases drafts whose time is over. */
export const eraseEndedDrafts = async ({ store }: Pick<PeopleNeeds, 'store'>, at: Date): Promise<number> =>
  store.write<ReportTables, number>(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('correction_drafts')
      .where('ends_at', '<=', at.getTime())
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })
