import type { KeyQuotas } from '../../access/index.ts'
import { countQuotas, showStanding } from './count-quotas.ts'
import type { ClientLimit, RequestLimit } from './limit-clients.ts'

/**
 * Counts requests against the quotas of their key. A request without an accepted key has already been counted by its
 * address. Streams are counted by address even behind a key.
 */
export const limitByKey = (byAddress: ClientLimit, quotas: KeyQuotas): RequestLimit => ({
  count: ({ principal }, reply) => (principal === null ? undefined : countQuotas(quotas, principal, reply)),
  show: ({ principal }, reply) => {
    if (principal !== null) showStanding(reply, quotas.look(principal))
  },
  addressOf: byAddress.addressOf,
  openStream: (request, instead) => byAddress.openStream(request, instead),
})
