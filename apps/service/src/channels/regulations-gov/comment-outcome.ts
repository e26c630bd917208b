import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageFields, Outcome } from '../../messages/index.ts'
import { parseJson, readRetryAfter } from '../../platform/index.ts'
import { cleanReceiverText, type WireResult } from '../wire/index.ts'

type CommentTry = {
  readonly fields: MessageFields
  readonly apiKey: string
  /** Time of the answer, or of the end of a try without one. */
  readonly now: Date
}

type Answer = Extract<WireResult, { kind: 'answered' }>
type Failure = Answer & {
  readonly from: 'service' | 'gateway' | 'unknown'
  readonly explanation: string
  readonly now: Date
}

/** Answer to an accepted comment: documented with and without the `data` wrapper. */
const Taken = Type.Object({
  id: Type.String({ minLength: 1 }),
  attributes: Type.Optional(Type.Object({ receiveDate: Type.Optional(Type.String()) })),
})
const Wrapped = Type.Object({ data: Taken })

/**
 * Outcome of one POST /comments. Regulations.gov has no idempotency, so every doubt is `uncertain`. That includes a
 * failure on its side that does not say when to retry, since a second comment is on the public record for ever.
 */
export const commentOutcome = (result: WireResult, attempt: CommentTry): Outcome => {
  if (result.kind === 'not_sent')
    return {
      kind: 'deferred',
      sent: false,
      reason: `Nothing was sent to Regulations.gov (${result.cause}).`,
    }
  if (result.kind === 'no_answer')
    return {
      kind: 'uncertain',
      reason: `The comment was sent, and Regulations.gov gave no answer (${result.cause}).`,
      stalled: result.stalled,
    }
  if (result.status === 201) return readTaken(result, attempt.now)
  return judge(readFailure(result, attempt))
}

const readTaken = ({ status, body }: Answer, now: Date): Outcome => {
  const taken = findTaken(parseJson(body))
  if (taken === undefined)
    return { kind: 'uncertain', reason: `Regulations.gov answered ${status} without a tracking number.` }
  const receivedAt = readInstant(taken.attributes?.receiveDate) ?? now
  return {
    kind: 'delivered',
    receipt: { received_at: receivedAt.toISOString(), http_status: status, tracking_number: taken.id },
  }
}

const findTaken = (json: unknown) => {
  if (Value.Check(Wrapped, json)) return json.data
  return Value.Check(Taken, json) ? json : undefined
}

/** Written as 2021-02-18T21:37:52.238+0000. */
const readInstant = (text = ''): Date | undefined => {
  const instant = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** Receiver's words, without those that the person wrote: reasons are stored in the clear. */
const readFailure = (answer: Answer, { fields, apiKey, now }: CommentTry): Failure => {
  const { from, text } = readError(answer.body)
  // The docket is not secret, and the abbreviations of States are words of every sentence ("in", "or").
  const { destination_id: _docket, main_issue: _issue, state: _state, ...personal } = fields
  const explanation = cleanReceiverText(text, Object.values(personal), [apiKey]).replace(/[\s.]+$/, '')
  return { ...answer, from, explanation, now }
}

const judge = (failure: Failure): Outcome => {
  const { status, explanation } = failure
  switch (status) {
    case 400:
    case 413:
    case 422:
      return { kind: 'refused', reason: `Regulations.gov refused the comment: ${explanation}.` }
    case 401:
    case 403:
      return {
        kind: 'closed',
        reason: `Regulations.gov takes no comments with this key now (${status}): ${explanation}.`,
      }
    case 404:
      return judgeNotFound(failure)
    case 405:
    case 406:
    case 415:
      return {
        kind: 'closed',
        reason: `Regulations.gov does not take requests as we make them (${status}): ${explanation}.`,
      }
    case 408:
    case 429:
      return defer(failure)
    case 500:
    case 503:
      return failure.headers['retry-after'] === undefined ? judgeUnknown(failure) : defer(failure)
    default:
      return judgeUnknown(failure)
  }
}

/** Only the service can say that it has no such document; any other 404 concerns the address of the API. */
const judgeNotFound = ({ from, explanation }: Failure): Outcome =>
  from === 'service'
    ? { kind: 'refused', reason: `Regulations.gov has no such document to comment on: ${explanation}.` }
    : { kind: 'closed', reason: 'There is no Regulations.gov API at the configured address (404).' }

const defer = ({ status, headers, explanation, now }: Failure): Outcome => {
  const notBefore =
    readRetryAfter(headers['retry-after'], now) ?? (status === 429 ? inAMinute(now) : undefined)
  const reason = `Regulations.gov did not take the comment at this moment (${status}): ${explanation}.`
  return { kind: 'deferred', sent: true, reason, ...(notBefore === undefined ? {} : { notBefore }) }
}

/**
 * The other statuses do not say whether the comment was filed. A gateway answers 502 and 504 for a service that may
 * have the comment; 500 and 503 may come from a service that broke after filing it; 409 has no meaning here, so a
 * person should look at it.
 */
const judgeUnknown = ({ status, explanation }: Failure): Outcome => ({
  kind: 'uncertain',
  reason: `Regulations.gov answered ${status}, which does not say whether the comment was filed: ${explanation}.`,
  ...(status === 409 ? { alarm: true } : {}),
})

/** The limits are rolling windows and no header says when they end; the shorter window is a minute. */
const inAMinute = (now: Date): Date => new Date(now.getTime() + 60_000)

/** The service's own envelope; the useful text is the title. */
const ServiceErrors = Type.Object({
  errors: Type.Array(
    Type.Object({ title: Type.Optional(Type.String()), detail: Type.Optional(Type.String()) }),
    {
      minItems: 1,
    },
  ),
})

/** Envelope of the gateway before it (api.data.gov), which checks keys and rates. */
const GatewayError = Type.Object({
  error: Type.Object({ code: Type.String(), message: Type.Optional(Type.String()) }),
})

/** Source and text of a refusal; `unknown` if the answer is in neither envelope. */
type ErrorAnswer = { readonly from: 'service' | 'gateway' | 'unknown'; readonly text: string }

export const readError = (body: string): ErrorAnswer => {
  const json = parseJson(body)
  if (Value.Check(ServiceErrors, json)) return { from: 'service', text: joinTitles(json) }
  if (Value.Check(GatewayError, json)) return { from: 'gateway', text: json.error.message ?? json.error.code }
  return { from: 'unknown', text: 'no explanation was given' }
}

const joinTitles = ({ errors }: Static<typeof ServiceErrors>): string =>
  errors.map(({ title, detail }) => title ?? detail ?? 'no explanation was given').join('; ')
