import type { AccessRequest } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { readMe, type PortalRoute } from '../../portal/portal-page.ts'
import { FLAG_WORDS, STATE_WORDS } from '../../portal/request-words.ts'
import { showAnswers } from '../../portal/show-answers.ts'
import { showDecision, showHistory } from '../../portal/show-history.ts'
import { organisationPath, readReviewed, reviewPath, TRAIL } from './read-reviewed.ts'

/** One access request as a whole, for a reviewer. */
export const reviewedRequest: PortalRoute = {
  path: '/review/requests/:request',
  show: async (asked) => {
    const [me, request] = await Promise.all([readMe(asked), readReviewed(asked)])
    const { organisation, answers, history } = request
    return {
      title: `Access request of ${organisation.name}`,
      description: `An access request of ${organisation.name}.`,
      trail: TRAIL,
      main: html`${showFacts(request)}
${showProposal(request)}
${showDecisions(request, me.id)}
<h2 id="answers">Answers</h2>
${showAnswers(answers)}
${showHistory(history, me.id)}`,
    }
  },
}

const showFacts = ({
  organisation,
  state,
  submitted_at: at,
  requester,
  mailbox,
  flags,
}: AccessRequest): Html =>
  html`<dl class="facts"><dt>State</dt><dd><strong>${STATE_WORDS[state].name}</strong></dd>
<dt>Organisation</dt><dd>${organisation.name} (<a href="${href(organisationPath(organisation.id))}">approved scopes</a>)</dd>
<dt>Site</dt><dd>${organisation.site === null ? 'None named' : linkOut(organisation.site, organisation.site)}</dd>
<dt>Begun by</dt><dd>${mailbox ?? 'A person who was deleted'}, <code>${requester}</code></dd>
<dt>Submitted</dt><dd>${at === null ? 'Not yet' : showMinute(at)}</dd>
<dt>Look closer</dt><dd>${flags.length === 0 ? 'Nothing is marked.' : [flags.map((flag) => `${FLAG_WORDS[flag]} `), 'This proves nothing.']}</dd></dl>`

const showProposal = ({ state, decision }: AccessRequest): Content =>
  state === 'awaiting_second' &&
  decision !== null &&
  html`<h2 id="proposal">Approved by the first reviewer</h2>
${showDecision(decision, 'No scope.')}
<p>The scope <code>staff:read</code> opens data about private persons, so two reviewers must approve it. Nothing is granted before the second reviewer agrees.</p>`

/** Whether this reviewer made the proposal that waits for a second one. */
const isProposer = ({ state, history }: AccessRequest, me: string): boolean =>
  state === 'awaiting_second' && history.findLast(({ event }) => event === 'propose')?.person === me

const DECISIONS = {
  approve: { states: ['submitted'], label: 'Approve some or all scopes' },
  second: { states: ['awaiting_second'], label: 'Agree with the first reviewer' },
  'ask-back': { states: ['submitted', 'awaiting_second'], label: 'Ask the organisation a question' },
  refuse: { states: ['submitted', 'asked_back', 'awaiting_second'], label: 'Refuse the request' },
} as const
export type Decision = keyof typeof DECISIONS

/** Decisions that the state of a request allows. */
export const decisionsOn = ({ state }: Pick<AccessRequest, 'state'>): readonly Decision[] =>
  (['approve', 'second', 'ask-back', 'refuse'] as const).filter((decision) =>
    DECISIONS[decision].states.some((one) => one === state),
  )

const showDecisions = (request: AccessRequest, me: string): Content => {
  const decisions = decisionsOn(request)
  if (decisions.length === 0) return null
  if (request.obstacle !== null)
    return html`<h2 id="decide">Decide</h2><p><strong>You may not decide this request.</strong> ${request.obstacle} Leave it to another reviewer.</p>`
  const proposed = isProposer(request, me)
  return html`<h2 id="decide">Decide</h2>
${proposed && html`<p>You approved this request first. Another reviewer must agree.</p>`}
<p>Each decision is a page of its own that says what will happen. You need a passkey that you used within the last 15 minutes.</p>
<ul>${decisions
    .filter((decision) => decision !== 'second' || !proposed)
    .map(
      (decision) =>
        html`<li><a href="${href(reviewPath(request.id, decision))}">${DECISIONS[decision].label}</a></li>`,
    )}</ul>`
}
