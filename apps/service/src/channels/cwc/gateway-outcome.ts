import { SaxesParser } from 'saxes'
import type { Delivery, Outcome } from '../../messages/index.ts'
import { readRetryAfter } from '../../platform/index.ts'
import { cleanReceiverText, type WireResult } from '../wire/index.ts'
import { formatPhone } from './cwc-document.ts'
import type { Gateway } from './gateway.ts'
import { GATEWAY_LIMITS } from './limits.ts'

type Answer = Extract<WireResult, { kind: 'answered' }>
type Reading = (gateway: Gateway, delivery: Delivery, answer: Answer) => Outcome

/** Outcome of one try. Only a documented status says anything; after every other answer the outcome is unknown. */
export const readOutcome = (gateway: Gateway, delivery: Delivery, result: WireResult): Outcome => {
  const { receiver } = gateway.profile
  if (result.kind === 'not_sent')
    return { kind: 'deferred', sent: false, reason: `Nothing was sent to ${receiver} (${result.cause}).` }
  if (result.kind === 'no_answer')
    return {
      kind: 'uncertain',
      reason: `Sent to ${receiver}, and no answer came (${result.cause}).`,
      stalled: result.stalled,
    }
  return findReading(gateway, result.status)(gateway, delivery, result)
}

/** Receiver's explanation, without the key and the words of the person who wrote. */
export const explain = (gateway: Gateway, delivery: Pick<Delivery, 'fields'>, answer: Answer): string => {
  // The office is not secret, and the abbreviations of States are words of every sentence ("in", "or").
  const { destination_id: _office, state: _state, ...own } = delivery.fields
  const written = Object.values(own).filter((value) => typeof value === 'string')
  const sent = formatPhone(own.phone_number ?? '')
  const text = cleanReceiverText(readGatewayErrors(answer.body), [...written, sent], [gateway.apiKey])
  return text === '' ? '' : `: ${text}`
}

const findReading = ({ profile }: Gateway, status: number): Reading => {
  if (profile.acceptedStatuses.includes(status)) return readSuccess
  if (status === 400) return readRefused
  if (status === 409) return readUsedId
  if ([401, 403, 404, 415].includes(status)) return readClosed
  if ([408, 429, 500, 503].includes(status)) return readBusy
  if (status === 502 || status === 504) return readBetween
  return readUnknown
}

/** No body of a success is documented, so none is required; but a page, or errors, do not mean acceptance. */
const readSuccess: Reading = (gateway, delivery, answer) => {
  const { receiver } = gateway.profile
  if (isPage(answer))
    return {
      kind: 'uncertain',
      reason: `Sent to ${receiver}, and a web page came in place of its answer (HTTP ${answer.status}).`,
    }
  if (findGatewayErrors(answer.body).length > 0)
    return {
      kind: 'uncertain',
      reason: `Sent to ${receiver}, which answered with a success that lists errors (HTTP ${answer.status})${explain(gateway, delivery, answer)}`,
    }
  return readAccepted(gateway, delivery, answer)
}

const isPage = ({ headers, body }: Answer): boolean =>
  /^text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype\s+)?html\b/i.test(body)

const readAccepted: Reading = ({ clock }, _delivery, { status }) => ({
  kind: 'delivered',
  receipt: { received_at: clock().toISOString(), http_status: status, tracking_number: null },
})

const readRefused: Reading = (gateway, delivery, answer) => ({
  kind: 'refused',
  reason: `Refused by ${gateway.profile.receiver}${explain(gateway, delivery, answer)}`,
})

/** The gateway already has the id: after an earlier try that is the missing proof; on a first try the fault is ours. */
const readUsedId: Reading = (gateway, delivery, answer) =>
  delivery.sentBefore
    ? readAccepted(gateway, delivery, answer)
    : {
        kind: 'uncertain',
        alarm: true,
        reason: `On the first try ${gateway.profile.receiver} answered that it has this DeliveryId already (HTTP 409).`,
      }

const readClosed: Reading = (gateway, delivery, answer) => ({
  kind: 'closed',
  reason: `Not taken by ${gateway.profile.receiver}: our key, address or request is not accepted (HTTP ${answer.status})${explain(gateway, delivery, answer)}`,
})

const readBusy: Reading = ({ profile, clock }, _delivery, { status, headers }) => {
  const notBefore = readRetryAfter(headers['retry-after'], clock())
  return {
    kind: 'deferred',
    sent: true,
    reason: `For the moment ${profile.receiver} takes no messages (HTTP ${status}).`,
    ...(notBefore === undefined ? {} : { notBefore }),
  }
}

/** A proxy before the receiver gave this answer, and may have passed the message on. */
const readBetween: Reading = ({ profile }, _delivery, { status }) => ({
  kind: 'uncertain',
  reason: `Sent towards ${profile.receiver}; the answer (HTTP ${status}) does not say whether the message arrived.`,
})

const readUnknown: Reading = ({ profile }, _delivery, { status }) => ({
  kind: 'uncertain',
  reason: `Sent to ${profile.receiver}, which answered in a way that it does not document (HTTP ${status}).`,
})

const MAX_LENGTH = GATEWAY_LIMITS.errorKib.value * 1024

/** Texts of `<Errors><Error>…</Error></Errors>`; the whole body if it is anything else. */
export const readGatewayErrors = (body: string): string => {
  const texts = findGatewayErrors(body)
  return texts.length > 0 ? texts.join('; ') : body.slice(0, MAX_LENGTH)
}

/** Texts of the errors. A document with a DOCTYPE is not parsed, because an error needs no entities. */
const findGatewayErrors = (body: string): string[] =>
  body.length > MAX_LENGTH || /<!DOCTYPE/i.test(body) ? [] : parseErrors(body)

/** Parses the errors; empty if the body is not well-formed XML. */
const parseErrors = (body: string): string[] => {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const texts: string[] = []
  const faults: Error[] = []
  let isInside = false
  parser.on('opentag', ({ name }) => {
    if (isError(name)) isInside = texts.push('') > 0
  })
  const add = (text: string): void => {
    if (isInside) texts.push((texts.pop() ?? '') + text)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (isError(name)) isInside = false
  })
  parser.on('error', (fault) => faults.push(fault))
  parser.write(body).close()
  return faults.length === 0 ? texts.map((text) => text.trim()).filter(Boolean) : []
}

/** Matches with or without a namespace prefix. */
const isError = (name: string): boolean => /^(?:[^:]*:)?Error$/.test(name)
