import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Scope } from '@rotunda/contract'
import { authenticate, requireScope, type AccessNeeds, type Principal } from '../access/index.ts'
import { Refusal, type Clock } from '../platform/index.ts'

export type AuthenticateNeeds = { readonly access: AccessNeeds; readonly clock: Clock }

const principals = new WeakMap<FastifyRequest, Principal>()

/** Runs before a body is read or a row is looked at. */
export const demandScope =
  ({ access, clock }: AuthenticateNeeds, scope: Scope): onRequestAsyncHookHandler =>
  async (request) => {
    const principal = await authenticate(access, readBearer(request), clock())
    requireScope(principal, scope)
    principals.set(request, principal)
  }

/** Who asks; every route that calls this is behind demandScope. */
export const principalOf = (request: FastifyRequest): Principal => {
  const principal = principals.get(request)
  if (principal === undefined) throw new Error(`${request.url} is not behind demandScope`)
  return principal
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
