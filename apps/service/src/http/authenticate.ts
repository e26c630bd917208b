import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Scope } from '@rotunda/contract'
import { authenticate, requireScope, type AccessNeeds, type Principal } from '../access/index.ts'
import { Refusal, type Clock } from '../platform/index.ts'

export type AuthenticateNeeds = { readonly access: AccessNeeds; readonly clock: Clock }

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null until demandScope has run. Read it with principalOf. */
    principal: Principal | null
  }
}

export const rememberPrincipals = (app: FastifyInstance): void => {
  app.decorateRequest('principal', null)
}

/** Runs before a body is read or a row is looked at. */
export const demandScope =
  ({ access, clock }: AuthenticateNeeds, scope: Scope): onRequestAsyncHookHandler =>
  async (request) => {
    const principal = await authenticate(access, readBearer(request), clock())
    requireScope(principal, scope)
    request.principal = principal
  }

/** Who asks; every route that calls this is behind demandScope. */
export const principalOf = (request: FastifyRequest): Principal => {
  if (request.principal === null) throw new Error(`${request.url} is not behind demandScope`)
  return request.principal
}

const readBearer = ({ headers: { authorization } }: FastifyRequest): string => {
  if (authorization === undefined)
    throw new Refusal(
      'authentication_failed',
      'A key is needed. Send the header "Authorization: Bearer <API_TOKEN>".',
    )
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (key !== undefined) return key
  throw new Refusal(
    'authentication_failed',
    'The Authorization header must read "Bearer", a space and the key.',
  )
}
