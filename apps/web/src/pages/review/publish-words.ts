import type { Redactable } from '@rotunda/contract'
import { html } from '../../html/html.ts'
import { showChoices, showField } from '../../portal/forms.ts'
import { showValue } from '../../portal/proposed-value.ts'
import { splitWords } from '../../portal/say-faults.ts'
import { paramsOf, valueOf, type ReportOrder } from './step-of-report.ts'

/** Publishes words of a decided report. */
export const publish: ReportOrder = {
  title: 'Publish words of the report',
  button: 'Publish these words',
  isDecision: false,
  says: () =>
    html`<p>Everybody reads these words on the page of the report. Take out private data of others first. A text that you empty is no longer public.</p>`,
  fields: (asked, { report: { field, proposed, published, why, evidence } }) => [
    proposed !== null &&
      showChoices(asked, {
        name: 'proposed',
        legend: 'Proposed value',
        isMany: true,
        chosen: published.proposed === null ? [] : ['yes'],
        choices: [{ value: 'yes', label: html`Publish it: ${showValue(field ?? '', proposed.value)}` }],
      }),
    showField(asked, {
      name: 'why',
      label: 'Explanation',
      hint: 'The words of the reporter, redacted where needed.',
      value: published.why ?? why ?? '',
      rows: 6,
      isOptional: true,
    }),
    showField(asked, {
      name: 'evidence',
      label: 'Addresses of the evidence',
      hint: 'One on a line.',
      value: (published.evidence.length > 0 ? published.evidence : (evidence ?? [])).join('\n'),
      rows: 3,
      isOptional: true,
    }),
  ],
  send: (sending) => {
    const { asked, revision } = sending
    const proposed = asked.form.has('proposed')
    return asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/corrections/{number}/publish', {
        params: paramsOf(sending),
        body: {
          revision,
          proposed,
          why: valueOf(asked, 'why'),
          evidence: splitWords(valueOf(asked, 'evidence')),
        },
        signal,
      }),
    )
  },
}

const REDACTABLE_WORDS: Readonly<Record<Redactable, string>> = {
  proposed: 'The proposed value',
  why: 'The explanation of the reporter',
  evidence: 'The addresses of the evidence',
  answers: 'Later words of the reporter',
  reasons: 'Words of reviewers',
}

/** Erases texts of a report. */
export const redact: ReportOrder = {
  title: 'Erase texts of the report',
  button: 'Erase the chosen texts',
  isDangerous: true,
  isDecision: false,
  says: () =>
    html`<p>The chosen texts are erased for good, here and on the public page. The audit log keeps a digest of each. A line of the ledger stays.</p>`,
  fields: (asked) =>
    showChoices(asked, {
      name: 'parts',
      legend: 'Texts to erase',
      isMany: true,
      choices: Object.entries(REDACTABLE_WORDS).map(([value, label]) => ({ value, label })),
    }),
  send: (sending) =>
    sending.asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/corrections/{number}/redact', {
        params: paramsOf(sending),
        // The API refuses a text that is no part.
        body: { revision: sending.revision, parts: sending.asked.form.getAll('parts') as Redactable[] },
        signal,
      }),
    ),
}
