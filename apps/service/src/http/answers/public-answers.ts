import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Type, type TSchema } from 'typebox'
import { text } from '@rotunda/contract'
import { describeProblems } from '../describe/describe-problem.ts'
import { allowAnyOrigin } from './cross-origin.ts'
import { demandMatch } from './demand-match.ts'
import { hasAlready } from './has-already.ts'
import { limitReaders } from '../limits/limit-readers.ts'
import { compressAside, type Compressed, type Encoding } from './compress.ts'
import { readWish } from './negotiate.ts'
import { ANSWER_LIMITS } from '../limits.ts'

const MAX_AGE_SECONDS = ANSWER_LIMITS.maxAgeSeconds.value

/**
 * Sends text answers, such as public lists, to any web page, since they hold no secret. Bodies are compressed as the
 * client prefers, and a client that already has the answer gets 304. The tag is a digest of the text, and names the
 * coding.
 */
export const addPublicAnswers = (app: FastifyInstance): void => {
  allowAnyOrigin(app)
  limitReaders(app)
  app.addHook('onSend', async (request, reply, payload) =>
    reply.statusCode === 200 && typeof payload === 'string' ? finish(request, reply, payload) : payload,
  )
}

/** Describes the header by which a client demands the answer that it has begun to read. */
export const IF_MATCH = Type.Optional(
  text('`ETag` that the answer must have, as a strong tag; otherwise the answer is 412.'),
)

/** Descriptions of these header fields. */
export const PUBLIC_HEADERS = {
  etag: text('Strong tag: a different text or content coding has a different tag.'),
  'cache-control': text('One minute.'),
  vary: text('`Accept-Encoding`.'),
}

/** Describes the answers to conditional requests: 304 and 412. */
export const describeConditional = (headers: Readonly<Record<string, TSchema>>) => ({
  304: Type.Null({
    description: 'The client already has this answer: `If-None-Match` names its `ETag`.',
    headers,
  }),
  ...describeProblems('precondition_failed'),
})

/** Describes the headers in which a client names its copy. */
export const CONDITIONS = Type.Object({
  'if-match': IF_MATCH,
  'if-none-match': Type.Optional(text('`ETag` of the answer that the client already has.')),
})

const finish = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Uint8Array | null> => {
  const { headers } = request
  const { digest, compressed } = know(text)
  const { body, encoding } = await compressed(readWish(headers).encoding)
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
  demandMatchOf(request, reply, etag)
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
    // A route that also chooses by Accept has set `vary` before.
    .header('vary', reply.hasHeader('vary') ? 'Accept, Accept-Encoding' : 'Accept-Encoding')
  if (hasAlready(headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return body
}

/** Demands the match before the answer has its fields, and removes those that the route has set. */
const demandMatchOf = (request: FastifyRequest, reply: FastifyReply, etag: string): void => {
  try {
    demandMatch(request, etag)
  } catch (refusal) {
    for (const name of OF_ROUTE) reply.removeHeader(name)
    throw refusal
  }
}

const OF_ROUTE = ['link', 'rotunda-snapshot', 'vary']

type Known = {
  readonly digest: string
  readonly compressed: (encoding: Encoding) => Promise<Compressed>
}

/** The same few texts are asked for again and again. The digest of the longest takes milliseconds, and its forms more. */
const KNOWN_BYTES = 16 * 1024 * 1024
/** Each text is held three times: as text, as bytes and compressed. */
const FORMS = 3

const known = new LRUCache<string, Known>({
  maxSize: KNOWN_BYTES,
  sizeCalculation: (_known, { length }) => FORMS * length + 1,
})

const know = (text: string): Known => {
  const found = known.get(text) ?? makeKnown(text)
  known.set(text, found)
  return found
}

const makeKnown = (text: string): Known => {
  const forms = new Map<Encoding, Promise<Compressed>>()
  return {
    digest: createHash('sha256').update(text).digest('base64url').slice(0, 27),
    compressed: (encoding) => {
      const found = forms.get(encoding)
      if (found !== undefined) return found
      const form = compressAside(Buffer.from(text), encoding)
      forms.set(encoding, form)
      // A fault, such as lack of memory, affects this request alone: the next request tries again.
      form.catch(() => forms.delete(encoding))
      return form
    },
  }
}
