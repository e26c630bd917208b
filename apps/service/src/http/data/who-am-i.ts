import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { SCOPES, WhoAmI, type KeyQuota } from '@rotunda/contract'
import type { QuotaStanding } from '../../access/index.ts'
import { principalOf } from '../authenticate.ts'
import { describeKeyProblems, describeProblemsWith } from '../describe/describe-problem.ts'
import { limitReaders } from '../limits/limit-readers.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import type { DataApi } from './data-api.ts'
import type { KeyedNeeds } from './demand-keys.ts'

/**
 * Answers with the rights and remaining quotas of a key, without a scope. It counts against no quota; the limit on
 * pages applies to its address.
 */
export const putWhoAmI = async (
  app: FastifyInstance,
  { name }: DataApi,
  needs: KeyedNeeds,
): Promise<void> => {
  await app.register((scope, _options, done) => {
    // Runs first, since a request that a later hook refuses would be counted.
    scope.addHook('onRequest', (request, _reply, next) => {
      request.isCounted = true
      next()
    })
    limitReaders(scope)
    scope.get('/whoami', { schema: describe(name) }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return answer(needs, request)
    })
    done()
  })
}

const answer = async ({ quotas, clock }: KeyedNeeds, request: FastifyRequest): Promise<WhoAmI> => {
  const principal = principalOf(request)
  const standings = await quotas.read(principal)
  const find = (name: QuotaStanding['name']): KeyQuota | null => {
    const standing = standings.find((one) => one.name === name)
    if (standing === undefined) return null
    const { limit, left, resetSeconds } = standing
    return { limit, left, resets_in: resetSeconds }
  }
  const { organisation, organisationName, start, scopes, expiresAt, addresses, terms } = principal
  return {
    data: {
      organisation: organisationName,
      organisation_id: organisation,
      key: start,
      scopes: [...scopes],
      expires_at: expiresAt?.toISOString() ?? null,
      quotas: { minute: find('minute'), day: find('day') },
      addresses: addresses === null ? null : [...addresses],
      terms,
    },
    meta: { as_of: clock().toISOString() },
  }
}

const HEADERS = { 'cache-control': Type.String({ description: 'No cache may store the answer.' }) }

const describe = (name: string) => ({
  operationId: 'whoAmI',
  summary: 'The key of this request',
  description:
    'Returns the organisation, scopes, expiry and allowed addresses of the key, its remaining quotas, and the terms that its organisation has accepted or must accept. Needs no scope and no accepted terms, and counts against no quota.',
  tags: [name],
  security: [{ key: [] }],
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'The present state of the key.',
      content: { 'application/json': { schema: WhoAmI, example: EXAMPLE } },
      headers: HEADERS,
    },
    ...describeKeyProblems(HEADERS),
    ...describeProblemsWith(HEADERS, 'invalid_query', 'rate_limited', 'unavailable'),
  },
})

const EXAMPLE: WhoAmI = {
  data: {
    organisation: 'Example Society',
    organisation_id: 'org_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
    key: 'rtd_live_7Hq2',
    scopes: SCOPES.slice(1, 3),
    expires_at: '2027-12-31T00:00:00.000Z',
    quotas: {
      minute: { limit: 600, left: 581, resets_in: 42 },
      day: { limit: 100_000, left: 98_250, resets_in: 30_042 },
    },
    addresses: ['203.0.113.0/24'],
    terms: { required: null, accepted: '2026-11', exempt: null },
  },
  meta: { as_of: '2027-03-02T15:39:18.000Z' },
}
