import type { AccessRequest } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { showFaults, showField, showForm, showKept } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { sayText, type FaultWords } from '../../portal/say-faults.ts'
import { showDecision } from '../../portal/show-history.ts'
import { carryOutDecision, demandPasskey } from './carry-out-decision.ts'
import { readReviewed, reviewPath, trailTo } from './read-reviewed.ts'
import { decisionsOn, type Decision } from './reviewed.ts'

type Order = {
  readonly decision: Decision
  readonly title: string
  readonly button: string
  readonly isDangerous?: true
  /** Consequences of the decision. */
  readonly says: (request: AccessRequest) => Content
  readonly fields: (asked: PortalAsked, request: AccessRequest) => Content
  readonly send: (asked: PortalAsked, request: string, revision: number) => Promise<unknown>
}

type Shown = { readonly request: AccessRequest; readonly notice?: Content }

const showOrder = (asked: PortalAsked, order: Order, shown: Shown): Page => {
  const { request, notice } = shown
  const isAllowed = decisionsOn(request).includes(order.decision)
  return {
    title: order.title,
    description: `${order.title}: an access request of ${request.organisation.name}.`,
    trail: trailTo(request),
    main: html`${showFaults(asked)}${notice}
${isAllowed ? [order.says(request), showOrderForm(asked, order, shown)] : showKept(order.fields(asked, request))}
<p><a href="${href(reviewPath(request.id))}">Back to the request</a></p>`,
  }
}

const showOrderForm = (asked: PortalAsked, order: Order, { request, notice }: Shown): Html =>
  showForm({
    action: reviewPath(request.id, order.decision),
    hidden: {
      revision: (notice === undefined ? asked.form.get('revision') : null) ?? String(request.revision),
    },
    fields: order.fields(asked, request),
    button: order.button,
    ...(order.isDangerous && { isDangerous: true }),
  })

const DECISION_WORDS: FaultWords = {
  note: sayText('Write to the organisation', { most: 2000 }),
  reason: sayText('Give the reason for the organisation', { most: 2000 }),
}

/** Page of one decision: it says what will happen, and takes the form. */
export const makeDecision = (order: Order): PortalRoute => ({
  path: `/review/requests/:request/${order.decision}`,
  words: DECISION_WORDS,
  show: async (asked) => {
    const request = await readReviewed(asked)
    if (!decisionsOn(request).includes(order.decision)) return new Redirect(reviewPath(request.id), 303)
    // A form that was refused is shown again with what was typed.
    const elsewhere = asked.form.size === 0 ? await demandPasskey(asked) : undefined
    return elsewhere ?? showOrder(asked, order, { request })
  },
  submit: (asked) => {
    const { request = '' } = asked.named
    return carryOutDecision(asked, {
      thing: 'request',
      send: () => order.send(asked, request, Number(asked.form.get('revision') ?? 0)),
      next: reviewPath(request),
      show: async (notice) => showOrder(asked, order, { request: await readReviewed(asked), notice }),
    })
  },
})

const showNote = (asked: PortalAsked): Content =>
  showField(asked, { name: 'note', label: 'Words for the organisation', rows: 4, isOptional: true })

export const askBack = makeDecision({
  decision: 'ask-back',
  title: 'Ask the organisation a question',
  button: 'Ask the question',
  says: () =>
    html`<p>The request goes back to its organisation, which is mailed. Its members read your question, change the answers, and submit the request again. An approval by a first reviewer is void.</p>`,
  fields: (asked) =>
    showField(asked, {
      name: 'note',
      label: 'Question for the organisation',
      hint: 'Say which answer lacks what.',
      rows: 6,
    }),
  send: ({ portal, form }, request, revision) =>
    portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/requests/{request}/ask-back', {
        params: { path: { request } },
        body: { revision, note: form.get('note') ?? '' },
        signal,
      }),
    ),
})

export const second = makeDecision({
  decision: 'second',
  title: 'Agree with the first reviewer',
  button: 'Approve these scopes',
  says: ({ decision }) => html`<p>These scopes are granted at once, and the organisation is mailed:</p>
${decision !== null && showDecision(decision, 'No scope.')}
<p>You are the second of the two reviewers that <code>staff:read</code> needs: its data is about private persons. Approve only if you have read the whole request yourself. To approve anything else, ask the organisation a question, so that the request is decided anew.</p>`,
  fields: showNote,
  send: ({ portal, form }, request, revision) =>
    portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/requests/{request}/second', {
        params: { path: { request } },
        body: { revision, note: form.get('note') ?? '' },
        signal,
      }),
    ),
})

export const refuse = makeDecision({
  decision: 'refuse',
  title: 'Refuse the request',
  button: 'Refuse the request',
  isDangerous: true,
  says: () =>
    html`<p>The request is refused as a whole and cannot be opened again. The organisation is mailed and reads your reason. It can begin a new request. Scopes that were approved by other requests stay as they are.</p>`,
  fields: (asked) => showField(asked, { name: 'reason', label: 'Reason for the organisation', rows: 6 }),
  send: ({ portal, form }, request, revision) =>
    portal.ask((api, signal) =>
      api.POST('/api/portal/v1/review/requests/{request}/refuse', {
        params: { path: { request } },
        body: { revision, reason: form.get('reason') ?? '' },
        signal,
      }),
    ),
})
