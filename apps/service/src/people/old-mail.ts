import type { Kysely, Transaction } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Sealer, Store } from '../platform/index.ts'
import { dayOf, sealMail, type Envelope } from './mail.ts'
import { ERASED_WHEN_SENT } from './mail-queue.ts'
import type { OldMailRow, PeopleTables } from './tables.ts'
import type { MailText } from './write-mail.ts'

/** Mails moved in one transaction. */
const STEP = 200

/**
 * Moves mails of a version that kept mailboxes in clear into the sealed outbox, and erases those that need no mailbox any
 * more. A process of that version may still add some. Returns their number.
 */
export const moveOldMail = async (store: Store, sealer: Sealer, at: Date): Promise<number> => {
  let moved = 0
  for (;;) {
    if ((await selectFree(store.db(), at).limit(1).execute()).length === 0) return moved
    moved += await store.write<PeopleTables, number>((trx) => moveStep(trx, store, sealer, at))
  }
}

/** A mail under lease may be on its way. */
const selectFree = (db: Kysely<PeopleTables>, at: Date) =>
  db
    .selectFrom('mail')
    .selectAll()
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at.getTime())]))
    .limit(STEP)

const moveStep = async (
  trx: Transaction<PeopleTables>,
  { engine }: Store,
  sealer: Sealer,
  at: Date,
): Promise<number> => {
  const rows = await selectFree(trx, at)
    .$if(engine === 'postgres', (select) => select.forUpdate().skipLocked())
    .execute()
  for (const row of rows) {
    const isSettled = row.sent_at !== null || row.failed_at !== null
    const envelope = isSettled && ERASED_WHEN_SENT.includes(row.kind) ? undefined : openOld(sealer, row)
    if (envelope !== undefined) await putOld(trx, sealer, row, envelope)
    else if (!isSettled && row.mailbox !== null) await auditLost(trx, engine, row, at)
  }
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('mail').where('id', 'in', ids).execute()
  return ids.length
}

/** Undefined once it was erased, and for a text that no key opens. */
const openOld = (
  sealer: Sealer,
  { id, mailbox, subject, sealed_key: key, sealed_body: body, created_at: createdAt }: OldMailRow,
): Envelope | undefined => {
  if (mailbox === null || key === null || body === null) return undefined
  try {
    // That version sealed nothing but a MailText.
    return { mailbox, subject, text: JSON.parse(sealer.open({ key, body }, id)) as MailText, createdAt }
  } catch {
    return undefined
  }
}

const putOld = (
  trx: Transaction<PeopleTables>,
  sealer: Sealer,
  { kind, tries, sent_at, failed_at }: OldMailRow,
  envelope: Envelope,
) => {
  const settled = { sent_day: toDay(sent_at), failed_day: toDay(failed_at) }
  return trx
    .insertInto('outbox')
    .values({ ...sealMail(sealer, kind, envelope), tries, ...settled })
    .execute()
}

const toDay = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : dayOf(new Date(milliseconds))

const auditLost = (
  trx: Transaction<PeopleTables>,
  engine: Store['engine'],
  { id, tries }: OldMailRow,
  at: Date,
): Promise<unknown> => {
  const detail = JSON.stringify({ tries })
  return audit(trx, engine, { actor: 'service', action: 'mail.fail', object: id, detail }, at)
}
