import type { NewReport, ReportableRecord } from '@rotunda/contract'
import type { Problem } from '@rotunda/sdk/portal'
import { findModule } from '../../assets/assets.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Page } from '../../page.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAsked } from '../../portal/portal-page.ts'
import { showNotice, showSandboxMail } from '../../portal/show-notice.ts'
import {
  EVIDENCE_WORDS,
  say,
  sayText,
  splitWords,
  type FaultWords,
  type FieldFaults,
} from '../../portal/say-faults.ts'
import { nameField, readProposed, sayProposed, showProposed, showValue } from '../../portal/proposed-value.ts'
import { showAbout, showCells } from '../../portal/show-record.ts'

export const NEW_REPORT = '/corrections/new'
export const REPORT_CODE = '/corrections/new/code'

/** The record and the field that a form is about. An empty field stands for the record as a whole. */
export type Subject = {
  readonly named: string
  readonly record: ReportableRecord
  readonly field: string
}

const findField = ({ record, field }: Subject) => record.fields.find(({ name }) => name === field)

/** The form of a report, with what was typed. */
export const showReportForm = (given: PortalAsked, subject: Subject, notice?: Content): Page => {
  const { record, field, named } = subject
  const found = findField(subject)
  const asked = { ...given, faults: nameFaults(given, found) }
  return {
    title: 'Report a mistake',
    description: 'Report a mistake in a published record.',
    modules: ['report.js'],
    main: html`${showFaults(asked)}${notice}
<dl class="facts"><dt>Record</dt><dd>${showAbout(record.about)}</dd>
${field !== '' && html`<dt>Field</dt><dd>${nameField(field)}</dd>`}
${found !== undefined && html`<dt>Value now</dt><dd>${showValue(found.name, found.value)}</dd>`}</dl>
${showCells(record)}
<h2 id="report">Your report</h2>
<p>A reviewer reads it, and nothing that is published changes before a decision. Until then only the record, the field and the days are public. Leave out private data of others.</p>
${showForm({
  action: NEW_REPORT,
  hidden: { step: 'report', record: named, field, altcha: '' },
  fields: showFields(asked, found),
  button: 'Send the report',
})}`,
  }
}

const showFields = (asked: PortalAsked, found: ReturnType<typeof findField>): Html =>
  html`${found !== undefined && showProposed(asked, found)}
${showField(asked, {
  name: 'why',
  label: 'Why is it wrong?',
  hint: 'Say how you know it, and where the right value is written: from 10 to 5,000 characters.',
  rows: 6,
})}
${showField(asked, {
  name: 'evidence',
  label: 'Public addresses that prove it',
  hint: 'One on a line, at most 10, such as https://example.org/letter.pdf',
  rows: 3,
  isOptional: true,
})}
<p data-proof="${addressOfWorker()}" role="status"></p>`

const addressOfWorker = (): string => {
  const asset = findModule('proof-worker.js')
  if (asset === undefined) throw new Error('the worker of the proof is no asset')
  return asset.address
}

/** Sentences of the form of a report. Those on a proposed value depend on the field. */
export const REPORT_WORDS: FaultWords = {
  why: sayText('Say why it is wrong', { least: 10, most: 5000 }),
  evidence: EVIDENCE_WORDS,
  record: say('No published record has this address or id. Copy the address of its page from your browser.'),
  field: say('The record has no such value. Choose a value from the list of the record.'),
}

const nameFaults = ({ faults, form }: PortalAsked, found: ReturnType<typeof findField>): FieldFaults =>
  found === undefined || !faults.has('proposed')
    ? faults
    : new Map([...faults, ['proposed', sayProposed(form, found)]])

/** The report of a form, without its proof. */
export const readReport = (form: URLSearchParams, subject: Subject): NewReport => {
  const found = findField(subject)
  const { field, named: record } = subject
  const evidence = splitWords(form.get('evidence') ?? '')
  return {
    record,
    why: form.get('why') ?? '',
    ...(field !== '' && { field }),
    ...(found !== undefined && { proposed: readProposed(form, found) }),
    ...(evidence.length > 0 && { evidence }),
  }
}

/** Fields that were typed, which the pages after the form carry on. */
const carry = (form: URLSearchParams, step: string) => [...pickReport(form), ['step', step] as const]

/** Fields of the report itself, without steps and proofs. */
export const pickReport = (form: URLSearchParams): (readonly [string, string])[] =>
  [...form].filter(([name]) => /^(record|field|proposed(_\w+)?|why|evidence)$/.test(name))

/** Asks for a mailbox, in place of the proof of work. */
export const askForMailbox = (asked: PortalAsked, notice?: Content): Page => ({
  title: 'Confirm your mailbox',
  description: 'Confirm a mailbox, to send the report.',
  main: html`${showFaults(asked)}${notice}
<p>Your report is complete, and not sent yet. Enter your e-mail address: we send you a code of 8 digits, which keeps programs out.</p>
<p>The address gets mails about the report. It is never published, and is erased 30 days after the decision.</p>
${showForm({
  action: NEW_REPORT,
  hidden: carry(asked.form, 'mailbox'),
  fields: showField(asked, {
    name: 'mailbox',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'email',
  }),
  button: 'Send the code',
})}`,
})

/** Asks for the code that was sent to the mailbox. `draft` is the form of the report. */
export const askForReportCode = (asked: PortalAsked, mailbox: string, draft: URLSearchParams): Page => ({
  title: 'Enter the code',
  description: 'Enter the code from the mail, to send the report.',
  main: html`${showFaults(asked)}
<p>We sent a code to <strong>${mailbox}</strong>. It works for 10 minutes, in this browser only.</p>
${showSandboxMail(asked, mailbox)}
${showForm({
  action: REPORT_CODE,
  fields: showField(asked, {
    name: 'code',
    label: 'Code',
    hint: '8 digits, such as 1234 5678',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
  }),
  button: 'Send the report',
})}
${showForm({
  action: NEW_REPORT,
  hidden: carry(draft, 'report'),
  fields: null,
  button: 'Use another mailbox',
})}`,
})

/** Notice of a refusal that is about no field, such as too many reports. */
export const showRefusal = (fault: Problem): Html =>
  showNotice('The report was not sent', html`<p>${fault.message}</p>`)
