import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { Refusal, refuseFields } from '../platform/index.ts'
import { digestOf, makeSecret, proofOf } from './digest.ts'
import { SIGN_IN_LIMITS } from './limits.ts'
import { putMail, TURNS } from './mail.ts'
import { parseMailbox } from './mailbox.ts'
import type { PeopleNeeds } from './needs.ts'
import { countCode, countInAll, countRefused, secondsToNextHour } from './sign-in-counters.ts'
import type { PeopleTables } from './tables.ts'

const MINUTE = 60_000
const CODE_DIGITS = 8
const CODE_LASTS = SIGN_IN_LIMITS.codeMinutes.value * MINUTE
const MOST_TRIES = SIGN_IN_LIMITS.codeTries.value

/** Use of a code. A code for one use does not work for another. */
export type CodePurpose = 'sign_in' | 'report' | 'follow' | 'old_mailbox' | 'new_mailbox'

export type SentCode = {
  /** Secret of the attempt: the code counts only beside it. */
  readonly attempt: string
  readonly endsAt: Date
}

export type CodeOrder = {
  readonly purpose: CodePurpose
  readonly mailbox: string
  /** Client's address, counted by /64 for IPv6. */
  readonly address: string
  /** Secret of the attempt; a new one when left out. */
  readonly attempt?: string
}

/**
 * Sends a code to a mailbox. Known and unknown mailboxes cause the same statements and the same answer. Beyond the bound
 * on codes in all, the mail of a sign-in is stored and never sent: a refusal would tell which mailboxes are known.
 */
export const sendCode = async (
  { store, pepper, sealer }: PeopleNeeds,
  { purpose, mailbox: given, address, attempt = makeSecret() }: CodeOrder,
  at: Date,
): Promise<SentCode> => {
  const mailbox = readMailbox(given)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const endsAt = at.getTime() + CODE_LASTS
  const [id, proof] = [digestOf(attempt), proofOf(pepper, purpose, attempt, mailbox, code)]
  await store.write<PeopleTables, undefined>(async (trx) => {
    await countCode(trx, pepper, { mailbox, address }, at)
    await trx.deleteFrom('sign_in_attempts').where('ends_at', '<=', at.getTime()).execute()
    await trx.insertInto('sign_in_attempts').values({ id, proof, tries: 0, ends_at: endsAt }).execute()
    const turn = await findTurn(trx, pepper, { mailbox, purpose }, at)
    await putMail(trx, sealer, { mailbox, kind: 'code', turn, ...writeCode(code, purpose) }, at)
    return undefined
  })
  return { attempt, endsAt: new Date(endsAt) }
}

/** A report or a subscription never says whether its mailbox is known, not even in the database. */
const findTurn = async (
  trx: Transaction<PeopleTables>,
  pepper: Uint8Array,
  { mailbox, purpose }: Pick<CodeOrder, 'mailbox' | 'purpose'>,
  at: Date,
): Promise<number | null> => {
  const mayBeKnown = purpose === 'sign_in' || purpose === 'old_mailbox'
  const reach = mayBeKnown && (await isKnown(trx, mailbox, at)) ? 'known' : 'unknown'
  if (await countInAll(trx, pepper, reach, at)) return reach === 'known' ? TURNS.known : TURNS.code
  if (purpose === 'sign_in') return null
  const retryAfterSeconds = secondsToNextHour(at)
  const detail = `No code was sent: this service has sent as many codes as it may within an hour. Ask again in ${retryAfterSeconds} seconds.`
  throw new Refusal('rate_limited', detail, { retryAfterSeconds })
}

/** True for a mailbox of a person, and for one that was invited. */
const isKnown = async (trx: Transaction<PeopleTables>, mailbox: string, at: Date): Promise<boolean> => {
  const open = (table: 'invitations' | 'enrolments') =>
    trx.selectFrom(table).select('mailbox').where('mailbox', '=', mailbox).where('ends_at', '>', at.getTime())
  const found = await trx
    .selectFrom('people')
    .select('mailbox')
    .where('mailbox', '=', mailbox)
    .unionAll(open('invitations'))
    .unionAll(open('enrolments').where('used_at', 'is', null))
    .execute()
  return found.length > 0
}

export const readMailbox = (given: string): string => {
  const mailbox = parseMailbox(given)
  if (mailbox !== undefined) return mailbox
  throw refuseFields([
    { field: 'mailbox', detail: 'Enter a single e-mail address, such as name@example.org.' },
  ])
}

type CodeWords = { readonly subject: string; readonly where: string; readonly unasked: string }

const WORDS: Readonly<Record<CodePurpose, CodeWords>> = {
  sign_in: {
    subject: 'Your code for Rotunda',
    where: 'Type the code in the browser in which you asked for it',
    unasked: 'If you did not ask for the code, do nothing. Nobody is signed in without the code.',
  },
  report: {
    subject: 'Your code to confirm this mailbox',
    where: 'Type the code on the page of your report, in the browser in which you asked for it',
    unasked:
      'If you did not report a mistake, do nothing. Without the code, the report does not get this mailbox.',
  },
  follow: {
    subject: 'Your code to follow changes',
    where: 'Type the code on the page on which you asked for it, in the same browser',
    unasked: 'If you did not ask for mail about changes, do nothing. Without the code there is no mail.',
  },
  old_mailbox: {
    subject: 'Your code to change your mailbox',
    where: 'Type it as the code of your old mailbox, in the browser in which you asked for it',
    unasked:
      'If you did not ask to change your mailbox, another person is signed in as you: sign in, and end every other session.',
  },
  new_mailbox: {
    subject: 'Your code to use this mailbox',
    where: 'Type it as the code of your new mailbox, in the browser in which you asked for it',
    unasked: 'If you did not ask to use this mailbox, do nothing. Without the code the mailbox is not used.',
  },
}

const writeCode = (code: string, purpose: CodePurpose) => {
  const { subject, where, unasked } = WORDS[purpose]
  const paragraphs = [
    `Your code is ${code.slice(0, 4)} ${code.slice(4)}.`,
    `${where}, within ${SIGN_IN_LIMITS.codeMinutes.value} minutes. The code works nowhere else.`,
    unasked,
  ]
  return { subject, text: { paragraphs } }
}

/** A code as a person typed it, beside the attempt that it was sent for. */
export type TypedCode = {
  readonly attempt: string
  readonly mailbox: string
  readonly code: string
}

/** Parses a typed code and its mailbox. Blanks and hyphens between the digits do not count. */
export const parseTypedCode = (
  { attempt, mailbox: given, code: typed }: TypedCode,
  field = 'code',
): TypedCode => {
  const mailbox = readMailbox(given)
  const code = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{8}$/.test(code))
    throw refuseFields([{ field, detail: 'Enter the 8 digits of the code in the mail.' }])
  return { attempt, mailbox, code }
}

/** Secret of an attempt that names its mailbox: a page can ask for the code again without another mail. */
export const nameAttempt = (mailbox: string): string =>
  `${makeSecret()}.${Buffer.from(mailbox).toString('base64url')}`

/** Mailbox of an attempt that names one, as long as its code can be typed. A changed name is that of no attempt. */
export const findAttempted = async (
  db: Kysely<PeopleTables>,
  attempt: string,
  at: Date,
): Promise<string | undefined> => {
  const [, named] = attempt.split('.')
  if (named === undefined || !(await isOpenAttempt(db, attempt, at))) return undefined
  return Buffer.from(named, 'base64url').toString()
}

/** Whether a code of this attempt can still be typed. */
export const isOpenAttempt = async (
  db: Kysely<PeopleTables>,
  attempt: string,
  at: Date,
): Promise<boolean> => {
  const open = await db
    .selectFrom('sign_in_attempts')
    .select('id')
    .where('id', '=', digestOf(attempt))
    .where('tries', '<', MOST_TRIES)
    .where('ends_at', '>', at.getTime())
    .executeTakeFirst()
  return open !== undefined
}

export type CodeOutcome = 'right' | 'ended' | { readonly triesLeft: number }

/**
 * Tries a code that was parsed. A right one is used up. Commit the transaction of a wrong try: it must count.
 * `countedAs` is the address by which refused tries are counted.
 */
export const tryCode = async (
  trx: Transaction<PeopleTables>,
  pepper: Uint8Array,
  tried: TypedCode & TriedFor,
  at: Date,
): Promise<CodeOutcome> => {
  const outcome = await checkCode(trx, pepper, tried, at)
  if (outcome === 'right') await forgetCode(trx, tried)
  return outcome
}

/** Uses up a code. */
export const forgetCode = async (
  trx: Transaction<PeopleTables>,
  { attempt }: Pick<TypedCode, 'attempt'>,
): Promise<void> => {
  await trx.deleteFrom('sign_in_attempts').where('id', '=', digestOf(attempt)).execute()
}

/** Tries a code without using it up, for a step that needs several. */
export const checkCode = async (
  trx: Transaction<PeopleTables>,
  pepper: Uint8Array,
  { attempt, mailbox, code, purpose, countedAs }: TypedCode & TriedFor,
  at: Date,
): Promise<CodeOutcome> => {
  const id = digestOf(attempt)
  const tried = await trx
    .updateTable('sign_in_attempts')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', MOST_TRIES)
    .where('ends_at', '>', at.getTime())
    // A later end is from before the clock was set back. Requests at once read it one after the other: a minute is allowed.
    .where('ends_at', '<=', at.getTime() + CODE_LASTS + MINUTE)
    .returning(['tries', 'proof'])
    .executeTakeFirst()
  if (tried === undefined || !isEqual(tried.proof, proofOf(pepper, purpose, attempt, mailbox, code))) {
    // No address is kept of a person who reports or follows.
    if (purpose === 'sign_in') await countRefused(trx, countedAs, at)
    return tried === undefined ? 'ended' : { triesLeft: MOST_TRIES - tried.tries }
  }
  return 'right'
}

type TriedFor = { readonly purpose: CodePurpose; readonly countedAs: string }

const isEqual = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Refusal of a code that was not right. */
export const refuseCode = (outcome: Exclude<CodeOutcome, 'right'>, field = 'code'): Refusal =>
  refuseFields([{ field, detail: explain(outcome) }])

const explain = (outcome: Exclude<CodeOutcome, 'right'>): string => {
  if (outcome === 'ended' || outcome.triesLeft === 0)
    return `This browser has no open code: a code works for ${SIGN_IN_LIMITS.codeMinutes.value} minutes and ${MOST_TRIES} tries, in the browser that asked for it. Ask for a new code.`
  const left = outcome.triesLeft === 1 ? '1 try is left' : `${outcome.triesLeft} tries are left`
  return `The code is wrong. Compare it with the newest mail; ${left}.`
}
