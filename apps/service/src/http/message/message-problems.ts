import { STATUS_CODES } from 'node:http'
import { MessageError } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'

type MessageStatusCode = keyof typeof EXAMPLES

/** Describes refusals of the message API, each with an example and its header fields. */
export const messageProblems = (...statuses: readonly MessageStatusCode[]) =>
  Object.fromEntries(statuses.map((status) => [status, describeProblem(status)]))

const describeProblem = (status: MessageStatusCode) => {
  const headers = HEADERS[status]
  return {
    ...MessageError,
    description: STATUS_CODES[status] ?? '',
    examples: [{ response: 'error', reason: EXAMPLES[status] }],
    ...(headers && { headers }),
  }
}

const EXAMPLES = {
  400: 'The body is not JSON: it ends before it is complete.',
  401: 'The key is unknown to this service.',
  403: 'The key is valid, but lacks the scope messages:send. Ask for it at /portal, where your organisation then issues a key with it.',
  404: 'This key’s organisation has no message with this id.',
  409: 'This Idempotency-Key was used before with a different body.',
  413: 'The body is larger than 256 KiB, more than any message needs.',
  415: 'The body must be JSON. Send the header "content-type: application/json".',
  422: 'The phone number field is required.',
  429: 'This key has used its quota of 600 requests for this minute, which ends in 12 seconds. Send this request again after that.',
  503: 'Regulations.gov gave no answer. Send again in a minute.',
} as const

const CHALLENGE = {
  'www-authenticate': Type.String({
    description: '`Bearer` with the fault of the key (RFC 6750).',
  }),
}

const HEADERS: Readonly<Partial<Record<number, Readonly<Record<string, TSchema>>>>> = {
  401: CHALLENGE,
  403: CHALLENGE,
  429: { 'retry-after': Type.String({ description: 'Seconds to wait before the next request.' }) },
  503: { 'retry-after': Type.String({ description: 'Seconds to wait before the next request.' }) },
}
