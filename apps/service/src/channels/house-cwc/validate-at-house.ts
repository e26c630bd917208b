import type { Delivery } from '../../messages/index.ts'
import { ask, documentOf, explain, isOfficeDelivery, type Gateway } from '../cwc/index.ts'

/** Verdict of the gateway on a message that it only checked. `unknown`: it gave none. */
export type Validation =
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Posts the document to the gateway's check, which saves nothing. */
export const validateAtHouse = async (
  gateway: Gateway,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<Validation> => {
  const { receiver } = gateway.profile
  if (!isOfficeDelivery(gateway, delivery))
    return { kind: 'invalid', reason: 'The fields break the rules for a message to the House.' }
  const { deliveryId } = delivery
  const xml = documentOf(gateway, delivery)
  const result = await ask(gateway, { path: '/v2/validate', xml, signal, deliveryId })
  if (result.kind !== 'answered')
    return { kind: 'unknown', reason: `No answer from ${receiver} (${result.cause}).` }
  if (result.status === 200) return { kind: 'valid' }
  const reason = `HTTP ${result.status} from ${receiver}${explain(gateway, delivery, result)}`
  return { kind: result.status === 400 ? 'invalid' : 'unknown', reason }
}
