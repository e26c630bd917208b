import { call, settle, type CallOptions } from './call.ts'
import type { components, paths } from './generated/message.d.ts'
import { openKeyedClient, type KeyedOptions } from './open-keyed-client.ts'
import { makeReadMessageRefusal } from './read-message-refusal.ts'
import {
  readWarnings,
  sendMessage,
  toQuery,
  type Accepted,
  type DocumentOptions,
  type MessageData,
  type SendOptions,
  type Sent,
} from './send-message.ts'
import { waitForMessage, type MessageStatus, type WaitOptions } from './wait-for-message.ts'

export * from './entry.ts'
export { KeyInBrowser } from './key-in-browser.ts'
export type { KeyedOptions } from './open-keyed-client.ts'
export type {
  Accepted,
  DeliveryState,
  DocumentOptions,
  MessageData,
  Refused,
  SendOptions,
  Sent,
  Unknown,
} from './send-message.ts'
export { NotSettled, type MessageStatus, type WaitOptions } from './wait-for-message.ts'
export type { components, paths }

export type Messages = paths['/api/messages']['get']['responses'][200]['content']['application/json']
export type MessagesQuery = NonNullable<paths['/api/messages']['get']['parameters']['query']>

/** Answer for a message that would be accepted: the warnings that its sender would get. */
export type Valid = Pick<Accepted, 'warnings'>

/** Client for messages to Congress and comments on dockets. It holds a key, so it throws KeyInBrowser in a browser. */
export type MessageClient = {
  /** Sends a message with an Idempotency-Key. Do not treat the outcome `unknown` as `accepted` or as `refused`. */
  send(data: MessageData, options?: SendOptions): Promise<Sent>
  /** Returns the warnings for a message that would be accepted; throws InvalidMessage with all its problems otherwise. */
  validate(data: MessageData, options?: DocumentOptions): Promise<Valid>
  message(id: string, options?: CallOptions): Promise<MessageStatus>
  /**
   * Reads the status until `state` is an outcome: `delivered`, `refused`, `undeliverable`, `uncertain` or `withdrawn`.
   * Takes an id, or the result of `send`. Throws NotSettled after `timeoutSeconds` (120).
   */
  waitFor(message: string | Pick<Accepted, 'id'>, options?: WaitOptions): Promise<MessageStatus>
  messages(query?: MessagesQuery, options?: CallOptions): Promise<Messages>
  /** Withdraws a message in one try: a second try could not tell what the first one did. Throws MessageNotWaiting if it is too late. */
  withdraw(id: string, options?: CallOptions): Promise<MessageStatus>
}

export const makeMessageClient = (options: KeyedOptions): MessageClient => {
  const opened = openKeyedClient<paths>(options)
  const { client } = opened
  const needs = { ...opened, readRefusal: makeReadMessageRefusal('message_not_waiting') } as const
  const at = (id: string) => ({ params: { path: { id } } })
  const message = (id: string, calling: CallOptions = {}) =>
    call((signal) => client.GET('/api/messages/{id}', { ...at(id), signal }), calling, needs)
  return {
    send: (data, sending = {}) => sendMessage(opened, data, sending),
    validate: async (data, { document, ...calling } = {}) => {
      const validate = (signal: AbortSignal) =>
        client.POST('/api/validate-message', { params: { query: toQuery(document) }, body: { data }, signal })
      const called = await settle(validate, calling, needs)
      if ('data' in called) return { warnings: readWarnings(called.response.headers) }
      throw called.cause
    },
    message,
    waitFor: (sent, waiting = {}) => {
      const id = typeof sent === 'string' ? sent : sent.id
      return waitForMessage((calling) => message(id, calling), waiting, needs.timing)
    },
    messages: (query = {}, calling = {}) =>
      call((signal) => client.GET('/api/messages', { params: { query }, signal }), calling, needs),
    withdraw: (id, calling = {}) =>
      call((signal) => client.DELETE('/api/messages/{id}', { ...at(id), signal }), calling, {
        ...needs,
        mostTries: 1,
      }),
  }
}
