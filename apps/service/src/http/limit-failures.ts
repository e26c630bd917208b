import type { FastifyRequest } from 'fastify'
import { Refusal } from '../platform/index.ts'
import type { ClientAddress } from './client-address.ts'
import type { RateLimit } from './rate-limit.ts'

export type FailureNeeds = {
  /** Requests that one address may send to one process without a key that is taken; its limit is 0 for no limit. */
  readonly failures: RateLimit
  /** Under which address a request is counted. */
  readonly clientAddress: ClientAddress
}

/** Counts a request that came without a key that is taken. */
export const countFailure = ({ failures, clientAddress }: FailureNeeds, { raw }: FastifyRequest): void => {
  if (failures.rule.limit > 0) failures.take(clientAddress(raw))
}

/** Throws for an address that has sent too many such requests. */
export const refuseGuessing = ({ failures, clientAddress }: FailureNeeds, { raw }: FastifyRequest): void => {
  const { limit, windowSeconds } = failures.rule
  if (limit === 0) return
  const { allowed, resetSeconds } = failures.look(clientAddress(raw))
  if (allowed) return
  const detail =
    `This address has sent ${limit} requests without a key that is taken in the last ${windowSeconds} seconds. ` +
    `Check the key, and send this request again in ${resetSeconds} seconds.`
  throw new Refusal('rate_limited', detail, { retryAfterSeconds: resetSeconds })
}
