import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '@rotunda/contract'
import { failsToStore, isUnreachable, logFault, Refusal, type Log } from '../../platform/index.ts'
import { explainMediaType } from '../door/explain-media-type.ts'
import { explainFields } from '../door/explain-fields.ts'
import { explainQuery } from '../door/explain-query.ts'
import { originOf } from '../door/own-origin.ts'
import { sendProblemPage } from '../pages/send-page.ts'
import { toProblem } from './problem.ts'
import { traceOf } from '../trace-of.ts'
import { surfaceOf } from '../surface.ts'
import { isValidationFault } from '../door/validation.ts'
import { wantsHtml } from './wants-html.ts'

/** Texts for the refusals of Fastify. */
const FRAMEWORK: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'body_too_large',
    'The body is larger than 256 KiB, more than any message needs.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['not_json', 'The body is not as long as its content-length says.'],
  FST_ERR_BAD_URL: ['not_found', 'There is nothing at this address: it is not validly percent-encoded.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address: a part of it is too long.'],
}

/** Turns faults into answers, in this one place: a refusal in its own words, a bug in a fixed text. */
export const answerFault =
  (log: Log<'http.fault'>) =>
  (fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const report = (cause: unknown): void => {
      const route = request.routeOptions.url
      const { traceId: trace_id } = traceOf(request.raw)
      log.error('http.fault', { request_id: request.id, trace_id, route, ...logFault(cause) })
    }
    try {
      const refusal = toRefusal(fault, request)
      const isAway = isUnreachable(refusal.cause) || failsToStore(refusal.cause)
      if (refusal.code === 'internal' || isAway) report(isAway ? refusal.cause : fault)
      return sendRefusal(request, reply, refusal)
    } catch (cause) {
      // Fastify would answer in a form that no client knows, and would log nothing.
      report(new Error('an error could not be answered', { cause }))
      return sendPlainly(request, reply.header('cache-control', 'no-store'), failed(cause))
    }
  }

export const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)))

/**
 * Sends a refusal in the form of the route’s surface, or as a page to a browser. No cache may store it: a cache keeps a
 * 404 or 405 that does not say so for a time of its own choice.
 */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  { isMessages } = surfaceOf(request.server),
): FastifyReply => {
  reply.header('cache-control', 'no-store')
  if (refusal.challenge !== undefined) reply.header('www-authenticate', refusal.challenge)
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  if (refusal.releaseUrl !== undefined)
    reply.header('link', `<${originOf(request)}${refusal.releaseUrl}>; rel="cite-as"`)
  const page =
    !isMessages && wantsHtml(request)
      ? sendProblemPage(request, reply, { ...toProblem(refusal), request_id: request.id })
      : undefined
  return page ?? sendPlainly(request, reply, refusal, isMessages)
}

/** Sends the refusal as text. An object would be serialised after this handler, where a fault has no answer. */
const sendPlainly = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  isMessages = surfaceOf(request.server).isMessages,
): FastifyReply => {
  reply.code(refusal.status)
  return isMessages
    ? reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ response: 'error', reason: refusal.message }))
    : reply
        .type('application/problem+json; charset=utf-8')
        .send(JSON.stringify({ ...toProblem(refusal), request_id: request.id }))
}

const toRefusal = (fault: unknown, { headers }: FastifyRequest): Refusal => {
  if (fault instanceof Refusal) return fault
  if (isValidationFault(fault))
    return fault.validationContext === 'body' ? explainFields(fault) : explainQuery(fault)
  if (isUnreachable(fault) || failsToStore(fault)) return withoutDatabase(fault)
  if (isFrameworkFault(fault) && fault.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal('media_type_not_supported', explainMediaType(headers['content-type']), {
      cause: fault,
    })
  const known = isFrameworkFault(fault) ? FRAMEWORK[fault.code] : undefined
  if (known !== undefined) return new Refusal(known[0], known[1], { cause: fault })
  if (isFrameworkFault(fault) && fault.statusCode !== undefined && fault.statusCode < 500) {
    const title = STATUS_CODES[fault.statusCode] ?? 'Bad request'
    return new Refusal('not_json', `The request cannot be read: ${title}.`, { cause: fault })
  }
  return failed(fault)
}

/** The refusal that hides a bug from its caller. */
export const failed = (cause: unknown): Refusal =>
  new Refusal(
    'internal',
    'The service failed. Nothing was stored unless the answer says so. Give the request-id of this answer to the operator, who can find the cause.',
    { cause },
  )

/**
 * Refuses a request when the database is lost. A message whose commit was under way may have been stored, which an
 * Idempotency-Key lets its sender find out.
 */
const withoutDatabase = (cause: unknown): Refusal =>
  new Refusal(
    'unavailable',
    failsToStore(cause)
      ? 'The disk of this service takes no writes at the moment, so the request was not stored. Send the request again later.'
      : 'The database of this service cannot be reached at the moment. Send the request again later, with the same Idempotency-Key if you gave one.',
    { cause, retryAfterSeconds: DATABASE_SECONDS },
  )

const DATABASE_SECONDS = 30

const isFrameworkFault = (fault: unknown): fault is FastifyError => fault instanceof Error && 'code' in fault
