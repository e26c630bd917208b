import type { FastifyRequest } from 'fastify'
import type { Principal } from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import type { ClientAddress } from '../door/client-address.ts'
import type { RateLimit } from './rate-limit.ts'

export type FailureNeeds = {
  /** Limit of requests without a permitted key, for one address or one key in one process; 0 for no limit. */
  readonly failures: RateLimit
  /** Finds the address under which a request is counted. */
  readonly clientAddress: ClientAddress
}

/** The key of a request, if it is known. */
type Holder = Pick<Principal, 'countedAs'>

/** Counts a request without a permitted key, by its address and, if known, by its key. */
export const countFailure = (needs: FailureNeeds, request: FastifyRequest, holder?: Holder): void => {
  const { failures } = needs
  if (failures.rule.limit === 0) return
  for (const { client } of listClients(needs, request, holder)) failures.take(client)
}

/** Refuses an address, or a key, that has sent too many requests without a permitted key. */
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

/** No address begins with `key `, so addresses and keys share one limit without a clash. */
const listClients = (
  { clientAddress }: FailureNeeds,
  { raw }: FastifyRequest,
  holder: Holder | undefined,
) => [
  { name: 'address', client: clientAddress(raw) },
  ...(holder === undefined ? [] : [{ name: 'key', client: `key ${holder.countedAs}` }]),
]
