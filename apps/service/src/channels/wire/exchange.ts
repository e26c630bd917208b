import * as http from 'node:http'
import * as https from 'node:https'

export type WireRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutSeconds: number
  readonly signal: AbortSignal
  /** For a proxy with a fixed address, where the receiver wants one. */
  readonly agent?: http.Agent | https.Agent
}

/** What is certain about one request. `not_sent`: no byte of it left, since no connection was made. */
export type WireResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: http.IncomingHttpHeaders
      readonly body: string
    }
  | { readonly kind: 'not_sent'; readonly cause: string }
  | { readonly kind: 'no_answer'; readonly cause: string }

const MAX_ANSWER_BYTES = 8 * 1024 * 1024

/**
 * One request over a connection of its own. A pooled connection that the receiver has just closed would leave us
 * not knowing whether the request arrived; a fresh one separates "never connected" from "sent, no answer".
 */
export const exchange = (wanted: WireRequest): Promise<WireResult> => {
  const { promise, resolve } = Promise.withResolvers<WireResult>()
  let connected = false
  const signal = AbortSignal.any([wanted.signal, AbortSignal.timeout(wanted.timeoutSeconds * 1000)])
  const fail = (error: Error): void => {
    resolve({ kind: connected ? 'no_answer' : 'not_sent', cause: describe(error, signal) })
  }
  if (signal.aborted) return Promise.resolve({ kind: 'not_sent', cause: describe(new Error(), signal) })
  const secure = wanted.url.protocol === 'https:'
  const request = (secure ? https : http).request(wanted.url, {
    method: wanted.method,
    headers: { ...wanted.headers, ...lengthOf(wanted.body) },
    agent: wanted.agent ?? false,
    signal,
  })
  request.on('socket', (socket) => {
    if (!socket.connecting) connected = true
    socket.once(secure ? 'secureConnect' : 'connect', () => (connected = true))
  })
  request.on('error', fail)
  request.on('response', (response) => {
    readAnswer(response).then(resolve, fail)
  })
  request.end(wanted.body)
  return promise
}

const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }

const readAnswer = async (response: http.IncomingMessage): Promise<WireResult> => {
  const chunks: Buffer[] = []
  let size = 0
  // A response without an encoding gives Buffers.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer is larger than 8 MiB')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks).toString('utf8')
  return { kind: 'answered', status: response.statusCode ?? 0, headers: response.headers, body }
}

/** The cause without the address: a receiver's URL holds the key. */
const describe = (error: Error & { code?: string }, signal: AbortSignal): string => {
  if (!signal.aborted) return error.code ?? 'the connection ended'
  const reason: unknown = signal.reason
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'time-out' : 'given up on request'
}
