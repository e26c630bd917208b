import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseFile } from '../../../releases/index.ts'
import { openReleaseFile, streamBytes } from '../read-file-bytes.ts'
import type { ByteRange } from '../../answers/read-range.ts'

/** Larger parts are sent without a digest of their own: it is a wish, and would cost a second reading. */
const MOST_BYTES = 16 * 1024 * 1024

/** Whether the client would like a SHA-256 of just the bytes that it gets (RFC 9530). */
export const wantsContentDigest = ({ headers }: FastifyRequest): boolean =>
  /(^|,)\s*sha-256\s*=\s*([1-9]|10)\s*($|[,;])/i.test(String(headers['want-content-digest'] ?? ''))

export const digestRange = async (
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
    // No encoding was set on the stream.
    hash.update(chunk as Uint8Array)
  }
  write(reply, hash.digest())
}

const write = (reply: FastifyReply, digest: Buffer): void => {
  reply.header('content-digest', `sha-256=:${digest.toString('base64')}:`)
}
