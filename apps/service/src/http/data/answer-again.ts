import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Observe } from '../observe.ts'
import { hasAlready } from '../has-already.ts'
import type { ClientLimit } from './limit-clients.ts'
import { pageKey, type PageCache, type ReadyAnswer } from './page-cache.ts'

export type AnswerAgainNeeds = {
  readonly limit: ClientLimit
  /** Of APIs that anyone may read: what stands behind a key is never kept. */
  readonly pages: PageCache
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
    const answer = findAnswer(needs, request)
    const requestId = answer === undefined ? '' : needs.makeRequestId()
    const status = answer === undefined ? undefined : write(needs, request, response, answer, requestId)
    if (answer === undefined || status === undefined) {
      route(request, response)
      return
    }
    const seconds = (performance.now() - begun) / 1000
    needs.observe({ method: request.method ?? '', route: answer.route, status, seconds, requestId })
  }

const findAnswer = ({ pages }: AnswerAgainNeeds, request: IncomingMessage): ReadyAnswer | undefined => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const answer = pages.find(pageKey(request))
  return answer?.isCurrent() === true ? answer : undefined
}

/** The status, or undefined where nothing was written. */
const write = (
  { limit }: AnswerAgainNeeds,
  request: IncomingMessage,
  response: ServerResponse,
  { etag, fields, bareFields, body }: ReadyAnswer,
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
