import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { audit, lockAudit } from '../audit/index.ts'
import { makeId, refuseFields } from '../platform/index.ts'
import { digestOf, makeSecret, proofOf } from './digest.ts'
import { SIGN_IN_LIMITS } from './limits.ts'
import { putMail } from './mail.ts'
import { parseMailbox } from './mailbox.ts'
import type { PeopleNeeds } from './needs.ts'
import { beginSession, dropSession, type Browser, type Session } from './sessions.ts'
import { countCode, raise } from './sign-in-counters.ts'
import type { PeopleTables } from './tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CODE_DIGITS = 8
const CODE_LASTS = SIGN_IN_LIMITS.codeMinutes.value * MINUTE
const MOST_TRIES = SIGN_IN_LIMITS.codeTries.value

export type BegunSignIn = {
  /** Secret of the attempt cookie: the code counts only beside it. */
  readonly attempt: string
  readonly endsAt: Date
}

/**
 * Sends a code to a mailbox. Known and unknown mailboxes cause the same statements and the same mail: a person comes
 * into being when the code is typed. `address` is the client's, counted by /64 for IPv6.
 */
export const beginSignIn = async (
  { store, pepper, sealer }: PeopleNeeds,
  { mailbox: given, address }: { readonly mailbox: string; readonly address: string },
  at: Date,
): Promise<BegunSignIn> => {
  const mailbox = readMailbox(given)
  const attempt = makeSecret()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const endsAt = at.getTime() + CODE_LASTS
  const [id, proof] = [digestOf(attempt), proofOf(pepper, 'code', attempt, mailbox, code)]
  await store.write<PeopleTables, undefined>(async (trx) => {
    await countCode(trx, pepper, { mailbox, address }, at)
    await trx.deleteFrom('sign_in_attempts').where('ends_at', '<=', at.getTime()).execute()
    await trx.insertInto('sign_in_attempts').values({ id, proof, tries: 0, ends_at: endsAt }).execute()
    await putMail(trx, sealer, { mailbox, kind: 'code', ...writeCode(code) }, at)
    return undefined
  })
  return { attempt, endsAt: new Date(endsAt) }
}

const readMailbox = (given: string): string => {
  const mailbox = parseMailbox(given)
  if (mailbox !== undefined) return mailbox
  throw refuseFields([{ field: 'mailbox', detail: 'Enter one e-mail address, such as name@example.org.' }])
}

const writeCode = (code: string) => ({
  subject: 'Your code for Rotunda',
  text: {
    paragraphs: [
      `Your code is ${code.slice(0, 4)} ${code.slice(4)}.`,
      `Type it in the browser in which you asked for it, within ${SIGN_IN_LIMITS.codeMinutes.value} minutes. It works nowhere else.`,
      'If you did not ask for it, do nothing. Nobody is signed in without the code.',
    ],
  },
})

export type TypedCode = Browser & {
  readonly attempt: string | undefined
  readonly mailbox: string
  readonly code: string
  /** Address by which refused tries are counted. */
  readonly countedAs: string
  /** Session that the browser had before: it ends. */
  readonly session?: Session | undefined
}

export type SignedIn = { readonly secret: string; readonly person: string }

type Outcome = SignedIn | 'ended' | { readonly triesLeft: number }

/** Signs a person in by the code that was sent for this browser's attempt. Each code works once. */
export const finishSignIn = async (needs: PeopleNeeds, typed: TypedCode, at: Date): Promise<SignedIn> => {
  const mailbox = readMailbox(typed.mailbox)
  const code = typed.code.replaceAll(/[\s-]/g, '')
  if (!/^\d{8}$/.test(code))
    throw refuseFields([{ field: 'code', detail: 'Enter the 8 digits of the code in the mail.' }])
  // Without its cookie an attempt is as good as ended, and counts as refused.
  const outcome = await tryCode(needs, { ...typed, attempt: typed.attempt ?? '', mailbox, code }, at)
  if (typeof outcome === 'object' && 'secret' in outcome) return outcome
  throw refuseFields([{ field: 'code', detail: explain(outcome) }])
}

const explain = (outcome: Exclude<Outcome, SignedIn>): string => {
  if (outcome === 'ended' || outcome.triesLeft === 0)
    return `This browser has no open code: a code works for ${SIGN_IN_LIMITS.codeMinutes.value} minutes and ${MOST_TRIES} tries, in the browser that asked for it. Ask for a new one.`
  const left = outcome.triesLeft === 1 ? '1 try is left' : `${outcome.triesLeft} tries are left`
  return `The code is wrong. Compare it with the newest mail; ${left}.`
}

/** The wrong try is committed as well: it must count. */
const tryCode = (
  { store, pepper }: PeopleNeeds,
  { attempt, mailbox, code, countedAs, session, ...browser }: TypedCode & { readonly attempt: string },
  at: Date,
): Promise<Outcome> =>
  store.write<PeopleTables, Outcome>(async (trx) => {
    const id = digestOf(attempt)
    const tried = await trx
      .updateTable('sign_in_attempts')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('id', '=', id)
      .where('tries', '<', MOST_TRIES)
      .where('ends_at', '>', at.getTime())
      .returning(['tries', 'proof'])
      .executeTakeFirst()
    const isRight =
      tried !== undefined && isEqual(tried.proof, proofOf(pepper, 'code', attempt, mailbox, code))
    if (!isRight) {
      await countRefused(trx, countedAs, at)
      return tried === undefined ? 'ended' : { triesLeft: MOST_TRIES - tried.tries }
    }
    await trx.deleteFrom('sign_in_attempts').where('id', '=', id).execute()
    // A person who is deleted meanwhile gets no session, and leaves no address.
    await lockAudit(trx, store.engine)
    if (session !== undefined) await dropSession(trx, session)
    const person = await findOrMakePerson(trx, mailbox, at)
    const secret = await beginSession(trx, { ...browser, person, passkeyAt: null }, at)
    const from = { person, address: browser.address }
    await audit(
      trx,
      store.engine,
      { actor: person, action: 'sign_in.accept', object: person, detail: '{"by":"code"}', from },
      at,
    )
    return { secret, person }
  })

const isEqual = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

const findOrMakePerson = async (
  trx: Transaction<PeopleTables>,
  mailbox: string,
  at: Date,
): Promise<string> => {
  const made = {
    id: makeId('person', at),
    mailbox,
    role: null,
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

/** Subjects of counters of refused tries are this word, the hour and the address that tried. */
const REFUSED = 'refused'

const startOfHour = (at: Date): number => at.getTime() - (at.getTime() % HOUR)

export const countRefused = async (
  trx: Transaction<PeopleTables>,
  address: string,
  at: Date,
): Promise<void> => {
  const hour = startOfHour(at)
  await raise(trx, `${REFUSED} ${hour} ${address}`, hour)
}

/** Writes one audit line for each address and past hour with refused tries, with their number, and forgets them. */
export const noteRefusedSignIns = ({ store }: Pick<PeopleNeeds, 'store'>, at: Date): Promise<number> =>
  store.write<PeopleTables, number>(async (trx) => {
    const over = await trx
      .deleteFrom('sign_in_counters')
      .where('subject', 'like', `${REFUSED} %`)
      .where('begins', '<', startOfHour(at))
      .returning(['subject', 'begins', 'count'])
      .execute()
    for (const { subject, begins, count } of over) {
      const from = { person: null, address: subject.split(' ').at(-1) ?? '' }
      const detail = JSON.stringify({ hour: new Date(begins).toISOString(), count })
      const line = { actor: 'service', action: 'sign_in.refuse', object: 'sign_in', detail, from } as const
      await audit(trx, store.engine, line, at)
    }
    return over.length
  })
