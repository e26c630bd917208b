import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Type, type TSchema } from 'typebox'
import { text } from '@rotunda/contract'
import { allowAnyOrigin } from './cross-origin.ts'
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

/** Descriptions of these header fields. */
export const PUBLIC_HEADERS = {
  etag: text('Strong tag: a different text or content coding has a different tag.'),
  'cache-control': text('One minute.'),
  vary: text('`Accept-Encoding`.'),
}

/** Describes the answer 304. */
export const describeUnchanged = (headers: Readonly<Record<string, TSchema>>) => ({
  304: Type.Null({
    description: 'The client already has this answer: `If-None-Match` names its `ETag`.',
    headers,
  }),
})

/** Describes the header in which a client names its copy. */
export const IF_NONE_MATCH = Type.Object({
  'if-none-match': Type.Optional(text('`ETag` of the answer that the client already has.')),
})

const finish = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Uint8Array | null> => {
  const { digest, compressed } = know(text)
  const { body, encoding } = await compressed(readWish(headers).encoding)
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
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
