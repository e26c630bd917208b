import { Catalog, type ListedSnapshot } from '@rotunda/contract'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { answerPreflight } from '../answers/cross-origin.ts'
import {
  addPublicAnswers,
  describeConditional,
  CONDITIONS,
  PUBLIC_HEADERS,
} from '../answers/public-answers.ts'
import { descriptionPath, type DataApi } from '../data/data-api.ts'
import { describeProblems } from '../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import { demandOrigin } from '../door/own-origin.ts'
import { getNewestSummary, keepListings, listEnded, listPublished } from '../downloads/published-releases.ts'
import { buildCatalog } from './build-catalog.ts'
import { makeExampleCatalog } from './example-catalog.ts'

/** Serves the catalog and the link set, by which programs find data and APIs. */
export const catalog: FastifyPluginCallback<CatalogNeeds> = (app, needs, done) => {
  addPublicAnswers(app)
  getCatalog(app, needs)
  listApis(app, needs)
  done()
}

export type CatalogNeeds = {
  /** APIs open to anyone. */
  readonly apis: readonly [DataApi, ...DataApi[]]
  /** APIs behind keys. The catalog has none of their data; the link set names their descriptions. */
  readonly keyed?: readonly DataApi[]
  readonly catalog: {
    /** Published snapshots of other kinds, listed by the operator. */
    readonly snapshots: readonly ListedSnapshot[]
    readonly contactEmail: string
  }
}

const getCatalog = (app: FastifyInstance, { apis, catalog }: CatalogNeeds): void => {
  const { snapshots, contactEmail } = catalog
  const send = keepListings(apis)
  app.get(
    '/data.json',
    { schema: describeCatalog(apis[0]) },
    async (request, reply): Promise<FastifyReply> => {
      await app.waitForSample?.(request)
      // The standard requires a dataset, so this refuses until something is published.
      getNewestSummary(apis)
      const base = demandOrigin(request)
      return send(reply, base, () => {
        const published = apis.map((api) => ({ api, releases: listPublished(api), ended: listEnded(api) }))
        return buildCatalog({ published, snapshots }, { base, contactEmail })
      })
    },
  )
  app.options('/data.json', { schema: { hide: true } }, answerPreflight)
}

const describeCatalog = (api: DataApi) => ({
  operationId: 'getCatalog',
  tags: ['downloads'],
  summary: 'Catalog of releases (DCAT-US 3.0)',
  description:
    'Lists every dataset of every release with its files, checksums and API, newest release first, and published snapshots of other kinds. Does not count against the rate limit of the API.',
  security: [],
  headers: CONDITIONS,
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'The catalog.',
      headers: PUBLIC_HEADERS,
      content: { 'application/json': { schema: Catalog, example: makeExampleCatalog(api) } },
    },
    ...describeConditional(PUBLIC_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', 'unavailable'),
  },
})

const PATH = '/.well-known/api-catalog'
const MEDIA_TYPE = 'application/linkset+json'
const PROFILE = 'https://www.rfc-editor.org/info/rfc9727'

const Target = Type.Object({ href: Type.String({ format: 'uri' }), type: Type.String() })
const Linkset = Type.Object({
  linkset: Type.Array(
    Type.Object({
      anchor: Type.String({ format: 'uri', description: 'Base address of the API.' }),
      'service-desc': Type.Array(Target, { description: 'OpenAPI description of the API.' }),
      'service-doc': Type.Optional(
        Type.Array(Target, { description: 'Documentation for people, with the way to get a key.' }),
      ),
      'service-meta': Type.Optional(Type.Array(Target, { description: 'Catalog of the data (DCAT-US).' })),
      status: Type.Array(Target, { description: 'Status of the API.' }),
    }),
  ),
})

/** Lists the APIs of this host with their descriptions (RFC 9727). */
const listApis = (app: FastifyInstance, apis: ListedApis): void => {
  app.get(PATH, { schema: describeApiSet(apis) }, (request, reply) => {
    const base = demandOrigin(request)
    return reply
      .type(`${MEDIA_TYPE}; profile="${PROFILE}"`)
      .header('link', `<${base}${PATH}>; rel="api-catalog"`)
      .send(makeLinkset(apis, base))
  })
  app.options(PATH, { schema: { hide: true } }, answerPreflight)
}

type ListedApis = Pick<CatalogNeeds, 'apis' | 'keyed'>

const makeLinkset = ({ apis, keyed = [] }: ListedApis, base: string) => {
  const json = (path: string) => [{ href: base + path, type: 'application/json' }]
  return {
    linkset: [
      ...apis
        .filter(({ operations }) => operations.length > 0)
        .map((api) => ({
          anchor: base + api.base,
          'service-desc': json(descriptionPath(api)),
          'service-meta': json('/data.json'),
          status: json('/readyz/data'),
        })),
      ...keyed.map((api) => ({
        anchor: base + api.base,
        'service-desc': json(descriptionPath(api)),
        'service-doc': [{ href: base + api.dataPage, type: 'text/html' }],
        status: json('/readyz'),
      })),
      {
        anchor: `${base}/api/send-message`,
        'service-desc': json('/api/openapi/message.json'),
        status: json('/readyz/messages'),
      },
    ],
  }
}

const HEADERS = { ...PUBLIC_HEADERS, link: Type.String({ description: 'This address, as `api-catalog`.' }) }

const describeApiSet = (apis: ListedApis) => ({
  operationId: 'listApis',
  tags: ['downloads'],
  summary: 'The APIs of this host',
  description: 'Lists the base address, description and status of each API, as a link set (RFC 9264).',
  security: [],
  headers: CONDITIONS,
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'The link set.',
      headers: HEADERS,
      content: { [MEDIA_TYPE]: { schema: Linkset, example: makeLinkset(apis, 'https://rotunda.example') } },
    },
    ...describeConditional(HEADERS),
    ...describeProblems('invalid_query', 'rate_limited'),
  },
})
