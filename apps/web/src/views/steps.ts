import { html, type Content, type Html } from '../html/html.ts'
import { showDollars } from '../parts/format.ts'
import { idOfStep, type LineageFinding, type LineageStep } from './lineage.ts'

/** The line from a request to a payment under the heading of a page. Each step leads down to its proof. */
export const showSteps = (steps: readonly LineageStep[]): Html =>
  // Browsers that draw no marks drop the role of a list.
  html`<ol class="steps" role="list" aria-label="From the request to the payment">${steps.map((step) => showStep(step))}</ol>
<p class="source-line">Each amount is of its own step: never add them. “Inferred” means that this service compared documents, and that no document states the link. “Possible” means that the two may be different projects. <a href="/docs/explanation/lineage">How steps are linked</a></p>`

const showStep = (step: LineageStep): Html => {
  const { title, proof = idOfStep(title) } = step
  return html`<li><a href="#${proof}"><span class="step">${title}</span> ${sayAmount(step)}</a></li>`
}

const sayAmount = ({ finding, amounts = [] }: LineageStep): Content => {
  const grade = GRADES[finding]
  if (!WITH_AMOUNT.includes(finding)) return html`<span class="grade">${grade}</span>`
  if (amounts.length > 0)
    return html`<strong>${nameAmounts(amounts)}</strong> <span class="grade">${grade}</span>`
  return html`<span class="grade">no amount here${grade !== 'stated' && html`, ${grade}`}</span>`
}

const MOST_NAMED = 2

/** A sum would count an amount twice that two rows state. */
const nameAmounts = (amounts: readonly number[]): string => {
  const distinct = [...new Set(amounts)]
  return distinct.length > MOST_NAMED
    ? `${distinct.length} amounts`
    : distinct.map((one) => showDollars(one)).join('; ')
}

const GRADES = {
  found: 'stated',
  corrected: 'corrected',
  stated: 'stated',
  inferred: 'inferred',
  possible: 'possible',
  not_found: 'not found',
  unreported: 'not reported',
  no_source: 'no source',
  unreadable: 'could not be read now',
} as const satisfies Record<LineageFinding, string>

/** Findings whose amounts are the project's. The amount of a candidate may be another project's. */
const WITH_AMOUNT: readonly LineageFinding[] = ['found', 'corrected', 'stated', 'inferred']
