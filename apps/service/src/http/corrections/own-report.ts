import { Type } from 'typebox'
import { closed, MAILBOX_CONFIRMATION, MailboxAttempt, OwnReport, ReportState, text } from '@rotunda/contract'
import {
  answerReport,
  appealReport,
  confirmContact,
  demandContactRoom,
  showOwnReport,
  withdrawReport,
} from '../../corrections/index.ts'
import { sendCode } from '../../people/index.ts'
import { openOperation, type PortalOperation } from '../portal/operation.ts'
import { EXAMPLE_ATTEMPT, mailbox } from './receive-report.ts'

const SECRET = closed({ secret: text('Secret of the private address.') })

const Changed = closed({
  data: closed({
    number: Type.Integer({ description: 'Public number of the report.' }),
    state: ReportState,
    revision: Type.Integer({ description: 'Number of the newest event.' }),
  }),
})

const show = openOperation({
  method: 'GET',
  path: '/private/:secret',
  operationId: 'showOwnReport',
  summary: 'A report for its reporter',
  description:
    'Shows what the reporter wrote, the state and history of the report, questions of reviewers, and the actions that the reporter can take now. Reviewers are not named.',
  params: SECRET,
  answer: closed({ data: OwnReport }),
  says: 'The report.',
  example: {
    data: {
      number: 12,
      about: {
        collection: 'appropriations',
        record: 'sr-2026-2f6b0c9d4e8a1735',
        title: 'Water main replacement',
        page: '/records/sr-2026-2f6b0c9d4e8a1735',
      },
      field: 'amount',
      state: 'under_review',
      received_at: '2026-11-26T12:00:00.000Z',
      decided_at: null,
      revision: 2,
      proposed: { value: 1500000 },
      why: 'The letter of the member gives 1.5 million dollars.',
      evidence: ['https://member.example/letter.pdf'],
      files: [],
      reason: null,
      shown_in: null,
      duplicate_of: null,
      has_contact: false,
      actions: ['withdraw', 'contact'],
      until: null,
      history: [
        {
          at: '2026-11-26T12:00:00.000Z',
          revision: 1,
          event: 'receive',
          state: 'received',
          by: 'reporter',
          person: null,
          by_command: false,
          note: null,
        },
      ],
    },
  },
  run: async (needs, { params, at }) => ({ data: await showOwnReport(needs, { ...params, at }) }),
})

const CHANGES = {
  params: SECRET,
  answer: Changed,
  refuses: ['not_in_this_state'],
} as const

const note = Type.String({ description: 'Words for the reviewers, from 10 to 5,000 characters.' })

const changed = (state: 'under_review' | 'withdrawn' | 'received') => ({
  data: { number: 12, state, revision: 4 },
})

const answer = openOperation({
  ...CHANGES,
  method: 'POST',
  path: '/private/:secret/answer',
  operationId: 'answerReport',
  summary: 'Answer the question of a reviewer',
  description: 'Answers a report that was asked back, perhaps with further addresses of evidence.',
  body: closed({
    note,
    evidence: Type.Optional(
      Type.Array(Type.String(), { description: 'Further public addresses that prove the mistake.' }),
    ),
  }),
  says: 'The report is under review again.',
  example: changed('under_review'),
  run: async (needs, { params, body, at }) => ({
    data: await answerReport(needs, { ...params, ...body, at }),
  }),
})

const withdraw = openOperation({
  ...CHANGES,
  method: 'POST',
  path: '/private/:secret/withdraw',
  operationId: 'withdrawReport',
  summary: 'Withdraw a report',
  description: 'Ends a report that waits for a decision. The report cannot be opened again.',
  says: 'The report is withdrawn.',
  example: changed('withdrawn'),
  run: async (needs, { params, at }) => ({ data: await withdrawReport(needs, { ...params, at }) }),
})

const appeal = openOperation({
  ...CHANGES,
  method: 'POST',
  path: '/private/:secret/appeal',
  operationId: 'appealReport',
  summary: 'Appeal a rejection',
  description:
    'Asks other reviewers to decide a rejected report. A reporter can appeal once, within 30 days.',
  body: closed({ note }),
  says: 'The report waits for another reviewer.',
  example: changed('received'),
  run: async (needs, { params, body, at }) => ({
    data: await appealReport(needs, { ...params, ...body, at }),
  }),
})

const sendContactCode = openOperation({
  method: 'POST',
  path: '/private/:secret/contact',
  operationId: 'sendContactCode',
  summary: 'Send a code to the contact of a report',
  description: 'Sends an 8-digit code to the mailbox that will receive mail about the report.',
  params: SECRET,
  body: closed({ mailbox }),
  answer: closed({ data: MailboxAttempt }),
  says: 'The code is on its way.',
  example: EXAMPLE_ATTEMPT,
  refuses: ['not_in_this_state'],
  run: async (needs, { params, body, countedAs, at }) => {
    await demandContactRoom(needs, { ...params, at })
    const { attempt, endsAt } = await sendCode(needs, { ...body, purpose: 'report', address: countedAs }, at)
    return { data: { attempt, ends_at: endsAt.toISOString() } }
  },
})

const confirm = openOperation({
  method: 'POST',
  path: '/private/:secret/contact/confirm',
  operationId: 'confirmContact',
  summary: 'Confirm the contact of a report',
  description:
    'Takes the code that was sent to the mailbox. The mailbox replaces an earlier mailbox. The service stores it sealed, never publishes it, and erases it 30 days after the decision.',
  params: SECRET,
  body: closed(MAILBOX_CONFIRMATION),
  answer: closed({ data: closed({}) }),
  says: 'The mailbox gets mail about the report.',
  example: { data: {} },
  refuses: ['not_in_this_state'],
  run: async (needs, { params, body, countedAs, at }) => {
    await confirmContact(needs, { ...params, ...body, countedAs, at })
    return { data: {} }
  },
})

/** Operations at the private address of a report. */
export const OWN_REPORT_OPERATIONS: readonly PortalOperation[] = [
  show,
  answer,
  withdraw,
  appeal,
  sendContactCode,
  confirm,
]
