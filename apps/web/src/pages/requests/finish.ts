import type { AccessRequest } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { showFaults, showField, showForm, showKept } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { sortFaults, stepOfField } from '../../portal/request-questions.ts'
import { isOpenToAnswers, isSettled, STATE_WORDS } from '../../portal/request-words.ts'
import { sayText } from '../../portal/say-faults.ts'
import { showAnswers } from '../../portal/show-answers.ts'
import { showWords } from '../../portal/show-history.ts'
import { showNotice } from '../../portal/show-notice.ts'
import { wasTooLate } from '../../portal/was-too-late.ts'
import { readRequest, requestPath, seenRevision, trailTo } from './read-request.ts'

type Show = (asked: PortalAsked, request: AccessRequest, isChanged: boolean) => Page

/** Carries out an order. If somebody changed the request meanwhile, its page is shown again with the newer request. */
const order = async (asked: PortalAsked, send: () => Promise<unknown>, show: Show): Promise<PortalAnswer> => {
  const path = requestPath(asked.named['request'] ?? '')
  try {
    await send()
  } catch (fault) {
    if (!wasTooLate(fault)) throw fault
    return { ...show(asked, await readRequest(asked), true), status: 409 }
  }
  return new Redirect(path, 303)
}

/** `isOpen` says whether the form can be sent again. */
const showChanged = ({ state }: AccessRequest, isChanged: boolean, isOpen: boolean): Content =>
  isChanged &&
  showNotice(
    'Somebody changed this request meanwhile',
    isOpen
      ? html`<p>Nothing was done. The page shows the newer request: read it, and send the form again.</p>`
      : html`<p>Nothing was done. The state of the request is now “${STATE_WORDS[state].name}”.</p>`,
  )

const revisionIn = (asked: PortalAsked, { revision }: AccessRequest, isChanged: boolean): string =>
  (isChanged ? null : asked.form.get('revision')) ?? String(revision)

const showCheck: Show = (asked, request, isChanged) => ({
  title: 'Check your answers',
  description: 'Check the answers of the access request, and submit it.',
  trail: trailTo(request, true),
  main: html`${showMissing(asked, request)}${showChanged(request, isChanged, isOpenToAnswers(request.state))}
${showQuestion(request)}
${isOpenToAnswers(request.state) ? showOpen(asked, request, isChanged) : [showKept(showNote(asked, request)), showAnswers(request.answers), showBack(request)]}`,
})

const showOpen = (asked: PortalAsked, request: AccessRequest, isChanged: boolean): Html =>
  html`${showAnswers(request.answers, ({ step, label }) => html`<a href="${href(`${requestPath(request.id, step)}?from=check`)}">Change<span class="visually-hidden">: ${label}</span></a>`)}
<h2 id="submit">Submit the request</h2>
<p>The reviewers are mailed. You cannot change the answers while they read them. They may ask you a question.</p>
${showForm({
  action: requestPath(request.id, 'check'),
  hidden: { revision: revisionIn(asked, request, isChanged) },
  fields: showNote(asked, request),
  button: 'Submit the request',
})}`

const showNote = (asked: PortalAsked, { state }: AccessRequest): Html =>
  showField(asked, {
    name: 'note',
    label: state === 'asked_back' ? 'Your answer to the reviewer' : 'Words for the reviewers',
    rows: 4,
    isOptional: true,
  })

const showBack = ({ id }: AccessRequest): Html =>
  html`<p><a href="${href(requestPath(id))}">Back to the request</a></p>`

const showQuestion = ({ state, history }: AccessRequest): Content =>
  state === 'asked_back' &&
  html`<h2 id="question">Question of the reviewer</h2>
${showWords(history.findLast(({ event }) => event === 'ask_back')?.note ?? '')}
<h2 id="answers">Answers</h2>`

/** Faults of answers, each a link to the page of its question. */
const showMissing = ({ faults }: PortalAsked, { id }: AccessRequest): Content =>
  showFaults({ faults: new Map(sortFaults(faults)) }, (field) => {
    const step = stepOfField(field)
    return step === undefined ? `#field-${field}` : `${requestPath(id, step)}?from=check`
  })

/** The last page of the form. */
export const checkRequest: PortalRoute = {
  path: '/portal/requests/:request/check',
  words: { note: sayText('Write to the reviewers', { most: 2000 }) },
  show: async (asked) => {
    const request = await readRequest(asked)
    return isOpenToAnswers(request.state)
      ? showCheck(asked, request, false)
      : new Redirect(requestPath(request.id), 303)
  },
  submit: async (asked) => {
    const { request = '' } = asked.named
    const body = { revision: seenRevision(asked), note: asked.form.get('note') ?? '' }
    const send = () =>
      asked.portal.ask((api, signal) =>
        api.POST('/api/portal/v1/requests/{request}/submit', { params: { path: { request } }, body, signal }),
      )
    return order(asked, send, showCheck)
  },
}

const showWithdraw: Show = (asked, request, isChanged) => ({
  title: 'Withdraw the request',
  description: 'Withdraw an access request.',
  trail: trailTo(request, true),
  main: isSettled(request.state)
    ? html`${showChanged(request, isChanged, false)}${showBack(request)}`
    : html`${showChanged(request, isChanged, true)}
<p>Nobody will decide a withdrawn request, and it cannot be opened again. Its answers and its history stay readable. Scopes that were approved by other requests stay as they are.</p>
${showForm({
  action: requestPath(request.id, 'withdraw'),
  hidden: { revision: revisionIn(asked, request, isChanged) },
  fields: null,
  button: 'Withdraw the request',
  isDangerous: true,
})}
<p><a href="${href(requestPath(request.id))}">Keep the request</a></p>`,
})

export const withdrawRequest: PortalRoute = {
  path: '/portal/requests/:request/withdraw',
  show: async (asked) => {
    const request = await readRequest(asked)
    return isSettled(request.state)
      ? new Redirect(requestPath(request.id), 303)
      : showWithdraw(asked, request, false)
  },
  submit: async (asked) => {
    const { request = '' } = asked.named
    const body = { revision: seenRevision(asked) }
    const send = () =>
      asked.portal.ask((api, signal) =>
        api.POST('/api/portal/v1/requests/{request}/withdraw', {
          params: { path: { request } },
          body,
          signal,
        }),
      )
    return order(asked, send, showWithdraw)
  },
}
