import { settle, type CallNeeds, type Called, type CallOptions } from './call.ts'
import { UnexpectedAnswer } from './failures.ts'
import type { components, paths } from './generated/message.d.ts'
import type { OpenedClient } from './open-client.ts'
import { Problem } from './problem.ts'
import { makeReadMessageRefusal } from './read-message-refusal.ts'

export type MessageData = components['schemas']['MessageData']
export type DeliveryState = components['schemas']['DeliveryState']

export type DocumentOptions = CallOptions & {
  /** The document of the docket that a comment is filed on. Left out, it is chosen by its kind. */
  readonly document?: string
}

export type SendOptions = DocumentOptions & {
  /** Made when left out. Keep one of your own where a program may end before it has read the outcome. */
  readonly idempotencyKey?: string
  /** Seconds to wait for the first outcome of the delivery. */
  readonly waitSeconds?: number
}

type WithKey = { readonly idempotencyKey: string }

/** Stored, and on its way. Nothing is said of the delivery yet, but by `state`. */
export type Accepted = WithKey & {
  readonly kind: 'accepted'
  readonly id: string
  /** State after the wait; undefined without one. */
  readonly state: DeliveryState | undefined
  /** Whether it was accepted earlier, under the same key. */
  readonly isReplay: boolean
  /** What may keep it from being read, and which of its fields the receiver has no place for: sentences for its sender. */
  readonly warnings: readonly string[]
}

/** Not accepted. With an id, it was stored and the receiver refused it while the sender waited. */
export type Refused = WithKey & {
  readonly kind: 'refused'
  readonly problem: Problem
  readonly id: string | undefined
}

/** It may have been accepted. Send the same message under the same key to learn it: it is never stored twice. */
export type Unknown = WithKey & { readonly kind: 'unknown'; readonly cause: unknown }

export type Sent = Accepted | Refused | Unknown

type SendMessageOperation = paths['/api/send-message']['post']
type Success = SendMessageOperation['responses'][200]['content']['application/json']

/** Under one key and with the same bytes in every try. Throws only while it is certain that nothing was stored. */
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

/** Those of the service: a cache on the way may have warnings of its own. */
export const readWarnings = (headers: Headers): string[] =>
  Array.from(headers.get('warning')?.matchAll(/299 rotunda "(.*?)"/g) ?? [], ([, text = '']) => text)

const demandKey = (key: string): void => {
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new RangeError('Idempotency-Key: 1 to 255 visible ASCII characters.')
}

/** After a try in doubt these settle it: the service looks the key up before it judges anything else. */
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
  // What stands between may answer 200 for reasons of its own.
  if (data.response !== 'success' || id === undefined)
    return { kind: 'unknown', cause: new UnexpectedAnswer(response.status) }
  return {
    kind: 'accepted',
    id,
    // As the description has it.
    state: (headers.get('message-state') ?? undefined) as DeliveryState | undefined,
    isReplay: headers.has('idempotent-replayed'),
    warnings: readWarnings(headers),
  }
}
