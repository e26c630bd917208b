import type { onRequestAsyncHookHandler } from 'fastify'
import type { KeyQuotas } from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import { principalOf } from '../authenticate.ts'
import { countQuotas } from './count-quotas.ts'
import { toPolicy, writePolicies, type RateLimit, type RateLimitRule } from './rate-limit.ts'

export type LimitKeyNeeds = {
  /** Rate of one key, with the keys that it replaces, in one process; a limit of 0 is no limit. */
  readonly keyRate: RateLimit
  /** Quotas of one key over all processes. */
  readonly quotas: KeyQuotas
}

/**
 * Counts a message by its key, after demandScope and before the body is read. A request over the rate counts against
 * no quota.
 */
export const limitKey =
  ({ keyRate, quotas }: LimitKeyNeeds): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const principal = principalOf(request)
    const { rule } = keyRate
    const rate = rule.limit === 0 ? undefined : keyRate.take(principal.countedAs)
    const policies = rate === undefined ? [] : [toPolicy('key', rule, rate)]
    if (rate?.allowed === false) {
      reply.headers(writePolicies(policies))
      throw refuse(rule, rate.resetSeconds)
    }
    const refusal = await countQuotas(quotas, principal, reply, policies)
    if (refusal !== undefined) throw refusal
  }

const refuse = ({ limit, windowSeconds }: RateLimitRule, seconds: number): Refusal => {
  const detail =
    `This key has sent ${limit} messages in the last ${windowSeconds} seconds. ` +
    `Nothing was stored; send this message again in ${seconds} seconds.`
  return new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
}
