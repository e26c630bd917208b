import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/index.ts'
import type { ReleaseFile, WantedFile } from '../../../releases/index.ts'
import { demandMatch } from '../../answers/demand-match.ts'
import { hasAlready } from '../../answers/has-already.ts'
import { openReleaseFile, streamBytes } from '../read-file-bytes.ts'
import { readRange, type ByteRange } from '../../answers/read-range.ts'
import { ANSWER_LIMITS } from '../../limits.ts'

export type FileToSend = {
  /** Folder of the release. */
  readonly directory: string
  readonly file: ReleaseFile
  /** Makes an address of the file in a store; undefined where the service sends it. */
  readonly sign: (wanted: Omit<WantedFile, 'release'>) => Promise<string | undefined>
}

/**
 * Sends a file of a release, or the requested bytes of it, or redirects to the file in a store. Its tag is its SHA-256, and the file at this address never
 * changes, so an interrupted download can continue with or without `If-Range`.
 */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { directory, file, sign }: FileToSend,
): Promise<FastifyReply> => {
  const etag = `"${file.sha256}"`
  const wanted = mayBePart(request, etag) ? readRange(request.headers.range, file.bytes) : 'whole'
  demandMatch(request, etag)
  if (hasAlready(request.headers['if-none-match'], etag)) return describe(reply, file).code(304).send()
  const disposition = `attachment; filename="${safeName(file.path)}"`
  const address = await sign({ file, disposition, method: request.method === 'HEAD' ? 'HEAD' : 'GET' })
  // The address ends soon, so no cache may keep it. The store reads the range of the request.
  if (address !== undefined) return reply.header('cache-control', 'no-store').redirect(address, 302)
  if (wanted === 'unsatisfiable') throw refuseRange(reply, file)
  const range = wanted === 'whole' ? { start: 0, end: file.bytes - 1 } : wanted
  const path = join(directory, file.path)
  if (wantsContentDigest(request)) await digestRange(reply, path, range, file)
  const handle = await openReleaseFile(path, file.bytes)
  describe(reply, file)
    .type(file.media_type)
    .header('content-disposition', disposition)
    .header('content-length', String(range.end + 1 - range.start))
  if (wanted !== 'whole') describeRange(reply.code(206), range, file.bytes)
  if (request.method !== 'HEAD') return reply.send(streamBytes(handle, range))
  await handle.close()
  return reply.send(NO_BYTES)
}

/** For HEAD. With `null`, Fastify would add a charset to the type, and HEAD would differ from GET. */
const NO_BYTES = Buffer.alloc(0)

/** Sets the header fields of every answer about the file, with or without its bytes. */
const describe = (reply: FastifyReply, { sha256 }: ReleaseFile): FastifyReply =>
  reply
    .header('etag', `"${sha256}"`)
    .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')

const describeRange = (reply: FastifyReply, { start, end }: ByteRange, bytes: number): FastifyReply =>
  reply.header('content-range', `bytes ${start}-${end}/${bytes}`)

const refuseRange = (reply: FastifyReply, { path, bytes }: ReleaseFile): Refusal => {
  reply.header('content-range', `bytes */${bytes}`).header('accept-ranges', 'bytes')
  return new Refusal(
    'range_not_satisfiable',
    `${path} has ${bytes} bytes, and the range begins after its end.`,
  )
}

/**
 * Whether the answer may be a part. A range has no meaning for HEAD (RFC 9110, 14.2). A date or a weak tag in
 * `If-Range` does not prove that the bytes are the same.
 */
const mayBePart = ({ method, headers }: FastifyRequest, etag: string): boolean =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === etag)

/** The file’s name in `SHA256SUMS`, without its folder and in characters that are safe in a header. */
const safeName = (path: string): string => path.replace(/^.*\//, '').replace(/[^A-Za-z0-9._-]/g, '_')

const MOST_BYTES = ANSWER_LIMITS.digestMib.value * 1024 * 1024

/** Whether the client requests a SHA-256 of the bytes of this answer (RFC 9530). */
const wantsContentDigest = ({ headers }: FastifyRequest): boolean =>
  /(^|,)\s*sha-256\s*=\s*([1-9]|10)\s*($|[,;])/i.test(String(headers['want-content-digest'] ?? ''))

const digestRange = async (
  reply: FastifyReply,
  path: string,
  range: ByteRange,
  { bytes, sha256 }: ReleaseFile,
): Promise<void> => {
  const length = range.end + 1 - range.start
  if (length === bytes) return write(reply, Buffer.from(sha256, 'hex'))
  if (length > MOST_BYTES) return
  const hash = createHash('sha256')
  for await (const chunk of streamBytes(await openReleaseFile(path, bytes), range)) {
    // A stream without an encoding gives bytes.
    hash.update(chunk as Uint8Array)
  }
  write(reply, hash.digest())
}

const write = (reply: FastifyReply, digest: Buffer): void => {
  reply.header('content-digest', `sha-256=:${digest.toString('base64')}:`)
}
