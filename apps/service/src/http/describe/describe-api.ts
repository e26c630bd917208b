import { existsSync, readFileSync } from 'node:fs'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import type { DataApi } from '../data/data-api.ts'
import { FOR_PEOPLE, LICENSE, SERVERS } from './for-people.ts'
import { findExample, findPeopleExample, withExamples } from './parameter-examples.ts'
import { addPublicAnswers } from '../answers/public-answers.ts'
import { putDescriptions, type DescribedApi } from './put-descriptions.ts'
import { shareParts } from './share-parts.ts'
import { readLists, readRelease, rememberLists, type Current } from './served-description.ts'
import { shareSchemas } from './share-schemas.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the description of a data API, as at /api/openapi/{name}.json. */
    describeData: (name: string) => object
  }
}

type DescribeNeeds = {
  readonly apis: readonly DataApi[]
  readonly contactEmail?: string | undefined
  /** Whether another process answers a path. Every process describes all APIs. */
  readonly isElsewhere?: (path: string) => boolean
}

/** Serves an OpenAPI document for each API, made from the schemas that validate and serialise. */
export const describeApi = async (app: FastifyInstance, needs: DescribeNeeds): Promise<void> => {
  // A collection with downloads alone has nothing to describe.
  const apis = needs.apis.filter(({ operations }) => operations.length > 0)
  const [first] = apis
  const lists = rememberLists(app)
  const hasOperation = rememberOperations(app)
  await app.register(swagger, {
    transform: keepOnly(({ api, url }) => api === undefined && !ABOUT_FILES.test(url)),
    transformObject: (described) => withExamples(shareSchemas(described), findExample),
    openapi: MESSAGE,
    stripBasePath: false,
  })
  await describeForPeople(app)
  for (const api of apis)
    await app.register(swagger, {
      // The description of the first API also contains the files of all collections, and the catalog.
      transform: keepOnly(
        (route) => route.api === api.name || (api === first && ABOUT_FILES.test(route.url)),
      ),
      // Parts are shared, so that the document is shorter.
      transformObject: (described) => shareParts(withExamples(shareSchemas(described), findExample)),
      openapi: describeData(api, api === first),
      decorator: `describe-${api.name}`,
      stripBasePath: false,
    })
  app.decorate('describeData', (name: string) => app.getDecorator<() => object>(`describe-${name}`).call(app))
  const missing = DATA_APIS.filter((name) => !apis.some((api) => api.name === name))
  const described = listDescribed(app, {
    apis,
    others: needs.isElsewhere === undefined ? [] : [...Object.keys(FOR_PEOPLE), ...missing],
    readLists: () => readLists(lists),
    describe: (name, make) => readCommitted(name, hasOperation, needs.isElsewhere) ?? make(),
  })
  await app.register((descriptions, _options, done) => {
    addPublicAnswers(descriptions)
    putDescriptions(descriptions, described, needs.contactEmail)
    done()
  })
}

type Sources = {
  readonly apis: readonly DataApi[]
  /** Names of APIs for people, and of data APIs that another process answers. */
  readonly others: readonly string[]
  readonly readLists: () => Promise<Current>
  readonly describe: (name: string, make: () => object) => object
}

/** Data APIs that another process may answer. */
const DATA_APIS = ['appropriations', 'partner', 'enacted'] as const

const listDescribed = (
  app: FastifyInstance,
  { apis, others, readLists, describe }: Sources,
): DescribedApi[] => [
  ...apis.map((api) => ({
    name: api.name,
    describe: () => describe(api.name, () => app.describeData(api.name)),
    readCurrent: () => readRelease(api),
  })),
  { name: 'message', describe: () => describe('message', () => app.swagger()), readCurrent: readLists },
  ...others.map((name) => ({
    name,
    describe: () => describe(name, () => app.describeData(name)),
    readCurrent: () => [],
  })),
]

const describeForPeople = async (app: FastifyInstance): Promise<void> => {
  for (const [name, openapi] of Object.entries(FOR_PEOPLE))
    await app.register(swagger, {
      transform: keepOnly(({ api }) => api === name),
      transformObject: (described) => shareParts(withExamples(shareSchemas(described), findPeopleExample)),
      openapi,
      decorator: `describe-${name}`,
      stripBasePath: false,
    })
}

type HasOperation = (method: string, path: string) => boolean

/** Remembers all operations that are added after this call. */
const rememberOperations = (app: FastifyInstance): HasOperation => {
  const known = new Set<string>()
  const name = (method: string, url: string): string =>
    `${method.toUpperCase()} ${url.replaceAll(/:\w+|\*|\{\w+\}/g, '{}')}`
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) known.add(name(one, url))
  })
  return (method, path) => known.has(name(method, path))
}

type Paths = Readonly<Record<string, Readonly<Record<string, object>>>>

/** Operations that only a sandbox has. Another process may have them, and this one cannot know. */
const OF_SANDBOX = '/api/sandbox/'

/**
 * Reads the committed document of an API, and leaves out the operations that this service lacks: a live service has no
 * sandbox. A test compares the document with the routes, since making it from them takes 300 ms. Undefined for an API
 * outside this repository.
 */
const readCommitted = (
  name: string,
  hasOperation: HasOperation,
  isElsewhere: DescribeNeeds['isElsewhere'] = () => false,
): object | undefined => {
  const file = new URL(import.meta.resolve(`@rotunda/contract/openapi/${name}.json`))
  if (!existsSync(file)) return undefined
  // A test checks that it is an OpenAPI document.
  const document = JSON.parse(readFileSync(file, 'utf8')) as { readonly paths: Paths }
  const paths = Object.entries(document.paths).flatMap<[string, object]>(([path, operations]) => {
    const isDescribed = isElsewhere(path) && !path.startsWith(OF_SANDBOX)
    const own = Object.entries(operations).filter(([method]) => isDescribed || hasOperation(method, path))
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)]]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

const MESSAGE_TAGS = [
  { name: 'messages', description: 'Send messages and follow them. Needs a key.' },
  {
    name: 'lists',
    description: 'Legislators, issue areas and dockets that take messages, and the status of the service.',
  },
]

const MESSAGE = {
  openapi: '3.1.0',
  info: {
    title: 'Rotunda: message delivery',
    version: '1',
    description: 'Delivers a constituent’s message to a legislator’s office or to a regulation docket.',
    license: LICENSE,
  },
  servers: SERVERS,
  tags: MESSAGE_TAGS,
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'A key with the scope messages:send.' },
    },
  },
} as const

const describeData = ({ name, title, info, dataPage, access }: DataApi, hasFiles: boolean) => ({
  openapi: '3.1.0',
  info: { ...info, version: '1', license: LICENSE },
  servers: SERVERS,
  tags: [
    { name, description: `${title}.` },
    ...(hasFiles ? [{ name: 'downloads', description: 'Bulk files, source documents and catalogs.' }] : []),
  ],
  externalDocs: { url: dataPage, description: 'Meaning and gaps of the data.' },
  ...(access === 'anyone' ? {} : { components: { securitySchemes: KEYS } }),
})

const KEYS = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key with the scope that the operation names. Never put it in an address or a web page.',
  },
} as const

const ABOUT_FILES = /^\/(downloads|sources\/|data\.json|\.well-known\/)/

type Described = { readonly api: string | undefined; readonly url: string }

/** Hides the routes of other APIs. */
const keepOnly =
  (keeps: (route: Described) => boolean): SwaggerTransform =>
  ({ schema, url, route: { config } }) => ({
    schema: keeps({ api: config?.api, url }) ? nameHeaders(schema) : { hide: true },
    url: nameRest(url),
  })

/** Names the rest of a path `path`, since OpenAPI has no wildcard. Its slashes may be sent encoded or not. */
const nameRest = (url: string): string => url.replace(/\/\*$/, '/:path')

/**
 * Adds the request id to every answer, and the limits to every answer that counts against a key, so that no route
 * repeats them.
 */
const nameHeaders = (schema: FastifySchema): FastifySchema => {
  const { response, security = [] } = schema
  if (typeof response !== 'object' || response === null) return schema
  const isLimited = security.length > 0 && '429' in response
  const named = Object.entries(response).map(([status, answer]: [string, Answer]) => [
    status,
    {
      ...answer,
      headers: {
        ...(isLimited && LIMIT),
        ...(Number(status) >= 400 && REFUSED),
        ...answer.headers,
        'request-id': REQUEST_ID,
      },
    },
  ])
  return { ...schema, response: Object.fromEntries(named) }
}

type Answer = { readonly headers?: object }

const LIMIT = {
  'ratelimit-policy': Type.String({
    description:
      'Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day.',
  }),
  ratelimit: Type.String({
    description:
      'Remaining limits: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again.',
  }),
}

const REFUSED = { 'cache-control': Type.String({ description: 'No cache may store the answer.' }) }

const REQUEST_ID = Type.String({
  description: 'Id of this request in the log of the service. Quote the id in a report of a fault.',
})
