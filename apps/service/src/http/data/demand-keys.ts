import type { FastifyInstance, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import type { Scope } from '@rotunda/contract'
import { requireTerms, type KeyQuotas } from '../../access/index.ts'
import { demandKey, principalOf, requireScopesOf, type AuthenticateNeeds } from '../authenticate.ts'
import { hideFromOrigins } from '../answers/cross-origin.ts'
import { countQuotas, showStanding } from '../limits/count-quotas.ts'
import type { ClientLimit, RequestLimit } from '../limits/limit-clients.ts'
import type { LimitKeyNeeds } from '../limits/limit-key.ts'
import type { CommonQuery, Operation } from './operation.ts'

export type KeyedNeeds = AuthenticateNeeds & Pick<LimitKeyNeeds, 'quotas'>

/**
 * Demands a key for every address of this part of the application, even unknown ones, and hides its answers from web
 * pages.
 */
export const demandKeys = (app: FastifyInstance, keys: KeyedNeeds): void => {
  app.addHook('onRequest', demandKey(keys))
  hideFromOrigins(app)
}

export type ScopeHooks = {
  readonly onRequest?: onRequestAsyncHookHandler[]
  readonly preHandler?: preHandlerAsyncHookHandler
}

/**
 * Demands accepted terms, then the scope of the operation: before the query is read, or after it if the scope depends
 * on the query. An operation without a scope is a fault of the API, and keeps the service from starting.
 */
export const demandScopes = <Query extends CommonQuery>(
  keys: KeyedNeeds,
  { path, scope }: Operation<Query>,
): ScopeHooks => {
  if (scope === undefined) throw new Error(`${path} needs a key and names no scope`)
  if (typeof scope === 'string') return { onRequest: [demandTerms, demand(keys, () => [scope])] }
  // The route has checked the query by the operation's schema.
  return { onRequest: [demandTerms], preHandler: demand(keys, (query) => scope.of(query as Query)) }
}

/** The refusal counts against no quota and is no failure: the key is right, and its organisation can open it again. */
const demandTerms: onRequestAsyncHookHandler = async (request) => {
  try {
    requireTerms(principalOf(request))
  } catch (fault) {
    request.isCounted = true
    throw fault
  }
  return Promise.resolve()
}

const demand =
  (keys: KeyedNeeds, scopesOf: (query: unknown) => readonly Scope[]): onRequestAsyncHookHandler =>
  async (request) => {
    try {
      await requireScopesOf(keys, request, scopesOf(request.query))
    } catch (fault) {
      // Counted as a failure, so not against a quota of the key.
      request.isCounted = true
      throw fault
    }
  }

/**
 * Counts requests against the quotas of their key. A request without an accepted key has already been counted by its
 * address. Streams are counted by address even behind a key.
 */
export const limitByKey = (byAddress: ClientLimit, quotas: KeyQuotas): RequestLimit => ({
  count: ({ principal }, reply) => (principal === null ? undefined : countQuotas(quotas, principal, reply)),
  show: ({ principal }, reply) => {
    if (principal !== null) showStanding(reply, quotas.look(principal))
  },
  addressOf: byAddress.addressOf,
  openStream: (request, instead) => byAddress.openStream(request, instead),
})
