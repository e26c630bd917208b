import type { FastifyRequest } from 'fastify'
import type { Principal } from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import type { ClientAddress } from '../door/client-address.ts'
import type { RateLimit } from './rate-limit.ts'

export type FailureNeeds = {
  /** Requests that no key lets in, which one address, or one key, may send to one process; 0 for no limit. */
  readonly failures: RateLimit
  /** Under which address a request is counted. */
  readonly clientAddress: ClientAddress
}

/** The key that a request came with, where it is known. */
type Holder = Pick<Principal, 'countedAs'>

/** Counts a request that no key lets in, by its address and by the key that it came with. */
export const countFailure = (needs: FailureNeeds, request: FastifyRequest, holder?: Holder): void => {
  const { failures } = needs
  if (failures.rule.limit === 0) return
  for (const { client } of listClients(needs, request, holder)) failures.take(client)
}

/** Throws for an address, or a key, that has sent too many such requests. */
export const refuseGuessing = (needs: FailureNeeds, request: FastifyRequest, holder?: Holder): void => {
  const { failures } = needs
  const { limit, windowSeconds } = failures.rule
  if (limit === 0) return
  for (const { name, client } of listClients(needs, request, holder)) {
    const { allowed, resetSeconds } = failures.look(client)
    if (allowed) continue
    const detail =
      `This ${name} has sent ${limit} requests without a permitted key in the last ${windowSeconds} seconds. ` +
      `Check the key and its scopes, and send this request again in ${resetSeconds} seconds.`
    throw new Refusal('rate_limited', detail, { retryAfterSeconds: resetSeconds })
  }
}

/** No address begins like the name of a key. */
const listClients = (
  { clientAddress }: FailureNeeds,
  { raw }: FastifyRequest,
  holder: Holder | undefined,
) => [
  { name: 'address', client: clientAddress(raw) },
  ...(holder === undefined ? [] : [{ name: 'key', client: `key ${holder.countedAs}` }]),
]
