import type { FastifyReply } from 'fastify'
import {
  QUOTA_SECONDS,
  type KeyQuotas,
  type KeyStanding,
  type Principal,
  type QuotaStanding,
} from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import { writePolicies, type Policy } from './rate-limit.ts'

/**
 * Counts a request against the quotas of its key, and returns the refusal if it exceeds one. `others` are further
 * limits for the same header fields.
 */
export const countQuotas = async (
  quotas: KeyQuotas,
  principal: Principal,
  reply: FastifyReply,
  others: readonly Policy[] = [],
): Promise<Refusal | undefined> => {
  const standing = await quotas.take(principal)
  showStanding(reply, standing, others)
  return standing.exceeded === undefined ? undefined : refuse(standing.exceeded)
}

/** Adds header fields with the standing of the key; none if it has no quota. */
export const showStanding = (
  reply: FastifyReply,
  { standings }: Pick<KeyStanding, 'standings'>,
  others: readonly Policy[] = [],
): void => {
  const policies = [...others, ...standings.map(toPolicy)]
  if (policies.length > 0) reply.headers(writePolicies(policies))
}

const toPolicy = ({ name, limit, left, resetSeconds }: QuotaStanding): Policy => ({
  name,
  limit,
  windowSeconds: QUOTA_SECONDS[name],
  left,
  resetSeconds,
})

const refuse = ({ name, limit, resetSeconds }: QuotaStanding): Refusal => {
  const detail =
    `This key has used its quota of ${limit} requests for this ${WINDOWS[name]}, which ends in ${resetSeconds} ${resetSeconds === 1 ? 'second' : 'seconds'}. ` +
    'Send this request again after that.'
  return new Refusal('rate_limited', detail, { retryAfterSeconds: resetSeconds })
}

const WINDOWS = { minute: 'minute', day: 'UTC day' } as const
