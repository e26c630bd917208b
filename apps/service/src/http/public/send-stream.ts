import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { CurrentRelease } from '../../releases/index.ts'
import { bodyFields, sharedFields } from './answer-fields.ts'
import type { ClientLimit } from './limit-clients.ts'
import type { CommonQuery, Found } from './operation.ts'
import { refuseTooMany } from './packed-forms.ts'
import { streamRows, type StreamFormat } from './stream-rows.ts'
import type { Turn } from './turn.ts'
import type { WaitForTurn } from './waiting-line.ts'

const TRAILER_FIELDS = 'Rotunda-Snapshot, Rotunda-Rows, Rotunda-Sha256'

type StreamNeeds = {
  readonly currentRelease: CurrentRelease
  readonly limit: ClientLimit
  /** Its turn comes again for each piece: apart from that of answers, which are short. */
  readonly waitForPiece: WaitForTurn
}

/**
 * The whole set. How many rows it has is said before the first, so that a copy that was cut is not taken for a whole
 * one. The release is held until the stream is closed, by its end or because the client went away.
 */
export const sendStream = <Query extends CommonQuery>(
  { operation, asked, etag, request, reply, release }: Turn<Query>,
  { rows }: Found,
  format: StreamFormat,
  { currentRelease, limit, waitForPiece }: StreamNeeds,
): FastifyReply => {
  refuseTooMany(format, rows.total)
  const closeStream = request.method === 'HEAD' ? undefined : limit.openStream(request.raw)
  const { token } = release.snapshot
  const { encoding } = asked
  reply
    .headers(sharedFields(operation, asked, etag))
    .headers(bodyFields(operation, asked, { token, nextOffset: null, encoding }))
    .header('rotunda-rows', String(rows.total))
  // An empty stream, since an empty body would have its length told.
  if (closeStream === undefined) return reply.send(Readable.from([]))
  // HTTP/1.0 has no trailer fields; its clients have the number of rows.
  const takesTrailers = request.raw.httpVersion !== '1.0'
  if (takesTrailers) reply.header('trailer', TRAILER_FIELDS)
  const lease = currentRelease.open(token)
  const stream = streamRows(rows, {
    ...{ snapshot: token, format, encoding, waitForPiece },
    hasEndLine: asked.query.trailer === 'true',
    atEnd: (end) => {
      if (!takesTrailers) return
      const { snapshot, rows, sha256 } = end
      reply.raw.addTrailers({
        'rotunda-snapshot': snapshot,
        'rotunda-rows': String(rows),
        'rotunda-sha256': sha256,
      })
    },
    atClose: () => {
      lease.close()
      closeStream()
    },
  })
  return reply.send(stream)
}
