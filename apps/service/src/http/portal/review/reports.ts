import { Type } from 'typebox'
import { closed, QueuedReport, REDACTABLE, REPORT_STATES, ReviewedReport } from '@rotunda/contract'
import {
  acceptReport,
  askReporter,
  listReportQueue,
  markDuplicate,
  passReport,
  publishWords,
  redactReport,
  showReport,
} from '../../../corrections/index.ts'
import { EXAMPLE_REPORT_QUEUE, EXAMPLE_REVIEWED_REPORT, exampleStep } from '../example-reports.ts'
import { PART, partOf, readPart } from '../list-part.ts'
import { operation, type PortalOperation } from '../operation.ts'
import {
  DECIDED,
  decision,
  PUBLIC_REASON,
  REPORT_DECISIONS,
  REPORT_NUMBER,
  SEEN,
  STEP,
  type ReportDecision,
} from './report-decisions.ts'
import { words } from '../request-shapes.ts'

const queue = operation({
  method: 'GET',
  path: '/review/corrections',
  operationId: 'listReportQueue',
  summary: 'Reports of mistakes in the data',
  description:
    'Lists the reports that wait for a reviewer, or the reports in one state. The report that has waited longest comes first.',
  caller: 'reviewer',
  query: closed({
    state: Type.Optional(
      Type.Enum([...REPORT_STATES], {
        description: 'Only reports in this state. Without this parameter: reports that wait for a reviewer.',
      }),
    ),
    ...PART,
  }),
  answer: partOf(QueuedReport),
  says: 'The reports.',
  example: EXAMPLE_REPORT_QUEUE,
  run: (needs, { session: { person }, query: { state, ...asked }, at }) =>
    readPart(asked, (part) =>
      listReportQueue(needs, { person, at, ...part, ...(state !== undefined && { states: [state] }) }),
    ),
})

const show = operation({
  method: 'GET',
  path: '/review/corrections/:number',
  operationId: 'reviewReport',
  summary: 'A report of a mistake, for a reviewer',
  description:
    'Shows a report with its record in every published release, the proposal, the evidence, other reports on the record, the record as the ledger would change it, and the totals that the change moves.',
  caller: 'reviewer',
  params: REPORT_NUMBER,
  answer: closed({ data: ReviewedReport }),
  says: 'The report.',
  example: EXAMPLE_REVIEWED_REPORT,
  refuses: ['not_found'],
  run: async (needs, { session: { person }, params: { number }, at }) => ({
    data: await showReport(needs, { number, person, at }),
  }),
})

const pass = decision({
  ...STEP,
  path: '/review/corrections/:number/pass',
  operationId: 'passReport',
  summary: 'Pass a report to another reviewer',
  description:
    'Hands the report to the next reviewer in the order of the record. If there is no next reviewer, one is drawn. Only the drawn reviewer can pass a report.',
  body: closed(SEEN),
  says: 'The report is with another reviewer.',
  example: exampleStep('under_review'),
  decide: passReport,
})

const ask = decision({
  ...STEP,
  path: '/review/corrections/:number/ask-back',
  operationId: 'askReporter',
  summary: 'Ask the reporter a question',
  description:
    'The reporter reads the question at the private address. Without an answer the report lapses after 30 days.',
  body: closed({ ...SEEN, note: words('Question for the reporter.') }),
  says: 'The reporter is asked.',
  example: exampleStep('asked_back'),
  decide: askReporter,
})

const accept = decision({
  ...STEP,
  path: '/review/corrections/:number/accept',
  operationId: 'acceptReport',
  summary: 'Accept a report',
  description:
    'Adds the correction to the ledger, and the next release applies it. For an amount or a name of a person, recipient or member, and if the reporter confirmed no mailbox, the correction is only a proposal: nothing changes before a second reviewer agrees.',
  body: closed({
    ...DECIDED,
    field: Type.Optional(
      Type.String({ maxLength: 100, description: 'Field to correct; the reported field if left out.' }),
    ),
    after: Type.Optional(
      Type.Unknown({
        description:
          'Corrected value, typed as the field is in the record, null for none; the proposed value when left out.',
      }),
    ),
    evidence_url: Type.String({ maxLength: 4000, description: 'Public address of the evidence.' }),
    reason: PUBLIC_REASON,
  }),
  says: 'The report is accepted, or waits for a second reviewer.',
  example: exampleStep('awaiting_second'),
  decide: (needs, { no_interest: noInterest, evidence_url: evidenceUrl, ...order }) =>
    acceptReport(needs, { ...order, noInterest, evidenceUrl }),
})

const duplicate = decision({
  ...STEP,
  path: '/review/corrections/:number/duplicate',
  operationId: 'markReportDuplicate',
  summary: 'End a report as a duplicate of another report',
  description: 'The other report is about the same record, and is decided in its place.',
  body: closed({
    ...DECIDED,
    of: Type.Integer({ minimum: 1, description: 'Number of the report that this report duplicates.' }),
  }),
  says: 'The report is a duplicate.',
  example: exampleStep('duplicate'),
  decide: (needs, { no_interest: noInterest, ...order }) => markDuplicate(needs, { ...order, noInterest }),
})

const publish = decision({
  ...STEP,
  path: '/review/corrections/:number/publish',
  operationId: 'publishReportWords',
  summary: 'Publish words of a decided report',
  description:
    'Publishes the proposal, the explanation and the addresses, redacted where needed. A field that is left out does not change.',
  body: closed({
    ...SEEN,
    proposed: Type.Optional(Type.Boolean({ description: 'Show the proposed value to everybody.' })),
    why: Type.Optional(words('Explanation, redacted where needed; empty for none.')),
    evidence: Type.Optional(
      Type.Array(Type.String({ maxLength: 4000 }), {
        maxItems: 50,
        description: 'Public addresses of evidence.',
      }),
    ),
  }),
  says: 'The words are public.',
  example: exampleStep('accepted'),
  decide: publishWords,
})

const redact = decision({
  ...STEP,
  path: '/review/corrections/:number/redact',
  operationId: 'redactReport',
  summary: 'Erase texts of a report',
  description:
    'Erases texts for good, in any state. The audit log keeps a digest of each, and a line of the ledger stays.',
  body: closed({
    ...SEEN,
    parts: Type.Array(Type.Enum([...REDACTABLE]), { maxItems: 50, description: 'Texts to erase.' }),
  }),
  says: 'The texts are erased.',
  example: exampleStep('accepted'),
  decide: redactReport,
})

/** Steps of reviewers on a report. */
export const REPORT_STEPS: readonly ReportDecision[] = [
  pass,
  ask,
  accept,
  ...REPORT_DECISIONS,
  duplicate,
  publish,
  redact,
]

/** Operations of reviewers on reports. */
export const REPORT_REVIEW_OPERATIONS: readonly PortalOperation[] = [queue, show, ...REPORT_STEPS]
