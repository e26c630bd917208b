import type { Transaction } from 'kysely'
import { audit, lockAudit } from '../audit/index.ts'
import { makeId } from '../platform/index.ts'
import {
  nameAttempt,
  parseTypedCode,
  refuseCode,
  sendCode,
  tryCode,
  type CodeOutcome,
  type SentCode,
} from './confirm-mailbox.ts'
import type { PeopleNeeds } from './needs.ts'
import { beginSession, dropSession, type Browser, type Session } from './sessions.ts'
import type { PeopleTables } from './tables.ts'

/**
 * Sends a code to a mailbox. A person comes into being when the code is typed. `address` is the client's, counted by
 * /64 for IPv6.
 */
export const beginSignIn = (
  needs: PeopleNeeds,
  order: { readonly mailbox: string; readonly address: string },
  at: Date,
): Promise<SentCode> =>
  sendCode(needs, { ...order, purpose: 'sign_in', attempt: nameAttempt(order.mailbox) }, at)

export type SignInOrder = Browser & {
  /** Undefined for a browser without the cookie of an attempt: it counts as a refused try. */
  readonly attempt: string | undefined
  readonly mailbox: string
  readonly code: string
  /** Address by which refused tries are counted. */
  readonly countedAs: string
  /** Session that the browser had before: it ends. */
  readonly session?: Session | undefined
}

export type SignedIn = { readonly secret: string; readonly person: string }

/** Signs a person in by the code that was sent for this browser's attempt. Each code works once. */
export const finishSignIn = async (
  { store, pepper }: PeopleNeeds,
  { attempt = '', mailbox, code, countedAs, session, ...browser }: SignInOrder,
  at: Date,
): Promise<SignedIn> => {
  const typed = parseTypedCode({ attempt, mailbox, code })
  const outcome = await store.write<PeopleTables, SignedIn | Exclude<CodeOutcome, 'right'>>(async (trx) => {
    const tried = await tryCode(trx, pepper, { ...typed, purpose: 'sign_in', countedAs }, at)
    if (tried !== 'right') return tried
    // A person who is deleted meanwhile gets no session, and leaves no address.
    await lockAudit(trx, store.engine)
    if (session !== undefined) await dropSession(trx, session)
    const person = await findOrMakePerson(trx, typed.mailbox, at)
    const secret = await beginSession(trx, { ...browser, person, passkey: null }, at)
    const from = { person, address: browser.address }
    const line = {
      actor: person,
      action: 'sign_in.accept',
      object: person,
      detail: '{"by":"code"}',
      from,
    } as const
    await audit(trx, store.engine, line, at)
    return { secret, person }
  })
  if (typeof outcome === 'object' && 'secret' in outcome) return outcome
  throw refuseCode(outcome)
}

const findOrMakePerson = async (
  trx: Transaction<PeopleTables>,
  mailbox: string,
  at: Date,
): Promise<string> => {
  const made = {
    id: makeId('person', at),
    mailbox,
    role: null,
    enrolment: null,
    created_at: at.getTime(),
    deleted_at: null,
  }
  await trx
    .insertInto('people')
    .values(made)
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('people')
    .select('id')
    .where('mailbox', '=', mailbox)
    .executeTakeFirstOrThrow()
  return id
}
