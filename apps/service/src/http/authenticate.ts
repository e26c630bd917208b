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
  /** Finds the address that is compared with a key’s list of addresses. */
  readonly fullAddress: ClientAddress
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Holder of the key; null until demandKey has run. Read it with principalOf. */
    principal: Principal | null
  }
}

export const rememberPrincipals = (app: FastifyInstance): void => {
  app.decorateRequest('principal', null)
}

/** Demands a valid key, before the query or the body is read. It does not check scopes. */
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
      // A request without a key is counted and refused like one with a guessed key.
      await boundFailure(needs, request, fault, holder)
      throw fault
    }
  }

/** Counts a request without a permitted key, or rejects with `rate_limited` instead of its fault if there were too many. */
const boundFailure = async (
  needs: FailureNeeds,
  request: FastifyRequest,
  fault: unknown,
  holder: Principal | undefined,
): Promise<void> => {
  if (fault instanceof Refusal && FAILURES.has(fault.code)) await countFailure(needs, request, holder)
}

/** Codes of requests without a permitted key: they are counted by address and key, and against no quota of the key. */
const FAILURES: ReadonlySet<ProblemCode> = new Set([
  'authentication_failed',
  'address_not_permitted',
  'scope_not_permitted',
  'key_in_address',
])

/**
 * Finds the holder of a key. An unknown key is looked up only if its sender has not guessed too often, so that
 * guessing never reaches the database.
 */
const findPrincipal = async (
  needs: AuthenticateNeeds,
  request: FastifyRequest,
  note: (principal: Principal) => void,
): Promise<Principal> => {
  const { access, clock, fullAddress } = needs
  const key = readBearer(request)
  if (!wasVerified(access.store, key)) await refuseGuessing(needs, request)
  return authenticate(access, key, clock(), (principal) => {
    note(principal)
    requireAddress(principal, fullAddress(request.raw))
  })
}

/** Requires that the key of a request behind demandKey has all of these scopes. */
export const requireScopesOf = async (
  needs: FailureNeeds,
  request: FastifyRequest,
  scopes: readonly Scope[],
): Promise<void> => {
  const principal = principalOf(request)
  try {
    requireScopes(principal, scopes)
  } catch (fault) {
    await boundFailure(needs, request, fault, principal)
    throw fault
  }
}

/** Demands a valid key with this scope. */
export const demandScope = (needs: AuthenticateNeeds, scope: Scope): onRequestAsyncHookHandler => {
  const demand = demandKey(needs)
  return async function (request, reply) {
    await demand.call(this, request, reply)
    await requireScopesOf(needs, request, [scope])
  }
}

/** Returns the key's holder. Every route that calls this is behind demandKey or demandScope. */
export const principalOf = (request: FastifyRequest): Principal => {
  if (request.principal === null) throw new Error('a route that reads its principal is behind no key')
  return request.principal
}

/** Reads the key of the Authorization header; refuses a request without one. */
const readBearer = ({ headers: { authorization } }: FastifyRequest): string => {
  if (authorization === undefined)
    throw refuseWithoutKey('A key is needed. Send the header "Authorization: Bearer <API_KEY>".')
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (key !== undefined) return key
  throw refuseWithoutKey('The Authorization header must read "Bearer", a space and the key.')
}
