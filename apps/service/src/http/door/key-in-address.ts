import { unescape } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findKeyIn, flagExposed, type AccessNeeds } from '../../access/index.ts'
import { Refusal, type Clock } from '../../platform/index.ts'
import { countFailure, type FailureNeeds } from '../limits/limit-failures.ts'

export type KeyInAddressNeeds = FailureNeeds & {
  /** A process without the secret of keys cannot find out whose key it is. */
  readonly access?: AccessNeeds | undefined
  readonly clock: Clock
}

/**
 * Refuses every request whose address contains a key, even where no key is needed. Browsers keep addresses in their
 * history, and proxies keep them in their logs.
 */
export const refuseKeysInAddresses = (app: FastifyInstance, needs: KeyInAddressNeeds): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = refuseKeyInAddress(needs, request)
    if (refused === undefined) done()
    else refused.catch(done)
  })
}

/** Rejects with the refusal if the address contains a key, else returns undefined. */
export const refuseKeyInAddress = (
  needs: KeyInAddressNeeds,
  request: FastifyRequest,
): Promise<never> | undefined => {
  const key = findKeyIn(decode(request.url))
  return key === undefined ? undefined : refuse(needs, request, key)
}

const refuse = async (needs: KeyInAddressNeeds, request: FastifyRequest, key: string): Promise<never> => {
  await countFailure(needs, request)
  const { access, clock } = needs
  if (access === undefined) throw new Refusal('key_in_address', WHY)
  await flagExposed(access, key, clock())
  throw new Refusal('key_in_address', TEXTS[access.kind])
}

const WHY =
  'The address of this request contains a key, and browsers, proxies and their logs keep addresses. Send the key in the header "Authorization: Bearer <API_KEY>" and nowhere else.'

const TEXTS: Readonly<Record<AccessNeeds['kind'], string>> = {
  live: `${WHY} If this service issued the key, the key is suspended now: ask the operator for a new key.`,
  test: `${WHY} If this service issued the key, the audit log now records the leak; a service that delivers messages for real would suspend the key.`,
}

/** Parameter names by which other services take a key. */
const NAMES: ReadonlySet<string> = new Set([
  'key',
  'apikey',
  'api_key',
  'api-key',
  'token',
  'access_token',
  'api_token',
  'bearer',
  'authorization',
])

/**
 * Refuses a parameter that is named like a key, at addresses that need a key. No operation has such a parameter, and
 * the refusal does not repeat its value.
 */
export const refuseKeyParameter = (request: FastifyRequest): void => {
  const at = request.url.indexOf('?')
  if (at === -1) return
  const names = [...new URLSearchParams(request.url.slice(at)).keys()]
  if (!names.some((name) => NAMES.has(name.toLowerCase()))) return
  throw new Refusal(
    'key_in_address',
    'The address of this request has a parameter with the name of a key. Send the key in the header "Authorization: Bearer <API_KEY>" and nowhere else. If the value is a key, ask the operator for a new key.',
  )
}

/** Decodes percent signs; invalid ones stay as they are. */
const decode = (url: string): string => (url.includes('%') ? unescape(url) : url)
