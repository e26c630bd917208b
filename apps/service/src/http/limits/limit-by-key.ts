import type { KeyQuotas } from '../../access/index.ts'
import { countQuotas, showStanding } from './count-quotas.ts'
import type { ClientLimit, RequestLimit } from './limit-clients.ts'

/**
 * Counts requests by the quotas of their key. One that came without a key that is taken has been counted by its
 * address; streams are counted by address here as well.
 */
export const limitByKey = (byAddress: ClientLimit, quotas: KeyQuotas): RequestLimit => ({
  count: ({ principal }, reply) => (principal === null ? undefined : countQuotas(quotas, principal, reply)),
  show: ({ principal }, reply) => {
    if (principal !== null) showStanding(reply, quotas.look(principal))
  },
  addressOf: byAddress.addressOf,
  openStream: (request, instead) => byAddress.openStream(request, instead),
})
