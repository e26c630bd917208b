import type { ReviewedReport, ReviewStep } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { showField } from '../../portal/forms.ts'
import type { PortalAsked } from '../../portal/portal-page.ts'
import { readNumber } from '../../portal/read-number.ts'
import { readProposed, showProposed, showValue, type ReportableField } from '../../portal/proposed-value.ts'
import { hasProposed } from '../../portal/proposed-members.ts'
import { publish, redact } from './publish-words.ts'
import { paramsOf, valueOf, type ReportOrder, type Sending } from './step-of-report.ts'

const decidedOf = ({ asked, revision }: Sending) => ({
  revision,
  no_interest: asked.form.has('no_interest'),
})

type Declared = 'second' | 'spam' | 'reverse'
type Reasoned = 'disagree' | 'reject' | 'tell-publisher' | 'propose-reversal' | 'keep'

/** Sends a decision that takes nothing but the declaration. */
const declare =
  (step: Declared): ReportOrder['send'] =>
  (sending) =>
    sending.asked.portal.ask((api, signal) =>
      api.POST(`/api/portal/v1/review/corrections/{number}/${step}`, {
        params: paramsOf(sending),
        body: decidedOf(sending),
        signal,
      }),
    )

/** Sends a decision with a reason. */
const declareReasoned =
  (step: Reasoned): ReportOrder['send'] =>
  (sending) =>
    sending.asked.portal.ask((api, signal) =>
      api.POST(`/api/portal/v1/review/corrections/{number}/${step}`, {
        params: paramsOf(sending),
        body: { ...decidedOf(sending), reason: valueOf(sending.asked, 'reason') },
        signal,
      }),
    )

const showPublicReason = (asked: PortalAsked): Content =>
  showField(asked, { name: 'reason', label: 'Reason', hint: 'It is public.', rows: 5 })

const showOwnReason = (asked: PortalAsked): Content =>
  showField(asked, { name: 'reason', label: 'Reason', hint: 'Reviewers read it.', rows: 5 })

const showCorrection = ({ correction }: ReviewedReport): Content =>
  correction !== null &&
  html`<dl class="facts"><dt>Before</dt><dd><del>${showValue(correction.field, correction.before)}</del></dd>
<dt>After</dt><dd><ins>${showValue(correction.field, correction.after)}</ins></dd></dl>`

const accept: ReportOrder = {
  title: 'Accept the report',
  button: 'Accept the report',
  isDecision: true,
  says: ({ needs_two: needsTwo }) =>
    needsTwo
      ? html`<p>You propose the correction. Nothing changes before a second reviewer agrees. Then it enters the ledger, and the next release applies it.</p>`
      : html`<p>The correction enters the ledger at once, and the next release applies it. The value, the address of the evidence and your reason are public. Only a reversal by two other reviewers takes it back.</p>`,
  fields: (asked, { report, field }) => [
    field !== undefined && showProposed(asked, reviewedField(report, field)),
    showField(asked, {
      name: 'evidence_url',
      label: 'Public address of the evidence',
      hint: 'It can be the address of a redacted copy that you published.',
      value: suggestEvidence(asked, report),
    }),
    showPublicReason(asked),
  ],
  send: (sending) => {
    const { asked, report, field } = sending
    return asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/corrections/{number}/accept', {
        params: paramsOf(sending),
        body: {
          ...decidedOf(sending),
          ...(field !== undefined && { field: field.name }),
          ...(field !== undefined &&
            hasProposed(asked.form) && { after: readProposed(asked.form, reviewedField(report, field)) }),
          evidence_url: valueOf(asked, 'evidence_url'),
          reason: valueOf(asked, 'reason'),
        },
        signal,
      }),
    )
  },
}

const suggestEvidence = ({ origin }: PortalAsked, { copies, evidence }: ReviewedReport): string => {
  const copy = copies.find(({ erased_at: erased }) => erased === null)
  return copy === undefined ? (evidence?.[0] ?? '') : origin + copy.path
}

/** The field with the proposed value in place of the present one. */
const reviewedField = ({ proposed, field: reported }: ReviewedReport, field: ReportableField) =>
  proposed === null || field.name !== reported ? field : { ...field, value: proposed.value }

const duplicate: ReportOrder = {
  title: 'End the report as a duplicate',
  button: 'End it as a duplicate',
  isDangerous: true,
  isDecision: true,
  says: ({ others }) =>
    html`<p>The report ends, and is only counted. The other report is decided in its place. ${others.length > 0 && html`Other reports on the record: ${others.map(({ number }) => number).join(', ')}.`}</p>`,
  fields: (asked) =>
    showField(asked, { name: 'of', label: 'Number of the other report', inputmode: 'numeric' }),
  send: (sending) =>
    sending.asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/corrections/{number}/duplicate', {
        params: paramsOf(sending),
        body: { ...decidedOf(sending), of: readNumber(sending.asked.form.get('of')) ?? 0 },
        signal,
      }),
    ),
}

const askBack: ReportOrder = {
  title: 'Ask the reporter a question',
  button: 'Ask the question',
  isDecision: false,
  says: () =>
    html`<p>The reporter reads the question at the private address, and gets a mail if a mailbox was confirmed. Without an answer the report lapses after 30 days.</p>`,
  fields: (asked) => showField(asked, { name: 'note', label: 'Question for the reporter', rows: 5 }),
  send: (sending) =>
    sending.asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/corrections/{number}/ask-back', {
        params: paramsOf(sending),
        body: { revision: sending.revision, note: valueOf(sending.asked, 'note') },
        signal,
      }),
    ),
}

const pass: ReportOrder = {
  title: 'Pass the report to another reviewer',
  button: 'Pass it on',
  isDecision: false,
  says: () => html`<p>Another reviewer is drawn at random and decides the report in your place.</p>`,
  send: (sending) =>
    sending.asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/corrections/{number}/pass', {
        params: paramsOf(sending),
        body: { revision: sending.revision },
        signal,
      }),
    ),
}

/** Every step of a reviewer on a report. */
export const REPORT_ORDERS: Readonly<Record<ReviewStep, ReportOrder>> = {
  pass,
  'ask-back': askBack,
  accept,
  second: {
    title: 'Agree with the first reviewer',
    button: 'Accept the report',
    isDecision: true,
    says: (report) =>
      html`<p>The correction enters the ledger at once, and the next release applies it. You are the second of the two reviewers that it needs: agree only if you have read the evidence yourself.</p>${showCorrection(report)}`,
    send: declare('second'),
  },
  disagree: {
    title: 'Disagree with the first reviewer',
    button: 'Hand the report back',
    isDecision: true,
    says: () => html`<p>The proposal is void. The report goes back to the reviewer who was drawn.</p>`,
    fields: showOwnReason,
    send: declareReasoned('disagree'),
  },
  reject: {
    title: 'Reject the report',
    button: 'Reject the report',
    isDangerous: true,
    isDecision: true,
    says: () =>
      html`<p>The record stays as it is, and your reason is public. The reporter can appeal once within 30 days, to other reviewers.</p>`,
    fields: showPublicReason,
    send: declareReasoned('reject'),
  },
  'tell-publisher': {
    title: 'End the report as told to the publisher',
    button: 'End the report',
    isDecision: true,
    says: () =>
      html`<p>It is for a mistake that no correction can mend. The report ends, and your reason is public. The service sends nothing: send the text for the publisher yourself.</p>`,
    fields: showPublicReason,
    send: declareReasoned('tell-publisher'),
  },
  duplicate,
  spam: {
    title: 'Put the report aside as spam',
    button: 'Put it aside',
    isDangerous: true,
    isDecision: true,
    says: () => html`<p>The report ends. It is only counted, and cannot be opened again.</p>`,
    send: declare('spam'),
  },
  'propose-reversal': {
    title: 'Propose to reverse the correction',
    button: 'Propose the reversal',
    isDangerous: true,
    isDecision: true,
    says: () =>
      html`<p>Nothing changes before a second reviewer agrees. Reviewers who accepted the report take no part. Your reason is public once the correction is reversed.</p>`,
    fields: showPublicReason,
    send: declareReasoned('propose-reversal'),
  },
  reverse: {
    title: 'Agree to the reversal',
    button: 'Reverse the correction',
    isDangerous: true,
    isDecision: true,
    says: (report) =>
      html`<p>The ledger gets a line that withdraws the correction. The next release is without it.</p>${showCorrection(report)}`,
    send: declare('reverse'),
  },
  keep: {
    title: 'Keep the correction',
    button: 'Keep the correction',
    isDecision: true,
    says: () => html`<p>The proposed reversal is void, and the correction stays in the ledger.</p>`,
    fields: showOwnReason,
    send: declareReasoned('keep'),
  },
  publish,
  redact,
}
