import { Refusal } from '../platform/index.ts'
import { digestOf } from './digest.ts'
import { SIGN_IN_LIMITS } from './limits.ts'
import type { PeopleNeeds } from './needs.ts'
import type { Session } from './sessions.ts'
import type { ChallengeRow, PeopleTables } from './tables.ts'

/** Website that passkeys belong to (WebAuthn's relying party): its origin, whose host is the id of the passkeys. */
export type Website = { readonly origin: string }

export const idOf = ({ origin }: Website): string => new URL(origin).hostname

export const CHALLENGE_LASTS = SIGN_IN_LIMITS.challengeMinutes.value * 60_000
/** Browser that is asked for a passkey. */
export type Asking = {
  readonly session: Session
  /** Secret of the cookie of the browser that asks. */
  readonly browser: string
  readonly website: Website
}

export type Question = Pick<ChallengeRow, 'purpose' | 'enrolment'>

/** Keeps a question until the browser's passkey has signed it. A second question of the same purpose replaces it. */
export const keepChallenge = async (
  { store }: PeopleNeeds,
  browser: string,
  asked: Question & Pick<ChallengeRow, 'challenge'>,
  at: Date,
): Promise<void> => {
  const row: ChallengeRow = { ...asked, browser: digestOf(browser), ends_at: at.getTime() + CHALLENGE_LASTS }
  await store.write<PeopleTables, undefined>(async (trx) => {
    await trx.deleteFrom('challenges').where('ends_at', '<=', at.getTime()).execute()
    await trx
      .insertInto('challenges')
      .values(row)
      .onConflict((conflict) => conflict.columns(['browser', 'purpose']).doUpdateSet(row))
      .execute()
    return undefined
  })
}

/** Takes the browser's open challenge, once. */
export const takeChallenge = async (
  { store }: PeopleNeeds,
  browser: string,
  purpose: ChallengeRow['purpose'],
  at: Date,
): Promise<ChallengeRow> => {
  const taken = await store.write<PeopleTables, ChallengeRow | undefined>((trx) =>
    trx
      .deleteFrom('challenges')
      .where('browser', '=', digestOf(browser))
      .where('purpose', '=', purpose)
      .where('ends_at', '>', at.getTime())
      .where('ends_at', '<=', at.getTime() + CHALLENGE_LASTS)
      .returningAll()
      .executeTakeFirst(),
  )
  if (taken === undefined)
    throw new Refusal('not_in_this_state', 'This browser has no open question to a passkey. Begin again.')
  return taken
}

export const refuseResponse = (cause?: unknown): Refusal =>
  new Refusal(
    'not_permitted',
    'The passkey could not be verified: the passkey must belong to this website and ask for your PIN or fingerprint. Try again.',
    { cause },
  )
