import type { FastifyInstance, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import type { Scope } from '@rotunda/contract'
import { demandKey, requireScopesOf, type AuthenticateNeeds } from '../authenticate.ts'
import { hideFromOrigins } from '../answers/cross-origin.ts'
import type { LimitKeyNeeds } from '../limits/limit-key.ts'
import type { CommonQuery, Operation } from './operation.ts'

export type KeyedNeeds = AuthenticateNeeds & Pick<LimitKeyNeeds, 'quotas'>

/** Everything under this part of the application asks for a key, also what is not there; no web page may read it. */
export const demandKeys = (app: FastifyInstance, keys: KeyedNeeds): void => {
  app.addHook('onRequest', demandKey(keys))
  hideFromOrigins(app)
}

type ScopeHooks = {
  readonly onRequest?: onRequestAsyncHookHandler
  readonly preHandler?: preHandlerAsyncHookHandler
}

/**
 * Asks that the key has been given the scope of the operation: before the query is read, or once it is read where the
 * scope depends on it. An operation that names none is a fault of the API, and keeps the service from starting.
 */
export const demandScopes = <Query extends CommonQuery>(
  keys: KeyedNeeds,
  { path, scope }: Operation<Query>,
): ScopeHooks => {
  if (scope === undefined) throw new Error(`${path} stands behind keys and names no scope`)
  if (typeof scope === 'string') return { onRequest: demand(keys, () => [scope]) }
  // The route's schema, which is that of the operation, has checked it.
  return { preHandler: demand(keys, (query) => scope.of(query as Query)) }
}

const demand =
  (keys: KeyedNeeds, scopesOf: (query: unknown) => readonly Scope[]): onRequestAsyncHookHandler =>
  async (request) => {
    try {
      requireScopesOf(keys, request, scopesOf(request.query))
    } catch (fault) {
      // As a failure, and against no quota of the key.
      request.isCounted = true
      throw fault
    }
    return Promise.resolve()
  }
