import type { AccessRequest, RequestAnswers } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { showFaults, showForm, showKept } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import {
  firstUnanswered,
  listAnswers,
  nameQuestion,
  needsStep,
  stepAfter,
  STEPS,
  unansweredAfter,
  type Step,
} from '../../portal/request-questions.ts'
import { isOpenToAnswers, STATE_WORDS } from '../../portal/request-words.ts'
import { showAgain } from '../../portal/show-again.ts'
import { showNotice } from '../../portal/show-notice.ts'
import { wasTooLate } from '../../portal/was-too-late.ts'
import { readRequest, requestPath, seenRevision, trailTo } from './read-request.ts'
import { mergeAnswers, nameFaults, STEP_FORMS, STEP_WORDS } from './step-fields.ts'

const makeStep = (step: Step): PortalRoute => ({
  path: `/portal/requests/:request/${step}`,
  words: STEP_WORDS,
  show: async (asked) => {
    const request = await readRequest(asked)
    return leadElsewhere(request, step) ?? showStep(asked, { step, request })
  },
  submit: async (asked) => {
    const request = await readRequest(asked)
    if (leadElsewhere(request, step) !== undefined) return showTooLate(asked, step, request)
    const { check, read } = STEP_FORMS[step]
    const faults = check?.(asked.form) ?? new Map<string, string>()
    if (faults.size > 0)
      return showAgain({ show: (again) => showStep(again, { step, request }) }, asked, faults)
    return save(asked, step, mergeAnswers(request.answers, read(asked.form, request.answers)))
  },
})

/** One page for each question of a request. */
export const requestSteps: readonly PortalRoute[] = STEPS.map(makeStep)

/** A request that is with the reviewers has no form, and a scope that was not chosen has no question. */
const leadElsewhere = ({ id, state, answers }: AccessRequest, step: Step): Redirect | undefined => {
  if (!isOpenToAnswers(state)) return new Redirect(requestPath(id), 303)
  return needsStep(answers, step) ? undefined : new Redirect(requestPath(id, firstUnanswered(answers)), 303)
}

/** Keeps the text that was typed for a form that is gone: the request was submitted or ended, or the scope taken out. */
const showTooLate = (asked: PortalAsked, step: Step, request: AccessRequest): Page => ({
  title: STEP_FORMS[step].title,
  description: `A question of the access request of ${request.organisation.name}.`,
  trail: trailTo(request, true),
  status: 409,
  main: html`${showNotice(
    'Somebody changed this request meanwhile',
    html`<p>Your text was not saved. ${isOpenToAnswers(request.state) ? 'The request no longer asks this question.' : `The state of the request is now “${STATE_WORDS[request.state].name}”.`} Your text is kept below: copy it if you still need it.</p>`,
  )}
${showKept(STEP_FORMS[step].show(asked, request.answers))}
<p><a href="${href(requestPath(request.id))}">Back to the request</a></p>`,
})

/** Stores the answers if nobody changed the request since the form was shown. */
const save = async (asked: PortalAsked, step: Step, answers: RequestAnswers): Promise<PortalAnswer> => {
  const { request = '' } = asked.named
  try {
    await asked.portal.ask((api, signal) =>
      api.PATCH('/api/portal/v1/requests/{request}', {
        params: { path: { request } },
        body: { revision: seenRevision(asked), answers },
        signal,
      }),
    )
  } catch (fault) {
    if (!wasTooLate(fault)) throw fault
    const newer = await readRequest(asked)
    if (leadElsewhere(newer, step) !== undefined) return showTooLate(asked, step, newer)
    return { ...showStep(asked, { step, request: newer, isChanged: true }), status: 409 }
  }
  return new Redirect(nextPath(asked, step, answers), 303)
}

/** A person who came from the check of the answers goes back there, by way of later questions without an answer. */
const nextPath = ({ form, named }: PortalAsked, step: Step, answers: RequestAnswers): string => {
  const { request = '' } = named
  if (form.get('from') !== 'check') return requestPath(request, stepAfter(answers, step))
  const next = unansweredAfter(answers, step)
  return next === 'check' ? requestPath(request, next) : `${requestPath(request, next)}?from=check`
}

type Shown = { readonly step: Step; readonly request: AccessRequest; readonly isChanged?: true }

const showStep = (asked: PortalAsked, { step, request, isChanged }: Shown): Page => {
  const { answers, revision, id } = request
  const typed = { form: asked.form, faults: nameFaults(asked, answers) }
  const from = asked.form.get('from') ?? asked.params.get('from') ?? ''
  const seen = isChanged === undefined ? asked.form.get('revision') : null
  return {
    title: STEP_FORMS[step].title,
    description: `A question of the access request of ${request.organisation.name}.`,
    trail: trailTo(request, true),
    main: html`${showFaults(typed)}${isChanged !== undefined && showNewer(answers, step)}
<p class="usa-hint">${nameQuestion(answers, step)}</p>
${showForm({
  action: requestPath(id, step),
  hidden: { revision: seen ?? String(revision), ...(from === 'check' && { from }) },
  fields: STEP_FORMS[step].show(typed, answers),
  button: 'Save and continue',
})}
<p class="usa-hint">Your answers are saved when you continue. You can leave an answer empty, and come back to it before you submit.</p>`,
  }
}

const showNewer = (answers: RequestAnswers, step: Step): Content =>
  showNotice(
    'Somebody changed this request meanwhile',
    html`<p>Your text was not saved. It is kept below: save it to replace the newer answer.</p>
<dl class="request-answers">${listAnswers(answers)
      .filter((answer) => answer.step === step)
      .map(
        ({ label, value }) => html`<div><dt>${label}</dt><dd>${value ?? 'Now it has no answer.'}</dd></div>`,
      )}</dl>`,
  )
