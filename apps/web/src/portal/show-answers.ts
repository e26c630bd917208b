import type { RequestAnswers } from '@rotunda/contract'
import { html, type Content, type Html } from '../html/html.ts'
import { listAnswers, type ShownAnswer } from './request-questions.ts'

/** The answers of a request, each with a link to change it if `change` gives one. */
export const showAnswers = (answers: RequestAnswers, change?: (answer: ShownAnswer) => Content): Html =>
  html`<dl class="request-answers">${listAnswers(answers).map(
    (answer) => html`<div><dt>${answer.label}</dt>
<dd>${answer.value ?? (answer.isOptional ? 'None' : html`<strong>Not answered yet</strong>`)}</dd>
${change !== undefined && html`<dd class="request-change">${change(answer)}</dd>`}</div>`,
  )}</dl>`
