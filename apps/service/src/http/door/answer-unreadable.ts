import { once } from 'node:events'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ProblemCode } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import { isTooLong } from './read-body.ts'
import { UNREADABLE_HEADERS, writeUnreadable } from './refuse-ambiguous.ts'

/** Texts for faults that Node finds before a request exists. */
const FAULTS: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: [
    'headers_too_large',
    'The address and headers are larger than 16 KiB. Send fewer or shorter ones.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request_too_slow',
    'The request did not arrive completely within 30 seconds. Send the request again.',
  ],
  SMALL_CHUNKS: [
    'request_unreadable',
    'The body comes in too many small chunks. Send the body with its Content-Length, or in chunks of 1 KiB or more.',
  ],
}
const MALFORMED = ['request_unreadable', 'The request is not valid HTTP.'] as const

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/** The latest exchange is a property of the socket: a separate map would cost every request a look-up. */
const LATEST = Symbol('latest exchange')
type Connection = Socket & { [LATEST]?: Exchange }

/** Remembers the latest exchange of each connection, which `answerUnreadable` lets end first. */
export const rememberExchanges = (server: Server): void => {
  server.on('request', (request, response) => {
    const connection: Connection = request.socket
    connection[LATEST] = { request, response }
  })
}

/**
 * Answers bytes that form no request, and ends the connection, since the start of the next request is unknown. A
 * complete request before them gets its own answer first: its message may have been stored. The bytes are not
 * inspected: they may be half of a message.
 */
export const answerUnreadable = (fault: Error & { readonly code?: string }, socket: Connection): void => {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  endInTurn(socket, new Refusal(...(FAULTS[fault.code ?? ''] ?? MALFORMED)))
}

/**
 * Answers CONNECT and `Expect`. Node would close the connection of a CONNECT, and send an empty refusal for an unknown
 * expectation. No address takes CONNECT, and a server may ignore an expectation (RFC 9110, 10.1.1).
 */
export const answerUnusual = (server: Server): void => {
  server.on('connect', (_request, socket: Connection) => {
    socket.on('error', () => undefined)
    const refusal = new Refusal('method_not_allowed', 'This service is not a proxy: CONNECT is not allowed.')
    endInTurn(socket, refusal, { allow: '' })
  })
  // A body that is declared too long is refused before the client sends it.
  server.on('checkContinue', (request, response) => {
    if (!isTooLong(request)) response.writeContinue()
    server.emit('request', request, response)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Ends the connection behind the answer under way. A request that has all or part of its answer gets no second one. */
const endInTurn = (socket: Connection, refusal: Refusal, headers: Headers = {}): void => {
  const before = socket[LATEST]
  const isInItsBody = before !== undefined && !before.request.complete
  if (before === undefined || (isInItsBody && !before.response.headersSent))
    return end(socket, writeAnswer(refusal, headers))
  const answer = isInItsBody ? '' : writeAnswer(refusal, headers)
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
