import { Type } from 'typebox'
import { closed, MailboxAttempt, NewReport, orNull, ProofChallenge, text } from '@rotunda/contract'
import {
  endDraft,
  findDraft,
  keepDraft,
  makeProofChallenge,
  receiveReport,
  REPORT_LIMITS,
} from '../../corrections/index.ts'
import { nameAttempt, sendCode } from '../../people/index.ts'
import { openOperation, type PortalOperation } from '../portal/operation.ts'

export const EXAMPLE_ATTEMPT = {
  data: { attempt: 'q1J0cNcCVx0mWnK3pJq3yqY0hY0b3m0a4mTn2yq8V3o', ends_at: '2026-11-26T12:10:00.000Z' },
}

export const EXAMPLE_OPEN = { mailbox: 'ada@example.org', attempt: EXAMPLE_ATTEMPT.data.attempt }

export const mailbox = Type.String({ maxLength: 320, description: 'Address of the mailbox.' })

const draft = Type.String({
  maxLength: REPORT_LIMITS.draftCharacters.value,
  description: 'The report as a form holds it. It is kept, sealed, for an hour, or until the report is sent.',
})

const challenge = openOperation({
  method: 'GET',
  path: '/challenge',
  operationId: 'makeProofChallenge',
  summary: 'A challenge of the proof of work',
  description:
    'Returns a challenge. Find the number from 0 to `maxnumber` whose digits, appended to `salt`, have the SHA-256 `challenge`. Within 10 minutes, send the challenge with this `number` as base64 of JSON in `altcha`. Each proof works once.',
  answer: closed({ data: ProofChallenge }),
  says: 'The challenge.',
  example: {
    data: {
      algorithm: 'SHA-256',
      challenge: '1f0c8d1b9f2f6a6d0d1c2e3b4a5968778695a4b3c2d1e0f00112233445566778',
      maxnumber: 30000,
      salt: 'f2b1c4d5e6a7988990a1b2c3?expires=1795694400&',
      signature: '9a8b7c6d5e4f30211203f4e5d6c7b8a99a8b7c6d5e4f30211203f4e5d6c7b8a9',
    },
  },
  run: async ({ pepper }, { at }) => ({ data: await makeProofChallenge(pepper, at) }),
})

const confirmMailbox = openOperation({
  method: 'POST',
  path: '/mailbox',
  operationId: 'sendReportCode',
  summary: 'Send a code to confirm a mailbox',
  description:
    'Sends an 8-digit code to a mailbox. A report takes the code in `confirmation`, in place of a proof of work. The mailbox then gets mail about the report; the service stores the mailbox sealed and never publishes it. The code signs nobody in. The cookie of the answer marks the browser: it reads its attempt and its draft again.',
  body: closed({ mailbox, draft: Type.Optional(draft) }),
  answer: closed({ data: MailboxAttempt }),
  says: 'The code is on its way.',
  example: EXAMPLE_ATTEMPT,
  run: async (needs, { body: { draft: words = '', ...body }, countedAs, cookies, at }) => {
    const order = {
      ...body,
      purpose: 'report',
      address: countedAs,
      attempt: nameAttempt(body.mailbox),
    } as const
    const { attempt, endsAt } = await sendCode(needs, order, at)
    await keepDraft(needs, { attempt, draft: words, before: cookies.get('report') }, at)
    cookies.set('report', attempt)
    return { data: { attempt, ends_at: endsAt.toISOString() } }
  },
})

const showOpen = openOperation({
  method: 'GET',
  path: '/mailbox',
  operationId: 'showOpenReportCode',
  summary: 'The open code of this browser for a report',
  description:
    'Shows the newest attempt of this browser to confirm a mailbox for a report, with its draft. It is null once the report is sent, after an hour, and in every other browser. The request sends no mail, and does not count as a try.',
  answer: closed({
    data: orNull(
      closed({
        mailbox: orNull(Type.String(), { description: 'Mailbox of the code; null once the code has ended.' }),
        attempt: text('Secret that belongs to the code.'),
        draft,
      }),
      { description: 'The attempt.' },
    ),
  }),
  says: 'The attempt, or null.',
  example: { data: { ...EXAMPLE_OPEN, draft: '' } },
  run: async (needs, { cookies, at }) => {
    const attempt = cookies.get('report') ?? ''
    const found = await findDraft(needs, attempt, at)
    return { data: found === undefined ? null : { ...found, attempt } }
  },
})

const Receipt = closed({
  number: Type.Integer({ description: 'Public number of the report.' }),
  secret: text('Secret of the private address. Only this answer shows it: keep it.'),
  private_address: text('Address of the page where the reporter follows, answers and withdraws the report.'),
})

const send = openOperation({
  method: 'POST',
  path: '/reports',
  operationId: 'sendReport',
  summary: 'Report a mistake',
  description:
    'Stores a report about a published record for review. A report changes no published data. A report on a correctable field proposes a value for the field. Every report has a proof of work in `altcha`, or a confirmed mailbox in `confirmation`. Before the decision, only number, record, field, state and days are public.',
  status: 201,
  body: NewReport,
  answer: closed({ data: Receipt }),
  says: 'The report is stored.',
  example: {
    data: {
      number: 12,
      secret: 'q1J0cNcCVx0mWnK3pJq3yqY0hY0b3m0a4mTn2yq8V3o',
      private_address: 'https://data.example/corrections/private/q1J0cNcCVx0mWnK3pJq3yqY0hY0b3m0a4mTn2yq8V3o',
    },
  },
  refuses: ['proof_needed', 'mailbox_needed', 'too_many_reports'],
  run: async (needs, { body, countedAs, cookies, at, website: { origin } }) => {
    const { number, secret } = await receiveReport(needs, { ...body, countedAs }, at)
    const open = cookies.get('report')
    if (open !== undefined) {
      await endDraft(needs, open)
      cookies.set('report', null)
    }
    return { data: { number, secret, private_address: `${origin}/corrections/private/${secret}` } }
  },
})

/** Operations by which a report comes in. */
export const RECEIVE_OPERATIONS: readonly PortalOperation[] = [challenge, confirmMailbox, showOpen, send]
