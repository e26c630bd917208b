import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/index.ts'
import { asError, failed } from '../answers/errors.ts'
import { refuseAmbiguous, sendUnrouted } from './refuse-ambiguous.ts'
import { CONNECTION_LIMITS } from '../limits.ts'

export const MOST_WAITING = CONNECTION_LIMITS.requestsAhead.value

/** Closes a connection on which too many requests were sent ahead. */
export type Cut = (socket: Socket) => void

type Line = {
  add(request: IncomingMessage, response: ServerResponse): void
  isAnswering(): boolean
}

const LINE = Symbol('requests of this connection')
/** On the socket itself, since a table beside it would cost every request. */
type Connection = Socket & { [LINE]?: Line }

/** Whether a request of this connection is being answered. */
export const isAnswering = (socket: Connection): boolean => socket[LINE]?.isAnswering() ?? false

/**
 * Gives every request of the application to `answer`, those of one connection one after the other: HTTP/1.1 answers
 * in that order anyway, and what is answered ahead lies in memory until the client takes what comes before it.
 */
export const answerRequests = (
  app: FastifyInstance,
  answer: RequestListener,
  log: Log<'http.fault'>,
  cut: Cut = (socket) => socket.destroy(),
): void => {
  const answerReadable = answerFaults(refuseAmbiguous(answer), log)
  // eslint-disable-next-line @typescript-eslint/unbound-method -- the very listener that Fastify added
  app.server.off('request', app.routing)
  // A client that says that it has sent its last request still waits for the answers.
  Object.assign(app.server, { httpAllowHalfOpen: true })
  app.server.on('request', (request, response) => {
    getLine(request.socket, answerReadable, cut).add(request, response)
  })
}

/** An exception before or behind the router would end the process, with the requests of all clients. */
const answerFaults =
  (answer: RequestListener, log: Log<'http.fault'>): RequestListener =>
  (request, response) => {
    try {
      answer(request, response)
    } catch (cause) {
      log.error('http.fault', { err: asError(cause) })
      if (response.headersSent) response.destroy()
      else sendUnrouted(response, failed(cause))
    }
  }

const getLine = (socket: Connection, answer: RequestListener, cut: Cut): Line => {
  const known = socket[LINE]
  if (known !== undefined) return known
  const line = makeLine(socket, answer, cut)
  socket[LINE] = line
  return line
}

/**
 * Reads nothing more of the connection while requests wait; one that sent too many ahead is cut. Between two answers the
 * requests of other connections have their turn.
 */
const makeLine = (socket: Connection, answer: RequestListener, cut: Cut): Line => {
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
