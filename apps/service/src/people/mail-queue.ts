import type { Kysely, Transaction } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Store } from '../platform/index.ts'
import { MAIL_LIMITS } from './limits.ts'
import type { MailRow, PeopleTables } from './tables.ts'

const TRY = MAIL_LIMITS.trySeconds.value * 1000
const LEASE = MAIL_LIMITS.leaseSeconds.value * 1000
const FIRST_RETRY = MAIL_LIMITS.firstRetrySeconds.value * 1000
const LONGEST_RETRY = MAIL_LIMITS.longestRetryHours.value * 3_600_000
const FEWEST_TRIES = MAIL_LIMITS.fewestTries.value
const TRIED = MAIL_LIMITS.triedDays.value * 86_400_000
/** Mails erased in one transaction. */
const STEP = 500

/**
 * Leases the next mail that is due, a code before all others: a person waits for it. A process that dies leaves its
 * mail to the next one, since a mail counts as sent only after the server took it.
 */
export const leaseMail = async (store: Store, at: Date): Promise<MailRow | undefined> => {
  const now = at.getTime()
  // Most looks find nothing, and a read delays no writer.
  if ((await selectDue(store.db(), now).executeTakeFirst()) === undefined) return undefined
  return store.write<PeopleTables, MailRow | undefined>(async (trx) => {
    const due = await selectDue(trx, now)
      .$if(store.engine === 'postgres', (select) => select.forUpdate().skipLocked())
      .executeTakeFirst()
    if (due === undefined) return undefined
    return trx
      .updateTable('mail')
      .set((eb) => ({ leased_until: now + LEASE, tries: eb('tries', '+', 1) }))
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst()
  })
}

/** A try ends before the text is erased. While mail is paused, none is due. */
const selectDue = (db: Kysely<PeopleTables>, now: number) =>
  db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('erase_at', '>', now + TRY)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('mail_pauses').select('name'))))
    .orderBy((eb) => eb.case().when('kind', '=', 'code').then(0).else(1).end())
    .orderBy('due_at')
    .limit(1)

/** Records that the server took a mail. The text of a code is erased, unless a sandbox keeps it for its reader. */
export const settleSent = (
  store: Store,
  { id, kind }: MailRow,
  { keepsCodes }: { readonly keepsCodes: boolean },
  at: Date,
): Promise<unknown> =>
  store.write<PeopleTables, unknown>((trx) =>
    trx
      .updateTable('mail')
      .set({ sent_at: at.getTime(), leased_until: null })
      .$if(kind === 'code' && !keepsCodes, (update) => update.set({ sealed_key: null, sealed_body: null }))
      .where('id', '=', id)
      .execute(),
  )

/** Lets a mail wait for its next try, or gives it up. Returns whether it was given up. */
export const settleFailed = (store: Store, mail: MailRow, at: Date): Promise<boolean> =>
  store.write<PeopleTables, boolean>(async (trx) => {
    const now = at.getTime()
    const due_at = now + Math.min(FIRST_RETRY * 2 ** (mail.tries - 1), LONGEST_RETRY)
    // A mail that waited for a worker has its tries all the same.
    const isTried = mail.tries >= FEWEST_TRIES && due_at >= mail.created_at + TRIED
    const isLast = isTried || due_at >= mail.erase_at - TRY
    const settled = await trx
      .updateTable('mail')
      .set({ leased_until: null, ...(isLast ? { failed_at: now } : { due_at }) })
      .where('id', '=', mail.id)
      // Another process has it by now, if this one was slow.
      .where('leased_until', '=', mail.leased_until)
      .returning(['id', 'tries'])
      .execute()
    if (isLast) await auditFailed(trx, store, settled, at)
    return isLast && settled.length > 0
  })

/** Erases texts and mailboxes whose time is over. A mail that was never sent has failed then. Returns their number. */
export const eraseMail = async (store: Store, at: Date): Promise<number> => {
  let erased = 0
  for (;;) {
    const step = await eraseStep(store, at)
    erased += step
    if (step < STEP) return erased
  }
}

const eraseStep = async (store: Store, at: Date): Promise<number> => {
  const now = at.getTime()
  if ((await selectErasable(store.db(), now).executeTakeFirst()) === undefined) return 0
  return store.write<PeopleTables, number>(async (trx) => {
    const rows = await selectErasable(trx, now)
      .limit(STEP)
      .$if(store.engine === 'postgres', (select) => select.forUpdate().skipLocked())
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    const failed = await trx
      .updateTable('mail')
      .set({ failed_at: now, leased_until: null })
      .where('id', 'in', ids)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .returning(['id', 'tries'])
      .execute()
    await auditFailed(trx, store, failed, at)
    const nothing = { mailbox: null, sealed_key: null, sealed_body: null }
    await trx.updateTable('mail').set(nothing).where('id', 'in', ids).execute()
    return ids.length
  })
}

const selectErasable = (db: Kysely<PeopleTables>, now: number) =>
  db.selectFrom('mail').select('id').where('mailbox', 'is not', null).where('erase_at', '<=', now)

const auditFailed = async (
  trx: Transaction<PeopleTables>,
  { engine }: Store,
  failed: readonly Pick<MailRow, 'id' | 'tries'>[],
  at: Date,
): Promise<void> => {
  for (const { id, tries } of failed) {
    const detail = JSON.stringify({ tries })
    await audit(trx, engine, { actor: 'service', action: 'mail.fail', object: id, detail }, at)
  }
}
