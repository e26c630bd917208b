import type { RequestDecision, RequestEvent } from '@rotunda/contract'
import { html, type Content, type Html } from '../html/html.ts'
import { showCount, showMinute } from '../parts/format.ts'

const EVENT_WORDS: Readonly<Record<RequestEvent['event'], string>> = {
  answer: 'Answers changed',
  submit: 'Submitted',
  ask_back: 'Question asked',
  propose: 'Approved by a first reviewer',
  approve: 'Approved',
  second: 'Approved by a second reviewer',
  refuse: 'Refused',
  withdraw: 'Withdrawn',
  lapse: 'Lapsed',
  narrow: 'Narrowed',
}

/** Every event of a request, oldest first. `me` is the person who reads it. */
export const showHistory = (
  history: readonly RequestEvent[],
  me: string,
): Html => html`<h2 id="history">History</h2>
<ol class="request-history">${history.map(
  (
    event,
  ) => html`<li><strong>${EVENT_WORDS[event.event]}</strong> ${showBy(event, me)}, ${showMinute(event.at)}
${showWords(event.note)}
${event.decision !== null && showDecision(event.decision, event.event === 'narrow' ? 'Nothing remains of this request.' : 'No scope.')}</li>`,
)}</ol>`

const SIDES = { organisation: 'a member of the organisation', reviewer: 'a reviewer', service: 'the service' }

const showBy = ({ by, person, by_command: byCommand }: RequestEvent, me: string): Content => [
  person === me ? 'by you' : `by ${SIDES[by]}`,
  person !== null && person !== me && by === 'reviewer' && html` (<code>${person}</code>)`,
  byCommand && ', by a command of the operator',
]

/** A text of several lines that somebody typed. Empty for none. */
export const showWords = (text: string): Content =>
  text !== '' && html`<blockquote class="typed">${text}</blockquote>`

/** Approved scopes with the quotas of their keys. */
export const showDecision = ({ approved }: RequestDecision, without: string): Html =>
  approved.length === 0
    ? html`<p>${without}</p>`
    : html`<ul>${approved.map(({ scope, quotas }) => html`<li><code>${scope}</code>: ${showQuotas(quotas)}</li>`)}</ul>`

export const showQuotas = ({ minute, day }: { readonly minute: number; readonly day: number }): string =>
  `${showCount(minute)} requests of a key in a minute, ${showCount(day)} in a day`
