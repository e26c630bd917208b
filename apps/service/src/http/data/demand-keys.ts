import type { FastifyInstance, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import { requireScopes } from '../../access/index.ts'
import { demandKey, principalOf, type AuthenticateNeeds } from '../authenticate.ts'
import { hideFromOrigins } from '../cross-origin.ts'
import type { LimitKeyNeeds } from '../limit-key.ts'
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
export const demandScopes = <Query extends CommonQuery>({ path, scope }: Operation<Query>): ScopeHooks => {
  if (scope === undefined) throw new Error(`${path} stands behind keys and names no scope`)
  if (typeof scope === 'string') return { onRequest: demand(() => [scope]) }
  // The route's schema, which is that of the operation, has checked it.
  return { preHandler: demand((query) => scope.of(query as Query)) }
}

const demand =
  (scopesOf: (query: unknown) => Parameters<typeof requireScopes>[1]): onRequestAsyncHookHandler =>
  async (request) => {
    requireScopes(principalOf(request), scopesOf(request.query))
    return Promise.resolve()
  }
