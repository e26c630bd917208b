import { once } from 'node:events'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemCode } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import { isTooLong } from './read-body.ts'
import { UNREADABLE_HEADERS, writeUnreadable } from './refuse-ambiguous.ts'

/** Faults that Node finds before there is a request, in our words. */
const FAULTS: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: [
    'headers_too_large',
    'The address and headers are larger than 16 KiB. Send fewer or shorter ones.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request_too_slow',
    'The request did not arrive whole within 30 seconds. Send it again.',
  ],
}
const MALFORMED = ['request_unreadable', 'The request is not valid HTTP.'] as const

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/** On each connection its latest exchange: on the socket itself, since a table beside it would cost every request. */
const LATEST = Symbol('latest exchange')
type Connection = Socket & { [LATEST]?: Exchange }

/** Lets `answerUnreadable` know of requests before the bytes at fault. */
export const rememberExchanges = (server: Server): void => {
  server.on('request', (request, response) => {
    const connection: Connection = request.socket
    connection[LATEST] = { request, response }
  })
}

/**
 * Answers bytes that make no request, and ends the connection: nobody knows where the next request would begin.
 * A whole request before them gets its own answer first, since it may have been stored. The text of the bytes is
 * not looked at: it may be half of a message.
 */
export const answerUnreadable = (fault: Error & { readonly code?: string }, socket: Connection): void => {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  endInTurn(socket, new Refusal(...(FAULTS[fault.code ?? ''] ?? MALFORMED)))
}

/**
 * Answers two cases that Node decides by itself. It would close the connection of a CONNECT, and refuse an unknown
 * expectation with an empty answer. No address takes CONNECT, and an expectation may be left unmet (RFC 9110, 10.1.1).
 */
export const answerUnusual = (server: Server): void => {
  server.on('connect', (_request, socket: Connection) => {
    socket.on('error', () => undefined)
    const refusal = new Refusal('method_not_allowed', 'This service is not a proxy: CONNECT is not allowed.')
    endInTurn(socket, refusal, { allow: '' })
  })
  // A client that waits for leave to send what is refused for its length is refused at once.
  server.on('checkContinue', (request, response) => {
    if (!isTooLong(request)) response.writeContinue()
    server.emit('request', request, response)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** A request that has its answer, or a part of it, gets no second answer. */
const endInTurn = (socket: Connection, refusal: Refusal, headers: Headers = {}): void => {
  const before = socket[LATEST]
  const isOfBefore = before !== undefined && !before.request.complete
  if (before === undefined || (isOfBefore && !before.response.headersSent))
    return end(socket, writeAnswer(refusal, headers))
  const answer = isOfBefore ? '' : writeAnswer(refusal, headers)
  if (before.response.writableFinished) return end(socket, answer)
  void once(before.response, 'close').then(() => end(socket, answer))
}

type Headers = Readonly<Record<string, string>>

/** Time for a client to take its answer: a connection that closes at once could take the answer with it. */
const TAKE_MILLISECONDS = 1000

/** Ends the connection, whether the client closes its side or not. Bytes that arrive meanwhile are read and dropped. */
const end = (socket: Socket, answer: string): void => {
  if (!socket.writable) return
  socket.end(answer)
  setTimeout(() => socket.destroy(), TAKE_MILLISECONDS).unref()
}

const writeAnswer = (refusal: Refusal, headers: Headers): string => {
  const { status } = refusal
  const body = writeUnreadable(refusal)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries({ ...UNREADABLE_HEADERS, ...headers }).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
