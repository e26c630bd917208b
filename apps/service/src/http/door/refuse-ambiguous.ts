import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Refusal } from '../../platform/index.ts'
import { toProblem } from '../answers/problem.ts'
import { isComing, readRest } from './read-rest.ts'

/**
 * Headers that a request may have only once. Node keeps one line of a repeated header; a proxy in front of the service
 * may have read another.
 */
const ONCE: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type'])

/** Refuses a request that a proxy and this service could read differently, before the router sees it. */
export const refuseAmbiguous =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    const fault = findFault(request)
    if (fault === undefined) {
      answer(request, response)
      return
    }
    sendUnrouted(response, new Refusal('request_unreadable', fault))
  }

/** Answers a request that no route has seen. */
export const sendUnrouted = (response: ServerResponse, refusal: Refusal): void => {
  const body = writeUnreadable(refusal)
  const length = { 'content-length': Buffer.byteLength(body) }
  response.writeHead(refusal.status, { ...UNREADABLE_HEADERS, ...length })
  if (!isComing(response.req)) {
    response.end(body)
    return
  }
  response.write(body)
  void readRest(response.req).then(() => response.end())
}

/** Header fields of an answer to an unreadable request. */
export const UNREADABLE_HEADERS = {
  'content-type': 'application/problem+json; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const

/**
 * Writes the refusal in the forms of the message API and of the data APIs at once, since the request’s API is unknown.
 */
export const writeUnreadable = (refusal: Refusal): string =>
  JSON.stringify({ response: 'error', reason: refusal.message, ...toProblem(refusal) })

const findFault = (request: IncomingMessage): string | undefined => {
  const { httpVersion, headers } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return `The request is HTTP/${httpVersion}. Send HTTP/1.1.`
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    return 'The transfer coding of the body is not supported. Send the body in chunks, or with its length.'
  if (headers.host !== undefined && !HOST.test(headers.host))
    return 'The Host header must name the host of this service, such as "data.example.org" or "127.0.0.1:8080".'
  const twice = findTwice(request.rawHeaders)
  return twice === undefined ? undefined : `The request has the header ${twice} twice. Send the header once.`
}

/** A Host header that can go into the addresses of an answer. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i

/** Finds a header of ONCE that occurs twice; `rawHeaders` alternates names and values. */
const findTwice = (rawHeaders: readonly string[]): string | undefined => {
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (!LENGTHS.has(name.length)) continue
    const known = name.toLowerCase()
    if (seen.has(known)) return known
    if (ONCE.has(known)) seen.add(known)
  }
  return undefined
}

/** Lengths of these names: they rule out most headers before any text is compared. */
const LENGTHS: ReadonlySet<number> = new Set([...ONCE].map(({ length }) => length))
