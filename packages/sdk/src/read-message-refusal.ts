import { Problem, type ProblemCode } from './problem.ts'
import { makeProblem, readProblem, type ReadRefusal } from './read-problem.ts'

/** The message API gives a reason without a code. The code follows from the status, and for 403 and 409 from more than that. */
const CODES: Readonly<Record<number, ProblemCode>> = {
  400: 'not_json',
  401: 'authentication_failed',
  403: 'address_not_permitted',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_too_slow',
  413: 'body_too_large',
  415: 'media_type_not_supported',
  422: 'invalid_message',
  429: 'rate_limited',
  431: 'headers_too_large',
  500: 'internal',
  503: 'unavailable',
}

/** Makes a reader for refusals of the message API. `conflict` is the code of a 409 of the operation. */
export const makeReadMessageRefusal =
  (conflict: ProblemCode): ReadRefusal =>
  (response, body) => {
    // The service answers a request that it could not read as a problem document.
    const problem = readProblem(response, body)
    const { status, headers } = response
    const code = status === 409 ? conflict : findCode(response)
    if (problem instanceof Problem || code === undefined || !isMessageError(body)) return problem
    // A date gives NaN.
    const retryAfter = Number(headers.get('retry-after'))
    return makeProblem({
      type: `/docs/problems#${code}`,
      title: code,
      status,
      code,
      detail: body.reason,
      ...(retryAfter > 0 && { retry_after: retryAfter }),
      request_id: headers.get('request-id') ?? '',
    })
  }

const findCode = ({ status, headers }: Response): ProblemCode | undefined =>
  status === 403 && headers.get('www-authenticate')?.includes('insufficient_scope') === true
    ? 'scope_not_permitted'
    : CODES[status]

const isMessageError = (body: unknown): body is { readonly reason: string } => {
  // `Object` turns any JSON value into an object, so its fields can be read.
  const { response, reason } = Object(body) as { readonly response?: unknown; readonly reason?: unknown }
  return response === 'error' && typeof reason === 'string'
}
