import type { ReviewedReport, ReviewStep } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'
import { showChoices, showFaults, showForm, showKept } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { nameField, sayProposed, showValue } from '../../portal/proposed-value.ts'
import {
  EVIDENCE_WORDS,
  say,
  sayForm,
  sayText,
  type FaultWords,
  type FieldFaults,
} from '../../portal/say-faults.ts'
import { readReportable } from '../../portal/show-record.ts'
import { carryOutDecision, demandPasskey } from './carry-out-decision.ts'
import { numberOf, readReport, REPORT_PATTERN, reportPath, trailToReport } from './read-report.ts'
import { REPORT_ORDERS } from './report-orders.ts'
import type { ReportOrder, Subject } from './step-of-report.ts'

const ORDER_WORDS: FaultWords = {
  reason: sayText('Give the reason', { most: 2000 }),
  note: sayText('Write the question', { most: 2000 }),
  evidence_url: say('Give a web address that everybody can open, such as https://example.org/letter.pdf.'),
  why: sayText('Give the explanation', { most: 5000 }),
  evidence: EVIDENCE_WORDS,
  of: sayForm('Give the number of the other report.'),
}

/** Page of one step of a reviewer: it says what will happen, and takes the form. */
export const reportOrder: PortalRoute = {
  path: `${REPORT_PATTERN}/:order`,
  words: ORDER_WORDS,
  show: async (asked) => {
    const found = findOrder(asked)
    if (found === undefined) return notFound('There is no such step on a report.', asked)
    const report = await readReport(asked)
    if (!report.steps.includes(found.step)) return new Redirect(reportPath(report.number), 303)
    // A form that was refused is shown again with what was typed.
    const elsewhere = asked.form.size === 0 ? await demandPasskey(asked) : undefined
    return elsewhere ?? showOrder(asked, found, report)
  },
  submit: async (asked) => {
    const found = findOrder(asked)
    if (found === undefined) return notFound('There is no such step on a report.', asked)
    const report = await readReport(asked)
    const { field } = await readSubject(asked, found, report)
    const revision = Number(asked.form.get('revision') ?? 0)
    return carryOutDecision(asked, {
      thing: 'report',
      send: () => found.order.send({ asked, report, field, revision }),
      next: reportPath(numberOf(asked)),
      show: async (notice) => showOrder(asked, found, await readReport(asked), notice),
    })
  },
}

type Found = { readonly step: ReviewStep; readonly order: ReportOrder }

const findOrder = ({ named }: PortalAsked): Found | undefined => {
  const name = named['order'] ?? ''
  if (!Object.hasOwn(REPORT_ORDERS, name)) return undefined
  // It is a name of the table.
  const step = name as ReviewStep
  return { step, order: REPORT_ORDERS[step] }
}

type Chosen = Subject & { readonly fields: readonly NonNullable<Subject['field']>[] }

/** Fields that an acceptance can correct, and the one that was chosen. */
const readSubject = async (asked: PortalAsked, { step }: Found, report: ReviewedReport): Promise<Chosen> => {
  if (step !== 'accept' || report.record === null) return { report, field: undefined, fields: [] }
  const { fields } = await readReportable(asked, report.about.page ?? report.about.record)
  const chosen = asked.form.get('field') ?? asked.params.get('field') ?? report.field
  return { report, fields, field: fields.find(({ name }) => name === chosen) }
}

const showOrder = async (
  given: PortalAsked,
  found: Found,
  report: ReviewedReport,
  notice?: Content,
): Promise<Page> => {
  const { step, order } = found
  const subject = await readSubject(given, found, report)
  const asked = { ...given, faults: nameFaults(given, subject) }
  const { number } = report
  const isAllowed = report.steps.includes(step)
  return {
    title: order.title,
    description: `${order.title}: report ${number}.`,
    trail: trailToReport(number),
    main: html`${showFaults(asked)}${notice}
${isAllowed ? showStep(asked, found, subject, notice !== undefined) : showKept(showFields(asked, order, subject))}
<p><a href="${href(reportPath(number))}">Back to the report</a></p>`,
  }
}

/** An acceptance needs a field: the report, or the reviewer, names it. */
const showStep = (asked: PortalAsked, { step, order }: Found, subject: Chosen, isNewer: boolean): Html => {
  const { report, field } = subject
  if (step === 'accept' && field === undefined) return showFieldChoice(subject)
  const revision = (isNewer ? null : asked.form.get('revision')) ?? String(report.revision)
  return html`${order.says(report)}
${showForm({
  action: reportPath(report.number, step),
  hidden: { revision, ...(field !== undefined && { field: field.name }) },
  fields: showFields(asked, order, subject),
  button: order.button,
  ...(order.isDangerous && { isDangerous: true }),
})}`
}

const showFieldChoice = ({ report, fields }: Chosen): Html =>
  fields.length === 0
    ? html`<p>No correction can change this record. Tell the publisher instead.</p>`
    : html`<h2 id="fields">Which value is corrected?</h2>
<ul>${fields.map(
        ({ name, value }) =>
          html`<li><a href="${href(makeAddress(reportPath(report.number, 'accept'), { field: name }))}">${nameField(name)}</a>: ${showValue(name, value)}</li>`,
      )}</ul>`

const showFields = (asked: PortalAsked, { fields, isDecision }: ReportOrder, subject: Subject): Html =>
  html`${fields?.(asked, subject)}
${
  isDecision &&
  showChoices(asked, {
    name: 'no_interest',
    legend: 'Declaration',
    hint: 'If you have an interest in the outcome, leave the report to another reviewer.',
    isMany: true,
    choices: [{ value: 'yes', label: 'I have no interest in the outcome.' }],
  })
}`

/** Faults of the API by the fields of the forms. */
const nameFaults = ({ faults, form }: PortalAsked, { field }: Subject): FieldFaults =>
  new Map(
    [...faults].map(([name, detail]) => {
      if (name !== 'after' && name !== 'field') return [name, detail]
      const isOfForm = field !== undefined && detail.includes('cannot hold this value')
      return ['proposed', isOfForm ? sayProposed(form, field) : detail]
    }),
  )
