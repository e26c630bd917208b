import { NoAnswer, Problem, UnexpectedAnswer } from '@rotunda/sdk/appropriations'
import type { ShownProblem } from './ask/ask.ts'
import { without } from './filters/addresses.ts'
import { findListOf } from './filters/list-of-path.ts'
import { href } from './html/href.ts'
import { html, type Content } from './html/html.ts'
import type { Asked, Page } from './page.ts'
import { shorten } from './parts/format.ts'

/** The error page for a refusal, or for something that does not exist. Undefined for a bug. */
export const describeFault = (fault: unknown, asked: Pick<Asked, 'path' | 'params'>): Page | undefined => {
  if (fault instanceof Problem || fault instanceof RefusedAddress)
    return describeProblem(fault.document, asked)
  if (fault instanceof NoAnswer || fault instanceof UnexpectedAnswer) return describeProblem(NO_ANSWER, asked)
  return undefined
}

/** A refusal by the page itself, where no API call would refuse the address. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
  readonly document: ShownProblem

  constructor(document: ShownProblem) {
    super(document.detail)
    this.document = document
  }
}

const NO_ANSWER: ShownProblem = {
  code: 'unavailable',
  status: 503,
  title: 'The data is not available at the moment',
  detail: 'The service behind these pages did not answer. Reload the page in a minute.',
  retry_after: 30,
}

/** Id of the text that describes refused fields to screen readers. */
export const REFUSAL_ID = 'refusal'

export const describeProblem = (problem: ShownProblem, asked: Pick<Asked, 'path' | 'params'>): Page =>
  writeProblem(nameField(problem, asked), asked)

/** A parameter's label in the form of the page. Readers who follow a link to the API see its own names. */
const titleOf = (path: string, name: string): string | undefined =>
  /^\/api(\/|$)/.test(path) ? undefined : findListOf(path).controlTitle(name)

const writeProblem = (problem: ShownProblem, asked: Pick<Asked, 'path' | 'params'>): Page => ({
  title: problem.title,
  description: problem.detail,
  status: problem.status,
  isIndexed: false,
  ...(problem.retry_after !== undefined && { headers: { 'retry-after': String(problem.retry_after) } }),
  main: html`<p class="lead" id="${REFUSAL_ID}">${problem.detail}</p>
    ${suggest(problem, asked)} ${listAllowed(problem)} ${leadOn(problem, asked)}
    <p class="as-of">
      HTTP ${problem.status}, <a href="/docs/problems#${problem.code}"><code>${problem.code}</code></a
      >${problem.request_id !== undefined && html`; id of this request: <code>${problem.request_id}</code>`}
    </p>`,
})

/** Suggests a correction, as a link where it is clear which value the correction replaces. */
const suggest = (problem: ShownProblem, { path, params }: Pick<Asked, 'path' | 'params'>): Content => {
  const { did_you_mean: meant } = problem
  if (meant === undefined) return null
  const corrected = correct(problem, meant, params)
  const shown =
    corrected === undefined
      ? html`<code>${meant}</code>`
      : html`<a href="${href(`${path}?${corrected.toString()}`)}">${meant}</a>`
  return html`<p>Did you mean ${shown}?</p>`
}

/** Undefined where the parameter has several values, any of which may be wrong. */
const correct = (
  { param, allowed = [] }: ShownProblem,
  meant: string,
  params: URLSearchParams,
): URLSearchParams | undefined => {
  // Every list takes `snapshot`. Where that is among the allowed words, they are parameter names, not values.
  const isName = allowed.includes('snapshot')
  const given = param === undefined ? [] : params.getAll(param)
  if (given.length !== 1 || (!isName && given[0]?.includes(','))) return undefined
  return new URLSearchParams(
    [...params].map(([name, value]) =>
      name !== param ? [name, value] : isName ? [meant, value] : [name, meant],
    ),
  )
}

/** Lists the allowed values unless the sentence already has them. */
const listAllowed = ({ allowed, detail }: ShownProblem): Content =>
  allowed !== undefined &&
  allowed.length > 0 &&
  !detail.includes(allowed.join(', ')) &&
  html`<details><summary>Accepted here (${allowed.length})</summary>
    <p>${allowed.map((one, index) => html`${index > 0 && ', '}<code>${one}</code>`)}</p></details>`

/** Every error page has a way on. */
const leadOn = (problem: ShownProblem, { path, params }: Pick<Asked, 'path' | 'params'>): Content => {
  const list = findListOf(path)
  if (problem.code === 'snapshot_changed') return leadToNewer(problem, path, params)
  if (problem.code === 'rate_limited' || problem.code === 'unavailable')
    return html`<p><a class="usa-button" href="${href(makeSame(path, params))}">Reload the page</a></p>`
  return html`${leadToSame(problem, path, params)}
    <p>Go to <a href="/">the front page</a>, or search <a href="${list.path}">the ${list.rows}</a>.</p>`
}

/** A link to the same filter without the refused parameter. */
const leadToSame = ({ code, param }: ShownProblem, path: string, params: URLSearchParams): Content =>
  code === 'invalid_query' &&
  param !== undefined &&
  params.has(param) &&
  html`<p><a href="${href(makeSame(path, without(params, param)))}">Show the page without ${titleOf(path, param) ?? param}</a></p>`

const leadToNewer = (problem: ShownProblem, path: string, params: URLSearchParams): Content => {
  const older = /\/releases\/[^/?]+/.exec(problem.release_url ?? '')?.[0]
  const newer = [...params].filter(([name]) => name !== 'snapshot' && name !== 'offset')
  return html`<p>Newer data has been published since you opened the list, and pages of two versions are never mixed.</p>
    <p><a class="usa-button" href="${href(makeSame(path, new URLSearchParams(newer)))}">The same list with the newer data</a></p>
    ${problem.release_url !== undefined && html`<p><a href="${href(problem.release_url)}">The older release’s answer</a> stays readable.</p>`}
    ${older !== undefined && html`<p><a href="${href(older)}">The older release</a> with its files</p>`}
    <p><a href="/releases">All releases</a></p>`
}

const makeSame = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`

const LONGEST_VALUE = 100

type Refusal = {
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly param?: string
}

/** Names the parameter by its label in the form. */
const nameField = <Shown extends Refusal>(
  problem: Shown,
  { path, params }: Pick<Asked, 'path' | 'params'>,
): Shown => {
  const { code, param, detail } = problem
  if (code !== 'invalid_query' || param === undefined || !params.has(param)) return problem
  const title = titleOf(path, param)
  if (title === undefined) return problem
  const given = shorten(params.getAll(param).join(', '), LONGEST_VALUE)
  return {
    ...problem,
    title: `The value of “${title}” cannot be read`,
    detail: `${detail
      .replace(`Each value of the parameter "${param}"`, `Each value of “${title}”`)
      .replace(`The parameter "${param}"`, `“${title}”`)} It was “${given}”.`,
  }
}
