import type { PublicLedgerLine, PublicReportWithLine } from '@rotunda/contract'
import { readJson } from '../../ask/clients.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { countOf, showDay } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { notFound } from '../../parts/not-found.ts'
import { writeValue } from '../../views/corrected-value.ts'
import { linkReported, nameReportedField, REPORT_STATE_WORDS } from '../../views/public-words.ts'

const JSON_ENDING = /\.json$/

/** One public report: before a decision the facts alone, afterwards the published words and the line of the ledger. */
export const publicReport: Route = {
  path: '/corrections/:number',
  questions: 1,
  isLive: 'by the minute',
  write: async (asked) => {
    const { number = '' } = asked.named
    if (!/^[1-9]\d{0,14}(\.json)?$/.test(number))
      return notFound('A report has a number. The list of all reports is at /corrections.', asked)
    const address = `/api/corrections/v1/reports/${number.replace(JSON_ENDING, '')}`
    if (JSON_ENDING.test(number)) return new Redirect(address, 307)
    return refuseUnknown(asked, []) ?? write(asked, address)
  },
}

const write = async ({ clients }: Asked, address: string): Promise<Page> => {
  const { data } = await readJson<{ readonly data: PublicReportWithLine }>(await clients.fetch(address))
  const { number, state, field, days, received_at: received, decided_at: decided } = data
  return {
    title: `Report ${number}`,
    description: `A report of a mistake in ${data.about.title || data.about.record}. ${REPORT_STATE_WORDS[state]}.`,
    trail: [{ title: 'Corrections', address: '/corrections' }],
    alternates: [{ type: 'application/json', title: 'This report as JSON', address }],
    main: html`<p class="lead"><strong>${REPORT_STATE_WORDS[state]}.</strong> A report of a mistake in ${linkReported(data)}.</p>
<dl class="facts">
<dt>Record</dt><dd>${linkReported(data)} <code class="digest">${data.about.record}</code></dd>
<dt>Dataset</dt><dd>${data.dataset}</dd>
<dt>Field</dt><dd>${nameReportedField(data)}</dd>
<dt>Received</dt><dd>${showDay(received)}</dd>
<dt>Decided</dt><dd>${decided === null ? html`<span class="absent">not decided, after ${countOf(days, 'day')}</span>` : html`${showDay(decided)}, after ${countOf(days, 'day')}`}</dd>
</dl>
${showWords(data)}
${data.ledger !== null && showLine(data.ledger, field ?? '')}
<p><a href="${makeAddress('/follow', { what: `/corrections/${number}` })}" rel="nofollow">Follow this report by mail</a>, or see <a href="/corrections">all reports</a>.</p>`,
  }
}

const showWords = ({ published, field, decided_at: decided }: PublicReportWithLine): Html => {
  const { proposed, why, evidence, reason } = published
  const facts: readonly (readonly [string, Content])[] = [
    ['Proposed value', proposed && (writeValue(field ?? '', proposed.value) || 'no value')],
    ['Why', why],
    [
      'Evidence',
      evidence.length > 0 &&
        html`<ul class="plain">${evidence.map((address) => html`<li>${linkOut(address, address)}</li>`)}</ul>`,
    ],
    ['Reason of the decision', reason],
  ]
  const shown = facts.filter(([, value]) => value !== null && value !== false)
  if (shown.length === 0)
    return html`<p>${decided === null ? 'The proposal, its reason and its evidence are not public before a decision.' : 'The reviewers published no words of this report.'}</p>`
  return html`<section aria-labelledby="words"><h2 id="words">What was published</h2>
<dl class="facts">${shown.map(([title, value]) => html`<dt>${title}</dt><dd>${value}</dd>`)}</dl></section>`
}

const showLine = (line: PublicLedgerLine, field: string): Html => {
  const { id, before, after, evidence_url: evidence, entered_at: entered, withdrawn } = line
  return html`<section aria-labelledby="ledger"><h2 id="ledger">The correction</h2>
<dl class="facts">
<dt>Before</dt><dd><del>${writeValue(field, before) || 'no value'}</del></dd>
<dt>After</dt><dd><ins>${writeValue(field, after) || 'no value'}</ins></dd>
<dt>Evidence</dt><dd>${linkOut(evidence, 'Document that proves it')}</dd>
<dt>Line of the ledger</dt><dd><code>${id}</code>, entered on ${showDay(entered)}. The next release after that day applies it.</dd>
${withdrawn !== null && html`<dt>Reversed</dt><dd>On ${showDay(withdrawn.at)}: ${withdrawn.reason}</dd>`}
</dl></section>`
}
