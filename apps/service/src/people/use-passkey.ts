import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { audit, lockAudit } from '../audit/index.ts'
import type { Refusal } from '../platform/index.ts'
import {
  CHALLENGE_LASTS,
  idOf,
  keepChallenge,
  refuseResponse,
  takeChallenge,
  type Asking,
} from './challenges.ts'
import type { PeopleNeeds } from './needs.ts'
import { listPasskeys } from './passkeys.ts'
import { raiseSession, type Browser, type Session } from './sessions.ts'
import type { SignedIn } from './sign-in.ts'
import { countRefused } from './sign-in-counters.ts'
import type { PeopleTables } from './tables.ts'

type AnyAsking = Omit<Asking, 'session'> & { readonly session: Session | undefined }

/** Options for a browser that signs in with a passkey, or uses it again within its session. */
export const beginVerify = async (
  needs: PeopleNeeds,
  { session, browser, website }: AnyAsking,
  at: Date,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const known = session === undefined ? [] : await listPasskeys(needs, session.person)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: idOf(website),
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    timeout: CHALLENGE_LASTS,
  })
  const asked = { purpose: 'verify', enrolment: null, challenge: options.challenge } as const
  await keepChallenge(needs, browser, asked, at)
  return options
}

export type UsedPasskey = AnyAsking & {
  readonly response: AuthenticationResponseJSON
  readonly from: Browser
  /** Address by which refused tries are counted. */
  readonly countedAs: string
}

/** Counts a refused passkey with the refused codes of its address. */
const countRefusal = async (
  { store }: PeopleNeeds,
  { countedAs }: UsedPasskey,
  at: Date,
  cause?: unknown,
): Promise<Refusal> => {
  await store.write<PeopleTables, unknown>((trx) => countRefused(trx, countedAs, at))
  return refuseResponse(cause)
}

/** Signs the person of the passkey in, by a new session in place of the old one. */
export const finishVerify = async (needs: PeopleNeeds, used: UsedPasskey, at: Date): Promise<SignedIn> => {
  const { session, browser, website, response, from } = used
  const { store } = needs
  const { challenge } = await takeChallenge(needs, browser, 'verify', at)
  const row = await store
    .db<PeopleTables>()
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst()
  if (row === undefined || (session !== undefined && session.person !== row.person))
    throw await countRefusal(needs, used, at)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: website.origin,
    expectedRPID: idOf(website),
    credential: { id: row.id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
    requireUserVerification: true,
  }).catch(async (cause: unknown) => {
    throw await countRefusal(needs, used, at, cause)
  })
  if (!verified.verified) throw await countRefusal(needs, used, at)
  const { newCounter: counter } = verified.authenticationInfo
  return store.write<PeopleTables, SignedIn>(async (trx) => {
    // A reset comes before or after all of this.
    await lockAudit(trx, store.engine)
    const { person } = row
    const change = { counter, host: idOf(website), last_used_at: at.getTime() }
    const kept = await trx
      .updateTable('passkeys')
      .set(change)
      .where('id', '=', row.id)
      .where('person', '=', person)
      .where('public_key', '=', row.public_key)
      .returning('id')
      .executeTakeFirst()
    // It was removed meanwhile, and perhaps made anew by another browser.
    if (kept === undefined) throw refuseResponse()
    const line = { actor: person, object: person, detail: '{"by":"passkey"}' } as const
    const entry = { ...line, action: 'sign_in.accept', from: { person, address: from.address } } as const
    await audit(trx, store.engine, entry, at)
    return { secret: await raiseSession(trx, session, { ...from, person, passkey: row.id }, at), person }
  })
}
