import { Type } from 'typebox'
import { ReportState } from '@rotunda/contract'
import {
  disagree,
  keepCorrection,
  markSpam,
  proposeReversal,
  rejectReport,
  reverseReport,
  secondReport,
  tellPublisher,
} from '../../corrections/index.ts'
import { exampleStep } from './example-reports.ts'
import { closed } from './list-part.ts'
import { operation, type PortalOperation } from './operation.ts'
import { words } from './request-shapes.ts'

export const REPORT_NUMBER = closed({
  number: Type.Integer({ minimum: 1, maximum: 999_999_999, description: 'Public number of the report.' }),
})

/** Steps on one report: the reviewer's passkey was used a short time ago. */
export const STEP = {
  method: 'POST',
  caller: 'reviewer',
  needsFreshPasskey: true,
  params: REPORT_NUMBER,
  answer: closed({
    data: closed({
      number: Type.Integer({ description: 'Number of the report.' }),
      state: ReportState,
      revision: Type.Integer({ description: 'Revision after the step.' }),
    }),
  }),
  refuses: ['not_found', 'changed_meanwhile', 'not_in_this_state'],
} as const

const revision = Type.Integer({
  minimum: 1,
  description: '`revision` of the report as the caller read it. Another one is refused.',
})
/** Revision that the caller has read. */
export const SEEN = { revision }

/** Fields of every decision. */
export const DECIDED = {
  revision,
  no_interest: Type.Boolean({
    description:
      'Declaration that the caller has no interest in the outcome. Without it the decision is refused.',
  }),
}
export const PUBLIC_REASON = words('Reason. It is public.')

/** A decision that needs nothing but the declaration. */
const declare = (
  decision: Pick<PortalOperation, 'operationId' | 'summary' | 'description' | 'says'> & {
    readonly step: string
    readonly state: string
    readonly decide: typeof secondReport
  },
): PortalOperation => {
  const { step, state, decide, ...described } = decision
  return operation({
    ...STEP,
    ...described,
    path: `/review/corrections/:number/${step}`,
    body: closed(DECIDED),
    example: exampleStep(state),
    run: async (needs, { actor, params, body: { no_interest: noInterest, revision: seen }, at }) => ({
      data: await decide(needs, { actor, ...params, revision: seen, noInterest, at }),
    }),
  })
}

/** A decision with a reason. */
const declareReasoned = (
  decision: Pick<PortalOperation, 'operationId' | 'summary' | 'description' | 'says'> & {
    readonly step: string
    readonly state: string
    readonly reason: ReturnType<typeof words>
    readonly decide: typeof proposeReversal
  },
): PortalOperation => {
  const { step, state, reason, decide, ...described } = decision
  return operation({
    ...STEP,
    ...described,
    path: `/review/corrections/:number/${step}`,
    body: closed({ ...DECIDED, reason }),
    example: exampleStep(state),
    run: async (needs, { actor, params, body: { no_interest: noInterest, ...body }, at }) => ({
      data: await decide(needs, { actor, ...params, ...body, noInterest, at }),
    }),
  })
}

const REVIEWERS_READ = words('Reason. Reviewers read it.')

/** Decisions that take a declaration, and perhaps a reason. */
export const REPORT_DECISIONS: readonly PortalOperation[] = [
  declare({
    step: 'second',
    operationId: 'secondReport',
    summary: 'Agree with the first reviewer',
    description: 'Accepts what another reviewer proposed. The correction enters the ledger at once.',
    says: 'The report is accepted.',
    state: 'accepted',
    decide: secondReport,
  }),
  declareReasoned({
    step: 'disagree',
    operationId: 'disagreeWithReview',
    summary: 'Disagree with the first reviewer',
    description: 'Hands the report back to the reviewer who was drawn.',
    says: 'The report is under review again.',
    state: 'under_review',
    reason: REVIEWERS_READ,
    decide: disagree,
  }),
  declareReasoned({
    step: 'reject',
    operationId: 'rejectReport',
    summary: 'Reject a report',
    description: 'Ends the report with a public reason. The reporter can appeal once within 30 days.',
    says: 'The report is rejected.',
    state: 'rejected',
    reason: PUBLIC_REASON,
    decide: rejectReport,
  }),
  declareReasoned({
    step: 'tell-publisher',
    operationId: 'tellPublisher',
    summary: 'End a report as told to the publisher',
    description:
      'For a mistake that no correction can mend. A person sends `publisher_text` of the report to the publisher.',
    says: 'The report is told to the publisher.',
    state: 'told_publisher',
    reason: PUBLIC_REASON,
    decide: tellPublisher,
  }),
  declare({
    step: 'spam',
    operationId: 'markReportSpam',
    summary: 'Put a report aside as spam',
    description: 'Ends the report. It is only counted.',
    says: 'The report is put aside.',
    state: 'spam',
    decide: markSpam,
  }),
  declareReasoned({
    step: 'propose-reversal',
    operationId: 'proposeReversal',
    summary: 'Propose to reverse an accepted correction',
    description: 'Changes nothing before a second reviewer agrees. Neither may have accepted the report.',
    says: 'The reversal waits for a second reviewer.',
    state: 'awaiting_reversal',
    reason: PUBLIC_REASON,
    decide: proposeReversal,
  }),
  declare({
    step: 'reverse',
    operationId: 'reverseCorrection',
    summary: 'Agree to a reversal',
    description: 'Withdraws the correction in the ledger. The next release is without it.',
    says: 'The correction is reversed.',
    state: 'reversed',
    decide: reverseReport,
  }),
  declareReasoned({
    step: 'keep',
    operationId: 'keepCorrection',
    summary: 'Keep a correction against a proposed reversal',
    description: 'The reviewer who proposed the reversal may take it back so.',
    says: 'The correction stays.',
    state: 'accepted',
    reason: REVIEWERS_READ,
    decide: keepCorrection,
  }),
]
