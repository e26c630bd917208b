import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { once } from '../../apps/service/src/platform/testing.ts'
import type { WholeRequest } from './make-request.ts'

export type SeenAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** As it was before it was compressed. */
  readonly body: Buffer
}

export type Exchange = {
  /** Undefined where the service did not close within the bound. */
  readonly answers: readonly SeenAnswer[] | undefined
  /** Bytes after the last readable answer. */
  readonly rest: string
}

/** Far longer than any answer takes that waits for nothing. */
const HANGS_MILLISECONDS = 15_000

/** Writes the request to a socket of its own, says that no more will come, and reads until the service closes. */
export const exchange = async (base: URL, request: WholeRequest): Promise<Exchange> => {
  const socket = connect({ port: Number(base.port), host: base.hostname, allowHalfOpen: true })
  const chunks: Buffer[] = []
  const ended = Promise.withResolvers<boolean>()
  // A service that has refused reads no further, and what is written then breaks the connection.
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const event of ['end', 'close']) socket.once(event, () => ended.resolve(true))
  await once(socket, 'connect')
  let from = 0
  for (const cut of request.cuts) {
    socket.write(request.bytes.subarray(from, cut))
    from = cut
    await new Promise(setImmediate)
  }
  socket.end(request.bytes.subarray(from))
  const timer = setTimeout(() => ended.resolve(false), HANGS_MILLISECONDS)
  const isEnded = await ended.promise
  clearTimeout(timer)
  socket.destroy()
  if (!isEnded) return { answers: undefined, rest: Buffer.concat(chunks).toString('latin1') }
  return readAnswers(Buffer.concat(chunks), request.method)
}

/**
 * Only the first answer can be one to HEAD: what comes behind is answered as unreadable, or is a body that no length
 * announced.
 */
const readAnswers = (bytes: Buffer, method: string): Exchange => {
  const answers: SeenAnswer[] = []
  let left = bytes
  while (left.length > 0) {
    const read = readAnswer(left, method === 'HEAD' && answers.length === 0)
    if (read === undefined) break
    if (read.answer.status >= 200) answers.push(read.answer)
    left = read.left
  }
  return { answers, rest: left.toString('latin1') }
}

const readAnswer = (bytes: Buffer, isBare: boolean) => {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? []
  if (code === undefined) return undefined
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const status = Number(code)
  const behind = bytes.subarray(headEnd + 4)
  // A request that could not be read may have been one to HEAD for us alone.
  const isUnread = headers['connection'] === 'close' && behind.length === Number(headers['content-length'])
  const hasBody = (!isBare || isUnread) && status >= 200 && status !== 204 && status !== 304
  const read = hasBody ? readBody(behind, headers) : { body: Buffer.alloc(0), left: behind }
  return read && { answer: { status, headers, body: expand(read.body, headers) }, left: read.left }
}

const EXPAND: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

const expand = (body: Buffer, headers: Readonly<Record<string, string>>): Buffer => {
  if (body.length === 0) return body
  const expandOne = EXPAND[headers['content-encoding'] ?? '']
  return expandOne === undefined ? body : expandOne(body)
}

type Body = { readonly body: Buffer; readonly left: Buffer }

const readBody = (bytes: Buffer, headers: Readonly<Record<string, string>>): Body | undefined => {
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes)
  // Without a length the end of the connection is the end (HTTP/1.0).
  const length = Number(headers['content-length'] ?? bytes.length)
  return bytes.length < length ? undefined : { body: bytes.subarray(0, length), left: bytes.subarray(length) }
}

const readChunks = (bytes: Buffer): Body | undefined => {
  const chunks: Buffer[] = []
  let left = bytes
  for (;;) {
    const lineEnd = left.indexOf('\r\n')
    const size = Number.parseInt(left.toString('latin1', 0, lineEnd), 16)
    if (lineEnd === -1 || Number.isNaN(size)) return undefined
    left = left.subarray(lineEnd + 2)
    if (size === 0) return { body: Buffer.concat(chunks), left: dropTrailer(left) }
    chunks.push(left.subarray(0, size))
    left = left.subarray(size + 2)
  }
}

const dropTrailer = (bytes: Buffer): Buffer =>
  bytes.indexOf('\r\n') === 0 ? bytes.subarray(2) : bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
