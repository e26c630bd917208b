import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { answerPreflight } from './cross-origin.ts'
import { DATA_PAGE } from './docs/data-page.ts'
import { NO_PARAMETERS } from './no-parameters.ts'
import { addPublicAnswers, makeFixedAnswer } from './public-answers.ts'
import { shareParts } from './share-parts.ts'
import { shareSchemas } from './share-schemas.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The document at /api/openapi/appropriations.json. */
    describeAppropriations: () => object
  }
}

/** The machine-readable descriptions, one for each API, made from the very schemas that validate and serialise. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    transform: keepOnly((url) => !isPublished(url)),
    transformObject: shareSchemas,
    openapi: MESSAGE,
    stripBasePath: false,
  })
  await app.register(swagger, {
    transform: keepOnly(isPublished),
    // The same document, but for references.
    transformObject: (described) => shareParts(shareSchemas(described)),
    openapi: APPROPRIATIONS,
    decorator: 'describeAppropriations',
    stripBasePath: false,
  })
  await app.register((descriptions, _options, done) => {
    addPublicAnswers(descriptions)
    putDescription(descriptions, 'message', () => app.swagger())
    putDescription(descriptions, 'appropriations', () => app.describeAppropriations())
    done()
  })
}

const putDescription = (app: FastifyInstance, name: string, describe: () => object): void => {
  const path = `/api/openapi/${name}.json`
  const answer = makeFixedAnswer('application/json; charset=utf-8', () => JSON.stringify(describe()))
  app.get(path, { schema: { hide: true, querystring: NO_PARAMETERS } }, answer)
  app.options(path, { schema: { hide: true } }, answerPreflight)
}

/** Right under any name and port: a document is read where it was taken from. */
const SERVERS = [{ url: '/', description: 'The service that gave this description.' }]

/** The note on rights says that there is none for documents, data or software. */
const LICENSE = { name: 'No blanket licence', url: `${DATA_PAGE}#rights` }

const MESSAGE = {
  openapi: '3.1.0',
  info: {
    title: 'Rotunda: message delivery',
    version: '1',
    description: 'Delivers a constituent’s message to a legislator’s office or to a regulation docket.',
    license: LICENSE,
  },
  servers: SERVERS,
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'A key with the scope messages:send.' },
    },
  },
} as const

const APPROPRIATIONS = {
  openapi: '3.1.0',
  info: {
    title: 'Rotunda: public appropriations data',
    version: '1',
    description:
      'Project requests, projects in bills and funding guidance, each row tied to its source. Beta; read-only, no key. ' +
      'Requests and bill inclusions are different stages, and neither is an enacted appropriation or an award. Every ' +
      'answer names the release that it comes from (`meta.snapshot`), how recent the sources are and what they leave ' +
      'out: keep all three with the data.',
    license: LICENSE,
  },
  servers: SERVERS,
  externalDocs: { url: DATA_PAGE, description: 'What the data means, and what it leaves out.' },
} as const

/** What is published, as opposed to what takes messages and what they are written with. */
const isPublished = (url: string): boolean =>
  /^\/(api\/appropriations\/|downloads|data\.json|\.well-known\/)/.test(url)

const keepOnly =
  (keeps: (url: string) => boolean): SwaggerTransform =>
  ({ schema, url }) => ({ schema: keeps(url) ? nameHeaders(schema) : { hide: true }, url: nameRest(url) })

/** OpenAPI has no name for the rest of a path: here it is `path`, whose slashes may be sent encoded or not. */
const nameRest = (url: string): string => url.replace(/\/\*$/, '/:path')

/** What every answer has, and every answer that counts against a key, so that no route has to say so. */
const nameHeaders = (schema: FastifySchema): FastifySchema => {
  const { response, security = [] } = schema
  if (typeof response !== 'object' || response === null) return schema
  const isLimited = security.length > 0 && '429' in response
  const named = Object.entries(response).map(([status, answer]: [string, Answer]) => [
    status,
    {
      ...answer,
      headers: { ...answer.headers, ...(isLimited && LIMIT), 'request-id': REQUEST_ID },
    },
  ])
  return { ...schema, response: Object.fromEntries(named) }
}

type Answer = { readonly headers?: object }

const LIMIT = {
  'ratelimit-policy': Type.String({
    description: 'The limit of the key: `"key";q=…;w=60` is so many requests in any 60 seconds.',
  }),
  ratelimit: Type.String({
    description: 'What is left of it: `r` requests; `t` seconds until the oldest one no longer counts.',
  }),
}

const REQUEST_ID = Type.String({
  description:
    'Id of this request, under which the log of the service speaks of it. Give it when you report a fault.',
})
