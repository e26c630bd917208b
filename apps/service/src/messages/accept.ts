import type { Kysely, Transaction } from 'kysely'
import { makeDeliveryId, makeId, Refusal, type Clock, type Sealer, type Store } from '../platform/index.ts'
import { CommitInDoubt, isUnreachable, prepareStatement } from '../platform/store/index.ts'
import type { CheckedMessage } from './check-message.ts'
import { digestContent, findDuplicate } from './duplicates.ts'
import { formatDestination } from './open-row.ts'
import { DOUBT_MILLISECONDS, refuseUnstored, settleDoubt, type NewMessage } from './settle-doubt.ts'
import type { DeliveryMode, MessageTables, TimelineRow } from './tables.ts'

export type AcceptNeeds = {
  readonly store: Store
  readonly sealer: Sealer
  readonly clock: Clock
  readonly mode: DeliveryMode
  /** Milliseconds to look for the outcome of an unanswered commit. */
  readonly doubtMilliseconds?: number
  /** Secret for the digests that find duplicates; it is not in the database. */
  readonly digestSecret: Uint8Array
}

/** Organisation and key that sent the message: taken from the key, never from the body. */
export type Sender = {
  readonly organisation: string
  /** Its name, which offices read; its id when left out. */
  readonly organisationName?: string
  readonly keyId: string
  /** Trace of the request, which the lines of later tries name. */
  readonly traceId?: string
}

/** Hashes of the caller's Idempotency-Key and body. The originals are not stored. */
export type Idempotency = KeyAndBody & {
  /** The hashes that earlier versions stored of this request: of its bytes, and of its key as it was written. */
  readonly earlier?: readonly KeyAndBody[]
}

type KeyAndBody = { readonly key: string; readonly fingerprint: string }

export type Accepted = {
  readonly id: string
  readonly replayed: boolean
  /** Id of the message that this one repeats, if any. */
  readonly possibleDuplicateOf?: string
}

/** Stores a message. Once this resolves, the message is on the disk, and it will be delivered once or reported. */
export const accept = async (
  needs: AcceptNeeds,
  sender: Sender,
  message: CheckedMessage,
  idempotency?: Idempotency,
): Promise<Accepted> => {
  const { store, sealer, clock, mode } = needs
  const made = makeRow(sender, message, mode, clock(), sealer)
  const { organisation, accepted_at } = made
  const content_digest = digestContent(needs.digestSecret, { mode, organisation }, message)
  const row = { ...made, idempotency_key: idempotency?.key ?? null, content_digest }
  try {
    return await store.write<MessageTables, Accepted>(async (trx) => {
      const earlier = idempotency && (await reserve(trx, sender, idempotency, row.id))
      if (earlier !== undefined) return { id: earlier, replayed: true }
      // A caller that sends an Idempotency-Key decides what counts as a duplicate.
      const duplicate = idempotency
        ? undefined
        : await findDuplicate(trx, store.engine, content_digest, accepted_at)
      await insertMessage(trx, { ...row, possible_duplicate_of: duplicate ?? null })
      await insertLines(trx, firstLines(row))
      return {
        id: row.id,
        replayed: false,
        ...(duplicate !== undefined && { possibleDuplicateOf: duplicate }),
      }
    })
  } catch (cause) {
    if (!(cause instanceof CommitInDoubt)) throw isUnreachable(cause) ? refuseUnstored(cause) : cause
    return findAccepted(needs, sender, { row, idempotency, cause })
  }
}

type InDoubt = {
  readonly row: NewMessage
  readonly idempotency: Idempotency | undefined
  readonly cause: CommitInDoubt
}

/**
 * Finds out whether an unanswered commit took place. The work is never repeated: the sender learns only what is
 * certain.
 */
const findAccepted = async (
  {
    store,
    doubtMilliseconds: milliseconds = DOUBT_MILLISECONDS,
  }: Pick<AcceptNeeds, 'store' | 'doubtMilliseconds'>,
  sender: Sender,
  { row, idempotency, cause }: InDoubt,
): Promise<Accepted> => {
  if (await settleDoubt(store, { row, cause, milliseconds })) return { id: row.id, replayed: false }
  const earlier = idempotency && (await findReplay({ store }, sender, idempotency))
  if (earlier !== undefined) return { id: earlier, replayed: true }
  throw refuseUnstored(cause)
}

const insertMessage = prepareStatement<MessageTables, NewMessage>(
  (db, row) => db.insertInto('messages').values(row),
  (row) => Object.values(row),
)

const insertLines = prepareStatement<MessageTables, readonly TimelineRow[]>(
  (db, lines) => db.insertInto('timeline').values(lines),
  (lines) => lines.flatMap((line) => Object.values(line)),
)

/** Finds the message that an Idempotency-Key was used for; refuses the key if that message had another body. */
export const findReplay = async (
  { store }: Pick<AcceptNeeds, 'store'>,
  sender: Sender,
  idempotency: Idempotency,
): Promise<string | undefined> => {
  return findSameBody(store.db(), sender, idempotency)
}

/** Reserves the key for this message, or returns the message that already has it. */
const reserve = async (
  trx: Transaction<MessageTables>,
  sender: Sender,
  idempotency: Idempotency,
  id: string,
): Promise<string | undefined> => {
  const wanted = { organisation: sender.organisation, idempotency_key: idempotency.key }
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ ...wanted, fingerprint: idempotency.fingerprint, message_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst()
  if (taken !== undefined) return undefined
  return findSameBody(trx, sender, idempotency)
}

const findSameBody = async (
  db: Kysely<MessageTables>,
  { organisation }: Sender,
  idempotency: Idempotency,
): Promise<string | undefined> => {
  const forms = [idempotency, ...(idempotency.earlier ?? [])]
  const names = [...new Set(forms.map(({ key }) => key))]
  const rows = await db
    .selectFrom('idempotency_keys')
    .select(['idempotency_key', 'message_id', 'fingerprint'])
    .where('organisation', '=', organisation)
    .where('idempotency_key', 'in', names)
    .execute()
  const found = rows.find((row) =>
    forms.some(({ key, fingerprint }) => row.idempotency_key === key && row.fingerprint === fingerprint),
  )
  if (found !== undefined) return found.message_id
  if (!rows.some((row) => row.idempotency_key === idempotency.key)) return undefined
  throw new Refusal(
    'idempotency_key_reused',
    'This Idempotency-Key was used before with a different body. Send the first body again to get its answer, or send this body with a new key.',
  )
}

const makeRow = (
  { organisation, organisationName, keyId, traceId }: Sender,
  { fields, destination, channel, campaign, warnings }: CheckedMessage,
  mode: DeliveryMode,
  now: Date,
  sealer: Sealer,
): NewMessage => {
  const id = makeId('message', now)
  const sealed = sealer.seal(JSON.stringify(fields), id)
  const deadline = destination.kind === 'docket' ? (destination.closesAt?.getTime() ?? null) : null
  return {
    id,
    organisation,
    key_id: keyId,
    mode,
    channel: channel.name,
    destination: formatDestination(destination),
    delivery_id: makeDeliveryId(),
    state: 'queued',
    reason: WAITS,
    revision: 1,
    attempts: 0,
    sent_before: 0,
    accepted_at: now.getTime(),
    due_at: now.getTime(),
    deadline,
    sealed_key: sealed.key,
    sealed_body: sealed.body,
    campaign: campaign === undefined ? null : JSON.stringify(campaign),
    warnings: warnings.length === 0 ? null : JSON.stringify(warnings),
    organisation_name: organisationName ?? null,
    trace_id: traceId ?? null,
  }
}

const WAITS = 'Waits for its turn.'

const firstLines = ({ id, accepted_at, state, reason, revision }: NewMessage) => [
  {
    message_id: id,
    revision: 0,
    at: accepted_at,
    event: 'accept',
    state: 'accepted',
    reason: 'Stored.',
  } as const,
  { message_id: id, revision, at: accepted_at, event: 'queue', state, reason } as const,
]
