import type { ReviewedReport, ReviewStep } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { countOf, showMinute } from '../../parts/format.ts'
import { readMe, type PortalRoute } from '../../portal/portal-page.ts'
import { showWords } from '../../portal/show-history.ts'
import { nameField } from '../../portal/proposed-value.ts'
import { REPORT_STATE_WORDS } from '../../views/public-words.ts'
import { EVENT_WORDS } from '../../portal/report-words.ts'
import { showAbout } from '../../portal/show-record.ts'
import { readReport, REPORT_PATTERN, REPORT_TRAIL, reportPath } from './read-report.ts'
import { showPreview, showProposal, showRecord } from './report-sections.ts'

/** One report as a whole, for a reviewer. */
export const reviewedReport: PortalRoute = {
  path: REPORT_PATTERN,
  show: async (asked) => {
    const [me, report] = await Promise.all([readMe(asked), readReport(asked)])
    return {
      title: `Report ${report.number}`,
      description: `Report ${report.number} of a mistake, for reviewers.`,
      trail: REPORT_TRAIL,
      main: html`${showFacts(report, me.id, asked.now)}
${showSteps(report)}
${showProposal(report)}
${showDecision(report)}
${showPreview(report)}
${showRecord(report)}
${showOthers(report)}
<h2 id="publisher">Text for the publisher</h2>
<p>A person can send it as it is.</p>
${showWords(report.publisher_text)}
${showHistory(report, me.id)}`,
    }
  },
}

const showFacts = (report: ReviewedReport, me: string, now: Date): Html => {
  const { about, field, state, received_at: received, decided_at: decided } = report
  const end = decided === null ? now : new Date(decided)
  const days = Math.max(0, Math.floor((end.getTime() - Date.parse(received)) / DAY))
  return html`<dl class="facts"><dt>State</dt><dd><strong>${REPORT_STATE_WORDS[state]}</strong></dd>
<dt>Record</dt><dd>${showAbout(about)}</dd>
<dt>Field</dt><dd>${field === null ? 'The record as a whole' : nameField(field)}</dd>
<dt>Publisher</dt><dd>${report.publishers.length === 0 ? 'Not known' : report.publishers.join(', ')}</dd>
<dt>Received</dt><dd>${showMinute(received)}, ${countOf(days, 'day')} ${decided === null ? 'ago' : 'before the decision'}</dd>
<dt>Drawn for</dt><dd>${showDrawn(report, me)}</dd>
<dt>Needs</dt><dd>${report.needs_two ? 'Two reviewers, to accept it' : 'One reviewer'}</dd>
<dt>Reporter</dt><dd>${report.has_contact ? 'Gets mails. The mailbox is not shown.' : 'Gave no mailbox, and looks at the private address.'}${report.appealed && ' The reporter appealed.'}</dd>
${report.ledger_id !== null && html`<dt>Line of the ledger</dt><dd><code>${report.ledger_id}</code></dd>`}
${report.duplicate_of !== null && html`<dt>Repeats</dt><dd><a href="${href(reportPath(report.duplicate_of))}">Report ${report.duplicate_of}</a></dd>`}</dl>`
}

const DAY = 86_400_000

const showDrawn = ({ reviewer }: ReviewedReport, me: string): Content => {
  if (reviewer === null) return 'No reviewer yet'
  return reviewer === me ? 'You' : html`Another reviewer, <code>${reviewer}</code>`
}

/** Labels of the links to the steps. */
const STEP_LABELS: Readonly<Record<ReviewStep, string>> = {
  accept: 'Accept the report',
  second: 'Agree with the first reviewer',
  disagree: 'Disagree with the first reviewer',
  'ask-back': 'Ask the reporter a question',
  reject: 'Reject the report',
  'tell-publisher': 'End it as told to the publisher',
  duplicate: 'End it as a duplicate',
  spam: 'Put it aside as spam',
  pass: 'Pass it to another reviewer',
  'propose-reversal': 'Propose to reverse the correction',
  reverse: 'Agree to the reversal',
  keep: 'Keep the correction',
  publish: 'Publish words of the report',
  redact: 'Erase texts of the report',
}

const showSteps = ({ number, bar, steps, reviewer, state }: ReviewedReport): Html => {
  const bars =
    bar !== null &&
    html`<p><strong>You may not decide this report.</strong> ${bar} Leave it to another reviewer.</p>`
  const drawn =
    state === 'under_review' && reviewer !== null && !steps.includes('accept') && bar === null
      ? html`<p>Only the reviewer who was drawn decides this report.</p>`
      : null
  return html`<h2 id="decide">Decide</h2>${bars}${drawn}
<p>Each step is a page of its own that says what will happen. You need a passkey that you used within the last 15 minutes.</p>
<ul>${steps.map((step) => html`<li><a href="${href(reportPath(number, step))}">${STEP_LABELS[step]}</a></li>`)}
${bar === null && html`<li><a href="${href(reportPath(number, 'copies'))}">Publish a redacted copy of a file</a></li>`}</ul>`
}

const showDecision = ({ correction, reason, reversal, published }: ReviewedReport): Content => {
  const words = [
    published.proposed !== null && 'the proposed value',
    published.why !== null && 'the explanation',
    published.evidence.length > 0 && 'addresses of evidence',
    published.reason !== null && 'the reason of the decision',
  ].filter((one) => one !== false)
  return html`${reason !== null && html`<h2 id="reason">Reason of the decision</h2>${showWords(reason)}`}
${correction !== null && reason === null && html`<p>The reason of the decision was erased.</p>`}
${reversal !== null && html`<h2 id="reversal">Reason of the reversal</h2>${showWords(reversal)}`}
<p>Public words of this report: ${words.length === 0 ? 'none' : words.join(', ')}.</p>`
}

const showOthers = ({ others }: ReviewedReport): Html =>
  html`<h2 id="others">Other reports on the record</h2>
${
  others.length === 0
    ? html`<p>There is no other report on this record.</p>`
    : html`<ul>${others.map(
        ({ number, field, state, received_at: received }) =>
          html`<li><a href="${href(reportPath(number))}">Report ${number}</a>, ${field === null ? 'the record as a whole' : nameField(field)}: ${REPORT_STATE_WORDS[state]}, received ${showMinute(received)}</li>`,
      )}</ul>`
}`

const SIDES = { reporter: 'the reporter', reviewer: 'a reviewer', service: 'the service' }

const showHistory = ({ history }: ReviewedReport, me: string): Html =>
  html`<h2 id="history">History</h2>
<ol class="request-history">${history.map(
    ({ event, at, by, person, by_command: byCommand, note }) =>
      html`<li><strong>${EVENT_WORDS[event]}</strong> by ${person === me ? 'you' : SIDES[by]}${person !== null && person !== me && html` (<code>${person}</code>)`}${byCommand && ', by a command of the operator'}, ${showMinute(at)}${showWords(note ?? '')}</li>`,
  )}</ol>`
