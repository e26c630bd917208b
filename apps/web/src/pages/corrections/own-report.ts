import type { OwnReport } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Page } from '../../page.ts'
import { copyButton } from '../../parts/code-block.ts'
import { showBytes, showDay, showMinute } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { showWords } from '../../portal/show-history.ts'
import { showNotice, showSandboxMail } from '../../portal/show-notice.ts'
import { wasTooLate } from '../../portal/was-too-late.ts'
import { EVIDENCE_WORDS, sayText, splitWords } from '../../portal/say-faults.ts'
import { nameField, showValue } from '../../portal/proposed-value.ts'
import { EVENT_WORDS, STATE_WORDS } from '../../portal/report-words.ts'
import { showAbout } from '../../portal/show-record.ts'

/** The page at the private address of a report: it shows everything to the reporter, and takes each of the actions. */
export const ownReport: PortalRoute = {
  path: '/corrections/private/:secret',
  words: {
    note: sayText('Write your words', { least: 10, most: 5000 }),
    evidence: EVIDENCE_WORDS,
  },
  show: async (asked) => showOwn(asked, await readOwn(asked)),
  submit: async (asked) => {
    try {
      return await carryOut(asked)
    } catch (fault) {
      if (!wasTooLate(fault)) throw fault
      const notice = showNotice('Nothing was done', html`<p>${fault.message}</p>`)
      return { ...showOwn(asked, await readOwn(asked), notice), status: fault.status }
    }
  },
}

const secretOf = ({ named }: PortalAsked): string => named['secret'] ?? ''

const pathOf = (asked: PortalAsked): string => `/corrections/private/${encodeURIComponent(secretOf(asked))}`

const readOwn = async (asked: PortalAsked): Promise<OwnReport> => {
  const path = { secret: secretOf(asked) }
  const { data } = await asked.portal.ask((api, signal) =>
    api.GET('/api/corrections/v1/private/{secret}', { params: { path }, signal }),
  )
  return data
}

type Params = { readonly path: { readonly secret: string } }

/** An order of the page; it gives the page that follows, if that is another one. */
type Order = (asked: PortalAsked, params: Params) => Promise<Page | undefined>

const carryOut = async (asked: PortalAsked): Promise<PortalAnswer> => {
  const order = ORDERS[asked.form.get('action') ?? '']
  const next = await order?.(asked, { path: { secret: secretOf(asked) } })
  return next ?? new Redirect(pathOf(asked), 303)
}

const valueOf = ({ form }: PortalAsked, name: string): string => form.get(name) ?? ''

const answer: Order = async (asked, params) => {
  const evidence = splitWords(valueOf(asked, 'evidence'))
  const body = { note: valueOf(asked, 'note'), ...(evidence.length > 0 && { evidence }) }
  await asked.portal.ask((api, signal) =>
    api.POST('/api/corrections/v1/private/{secret}/answer', { params, body, signal }),
  )
  return undefined
}

const appeal: Order = async (asked, params) => {
  const body = { note: valueOf(asked, 'note') }
  await asked.portal.ask((api, signal) =>
    api.POST('/api/corrections/v1/private/{secret}/appeal', { params, body, signal }),
  )
  return undefined
}

const withdraw: Order = async ({ portal }, params) => {
  await portal.ask((api, signal) =>
    api.POST('/api/corrections/v1/private/{secret}/withdraw', { params, signal }),
  )
  return undefined
}

const sendContactCode: Order = async (asked, params) => {
  const body = { mailbox: valueOf(asked, 'mailbox') }
  const { data } = await asked.portal.ask((api, signal) =>
    api.POST('/api/corrections/v1/private/{secret}/contact', { params, body, signal }),
  )
  return askForContactCode(asked, data.attempt)
}

const confirmContact: Order = async (asked, params) => {
  const [mailbox, attempt] = [valueOf(asked, 'mailbox'), valueOf(asked, 'attempt')]
  const body = { mailbox, attempt, code: valueOf(asked, 'code') }
  await asked.portal.ask((api, signal) =>
    api.POST('/api/corrections/v1/private/{secret}/contact/confirm', { params, body, signal }),
  )
  return undefined
}

const ORDERS: Readonly<Record<string, Order>> = {
  answer,
  appeal,
  withdraw,
  contact: sendContactCode,
  confirm: confirmContact,
}

const askForContactCode = (asked: PortalAsked, attempt: string): Page => ({
  title: 'Enter the code',
  description: 'Enter the code from the mail.',
  main: html`${showFaults(asked)}
<p>We sent a code to <strong>${asked.form.get('mailbox')}</strong>. It works for 10 minutes.</p>
${showSandboxMail(asked, valueOf(asked, 'mailbox'))}
${showForm({
  action: pathOf(asked),
  hidden: { action: 'confirm', mailbox: asked.form.get('mailbox') ?? '', attempt },
  fields: showField(asked, {
    name: 'code',
    label: 'Code',
    hint: '8 digits, such as 1234 5678',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
  }),
  button: 'Confirm the mailbox',
})}`,
})

const showOwn = (asked: PortalAsked, report: OwnReport, notice?: Content): Page => {
  if (asked.faults.has('code')) return askForContactCode(asked, asked.form.get('attempt') ?? '')
  const { number, state, history } = report
  return {
    title: `Your report ${number}: ${STATE_WORDS[state].name}`,
    description: 'A report of a mistake, for its reporter.',
    main: html`${showFaults(asked)}${notice}${history.every(({ event }) => BEGINNING.has(event)) && showKeep(asked, number)}
<p class="lead">${showState(report)}</p>
${showDecision(report)}
${ACTIONS.filter(([action]) => report.actions.includes(action)).map(([, show]) => show(asked, report))}
<h2 id="written">Your words</h2>
${showWritten(report)}
${showFiles(asked, report)}
<h2 id="history">History</h2>
<ol class="request-history">${history.map(
      ({ event, at, note }) =>
        html`<li><strong>${EVENT_WORDS[event]}</strong>, ${showMinute(at)}${showWords(note ?? '')}</li>`,
    )}</ol>`,
  }
}

/** Events at once after a report is sent: a reviewer is drawn with it. */
const BEGINNING: ReadonlySet<string> = new Set<OwnReport['history'][number]['event']>(['receive', 'draw'])

const showState = ({ state, shown_in: shown, about: { page } }: OwnReport): Content => {
  if (state !== 'accepted' || shown === null) return STATE_WORDS[state].says
  const { release, published_at: at } = shown
  const record = page === null ? 'the record' : html`<a href="${href(page)}">the record</a>`
  return html`The correction is accepted. The release ${at === null ? html`<code>${release.slice(0, 12)}</code>` : html`of ${showDay(at)}`} shows it: see ${record}.`
}

const showKeep = (asked: PortalAsked, number: number): Html => {
  const address = asked.origin + pathOf(asked)
  return html`<div class="usa-alert usa-alert--success" role="status"><div class="usa-alert__body">
<h2 class="usa-alert__heading">Your report has the number ${number}</h2>
<p class="usa-alert__text">Keep the address of this page. It is the only way to follow your report, to answer a reviewer, and to withdraw it. Everyone who has the address can do the same.</p>
<p class="usa-alert__text"><code class="digest">${address}</code> ${copyButton(address, 'the private address')}</p>
</div></div>`
}

const showDecision = ({ reason, duplicate_of: other, history }: OwnReport): Content => {
  const question = history.findLast(({ event }) => event === 'ask_back')?.note ?? ''
  const isAsked = history.at(-1)?.state === 'asked_back'
  return html`${isAsked && html`<h2 id="question">Question of the reviewer</h2>${showWords(question)}`}
${reason !== null && html`<h2 id="reason">Reason of the decision</h2>${showWords(reason)}`}
${other !== null && html`<p>It repeats report ${other}.</p>`}`
}

const showWritten = ({ about, field, proposed, why, evidence }: OwnReport): Html =>
  html`<dl class="facts"><dt>Record</dt><dd>${showAbout(about)}</dd>
${field !== null && html`<dt>Field</dt><dd>${nameField(field)}</dd>`}
${proposed !== null && html`<dt>Proposed value</dt><dd>${showValue(field ?? '', proposed.value)}</dd>`}
<dt>Why</dt><dd>${why === null ? ERASED : showWords(why)}</dd>
<dt>Evidence</dt><dd>${evidence === null ? ERASED : evidence.length === 0 ? 'None' : html`<ul>${evidence.map((one) => html`<li>${linkOut(one)}</li>`)}</ul>`}</dd></dl>`

/** A decided report takes no more files. */
const showFiles = (asked: PortalAsked, { files, actions }: OwnReport): Content =>
  html`${files.length > 0 && html`<h2 id="files">Files</h2><ul>${files.map(({ name, bytes, erased_by: by }) => html`<li>${name}, ${showBytes(bytes)}${by !== null && (by === 'reviewer' ? ', erased by a reviewer' : ', erased')}</li>`)}</ul>`}
${actions.includes('withdraw') && html`<p><a href="${href(`${pathOf(asked)}/files`)}">Add a file of evidence</a></p>`}`

const ERASED = html`<span class="absent">Erased by a reviewer</span>`

type ShowAction = (asked: PortalAsked, report: OwnReport) => Html

const showNote = (asked: PortalAsked, label: string): Html =>
  showField(asked, { name: 'note', label, hint: 'From 10 to 5,000 characters.', rows: 5 })

const showAnswer: ShowAction = (asked, { until }) =>
  html`<h2 id="answer">Answer</h2>
${until !== null && html`<p>The report lapses without an answer by ${showMinute(until)}.</p>`}
${showForm({
  action: pathOf(asked),
  hidden: { action: 'answer' },
  fields: html`${showNote(asked, 'Your answer')}
${showField(asked, { name: 'evidence', label: 'Further public addresses that prove it', hint: 'One on a line.', rows: 3, isOptional: true })}`,
  button: 'Send the answer',
})}`

const showAppeal: ShowAction = (asked, { until }) =>
  html`<h2 id="appeal">Appeal</h2>
<p>You can ask other reviewers once${until !== null && html`, until ${showMinute(until)}`}.</p>
${showForm({ action: pathOf(asked), hidden: { action: 'appeal' }, fields: showNote(asked, 'Why is the decision wrong?'), button: 'Appeal' })}`

const showContact: ShowAction = (asked, { has_contact: hasContact }) =>
  html`<h2 id="contact">Mails about your report</h2>
<p>${hasContact ? 'Your confirmed mailbox gets a mail when a reviewer asks or decides. Another one replaces it.' : 'A confirmed mailbox gets a mail when a reviewer asks or decides. It is never published, and is erased 30 days after the decision.'}</p>
${showForm({
  action: pathOf(asked),
  hidden: { action: 'contact' },
  fields: showField(asked, {
    name: 'mailbox',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'email',
  }),
  button: 'Send a code',
})}`

const showWithdraw: ShowAction = (asked) =>
  html`<h2 id="withdraw">Withdraw</h2>
<p>No reviewer decides a withdrawn report, and it cannot be opened again.</p>
${showForm({ action: pathOf(asked), hidden: { action: 'withdraw' }, fields: null, button: 'Withdraw the report', isDangerous: true })}`

const ACTIONS: readonly (readonly [OwnReport['actions'][number], ShowAction])[] = [
  ['answer', showAnswer],
  ['appeal', showAppeal],
  ['contact', showContact],
  ['withdraw', showWithdraw],
]
