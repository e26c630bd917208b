import { createHmac } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DeliveryState } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { prepareStatement } from '../platform/store/index.ts'
import type { CheckedMessage } from './check-message.ts'
import type { DeliveryMode, MessageTables } from './tables.ts'
import { MESSAGE_LIMITS } from './limits.ts'

const DAY_MILLISECONDS = MESSAGE_LIMITS.repetitionHours.value * 3_600_000

/**
 * Digest of a message's organisation, person, text and destination. Its secret is not in the database, so a reader of
 * the database cannot test a person or a text against it.
 */
export const digestContent = (
  secret: Uint8Array,
  owner: { readonly mode: DeliveryMode; readonly organisation: string },
  { fields, destination }: Pick<CheckedMessage, 'fields' | 'destination'>,
): string => {
  const place = destination.kind === 'docket' ? destination.documentId : destination.officeCode
  const person = [fields.email, fields.first_name, fields.last_name].map((value) => fold(value))
  const content = [owner.mode, owner.organisation, place, ...person, fold(fields.message)]
  return createHmac('sha256', secret)
    .update(`message content\n${JSON.stringify(content)}`)
    .digest('hex')
    .slice(0, DIGEST_LENGTH)
}

const DIGEST_LENGTH = 32

/** Folds case and spacing. Texts in different normal forms (NFC, NFD) stay different: a second normalisation costs too much. */
const fold = (text = ''): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Finds the last message of 24 hours with this digest that was sent or may still be. */
export const findDuplicate = async (
  trx: Transaction<MessageTables>,
  engine: Store['engine'],
  digest: string,
  at: number,
): Promise<string | undefined> => {
  // Without the lock, two duplicates that arrive at once on two connections would not see each other.
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(trx)
  const [found] = await selectDuplicate(trx, { digest, since: at - DAY_MILLISECONDS })
  return found?.id
}

const NOT_SENT = (['refused', 'undeliverable', 'withdrawn'] as const).map((state) =>
  sql.lit<DeliveryState>(state),
)

const selectDuplicate = prepareStatement<
  MessageTables,
  { readonly digest: string; readonly since: number },
  { id: string }
>(
  (db, { digest, since }) =>
    db
      .selectFrom('messages')
      .select('id')
      .where('content_digest', '=', digest)
      .where('accepted_at', '>', since)
      .where('state', 'not in', NOT_SENT)
      .orderBy('accepted_at', 'desc')
      .limit(sql.lit(1)),
  ({ digest, since }) => [digest, since],
)
