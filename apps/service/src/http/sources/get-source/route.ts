import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/index.ts'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { hasAlready } from '../../answers/has-already.ts'
import { getSourceDescription } from './description.ts'
import { findSource, type CitedSource, type PublishingDocuments } from './find-source.ts'

export type SourcesNeeds = { readonly apis: readonly PublishingDocuments[] }

/** The archived copy of a document, always to be saved: what strangers wrote never runs under our own name. */
export const getSource = (app: FastifyInstance, { apis }: SourcesNeeds): void => {
  const answer = async (request: FastifyRequest<{ Params: { sha256: string } }>, reply: FastifyReply) => {
    const source = findSource(apis, request.params.sha256)
    describe(reply, source)
    if (hasAlready(request.headers['if-none-match'], `"${source.sha256}"`)) return reply.code(304).send()
    reply.type(source.media_type).header('content-length', String(source.bytes))
    return reply.send(request.method === 'HEAD' ? NO_BYTES : await openCopy(source))
  }
  const url = '/sources/:sha256'
  app.get(url, { exposeHeadRoute: false, schema: getSourceDescription }, answer)
  app.head(url, { schema: { hide: true } }, answer)
  app.options(url, { schema: { hide: true } }, answerPreflight)
}

const NO_BYTES = Buffer.alloc(0)

const describe = (reply: FastifyReply, { sha256, media_type: type }: CitedSource): FastifyReply =>
  reply
    .header('etag', `"${sha256}"`)
    .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
    .header('content-disposition', `attachment; filename="${sha256}${endingOf(type)}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    // Whether copies are given out may change; what the copy is never does.
    .header('cache-control', 'public, max-age=3600')

const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': '.json',
  'application/pdf': '.pdf',
  'application/xml': '.xml',
  'application/yaml': '.yaml',
  'text/csv': '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
}

const endingOf = (type: string): string => ENDINGS[type.replace(/;.*/s, '').trim().toLowerCase()] ?? '.bin'

/** Its first piece shows whether the copy is there; one that is damaged breaks off, so that nothing looks complete. */
const openCopy = async ({ documents, sha256, url }: CitedSource): Promise<Readable> => {
  const pieces = documents.open(sha256)[Symbol.asyncIterator]()
  const first = await pieces.next().catch((cause: unknown) => {
    if (!(cause instanceof Refusal && cause.code === 'unavailable')) throw cause
    const detail = `The copy of this document is not in the archive of this service. The original is at ${url}`
    throw new Refusal('not_found', detail, { param: 'sha256', cause })
  })
  return Readable.from(continueFrom(first, pieces), { objectMode: false })
}

async function* continueFrom(
  first: IteratorResult<Uint8Array>,
  pieces: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; next.done !== true; next = await pieces.next()) yield next.value
  } finally {
    await pieces.return?.()
  }
}
