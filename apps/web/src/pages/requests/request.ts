import type { AccessRequest } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { readMe, type PortalRoute } from '../../portal/portal-page.ts'
import { firstUnanswered } from '../../portal/request-questions.ts'
import { isOpenToAnswers, isSettled, STATE_WORDS } from '../../portal/request-words.ts'
import { showAnswers } from '../../portal/show-answers.ts'
import { showDecision, showHistory, showWords } from '../../portal/show-history.ts'
import { readRequest, requestPath, trailTo } from './read-request.ts'

/** One access request: its state, the next step, its answers and its history. */
export const request: PortalRoute = {
  path: '/portal/requests/:request',
  show: async (asked) => {
    const [me, shown] = await Promise.all([readMe(asked), readRequest(asked)])
    const { name, next } = STATE_WORDS[shown.state]
    return {
      title: `Access request: ${name}`,
      description: `An access request of ${shown.organisation.name}.`,
      trail: trailTo(shown, false),
      main: html`<p class="lead">${next}</p>
${showQuestion(shown)}
${showApproved(shown)}
${showActions(shown)}
<h2 id="answers">Answers</h2>
${showAnswers(shown.answers)}
${showHistory(shown.history, me.id)}`,
    }
  },
}

const showQuestion = ({ state, history }: AccessRequest): Content => {
  if (state !== 'asked_back' && state !== 'refused') return null
  const note =
    history.findLast(({ event }) => event === (state === 'refused' ? 'refuse' : 'ask_back'))?.note ?? ''
  return html`<h2 id="note">${state === 'refused' ? 'Reason of the refusal' : 'Question of the reviewer'}</h2>
${showWords(note)}`
}

const showApproved = ({ state, decision, organisation }: AccessRequest): Content =>
  decision !== null &&
  (state === 'approved' || state === 'awaiting_second') &&
  html`<h2 id="approved">${state === 'approved' ? 'Approved' : 'Approved by the first reviewer'}</h2>
${showDecision(decision, 'Nothing remains of what was approved.')}
${state === 'approved' && html`<p><a href="${href(`/portal/organisations/${encodeURIComponent(organisation.id)}`)}">Go to ${organisation.name} for the terms and the keys</a></p>`}`

const showActions = ({ id, state, answers }: AccessRequest): Html | false => {
  if (isSettled(state)) return false
  const step = state === 'asked_back' ? 'check' : firstUnanswered(answers)
  return html`<p>${
    isOpenToAnswers(state) &&
    html`<a class="usa-button" href="${href(requestPath(id, step))}">${step === 'check' ? 'Check the answers and submit' : 'Continue'}</a> `
  }<a href="${href(requestPath(id, 'withdraw'))}">Withdraw the request</a></p>`
}
