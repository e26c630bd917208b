import { Catalog, type ListedSnapshot } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import type { DataApi } from '../../data/data-api.ts'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { describeProblems } from '../../describe/describe-problem.ts'
import { getNewestSummary, listPublished } from '../../downloads/published-releases.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'
import { describeUnchanged, IF_NONE_MATCH, PUBLIC_HEADERS } from '../../answers/public-answers.ts'
import { demandOrigin } from '../../door/own-origin.ts'
import { buildCatalog } from '../build-catalog.ts'
import { makeExampleCatalog } from '../example-catalog.ts'

export type CatalogNeeds = {
  /** Those that anyone may ask. */
  readonly apis: readonly [DataApi, ...DataApi[]]
  /** Those behind keys: nothing of theirs is in the catalog, and programs find where they are described. */
  readonly keyed?: readonly DataApi[]
  readonly catalog: {
    /** Published snapshots of other kinds, as the operator lists them. */
    readonly snapshots: readonly ListedSnapshot[]
    readonly contactEmail: string
  }
}

export const getCatalog = (app: FastifyInstance, { apis, catalog }: CatalogNeeds): void => {
  const { snapshots, contactEmail } = catalog
  app.get('/data.json', { schema: describe(apis[0]) }, async (request): Promise<Catalog> => {
    await app.waitForSample?.(request)
    // The standard demands a dataset: before anything is published this refuses.
    getNewestSummary(apis)
    const base = demandOrigin(request)
    const published = apis.map((api) => ({ api, releases: listPublished(api) }))
    return buildCatalog({ published, snapshots }, { base, contactEmail })
  })
  app.options('/data.json', { schema: { hide: true } }, answerPreflight)
}

const describe = (api: DataApi) => ({
  operationId: 'getCatalog',
  tags: ['downloads'],
  summary: 'Catalog of releases (DCAT-US 3.0)',
  description:
    'Lists every dataset of every release with its files, checksums and API, newest release first, and published snapshots of other kinds. Does not count against the rate limit of the API.',
  security: [],
  headers: IF_NONE_MATCH,
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'The catalog.',
      headers: PUBLIC_HEADERS,
      content: { 'application/json': { schema: Catalog, example: makeExampleCatalog(api) } },
    },
    ...describeUnchanged(PUBLIC_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', 'unavailable'),
  },
})
