import type { Kysely, Transaction } from 'kysely'
import { audit, lockAudit } from '../audit/index.ts'
import type { Sealer, Store } from '../platform/index.ts'
import { MAIL_LIMITS } from './limits.ts'
import { dayOf, endOf, findCreated, TURNS } from './mail.ts'
import type { MailKind, MailRow, PeopleTables } from './tables.ts'

const DAY = 86_400_000
const LEASE = MAIL_LIMITS.leaseSeconds.value * 1000
const KEPT = MAIL_LIMITS.keptDays.value * DAY
/** Milliseconds between two notes that a worker is at work. */
export const SEEN = LEASE / 4
/** Mails erased in one transaction. */
const STEP = 500

/** Mails whose readers may be no people of the portal: nothing of them is kept once the server took them. */
export const ERASED_WHEN_SENT: readonly MailKind[] = ['code', 'correction', 'digest']

const ERASED = { sealed_key: null, sealed_body: null } as const

type Wanted = { readonly worker: string; readonly onlyKnown: boolean }

/**
 * Leases the next mail to a worker, which keeps it until it is sent or given up. A worker that was not seen for the
 * length of a lease loses its mails to the others. The row of a mail needs no time for this, and a mail counts as sent
 * only after the server took it.
 */
export const leaseMail = async (store: Store, wanted: Wanted, at: Date): Promise<MailRow | undefined> => {
  for (;;) {
    const due = await findDue(store.db(), wanted, at)
    if (due === undefined) return undefined
    const taken = await store.write<PeopleTables, MailRow | undefined>(async (trx) => {
      await noteWorker(trx, wanted.worker, at)
      // Another worker may have taken it since it was read.
      return take(trx, wanted.worker, due.id)
        .where('worker', 'is not distinct from', due.worker)
        .executeTakeFirst()
    })
    if (taken !== undefined) return taken
  }
}

/** Takes a mail again that this worker keeps; undefined once another worker has it. */
export const leaseAgain = (
  store: Store,
  { worker, id }: { readonly worker: string; readonly id: string },
  at: Date,
): Promise<MailRow | undefined> =>
  store.write<PeopleTables, MailRow | undefined>(async (trx) => {
    await noteWorker(trx, worker, at)
    return take(trx, worker, id).where('worker', '=', worker).executeTakeFirst()
  })

const take = (trx: Transaction<PeopleTables>, worker: string, id: string) =>
  trx
    .updateTable('outbox')
    .set((eb) => ({ worker, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('sent_day', 'is', null)
    .where('failed_day', 'is', null)
    .returningAll()

/** While mail is paused, none is due. */
const findDue = (db: Kysely<PeopleTables>, { worker, onlyKnown }: Wanted, at: Date) =>
  db
    .selectFrom('outbox')
    .select(['id', 'worker'])
    .where('sent_day', 'is', null)
    .where('failed_day', 'is', null)
    .where('turn', '<=', onlyKnown ? TURNS.known : TURNS.other)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('mail_pauses').select('name'))))
    .where((eb) => eb.or([eb('worker', 'is', null), eb('worker', 'not in', selectLive(db, worker, at))]))
    .orderBy('turn')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Workers that keep their mails: the one that asks, and those that were seen. */
const selectLive = (db: Kysely<PeopleTables>, worker: string, at: Date) =>
  db
    .selectFrom('mail_workers')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', worker), eb('seen_at', '>', at.getTime() - LEASE)]))

/** Notes that a worker is at work, and forgets those that were lost. Its time is no time of a mail. */
export const noteWorker = async (trx: Transaction<PeopleTables>, id: string, at: Date): Promise<void> => {
  const seen_at = Math.ceil(at.getTime() / SEEN) * SEEN
  await trx
    .insertInto('mail_workers')
    .values({ id, seen_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
    .execute()
  await trx
    .deleteFrom('mail_workers')
    .where('seen_at', '<', seen_at - DAY)
    .execute()
}

/** Mails that a worker leased, and that are neither sent nor given up. */
export const listLeased = (store: Store, worker: string): Promise<Pick<MailRow, 'id' | 'turn'>[]> =>
  store
    .db<PeopleTables>()
    .selectFrom('outbox')
    .select(['id', 'turn'])
    .where('sent_day', 'is', null)
    .where('failed_day', 'is', null)
    .where('worker', '=', worker)
    .execute()

/** Gives the mails of a worker that ends to the others. */
export const forgetWorker = (store: Store, id: string): Promise<unknown> =>
  store.write<PeopleTables, unknown>((trx) => trx.deleteFrom('mail_workers').where('id', '=', id).execute())

/** Records that the server took a mail. A sandbox keeps each mail for its reader. */
export const settleSent = (
  store: Store,
  { id, kind }: MailRow,
  { keepsSent }: { readonly keepsSent: boolean },
  at: Date,
): Promise<unknown> =>
  store.write<PeopleTables, unknown>((trx) =>
    trx
      .updateTable('outbox')
      .set({ sent_day: dayOf(at), worker: null })
      .$if(ERASED_WHEN_SENT.includes(kind) && !keepsSent, (update) => update.set(ERASED))
      .where('id', '=', id)
      .execute(),
  )

/** Gives a mail up, unless another worker has it by now. Returns whether it was given up. */
export const giveUp = (store: Store, { id, kind, worker }: MailRow, at: Date): Promise<boolean> =>
  store.write<PeopleTables, boolean>(async (trx) => {
    await lockAudit(trx, store.engine)
    const failed = await trx
      .updateTable('outbox')
      .set({ failed_day: dayOf(at), worker: null, ...(ERASED_WHEN_SENT.includes(kind) && ERASED) })
      .where('id', '=', id)
      .where('worker', '=', worker)
      .where('failed_day', 'is', null)
      .returning(['id', 'tries'])
      .execute()
    await auditFailed(trx, store, failed, at)
    return failed.length > 0
  })

export type ErasedMail = { readonly erased: number; readonly failed: readonly MailKind[] }

/**
 * Erases mails whose time is over, and those that are never sent. Returns their number, and the kinds of those that were
 * to be sent and have failed thereby.
 */
export const eraseMail = async (store: Store, sealer: Sealer, at: Date): Promise<ErasedMail> => {
  const ids = [...(await listEndedCodes(store, sealer, at)), ...(await listOld(store, at))]
  const failed: MailKind[] = []
  let erased = await eraseNeverSent(store)
  for (let from = 0; from < ids.length; from += STEP) {
    const step = ids.slice(from, from + STEP)
    failed.push(...(await eraseStep(store, step, at)))
    erased += step.length
  }
  return { erased, failed }
}

/** Only the sealed part of a code tells when it ends. The bound on codes in all bounds this work. */
const listEndedCodes = async (store: Store, sealer: Sealer, at: Date): Promise<string[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_day', 'sealed_key', 'sealed_body'])
    .where('sealed_key', 'is not', null)
    .where('kind', '=', 'code')
    .where('turn', 'is not', null)
    .execute()
  return rows.filter((row) => endOf(row.kind, findCreated(sealer, row)) <= at.getTime()).map(({ id }) => id)
}

const listOld = async (store: Store, at: Date): Promise<string[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('outbox')
    .select('id')
    .where('sealed_key', 'is not', null)
    .where('kind', '<>', 'code')
    .where('created_day', '<=', dayOf(new Date(at.getTime() - KEPT)))
    .execute()
  return rows.map(({ id }) => id)
}

const eraseNeverSent = async (store: Store): Promise<number> => {
  const isNeverSent = store.db<PeopleTables>().selectFrom('outbox').select('id').where('turn', 'is', null)
  if ((await isNeverSent.limit(1).executeTakeFirst()) === undefined) return 0
  const { numDeletedRows } = await store.write<PeopleTables, { numDeletedRows: bigint }>((trx) =>
    trx.deleteFrom('outbox').where('turn', 'is', null).executeTakeFirstOrThrow(),
  )
  return Number(numDeletedRows)
}

const eraseStep = (store: Store, ids: readonly string[], at: Date): Promise<MailKind[]> =>
  store.write<PeopleTables, MailKind[]>(async (trx) => {
    await lockAudit(trx, store.engine)
    const failed = await trx
      .updateTable('outbox')
      .set({ failed_day: dayOf(at), worker: null })
      .where('id', 'in', ids)
      .where('sent_day', 'is', null)
      .where('failed_day', 'is', null)
      .returning(['id', 'kind', 'tries'])
      .execute()
    await auditFailed(trx, store, failed, at)
    await trx.updateTable('outbox').set(ERASED).where('id', 'in', ids).execute()
    return failed.map(({ kind }) => kind)
  })

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
