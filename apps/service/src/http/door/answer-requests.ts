import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/index.ts'
import { asError, failed } from '../answers/errors.ts'
import { refuseAmbiguous, sendUnrouted } from './refuse-ambiguous.ts'
import { traceOf } from '../trace-of.ts'
import { CONNECTION_LIMITS } from '../limits.ts'

export const MOST_WAITING = CONNECTION_LIMITS.requestsAhead.value
const MOST_SMALL_CHUNKS = CONNECTION_LIMITS.smallChunks.value

/** Closes a connection on which too much was sent, unless its answer closes it, and shuts its address out for a moment. */
export type Cut = (socket: Socket, isAnswered?: boolean) => void

type Queue = {
  add(request: IncomingMessage, response: ServerResponse): void
  isAnswering(): boolean
}

const QUEUE = Symbol('requests of this connection')
/** The queue is a property of the socket: a separate map would cost every request a look-up. */
type Connection = Socket & { [QUEUE]?: Queue }

/** Whether a request of this connection is being answered. */
export const isAnswering = (socket: Connection): boolean => socket[QUEUE]?.isAnswering() ?? false

/**
 * Passes every request to `answer`, and those of one connection one at a time. HTTP/1.1 sends answers in the order of
 * the requests, so an answer made early would wait in memory for the answers before it.
 */
export const answerRequests = (
  app: FastifyInstance,
  answer: RequestListener,
  log: Log<'http.fault'>,
  cut: Cut = (socket, isAnswered = false) => (isAnswered ? undefined : socket.destroy()),
): void => {
  const answerReadable = answerFaults(refuseAmbiguous(answer), log)
  // eslint-disable-next-line @typescript-eslint/unbound-method -- the same listener that Fastify added
  app.server.off('request', app.routing)
  // A client that has closed its sending side still waits for its answers.
  Object.assign(app.server, { httpAllowHalfOpen: true })
  app.server.on('request', (request, response) => {
    const { socket } = request
    boundChunks(request, () => {
      const fault = Object.assign(new Error('small chunks'), { code: 'SMALL_CHUNKS' })
      app.server.emit('clientError', fault, socket)
      cut(socket, true)
    })
    getQueue(socket, answerReadable, cut).add(request, response)
  })
}

/**
 * Calls `refuse` once a body has arrived in too many chunks for its size. The route gets no more of the body, nor its
 * end, so it never takes a part for the whole. Node calls JavaScript for each chunk: 60,000 chunks of one byte, 360 kB
 * in all, kept the main thread busy for 210 ms.
 */
const boundChunks = (request: IncomingMessage, refuse: () => void): void => {
  if (request.headers['transfer-encoding'] === undefined) return
  // A listener of `data` would take the body from the route.
  const push = request.push.bind(request)
  let [chunks, bytes, isRefused] = [0, 0, false]
  request.push = (chunk: Buffer | null, encoding) => {
    // False makes Node stop reading from the socket.
    if (isRefused) return false
    if (chunk === null) return push(chunk, encoding)
    chunks += 1
    bytes += chunk.length
    isRefused = chunks > MOST_SMALL_CHUNKS + bytes / 1024
    if (!isRefused) return push(chunk, encoding)
    refuse()
    return false
  }
}

/**
 * Catches exceptions outside the router: one of them would end the process, and with it the requests of all clients.
 */
const answerFaults =
  (answer: RequestListener, log: Log<'http.fault'>): RequestListener =>
  (request, response) => {
    try {
      answer(request, response)
    } catch (cause) {
      log.error('http.fault', { trace_id: traceOf(request).traceId, err: asError(cause) })
      if (response.headersSent) response.destroy()
      else sendUnrouted(response, failed(cause))
    }
  }

const getQueue = (socket: Connection, answer: RequestListener, cut: Cut): Queue => {
  const known = socket[QUEUE]
  if (known !== undefined) return known
  const queue = makeQueue(socket, answer, cut)
  socket[QUEUE] = queue
  return queue
}

/**
 * Pauses the socket while requests wait, and cuts a connection that sent too many ahead. `setImmediate` gives other
 * connections a turn between two answers.
 */
const makeQueue = (socket: Connection, answer: RequestListener, cut: Cut): Queue => {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  let isBusy = false
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    isBusy = true
    response.once('close', endTurn)
    answer(request, response)
  }
  const endTurn = (): void => {
    if (waiting.length > 0) setImmediate(beginNext)
    else isBusy = false
  }
  const beginNext = (): void => {
    isBusy = false
    const next = socket.destroyed ? undefined : waiting.shift()
    if (next === undefined) return
    if (waiting.length === 0) socket.resume()
    begin(...next)
  }
  return {
    isAnswering: () => isBusy,
    add(request, response) {
      if (socket.destroyed) return
      if (!isBusy) {
        begin(request, response)
        return
      }
      waiting.push([request, response])
      socket.pause()
      if (waiting.length > MOST_WAITING) cut(socket)
    },
  }
}
