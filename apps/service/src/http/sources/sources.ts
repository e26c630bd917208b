import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { text } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import { allowAnyOrigin, answerPreflight } from '../answers/cross-origin.ts'
import { demandMatch } from '../answers/demand-match.ts'
import { hasAlready } from '../answers/has-already.ts'
import { describeConditional, CONDITIONS } from '../answers/public-answers.ts'
import type { DataApi } from '../data/data-api.ts'
import { describeProblems } from '../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import { endWithService } from '../door/end-with-service.ts'
import { listPublished, type PublishingApi } from '../downloads/published-releases.ts'
import { limitReaders } from '../limits/limit-readers.ts'

/** Serves archived copies of the documents from which published releases were made. */
export const sources: FastifyPluginCallback<SourcesNeeds> = (app, needs, done) => {
  allowAnyOrigin(app)
  limitReaders(app)
  endWithService(app)
  getSource(app, needs)
  done()
}

export type SourcesNeeds = { readonly apis: readonly PublishingDocuments[] }

/**
 * Serves the archived copy of a document, always as a download: a document of a third party must never run under this
 * service’s name.
 */
const getSource = (app: FastifyInstance, { apis }: SourcesNeeds): void => {
  const answer = async (request: FastifyRequest<{ Params: { sha256: string } }>, reply: FastifyReply) => {
    const source = findSource(apis, request.params.sha256)
    const etag = `"${source.sha256}"`
    demandMatch(request, etag)
    describe(reply, source)
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
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
    // The copy never changes, but the operator may stop serving copies.
    .header('cache-control', 'public, max-age=3600')

const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': '.json',
  'application/pdf': '.pdf',
  'application/xml': '.xml',
  'application/yaml': '.yaml',
  'application/zip': '.zip',
  'text/csv': '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
}

const endingOf = (type: string): string => ENDINGS[type.replace(/;.*/s, '').trim().toLowerCase()] ?? '.bin'

/**
 * Opens a copy. The first piece shows whether the archive has it; a damaged copy breaks the connection, so that the
 * answer does not look complete.
 */
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

type PublishingDocuments = PublishingApi & Pick<DataApi, 'documents'>

/** A document from which a published release was made. */
type CitedSource = {
  readonly sha256: string
  readonly publisher: string
  readonly url: string
  readonly media_type: string
  readonly bytes: number
  readonly documents: PublishingDocuments['documents']
}

/**
 * Finds a document that a published release names; the rest of the archive is private to the operator. Throws
 * `not_found`, with the address of the original if the service does not serve copies.
 */
const findSource = (apis: readonly PublishingDocuments[], sha256: string): CitedSource => {
  for (const api of apis)
    for (const { summary } of listPublished(api)) {
      const all = summary.datasets.flatMap(({ sources }) => sources)
      const found = all.find(({ source }) => source === sha256)
      if (found !== undefined) return demandServed({ ...found, sha256, documents: api.documents })
    }
  throw new Refusal(
    'not_found',
    'No published release names a document with this digest. Take the digest, 64 digits in lower case, from `source` in the evidence of a record or from source-checks.csv of a release.',
    { param: 'sha256' },
  )
}

const demandServed = (source: CitedSource): CitedSource => {
  const { publisher, url, documents } = source
  if (documents.servesCopies(publisher)) return source
  throw new Refusal(
    'not_found',
    `This service does not serve copies of documents of this publisher (${publisher}). The original is at ${url}`,
    { param: 'sha256' },
  )
}

/** Address of the archived copy of a document, relative to this service. */
export const sourceAddress = (sha256: string): string => `/sources/${sha256}`

const HEADERS = {
  etag: text('SHA-256 of the document, in quotes.'),
  'repr-digest': text('SHA-256 of the document (RFC 9530).'),
  'cache-control': text('One hour.'),
  'content-disposition': text('Always `attachment`, so that browsers do not open it.'),
  'content-security-policy': text('Policy that keeps scripts in the document from running.'),
}

const getSourceDescription = {
  operationId: 'getSource',
  tags: ['downloads'],
  summary: 'The archived copy of a source document',
  description:
    'Returns the archived bytes of a source document, by the SHA-256 in `evidence[].source` of a record. The service serves documents of U.S. Government publishers, and others that its operator allows.',
  security: [],
  headers: CONDITIONS,
  params: Type.Object({ sha256: text('SHA-256 of the document, 64 digits in lower case.') }),
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'The document, with its archived media type.',
      headers: HEADERS,
      content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
    },
    ...describeConditional(HEADERS),
    ...describeProblems('invalid_query', 'not_found', 'rate_limited'),
  },
}
