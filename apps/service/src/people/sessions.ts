import type { Transaction } from 'kysely'
import { audit } from '../audit/index.ts'
import { makeId, Refusal, type Store } from '../platform/index.ts'
import { failsToStore } from '../platform/store/index.ts'
import { digestOf, makeSecret } from './digest.ts'
import { SIGN_IN_LIMITS } from './limits.ts'
import type { PeopleTables, Role, SessionRow } from './tables.ts'

const MINUTE = 60_000
const IDLE = SIGN_IN_LIMITS.idleHours.value * 60 * MINUTE
const LONGEST = SIGN_IN_LIMITS.sessionDays.value * 24 * 60 * MINUTE
const FRESH_PASSKEY = SIGN_IN_LIMITS.passkeyMinutes.value * MINUTE
const LONGEST_AGENT = SIGN_IN_LIMITS.agentCharacters.value

/** Browser that signs in. Its address is as long as it came, for the person's own list. */
export type Browser = { readonly address: string; readonly agent: string }

/** A person who is signed in. */
export type Session = {
  readonly id: string
  readonly person: string
  readonly mailbox: string
  /** Role of the person, which counts only with a passkey of its enrolment: read `effectiveRole`. */
  readonly role: Role | null
  readonly passkeyAt: Date | null
  /** Enrolment of the role, if the passkey of the session is one of it. */
  readonly enrolment: string | null
  readonly endsAt: Date
}

/** Role that counts in this session: none without a passkey that belongs to the role. */
export const effectiveRole = ({ role, enrolment }: Session): Role | null => (enrolment === null ? null : role)

/** Whether the session's passkey was used a short time ago. A time to come is that of a clock that was set back since. */
export const isFresh = ({ passkeyAt }: Session, at: Date): boolean => {
  const age = passkeyAt === null ? -1 : at.getTime() - passkeyAt.getTime()
  return age >= 0 && age <= FRESH_PASSKEY
}

/** `passkey` is the id of the passkey that was just used. */
export type NewSession = Browser & { readonly person: string; readonly passkey: string | null }

/** Begins a session. Returns the secret of its cookie; the database keeps only its digest. */
export const beginSession = async (
  trx: Transaction<PeopleTables>,
  { person, address, agent, passkey }: NewSession,
  at: Date,
): Promise<string> => {
  const secret = makeSecret()
  const now = at.getTime()
  const row: SessionRow = {
    digest: digestOf(secret),
    id: makeId('session', at),
    person,
    created_at: now,
    last_seen_at: now,
    ends_at: now + LONGEST,
    passkey_at: passkey === null ? null : now,
    passkey,
    address,
    agent: agent.slice(0, LONGEST_AGENT),
  }
  await trx.insertInto('sessions').values(row).execute()
  return secret
}

/** Finds the session of a cookie, and notes that it is in use, unless it is none. Undefined once it has ended. */
export const findSession = async (
  store: Store,
  secret: string,
  at: Date,
  { isUse = true }: { readonly isUse?: boolean } = {},
): Promise<Session | undefined> => {
  const digest = digestOf(secret)
  const row = await store
    .db<PeopleTables>()
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .leftJoin('passkeys', (join) =>
      join.onRef('passkeys.id', '=', 'sessions.passkey').onRef('passkeys.person', '=', 'sessions.person'),
    )
    .select(['sessions.id', 'sessions.person', 'mailbox', 'role', 'passkey_at', 'ends_at', 'last_seen_at'])
    .select(['people.enrolment', 'passkeys.enrolment as proof', 'passkeys.id as passkey'])
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (row === undefined || row.mailbox === null || isOver(row, at)) return undefined
  if (isUse && at.getTime() - row.last_seen_at >= MINUTE) await noteSeen(store, digest, at)
  const { id, person, mailbox, role, passkey, passkey_at: passkeyAt, ends_at: endsAt } = row
  return {
    id,
    person,
    mailbox,
    role,
    passkeyAt: passkey === null || passkeyAt === null ? null : new Date(passkeyAt),
    enrolment: row.proof === row.enrolment ? row.enrolment : null,
    endsAt: new Date(endsAt),
  }
}

/**
 * A session that was seen in a time to come is not open either: the clock was set back since. Requests at once read the
 * clock one after the other, so a minute is allowed.
 */
const isOver = (
  { ends_at, last_seen_at }: Pick<SessionRow, 'ends_at' | 'last_seen_at'>,
  at: Date,
): boolean => {
  const idle = at.getTime() - last_seen_at
  return at.getTime() >= ends_at || idle < -MINUTE || idle >= IDLE
}

/** A full disk does not keep a person from reading: the session ends sooner, since its use is not noted. */
const noteSeen = async (store: Store, digest: string, at: Date): Promise<void> => {
  const note = store.write<PeopleTables, unknown>((trx) =>
    trx
      .updateTable('sessions')
      .set({ last_seen_at: at.getTime() })
      .where('digest', '=', digest)
      .where('last_seen_at', '<', at.getTime())
      .execute(),
  )
  await note.catch((cause: unknown) => {
    if (!failsToStore(cause)) throw cause
  })
}

/** A session as its person sees it. */
export type ListedSession = Pick<SessionRow, 'id' | 'address' | 'agent'> & {
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly endsAt: Date
  readonly hasPasskey: boolean
}

/** Open sessions of a person, newest first. */
export const listSessions = async (store: Store, person: string, at: Date): Promise<ListedSession[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .execute()
  return rows
    .filter((row) => !isOver(row, at))
    .map(({ id, address, agent, ...row }) => ({
      id,
      address,
      agent,
      createdAt: new Date(row.created_at),
      lastSeenAt: new Date(row.last_seen_at),
      endsAt: new Date(row.ends_at),
      hasPasskey: row.passkey_at !== null,
    }))
}

/** Ends a session of its own person. */
export const endSession = async (store: Store, person: string, id: string, at: Date): Promise<void> => {
  await store.write<PeopleTables, undefined>(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .executeTakeFirst()
    if (ended === undefined)
      throw new Refusal('not_found', `You have no session ${id}. The session may have ended.`)
    await audit(trx, store.engine, { actor: person, action: 'session.end', object: id, detail: '{}' }, at)
    return undefined
  })
}

/** Ends every other session of the person. Returns how many there were. */
export const endOtherSessions = (store: Store, { id, person }: Session, at: Date): Promise<number> =>
  store.write<PeopleTables, number>(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('id', '!=', id)
      .returning('id')
      .execute()
    const detail = JSON.stringify({ sessions: ended.length })
    await audit(trx, store.engine, { actor: person, action: 'session.end', object: person, detail }, at)
    return ended.length
  })

/**
 * Ends the session of a browser whose rights rise, and begins a new one: a cookie from before is worth nothing. A session
 * that has ended meanwhile, as by a reset of its passkeys, raises nothing.
 */
export const raiseSession = async (
  trx: Transaction<PeopleTables>,
  old: Session | undefined,
  begun: NewSession,
  at: Date,
): Promise<string> => {
  if (old !== undefined && !(await dropSession(trx, old)))
    throw new Refusal('sign_in_needed', 'The session has ended meanwhile. Sign in again.')
  return beginSession(trx, begun, at)
}

/** Ends a session without a line of its own. False if it had ended. */
export const dropSession = async (
  trx: Transaction<PeopleTables>,
  { id }: Pick<Session, 'id'>,
): Promise<boolean> => {
  const ended = await trx.deleteFrom('sessions').where('id', '=', id).returning('id').executeTakeFirst()
  return ended !== undefined
}
