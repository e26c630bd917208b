import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** What Node found wrong before there was a request to answer, in our words. */
const FAULTS: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 KiB. Send fewer or shorter ones.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive whole within 30 seconds. Send it again.'],
}
const MALFORMED = [400, 'The request is not HTTP that this service can read.'] as const

/**
 * Answers bytes that make no request, and ends the connection: nobody knows where the next request would begin.
 * The text of the bytes is not looked at, since it may be half of a message.
 */
export const answerUnreadable = (fault: Error & { readonly code?: string }, socket: Socket): void => {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, reason] = FAULTS[fault.code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ response: 'error', reason })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
