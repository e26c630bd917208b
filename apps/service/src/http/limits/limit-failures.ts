import type { FastifyRequest } from 'fastify'
import type { Principal } from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import type { ClientAddress } from '../door/client-address.ts'
import type { ClientRate, RateLimitRule, Reserved } from './rate-limit.ts'

export type FailureNeeds = {
  /** Limit of requests without a permitted key, for one address or one key; 0 for no limit. */
  readonly failures: ClientRate
  /** Finds the address under which a request is counted. */
  readonly clientAddress: ClientAddress
}

/** The key of a request, if it is known. */
type Holder = Pick<Principal, 'countedAs'>

/**
 * Counts a request without a permitted key, by its address and, if known, by its key. Rejects with a refusal if one of
 * them has sent too many, and then counts neither.
 */
export const countFailure = async (
  needs: FailureNeeds,
  request: FastifyRequest,
  holder?: Holder,
): Promise<void> => {
  const { failures } = needs
  if (failures.rule.limit === 0) return
  const counted: Reserved[] = []
  for (const { name, client } of listClients(needs, request, holder)) {
    const reserved = await failures.reserve(client, 1)
    if (reserved.allowed) counted.push(reserved)
    else {
      for (const { settle } of counted) settle(0)
      throw refuse(failures.rule, name, reserved.resetSeconds)
    }
  }
}

/** Refuses an address that has sent too many requests without a permitted key, before its key is looked up. */
export const refuseGuessing = async (needs: FailureNeeds, request: FastifyRequest): Promise<void> => {
  const { failures } = needs
  if (failures.rule.limit === 0) return
  const { allowed, resetSeconds } = await failures.look(needs.clientAddress(request.raw))
  if (!allowed) throw refuse(failures.rule, 'address', resetSeconds)
}

const refuse = ({ limit, windowSeconds }: RateLimitRule, name: string, seconds: number): Refusal => {
  const detail =
    `This ${name} has sent ${limit} requests without a permitted key in the last ${windowSeconds} seconds. ` +
    `Check the key and its scopes, and send this request again in ${seconds} seconds.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
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
