import type { IncomingMessage } from 'node:http'
import { CONNECTION_LIMITS } from '../limits.ts'

const MOST_SMALL = CONNECTION_LIMITS.smallChunks.value
const BYTES_OF_CHUNK = 1024

/**
 * Calls `refuse` once a body has arrived in too many chunks for its size, and takes no more of it. Node calls
 * JavaScript for each chunk: 60,000 chunks of one byte, 360 kB in all, kept the main thread busy for 210 ms.
 */
export const boundChunks = (request: IncomingMessage, refuse: () => void): void => {
  if (request.headers['transfer-encoding'] === undefined) return
  // A listener of `data` would take the body from the route.
  const push = request.push.bind(request)
  let [chunks, bytes] = [0, 0]
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) return push(chunk, encoding)
    chunks += 1
    bytes += chunk.length
    const most = MOST_SMALL + bytes / BYTES_OF_CHUNK
    if (chunks <= most) return push(chunk, encoding)
    if (chunks <= most + 1) refuse()
    // False makes Node stop reading from the socket.
    return false
  }
}
