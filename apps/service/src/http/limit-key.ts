import type { onRequestAsyncHookHandler } from 'fastify'
import { Refusal } from '../platform/index.ts'
import { principalOf } from './authenticate.ts'
import { writeStanding, type RateLimit } from './rate-limit.ts'

export type LimitKeyNeeds = {
  /** What one key may ask of one process; its limit is 0 for no limit. */
  readonly keyRate: RateLimit
}

/** Stands behind demandScope: counts by key, before a body is read. A refused request does not count. */
export const limitKey = ({ keyRate }: LimitKeyNeeds): onRequestAsyncHookHandler => {
  const { limit, windowSeconds } = keyRate.rule
  // Async without an await: Fastify tells the two kinds of hooks apart by this
  return async (request, reply) => {
    if (limit === 0) return
    const standing = keyRate.take(principalOf(request).keyId)
    reply.headers(writeStanding('key', keyRate.rule, standing))
    if (standing.allowed) return
    const { resetSeconds } = standing
    const detail =
      `This key has sent ${limit} messages in the last ${windowSeconds} seconds. ` +
      `Nothing was stored; send this one again in ${resetSeconds} seconds.`
    throw new Refusal('rate_limited', detail, { retryAfterSeconds: resetSeconds })
  }
}
