import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { CONNECTION_LIMITS } from '../limits.ts'

const MOST_BYTES = CONNECTION_LIMITS.refusedBodyMib.value * 1024 * 1024
const MOST_SECONDS = CONNECTION_LIMITS.refusedBodySeconds.value

/**
 * Answers before a body has come whole end when the rest of it has been read and dropped: a connection that is closed
 * with bytes unread is reset, and a client that still sends loses the answer with it. The answer itself is sent at once.
 */
export const answerBeforeBody = (app: FastifyInstance): void => {
  app.addHook('onSend', ({ raw, method }, reply, payload, done) => {
    const isHeld = method !== 'HEAD' && isComing(raw)
    if (!isHeld || (typeof payload !== 'string' && !(payload instanceof Uint8Array))) {
      done(null, payload)
      return
    }
    reply.header('content-length', Buffer.byteLength(payload))
    done(null, Readable.from(sendAndRead(payload, raw), { objectMode: false }))
  })
}

async function* sendAndRead(
  payload: string | Uint8Array,
  request: IncomingMessage,
): AsyncGenerator<string | Uint8Array> {
  yield payload
  await readRest(request)
}

/** Whether a part of the body is still to come, or lies unread. */
export const isComing = ({ complete, readableEnded, headers }: IncomingMessage): boolean =>
  !complete &&
  !readableEnded &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Reads and drops what still comes of a body. One that is longer than the bound, or slower, is cut with its connection. */
export const readRest = async (request: IncomingMessage): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { socket } = request
  const before = socket.bytesRead
  const end = (): void => resolve(undefined)
  const cut = (): void => {
    socket.destroySoon()
    end()
  }
  const timer = setTimeout(cut, MOST_SECONDS * 1000).unref()
  const count = (): void => {
    if (socket.bytesRead - before > MOST_BYTES) cut()
  }
  request.on('data', count)
  for (const event of ['end', 'close', 'error']) request.once(event, end)
  // A client that closes its side before the end of the body sends no more of it.
  socket.once('end', end)
  request.resume()
  await promise
  request.off('data', count)
  socket.off('end', end)
  clearTimeout(timer)
}
