import { settle, type CallNeeds, type Called, type CallOptions } from './call.ts'
import { UnexpectedAnswer } from './failures.ts'
import type { components, paths } from './generated/message.d.ts'
import type { OpenedClient } from './open-client.ts'
import { Problem } from './problem.ts'
import { makeReadMessageRefusal } from './read-message-refusal.ts'

export type MessageData = components['schemas']['MessageData']
export type DeliveryState = components['schemas']['DeliveryState']

export type DocumentOptions = CallOptions & {
  /** Document of the docket on which a comment is filed. By default, the service chooses it by its type. */
  readonly document?: string
}

export type SendOptions = DocumentOptions & {
  /** Key of the message; by default a random one. Store your own if your program may end before it reads the outcome. */
  readonly idempotencyKey?: string
  /** Seconds to wait for the first outcome of the delivery. */
  readonly waitSeconds?: number
}

type WithKey = { readonly idempotencyKey: string }

/** The message is stored and waits for delivery. Only `state` says how far the delivery is. */
export type Accepted = WithKey & {
  readonly kind: 'accepted'
  readonly id: string
  /** State after the wait; undefined without one. */
  readonly state: DeliveryState | undefined
  /** Whether the message was accepted earlier, under the same key. */
  readonly isReplay: boolean
  /** Warnings to the sender: reasons why the message may not be read, and fields that the receiver does not take. */
  readonly warnings: readonly string[]
}

/** The message was refused. If it has an id, it was stored, and the receiver refused it during the wait. */
export type Refused = WithKey & {
  readonly kind: 'refused'
  readonly problem: Problem
  readonly id: string | undefined
}

/** The message may have been accepted. Send it again under the same key to find out; it is never stored twice. */
export type Unknown = WithKey & { readonly kind: 'unknown'; readonly cause: unknown }

export type Sent = Accepted | Refused | Unknown

type SendMessageOperation = paths['/api/send-message']['post']
type Success = SendMessageOperation['responses'][200]['content']['application/json']

/** Sends a message under one key, with the same bytes in every try. Throws only if certainly nothing was stored. */
export const sendMessage = async (
  { client, ...opened }: OpenedClient<paths>,
  data: MessageData,
  { idempotencyKey = crypto.randomUUID(), waitSeconds, document, ...options }: SendOptions,
): Promise<Sent> => {
  demandKey(idempotencyKey)
  // A caller may change its object between two tries.
  const body = JSON.stringify({ data })
  const header = {
    'Idempotency-Key': idempotencyKey,
    ...(waitSeconds !== undefined && { Prefer: `wait=${waitSeconds}` }),
  }
  const needs: CallNeeds = { ...opened, readRefusal: makeReadMessageRefusal('idempotency_key_reused') }
  const sent = await settle<Success>(
    (signal) =>
      client.POST('/api/send-message', {
        params: { header, query: toQuery(document) },
        body: { data },
        bodySerializer: () => body,
        signal,
      }),
    options,
    needs,
  )
  return { ...readOutcome(sent), idempotencyKey }
}

export const toQuery = (document: string | undefined) => (document === undefined ? {} : { document })

/** Reads the warnings of the service. Caches may add warnings of their own. */
export const readWarnings = (headers: Headers): string[] =>
  Array.from(headers.get('warning')?.matchAll(/299 rotunda "(.*?)"/g) ?? [], ([, text = '']) => text)

const demandKey = (key: string): void => {
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new RangeError('An Idempotency-Key has 1 to 255 visible ASCII characters.')
}

/** Statuses that prove that an earlier try was not accepted: the service looks up the key before any other check. */
const SETTLING: readonly number[] = [409, 422]

type WithoutKey<Outcome> = Outcome extends unknown ? Omit<Outcome, 'idempotencyKey'> : never

const readOutcome = (sent: Called<Success>): WithoutKey<Sent> => {
  const id = sent.response?.headers.get('location')?.split('/').at(-1)
  if ('data' in sent) return readAnswer(sent.data, sent.response, id)
  const { cause, inDoubt } = sent
  if (cause instanceof Problem && (!inDoubt || SETTLING.includes(cause.status)))
    return { kind: 'refused', problem: cause, id }
  if (inDoubt) return { kind: 'unknown', cause }
  throw cause
}

const readAnswer = (
  data: { readonly response?: unknown },
  response: Response,
  id: string | undefined,
): WithoutKey<Sent> => {
  const { headers } = response
  // A proxy may answer 200 with a body of its own.
  if (data.response !== 'success' || id === undefined)
    return { kind: 'unknown', cause: new UnexpectedAnswer(response.status) }
  return {
    kind: 'accepted',
    id,
    // The API description lists these states.
    state: (headers.get('message-state') ?? undefined) as DeliveryState | undefined,
    isReplay: headers.has('idempotent-replayed'),
    warnings: readWarnings(headers),
  }
}
