import * as http from 'node:http'
import * as https from 'node:https'
import type { Socket } from 'node:net'
import { WIRE_LIMITS } from './limits.ts'

export type WireRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutSeconds: number
  readonly signal: AbortSignal
  /** A proxy with a fixed address, if the receiver wants one. */
  readonly agent?: http.Agent | https.Agent
  /** Called once the connection is open, right before the first byte is written: if false, nothing is sent. */
  readonly mayStart?: (() => boolean) | undefined
}

/**
 * Certain facts about one request. `not_sent`: no byte of it was sent, since no connection was made or the request was
 * no longer allowed to start. `stalled`: this process stood still meanwhile, so the silence may be its own doing.
 */
export type WireResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: http.IncomingHttpHeaders
      readonly body: string
    }
  | { readonly kind: 'not_sent'; readonly cause: string }
  | { readonly kind: 'no_answer'; readonly cause: string; readonly stalled: boolean }

const MAX_ANSWER_BYTES = WIRE_LIMITS.answerMib.value * 1024 * 1024

/**
 * Sends one request over a connection of its own. If the receiver has just closed a pooled connection, it is unknown
 * whether the request arrived; a fresh connection separates "never connected" from "sent, no answer".
 */
export const exchange = (wanted: WireRequest): Promise<WireResult> => {
  if (wanted.signal.aborted) return Promise.resolve({ kind: 'not_sent', cause: GIVEN_UP })
  const { promise, resolve } = Promise.withResolvers<WireResult>()
  const request = openRequest(wanted)
  let sent = false
  const time = watchTime({
    seconds: wanted.timeoutSeconds,
    countRead: () => (sent ? (request.socket?.bytesRead ?? 0) : undefined),
    onOver: () => request.destroy(new Error('time-out')),
  })
  const fail = (error: Error): void => {
    const cause = describe(error, wanted.signal, time)
    resolve(sent ? { kind: 'no_answer', cause, stalled: time.stoodStill() } : { kind: 'not_sent', cause })
  }
  const start = (): void => {
    if (wanted.mayStart?.() === false) return void request.destroy(new TooLate())
    sent = true
    request.end(wanted.body)
  }
  request.on('socket', (socket) => {
    whenOpen(socket, start)
  })
  request.on('error', fail)
  request.on('response', (response) => {
    readAnswer(response).then(resolve, fail)
  })
  return promise.finally(() => {
    time.end()
  })
}

const openRequest = ({ method, url, headers, body, agent, signal }: WireRequest): http.ClientRequest =>
  (url.protocol === 'https:' ? https : http).request(url, {
    method,
    headers: { ...headers, ...lengthOf(body) },
    agent: agent ?? false,
    signal,
  })

/** A connection that failed at once is neither connecting nor open: the request gets the fault. */
const whenOpen = (socket: Socket, start: () => void): void => {
  const secure = 'encrypted' in socket
  if (socket.connecting || (secure && 'secureConnecting' in socket && socket.secureConnecting === true))
    socket.once(secure ? 'secureConnect' : 'connect', start)
  else if (socket.readyState === 'open') start()
}

class TooLate extends Error {
  readonly code = 'too late to begin'
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

const GIVEN_UP = 'given up on request'

/** Names the cause without the address: a receiver's URL holds the key. */
const describe = (error: Error & { code?: string }, signal: AbortSignal, time: TimeWatch): string => {
  if (signal.aborted) return GIVEN_UP
  const cause = time.isOver() ? 'time-out' : (error.code ?? 'the connection ended')
  return time.stoodStill() ? `${cause}, after this service had stood still` : cause
}

/** Time of one request, as far as this process really watched it. */
export type TimeWatch = {
  isOver(): boolean
  /** True if this process stood still for a while: then a missing answer says little about the receiver. */
  stoodStill(): boolean
  end(): void
}

export type TimeWatchNeeds = {
  readonly seconds: number
  /** Number of bytes that the receiver has sent; undefined before anything was sent to it. */
  readonly countRead: () => number | undefined
  readonly onOver: () => void
}

const LOOK_MILLISECONDS = 250
/** A longer gap between two looks is not explained by other work. */
const STILL_MILLISECONDS = 1000
/** Turns of the event loop without new bytes: by then everything in the socket has been read. */
const QUIET_TURNS = 3

/**
 * Ends a request that takes too long. A late timer runs before the sockets are read, so the time is over only once they
 * are empty.
 */
export const watchTime = ({ seconds, countRead, onOver }: TimeWatchNeeds): TimeWatch => {
  const until = performance.now() + seconds * 1000
  let lookedAt = performance.now()
  let stoodStill = false
  let over = false
  let ended = false
  const isStill = () => stoodStill || performance.now() - lookedAt > STILL_MILLISECONDS
  const finish = (): void => {
    over = true
    onOver()
  }
  const readOn = (before: number | undefined, quietTurns: number): void => {
    const read = countRead()
    if (ended) return
    if (read === undefined || quietTurns >= QUIET_TURNS) return finish()
    setImmediate(readOn, read, read === before ? quietTurns + 1 : 0)
  }
  const look = (): void => {
    stoodStill = isStill()
    lookedAt = performance.now()
    if (lookedAt >= until) readOn(undefined, 0)
    else timer = setTimeout(look, Math.min(LOOK_MILLISECONDS, until - lookedAt))
  }
  let timer = setTimeout(look, Math.min(LOOK_MILLISECONDS, seconds * 1000))
  const end = (): void => {
    ended = true
    clearTimeout(timer)
  }
  return { isOver: () => over, stoodStill: isStill, end }
}
