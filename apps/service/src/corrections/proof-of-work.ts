import type { Kysely, Transaction } from 'kysely'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import type { ProofChallenge } from '@rotunda/contract'
import { digestOf, proofOf } from '../people/index.ts'
import { Refusal } from '../platform/index.ts'
import { REPORT_LIMITS } from './limits.ts'
import type { ReportTables } from './report-tables.ts'

const MINUTE = 60_000
const PROOF_LASTS = REPORT_LIMITS.proofMinutes.value * MINUTE

/** Key of challenges. Every process of a service derives the same one. */
const keyOf = (pepper: Uint8Array): string => proofOf(pepper, 'proof of work')

/** Makes a challenge. Nothing is stored: its signature proves that this service made it. */
export const makeProofChallenge = async (pepper: Uint8Array, at: Date): Promise<ProofChallenge> => {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(pepper),
    maxnumber: REPORT_LIMITS.proofNumbers.value,
    expires: new Date(at.getTime() + PROOF_LASTS),
  })
  return { algorithm: 'SHA-256', challenge, maxnumber: REPORT_LIMITS.proofNumbers.value, salt, signature }
}

const Solution = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: Type.String(),
  number: Type.Integer({ minimum: 0, maximum: REPORT_LIMITS.proofNumbers.value }),
  salt: Type.String(),
  signature: Type.String(),
})

/** A proof that was verified, and was perhaps used before. */
export type VerifiedProof = { readonly challenge: string; readonly endsAt: number }

/** Verifies a proof of work, as ALTCHA writes it. The clock is that of the database, not of this process. */
export const verifyProof = async (pepper: Uint8Array, altcha: string, at: Date): Promise<VerifiedProof> => {
  const solution = parseSolution(altcha)
  // The library would compare the end with the clock of this process.
  const isRight = Check(Solution, solution) && (await verifySolution(solution, keyOf(pepper), false))
  if (!isRight) throw refuseProof('is wrong')
  const endsAt = Number(extractParams(solution)['expires']) * 1000
  if (!(endsAt > at.getTime())) throw refuseProof('is too old')
  // The end is a whole second, so it may come up to a second later.
  if (endsAt > at.getTime() + PROOF_LASTS + 1000) throw refuseProof('is dated in the future')
  return { challenge: solution.challenge, endsAt }
}

const parseSolution = (altcha: string): unknown => {
  try {
    return JSON.parse(Buffer.from(altcha, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Refuses a proof that was used, before a record is looked up for its report. */
export const demandUnused = async (db: Kysely<ReportTables>, { challenge }: VerifiedProof): Promise<void> => {
  const used = await db
    .selectFrom('correction_proofs')
    .select('proof')
    .where('proof', '=', digestOf(challenge))
    .executeTakeFirst()
  if (used !== undefined) throw refuseProof(USED)
}

const USED = 'was used before'

/** Uses up a proof in the transaction that stores the report, and forgets the ones that have ended. */
export const useProof = async (
  trx: Transaction<ReportTables>,
  { challenge, endsAt }: VerifiedProof,
  at: Date,
): Promise<void> => {
  await trx.deleteFrom('correction_proofs').where('ends_at', '<=', at.getTime()).execute()
  const used = await trx
    .insertInto('correction_proofs')
    .values({ proof: digestOf(challenge), ends_at: endsAt })
    .onConflict((conflict) => conflict.column('proof').doNothing())
    .returning('proof')
    .executeTakeFirst()
  if (used === undefined) throw refuseProof(USED)
}

const refuseProof = (fault: string): Refusal =>
  new Refusal(
    'proof_needed',
    `Nothing was stored: the proof of work ${fault}. Solve a new challenge, or confirm a mailbox.`,
  )

export const refuseWithoutProof = (): Refusal =>
  new Refusal(
    'proof_needed',
    'Nothing was stored: the report needs a proof of work in altcha, or a mailbox in confirmation. Solve a challenge, or ask for a code.',
  )
