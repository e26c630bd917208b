import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, text } from '../fields.ts'
import { ReportedValue } from './report.ts'

/** Challenge of a proof of work, in the form of ALTCHA: the number that solves it is between 0 and `maxnumber`. */
export const ProofChallenge = closed({
  algorithm: Type.Literal('SHA-256', { description: 'Hash function.' }),
  challenge: text('Hash of the salt followed by the number, hexadecimal.'),
  maxnumber: Type.Integer({ description: 'Largest number to try.' }),
  salt: text('Salt. It holds the time at which the challenge ends.'),
  signature: text('HMAC of the challenge. Send it back unchanged.'),
})
export type ProofChallenge = Static<typeof ProofChallenge>

/** Code that was mailed to a mailbox, beside the attempt that it belongs to. */
export const MAILBOX_CONFIRMATION = {
  mailbox: Type.String({ maxLength: 320, description: 'Address of the mailbox.' }),
  attempt: Type.String({ maxLength: 600, description: '`attempt` of the answer that sent the code.' }),
  code: Type.String({ maxLength: 20, description: 'The 8 digits of the mail.' }),
}

/** An attempt to confirm a mailbox. */
export const MailboxAttempt = closed({
  attempt: text('Secret that belongs to the code. Send code and secret back together.'),
  ends_at: Instant,
})
export type MailboxAttempt = Static<typeof MailboxAttempt>

/** A report as it is sent. It holds either `altcha` or `confirmation`. */
export const NewReport = closed({
  record: Type.String({ description: 'Id of the record, or the address of its page or of its answer.' }),
  field: Type.Optional(
    Type.String({ description: 'Field that is wrong; absent for the record as a whole.' }),
  ),
  proposed: Type.Optional(ReportedValue),
  why: Type.String({ description: 'Explanation, from 10 to 5,000 characters.' }),
  evidence: Type.Optional(
    Type.Array(Type.String(), { description: 'Public addresses that prove the mistake, at most 10.' }),
  ),
  altcha: Type.Optional(
    Type.String({
      maxLength: 2000,
      description:
        'Proof of work: base64 of the JSON of the challenge with the `number` that solves it, as ALTCHA writes it.',
    }),
  ),
  confirmation: Type.Optional(
    closed(MAILBOX_CONFIRMATION, {
      description:
        'Confirmed mailbox in place of a proof of work. The mailbox becomes the contact of the report.',
    }),
  ),
})
export type NewReport = Static<typeof NewReport>
