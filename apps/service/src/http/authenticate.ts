import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { ProblemCode, Scope } from '@rotunda/contract'
import {
  authenticate,
  refuseWithoutKey,
  requireAddress,
  requireScopes,
  wasVerified,
  type AccessNeeds,
  type Principal,
} from '../access/index.ts'
import { Refusal, type Clock } from '../platform/index.ts'
import type { ClientAddress } from './door/client-address.ts'
import { refuseKeyParameter } from './door/key-in-address.ts'
import { countFailure, refuseGuessing, type FailureNeeds } from './limits/limit-failures.ts'

export type AuthenticateNeeds = FailureNeeds & {
  readonly access: AccessNeeds
  readonly clock: Clock
  /** The address that a key’s list of addresses is held against. */
  readonly fullAddress: ClientAddress
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key's holder; null until demandKey has run. Read it with principalOf. */
    principal: Principal | null
  }
}

export const rememberPrincipals = (app: FastifyInstance): void => {
  app.decorateRequest('principal', null)
}

/** Runs before a query or a body is read, or a row is looked at: the key alone, not its scopes. */
export const demandKey =
  (needs: AuthenticateNeeds): onRequestAsyncHookHandler =>
  async (request) => {
    let holder: Principal | undefined
    try {
      refuseKeyParameter(request)
      request.principal = await findPrincipal(needs, request, (principal) => {
        holder = principal
      })
    } catch (fault) {
      // One that sends no key at all is counted, and so refused, as one that guesses.
      boundFailure(needs, request, fault, holder)
      throw fault
    }
  }

/** Counts a request that no key lets in, or throws another refusal when there were too many of them. */
const boundFailure = (
  needs: FailureNeeds,
  request: FastifyRequest,
  fault: unknown,
  holder: Principal | undefined,
): void => {
  if (!(fault instanceof Refusal && FAILURES.has(fault.code))) return
  refuseGuessing(needs, request, holder)
  countFailure(needs, request, holder)
}

/** No key lets the request in: it is counted by its address and its key, and against no quota of the key. */
const FAILURES: ReadonlySet<ProblemCode> = new Set([
  'authentication_failed',
  'address_not_permitted',
  'scope_not_permitted',
  'key_in_address',
])

/** Before a key that is not known here is looked up, its sender is: who guesses does not get to ask the database. */
const findPrincipal = (
  needs: AuthenticateNeeds,
  request: FastifyRequest,
  note: (principal: Principal) => void,
): Promise<Principal> => {
  const { access, clock, fullAddress } = needs
  const key = readBearer(request)
  if (!wasVerified(access.store, key)) refuseGuessing(needs, request)
  return authenticate(access, key, clock(), (principal) => {
    note(principal)
    requireAddress(principal, fullAddress(request.raw))
  })
}

/** The key of a request behind demandKey has all of these scopes. */
export const requireScopesOf = (
  needs: FailureNeeds,
  request: FastifyRequest,
  scopes: readonly Scope[],
): void => {
  const principal = principalOf(request)
  try {
    requireScopes(principal, scopes)
  } catch (fault) {
    boundFailure(needs, request, fault, principal)
    throw fault
  }
}

/** The key, and that it has been given a scope. */
export const demandScope = (needs: AuthenticateNeeds, scope: Scope): onRequestAsyncHookHandler => {
  const demand = demandKey(needs)
  return async function (request, reply) {
    await demand.call(this, request, reply)
    requireScopesOf(needs, request, [scope])
  }
}

/** Returns the key's holder. Every route that calls this is behind demandKey or demandScope. */
export const principalOf = (request: FastifyRequest): Principal => {
  if (request.principal === null) throw new Error('a route that asks who asks is behind no key')
  return request.principal
}

/** Throws where there is none. */
const readBearer = ({ headers: { authorization } }: FastifyRequest): string => {
  if (authorization === undefined)
    throw refuseWithoutKey('A key is needed. Send the header "Authorization: Bearer <API_KEY>".')
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (key !== undefined) return key
  throw refuseWithoutKey('The Authorization header must read "Bearer", a space and the key.')
}
