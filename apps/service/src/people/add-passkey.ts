import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Transaction } from 'kysely'
import { audit, lockAudit } from '../audit/index.ts'
import { Refusal, refuseFields } from '../platform/index.ts'
import {
  CHALLENGE_LASTS,
  idOf,
  keepChallenge,
  refuseResponse,
  takeChallenge,
  type Asking,
  type Question,
} from './challenges.ts'
import { isOpenEnrolment, proofOfEnrolment } from './enrolments.ts'
import { SIGN_IN_LIMITS } from './limits.ts'
import type { PeopleNeeds } from './needs.ts'
import { putMail } from './mail.ts'
import { demandPasskey, listPasskeys } from './passkeys.ts'
import { deletePasskeys } from './persons.ts'
import { raiseSession, type Browser, type Session } from './sessions.ts'
import type { SignedIn } from './sign-in.ts'
import type { EnrolmentRow, PasskeyRow, PeopleTables, Role } from './tables.ts'

/** COSE numbers of EdDSA, ES256 and RS256, which all browsers know. */
const ALGORITHMS = [-8, -7, -257]

const MOST_PASSKEYS = SIGN_IN_LIMITS.passkeysOfPerson.value
const LONGEST_NAME = SIGN_IN_LIMITS.passkeyNameCharacters.value

/** Options for a browser that adds a passkey to its person. */
export const beginAddPasskey = async (
  needs: PeopleNeeds,
  asking: Asking,
  at: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const known = await listPasskeys(needs, asking.session.person)
  refuseMany(known.length)
  if (known.length > 0) demandPasskey(asking.session)
  else refuseLostRole(asking.session)
  return askForPasskey(needs, asking, { purpose: 'add', enrolment: null }, at)
}

/** After a reset, mail alone must not open a role again: its person needs a new code. */
const refuseLostRole = ({ role }: Session): void => {
  if (role === null) return
  throw new Refusal(
    'not_permitted',
    `A ${role} without a passkey needs a new enrolment code from an operator.`,
  )
}

/** Options for a browser whose person takes a role by a one-time code. The code must belong to the person's mailbox. */
export const beginEnrolment = async (
  needs: PeopleNeeds,
  asking: Asking & { readonly code: string },
  at: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { id } = await findEnrolment(needs, asking, at)
  return askForPasskey(needs, asking, { purpose: 'add', enrolment: id }, at)
}

const findEnrolment = async (
  { store, pepper }: PeopleNeeds,
  { code, session }: { readonly code: string; readonly session: Session },
  at: Date,
): Promise<EnrolmentRow> => {
  const proof = proofOfEnrolment(pepper, code)
  const row = await store
    .db<PeopleTables>()
    .selectFrom('enrolments')
    .selectAll()
    .where('proof', '=', proof)
    .where(isOpenEnrolment(session.mailbox, at))
    .executeTakeFirst()
  if (row !== undefined) return row
  const detail =
    'This code opens no role for your mailbox: the code may be mistyped, used, older than a week, or for another mailbox. Ask the operator for a new code.'
  throw refuseFields([{ field: 'code', detail }])
}

const askForPasskey = async (
  needs: PeopleNeeds,
  { session, browser, website }: Asking,
  question: Question,
  at: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  // An enrolment removes the earlier passkeys, so their devices may make its passkey.
  const known = question.enrolment === null ? await listPasskeys(needs, session.person) : []
  // It takes 29 MB and 150 ms, and most processes use no passkey.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Rotunda',
    rpID: idOf(website),
    userName: session.mailbox,
    userDisplayName: session.mailbox,
    userID: new TextEncoder().encode(session.person),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: CHALLENGE_LASTS,
  })
  await keepChallenge(needs, browser, { ...question, challenge: options.challenge }, at)
  return options
}

export type AddedPasskey = Asking & {
  readonly response: RegistrationResponseJSON
  readonly name: string
  readonly from: Browser
}

/**
 * Adds the passkey that the browser made. With an enrolment it takes the role, and ends every earlier passkey and session
 * of the person: a right belongs to a proof made for it. The rights of the session rise, so it ends and a new one begins, in
 * the same transaction.
 */
export const finishAddPasskey = async (
  needs: PeopleNeeds,
  added: AddedPasskey,
  at: Date,
): Promise<SignedIn> => {
  const { session, browser, website, response, from } = added
  const name = readName(added.name)
  const { challenge, enrolment } = await takeChallenge(needs, browser, 'add', at)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: website.origin,
    expectedRPID: idOf(website),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw refuseResponse(cause)
  })
  if (!verified.verified) throw refuseResponse()
  const { credential } = verified.registrationInfo
  const row = {
    id: credential.id,
    person: session.person,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    name,
    host: idOf(website),
    created_at: at.getTime(),
    last_used_at: at.getTime(),
  }
  return needs.store.write<PeopleTables, SignedIn>(async (trx) => {
    // A reset, and a passkey that was added meanwhile, come before or after all of this.
    await lockAudit(trx, needs.store.engine)
    if (enrolment === null) await refuseAdding(trx, session)
    else await takeRole(needs, trx, { enrolment, session }, at)
    await insertPasskey(trx, { ...row, enrolment: enrolment ?? session.enrolment })
    const { person } = session
    const line = { actor: person, action: 'passkey.add', object: person, detail: '{}' } as const
    await audit(trx, needs.store.engine, line, at)
    return { secret: await raiseSession(trx, session, { ...from, person, passkey: row.id }, at), person }
  })
}

const insertPasskey = async (trx: Transaction<PeopleTables>, row: PasskeyRow): Promise<void> => {
  const inserted = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) throw new Refusal('not_in_this_state', 'This passkey is registered already.')
}

/** The rules of the beginning once more: up to five minutes lie between. */
const refuseAdding = async (trx: Transaction<PeopleTables>, session: Session): Promise<void> => {
  const known = await trx.selectFrom('passkeys').select('id').where('person', '=', session.person).execute()
  refuseMany(known.length)
  if (known.length > 0) demandPasskey(session)
  else refuseLostRole(session)
}

const refuseMany = (known: number): void => {
  if (known < MOST_PASSKEYS) return
  throw new Refusal(
    'not_in_this_state',
    `You have ${MOST_PASSKEYS} passkeys, which is the limit. Remove a passkey first.`,
  )
}

const readName = (given: string): string => {
  const name = given.trim()
  if (name !== '' && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name)) return name
  const detail = `Name the passkey, in at most ${LONGEST_NAME} characters, such as "Laptop".`
  throw refuseFields([{ field: 'name', detail }])
}

const takeRole = async (
  { store, sealer }: PeopleNeeds,
  trx: Transaction<PeopleTables>,
  { enrolment, session }: { readonly enrolment: string; readonly session: Session },
  at: Date,
): Promise<void> => {
  const { person, mailbox } = session
  const taken = await trx
    .updateTable('enrolments')
    .set({ used_at: at.getTime() })
    .where('id', '=', enrolment)
    .where(isOpenEnrolment(mailbox, at))
    .returning('role')
    .executeTakeFirst()
  if (taken === undefined)
    throw new Refusal(
      'not_in_this_state',
      'The enrolment was used or has ended. Ask the operator for a new code.',
    )
  const { role } = taken
  const passkeys = await deletePasskeys(trx, person)
  const others = trx.deleteFrom('sessions').where('person', '=', person).where('id', '!=', session.id)
  const { length: sessions } = await others.returning('id').execute()
  await trx.updateTable('people').set({ role, enrolment }).where('id', '=', person).execute()
  await putMail(trx, sealer, { mailbox, ...describeEnrolment(role, passkeys, sessions) }, at)
  const detail = JSON.stringify({ role, enrolment, passkeys, sessions })
  await audit(trx, store.engine, { actor: person, action: 'person.enrol', object: person, detail }, at)
}

const describeEnrolment = (role: Role, passkeys: number, sessions: number) => ({
  kind: 'person' as const,
  subject: `You are ${role === 'operator' ? 'an operator' : 'a reviewer'} now`,
  text: {
    paragraphs: [
      `The code of an operator was typed for this mailbox, and a new passkey opens the role ${role}.`,
      `Earlier passkeys that were removed: ${passkeys}. Other sessions that were ended: ${sessions}.`,
      'If you did not type the code, ask the operators at once to take the role away.',
    ],
  },
})
