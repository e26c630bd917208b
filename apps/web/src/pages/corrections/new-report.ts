import type { NewReport } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/portal'
import { makeAddress } from '../../html/href.ts'
import { html } from '../../html/html.ts'
import { Redirect, type Page } from '../../page.ts'
import { showNotice } from '../../portal/show-notice.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import {
  askForMailbox,
  askForReportCode,
  NEW_REPORT,
  pickReport,
  readReport,
  REPORT_CODE,
  REPORT_WORDS,
  showRefusal,
  showReportForm,
  type Subject,
} from './report-form.ts'
import { sayFaults } from '../../portal/say-faults.ts'
import { readReportable, showAbout, showFieldChoice } from '../../portal/show-record.ts'

/** Takes a report: the record, the field, the form, and a mailbox where the browser gives no proof of work. */
export const newReport: PortalRoute = {
  path: NEW_REPORT,
  words: REPORT_WORDS,
  show: async (asked) => {
    const step = stepOf(asked)
    if (step === 'mailbox') return askForMailbox(asked)
    const subject = await findSubject(asked)
    return 'named' in subject ? showSubject(asked, subject) : subject
  },
  submit: async (asked) => {
    const step = stepOf(asked)
    if (step === 'mailbox') return sendCode(asked)
    const altcha = asked.form.get('altcha') ?? ''
    if (step === 'report') return send(asked, altcha === '' ? {} : { altcha })
    return new Redirect(makeAddress(NEW_REPORT, { record: (asked.form.get('record') ?? '').trim() }), 303)
  },
}

const stepOf = ({ form }: PortalAsked): string => form.get('step') ?? ''

const valueOf = ({ form, params }: PortalAsked, name: string): string | null =>
  form.get(name) ?? params.get(name)

type Named = Omit<Subject, 'field'> & { readonly field: string | null }

/** Finds the record that the form or the address names, or asks for it. */
const findSubject = async (asked: PortalAsked): Promise<Named | Page> => {
  const named = (valueOf(asked, 'record') ?? '').trim()
  if (named === '') return askForRecord(asked)
  try {
    return { named, record: await readReportable(asked, named), field: valueOf(asked, 'field') }
  } catch (fault) {
    if (!(fault instanceof Problem) || !['not_found', 'invalid_query'].includes(fault.code)) throw fault
    return {
      ...askForRecord({
        ...asked,
        faults: sayFaults(new Map([['record', fault.message]]), asked.form, REPORT_WORDS),
      }),
      status: 422,
    }
  }
}

const askForRecord = (asked: PortalAsked): Page => ({
  title: 'Report a mistake',
  description: 'Report a mistake in a published record.',
  main: html`${showFaults(asked)}
<p class="lead">Anyone can report a mistake. Begin with the record.</p>
${showForm({
  action: NEW_REPORT,
  fields: showField(asked, {
    name: 'record',
    label: 'Address or id of the record',
    hint: 'Copy the address of its page from your browser.',
    value: asked.params.get('record') ?? '',
  }),
  button: 'Continue',
})}`,
})

/** A record with values that can be corrected asks first which of them is wrong. */
const showSubject = (asked: PortalAsked, { field, ...subject }: Named): Page => {
  const { record, named } = subject
  if (field !== null || record.fields.length === 0)
    return showReportForm(asked, { ...subject, field: field ?? '' })
  return {
    title: 'Report a mistake',
    description: 'Report a mistake in a published record.',
    main: html`<p class="lead">${showAbout(record.about)}</p>
${showFieldChoice(named, record)}`,
  }
}

const sendCode = async (asked: PortalAsked): Promise<PortalAnswer> => {
  const draft = new URLSearchParams(pickReport(asked.form).map(([name, value]) => [name, value])).toString()
  const body = { mailbox: asked.form.get('mailbox') ?? '', draft }
  try {
    await asked.portal.ask((api, signal) => api.POST('/api/corrections/v1/mailbox', { body, signal }))
    return new Redirect(REPORT_CODE, 303)
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.code === 'invalid_fields') throw fault
    return { ...askForMailbox(asked, showRefusal(fault)), status: fault.status }
  }
}

/** The code page of a report. It can be opened again: the service keeps the report beside the code. */
export const reportCode: PortalRoute = {
  path: REPORT_CODE,
  words: REPORT_WORDS,
  show: async (asked) => {
    const open = await readOpen(asked)
    if (open === null) return new Redirect(NEW_REPORT, 303)
    const draft = new URLSearchParams(open.draft)
    if (open.mailbox === null) return askAgain(asked, draft)
    const isOfCode = asked.faults.size === 0 || asked.faults.has('code')
    return isOfCode ? askForReportCode(asked, open.mailbox, draft) : newReport.show({ ...asked, form: draft })
  },
  submit: async (asked) => {
    const open = await readOpen(asked)
    if (open === null) return new Redirect(NEW_REPORT, 303)
    const { mailbox, attempt } = open
    const draft = new URLSearchParams(open.draft)
    if (mailbox === null) return { ...askAgain(asked, draft), status: 422 }
    const confirmation = { mailbox, attempt, code: asked.form.get('code') ?? '' }
    return send({ ...asked, form: draft }, { confirmation })
  },
}

/** Asks for the mailbox again, with the report that was kept. */
const askAgain = (asked: PortalAsked, draft: URLSearchParams): Page =>
  askForMailbox(
    { ...asked, form: draft, faults: new Map() },
    showNotice('The code has ended', html`<p>Your report is kept. Ask for a new code.</p>`),
  )

const readOpen = async ({ portal }: PortalAsked) => {
  const { data } = await portal.ask((api, signal) => api.GET('/api/corrections/v1/mailbox', { signal }))
  return data
}

/** Sends the report. Without a proof that counts, the form goes on with a mailbox. */
const send = async (
  asked: PortalAsked,
  proof: Pick<NewReport, 'altcha' | 'confirmation'>,
): Promise<PortalAnswer> => {
  const subject = await findSubject(asked)
  if (!('named' in subject)) return subject
  const { form } = asked
  const report = readReport(form, { ...subject, field: subject.field ?? '' })
  try {
    const { data } = await asked.portal.ask((api, signal) =>
      api.POST('/api/corrections/v1/reports', { body: { ...report, ...proof }, signal }),
    )
    return new Redirect(`/corrections/private/${data.secret}`, 303)
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault
    if (fault.code === 'proof_needed' || fault.code === 'mailbox_needed') return askForMailbox(asked)
    if (fault.code === 'invalid_fields') throw fault
    const shown = showReportForm(asked, { ...subject, field: subject.field ?? '' }, showRefusal(fault))
    return { ...shown, status: fault.status }
  }
}
