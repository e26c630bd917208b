import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { CONNECTION_LIMITS } from '../limits.ts'

const MOST_BYTES = CONNECTION_LIMITS.refusedBodyMib.value * 1024 * 1024
const MOST_SECONDS = CONNECTION_LIMITS.refusedBodySeconds.value

/**
 * Sends an answer at once when its request’s body is still arriving, and ends it once the rest of the body has been
 * read and dropped. A connection that is closed with bytes unread is reset, and a client that still sends would lose
 * the answer.
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

/** Whether part of the body is still to come or is unread. */
export const isComing = ({ complete, readableEnded, headers }: IncomingMessage): boolean =>
  !complete &&
  !readableEnded &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Reads and drops the rest of a body. A body over the limit of bytes or of seconds is cut with its connection. */
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
  // A client that closes its side sends no more of the body.
  socket.once('end', end)
  request.resume()
  await promise
  request.off('data', count)
  socket.off('end', end)
  clearTimeout(timer)
}
