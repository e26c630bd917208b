import { Type } from 'typebox'
import { closed, ReportState } from '@rotunda/contract'
import {
  disagree,
  keepCorrection,
  markSpam,
  proposeReversal,
  rejectReport,
  reverseReport,
  secondReport,
  tellPublisher,
  type ChangedReport,
  type ReportNeeds,
} from '../../../corrections/index.ts'
import { exampleStep } from '../example-reports.ts'
import { decisionWith, type Decision, type PortalOperation } from '../operation.ts'
import { words } from '../request-shapes.ts'

export const REPORT_NUMBER = closed({
  number: Type.Integer({ minimum: 1, maximum: 999_999_999, description: 'Public number of the report.' }),
})

export const decision = decisionWith<ReportNeeds>()

/** Steps on one report. */
export const STEP = {
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
  description: '`revision` of the report as the caller read it. Any other revision is refused.',
})
/** Revision that the caller has read. */
export const SEEN = { revision }

/** Fields of every decision. */
export const DECIDED = {
  revision,
  no_interest: Type.Boolean({
    description:
      'Declare that the reviewer has no interest in the outcome. A decision without it is refused.',
  }),
}
export const PUBLIC_REASON = words('Reason. The reason is public.')

export type ReportDecision = Decision<ReportNeeds, ChangedReport>

/** A decision that needs nothing but the declaration. */
const declare = (
  declared: Pick<PortalOperation, 'operationId' | 'summary' | 'description' | 'says'> & {
    readonly step: string
    readonly state: string
    readonly decide: typeof secondReport
  },
): ReportDecision => {
  const { step, state, decide, ...described } = declared
  return decision({
    ...STEP,
    ...described,
    path: `/review/corrections/:number/${step}`,
    body: closed(DECIDED),
    example: exampleStep(state),
    decide: (needs, { no_interest: noInterest, ...order }) => decide(needs, { ...order, noInterest }),
  })
}

/** A decision with a reason. */
const declareReasoned = (
  declared: Pick<PortalOperation, 'operationId' | 'summary' | 'description' | 'says'> & {
    readonly step: string
    readonly state: string
    readonly reason: ReturnType<typeof words>
    readonly decide: typeof proposeReversal
  },
): ReportDecision => {
  const { step, state, reason, decide, ...described } = declared
  return decision({
    ...STEP,
    ...described,
    path: `/review/corrections/:number/${step}`,
    body: closed({ ...DECIDED, reason }),
    example: exampleStep(state),
    decide: (needs, { no_interest: noInterest, ...order }) => decide(needs, { ...order, noInterest }),
  })
}

const REVIEWERS_READ = words('Reason. Only reviewers can read the reason.')

/** Decisions that take a declaration, and perhaps a reason. */
export const REPORT_DECISIONS: readonly ReportDecision[] = [
  declare({
    step: 'second',
    operationId: 'secondReport',
    summary: 'Agree with the first reviewer',
    description:
      'Accepts the correction that another reviewer proposed. The correction enters the ledger at once.',
    says: 'The report is accepted.',
    state: 'accepted',
    decide: secondReport,
  }),
  declareReasoned({
    step: 'disagree',
    operationId: 'disagreeWithReview',
    summary: 'Disagree with the first reviewer',
    description: 'Hands the report back to the drawn reviewer.',
    says: 'The report is under review again.',
    state: 'under_review',
    reason: REVIEWERS_READ,
    decide: disagree,
  }),
  declareReasoned({
    step: 'reject',
    operationId: 'rejectReport',
    summary: 'Reject a report',
    description:
      'Ends the report with a public reason. The reporter can appeal once within 30 days, to other reviewers.',
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
      'For a mistake that no correction can fix. Nothing is sent: send `publisher_text` of the report to the publisher.',
    says: 'The report is told to the publisher.',
    state: 'told_publisher',
    reason: PUBLIC_REASON,
    decide: tellPublisher,
  }),
  declare({
    step: 'spam',
    operationId: 'markReportSpam',
    summary: 'Put a report aside as spam',
    description: 'Ends the report. From then on, the report is only counted.',
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
    description: 'Withdraws the correction in the ledger. The next release leaves the correction out.',
    says: 'The correction is reversed.',
    state: 'reversed',
    decide: reverseReport,
  }),
  declareReasoned({
    step: 'keep',
    operationId: 'keepCorrection',
    summary: 'Reject a proposed reversal',
    description: 'The reviewer who proposed the reversal may also take the proposal back.',
    says: 'The correction stays.',
    state: 'accepted',
    reason: REVIEWERS_READ,
    decide: keepCorrection,
  }),
]
