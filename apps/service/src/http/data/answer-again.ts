import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Observe } from '../observe.ts'
import { hasAlready } from '../has-already.ts'
import type { KeptAnswers, ReadyAnswer } from '../kept-answers.ts'

export type AnswerAgainNeeds = {
  readonly kept: readonly KeptAnswers[]
  readonly observe: Observe
  readonly makeRequestId: () => string
}

/**
 * Stands before the router: an answer that was given before, to the same address for the same headers, is written
 * again as it is. Everything else is left to the router, which decides everything anew: such as an
 * address over its limit, whose refusal is not counted here.
 */
export const answerAgain =
  (needs: AnswerAgainNeeds, route: RequestListener): RequestListener =>
  (request, response) => {
    const begun = performance.now()
    const found = findAnswer(needs, request)
    const requestId = found === undefined ? '' : needs.makeRequestId()
    const status = found === undefined ? undefined : write(found, request, response, requestId)
    if (found === undefined || status === undefined) {
      route(request, response)
      return
    }
    const seconds = (performance.now() - begun) / 1000
    needs.observe({ method: request.method ?? '', route: found.answer.route, status, seconds, requestId })
  }

type FoundAnswer = Pick<KeptAnswers, 'limit'> & { readonly answer: ReadyAnswer }

const findAnswer = ({ kept }: AnswerAgainNeeds, request: IncomingMessage): FoundAnswer | undefined => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  for (const { limit, find } of kept) {
    const answer = find(request)
    if (answer?.isCurrent() === true) return { limit, answer }
  }
  return undefined
}

/** The status, or undefined where nothing was written. */
const write = (
  { limit, answer: { etag, fields, bareFields, body } }: FoundAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): 200 | 304 | undefined => {
  const held = request.headers['if-none-match']
  const isHeld = held !== undefined && held !== '*' && hasAlready(held, etag)
  const standing = isHeld ? limit.look(request) : limit.take(request)
  if (!isHeld && standing?.allowed === false) return undefined
  const status = isHeld || held === '*' ? 304 : 200
  const stated = standing === undefined ? [] : Object.entries(limit.describe(standing)).flat()
  response.writeHead(status, [
    ...(status === 304 ? bareFields : fields),
    ...stated,
    'request-id',
    requestId,
    'x-content-type-options',
    'nosniff',
  ])
  if (status === 304 || request.method === 'HEAD') response.end()
  else response.end(body)
  return status
}
