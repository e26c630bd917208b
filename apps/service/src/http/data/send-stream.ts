import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { originOf } from '../door/own-origin.ts'
import { demandMatch } from '../answers/demand-match.ts'
import { bodyFields, sharedFields } from '../answers/answer-fields.ts'
import { hasDownloads } from './data-api.ts'
import type { RequestLimit } from '../limits/limit-clients.ts'
import type { CommonQuery } from './operation.ts'
import { streamRows, type StreamFormat } from './stream-rows.ts'
import { type Pieces } from '../readers/question.ts'
import type { Exchange } from './exchange.ts'

const TRAILER_FIELDS = 'Rotunda-Snapshot, Rotunda-Rows, Rotunda-Sha256'

/**
 * Sends the whole set as a stream. A header gives the number of rows before the first one, so that a reader notices
 * a copy that was cut.
 */
export const sendStream = <Query extends CommonQuery>(
  exchange: Exchange<Query>,
  found: Pieces,
  format: StreamFormat,
  limit: RequestLimit,
): void => {
  const { api, operation, asked, etag, request, reply, release } = exchange
  const opened = openStream(exchange, found, limit)
  const { encoding } = asked
  reply
    .headers(sharedFields(api, operation, asked, etag))
    .headers(
      bodyFields(api, operation, asked, { release, nextOffset: null, encoding, origin: originOf(request) }),
    )
    .header('rotunda-rows', String(found.total))
  // A stream, since an empty body would get the header content-length: 0.
  if (opened === undefined) {
    found.close()
    void reply.send(Readable.from([]))
    return
  }
  const withTrailers = takesTrailers(request.raw)
  if (withTrailers) reply.header('trailer', TRAILER_FIELDS)
  const stream = streamRows(found, {
    snapshot: release.token,
    format,
    encoding,
    atPiece: opened.moved,
    hasEndLine: asked.query.trailer === 'true',
    hasMark: asked.query.bom === 'true',
    atEnd: (end) => {
      if (!withTrailers) return
      const { snapshot, rows, sha256 } = end
      reply.raw.addTrailers({
        'rotunda-snapshot': snapshot,
        'rotunda-rows': String(rows),
        'rotunda-sha256': sha256,
      })
    },
    atClose: opened.close,
  })
  // Runs before the router answers the fault.
  stream.once('error', () => {
    withdrawFields(reply)
  })
  void reply.send(stream)
}

/** Header fields that a refusal must not have, if the stream fails before it begins. */
const OF_STREAM = [
  'etag',
  'link',
  'trailer',
  'content-disposition',
  'content-encoding',
  'rotunda-rows',
  'rotunda-snapshot',
]

const withdrawFields = (reply: FastifyReply): void => {
  if (reply.raw.headersSent) return
  for (const name of OF_STREAM) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

/**
 * Whether the client takes trailer fields (RFC 9110, 10.1.4). Varnish and others abort an answer with trailer fields
 * that they did not request, and HTTP/1.0 has none. All clients get the number of rows, and may request a last line.
 */
const takesTrailers = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion !== '1.0' && /(^|,)[ \t]*trailers[ \t]*(,|$)/i.test([headers.te].join())

/** Counts the stream until it is closed. A refused stream is not read. HEAD opens none. */
const openStream = <Query extends CommonQuery>(
  { api, request, etag }: Exchange<Query>,
  found: Pieces,
  limit: RequestLimit,
) => {
  try {
    demandMatch(request, etag)
    if (request.method === 'HEAD') return undefined
    return limit.openStream(request.raw, hasDownloads(api) ? 'bulk' : 'pages')
  } catch (refusal) {
    found.close()
    throw refusal
  }
}
