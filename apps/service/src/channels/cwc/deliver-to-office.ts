import type { Delivery, OfficeFields, Outcome } from '../../messages/index.ts'
import { buildCwcDocument } from './cwc-document.ts'
import { ask, type Gateway } from './gateway.ts'
import { readOutcome } from './gateway-outcome.ts'
import { findOfficeProblems, isComplete } from './office-problems.ts'

/** A delivery whose fields and destination the gateway's rules allow. */
export type OfficeDelivery = Delivery & {
  readonly destination: Exclude<Delivery['destination'], { kind: 'docket' }>
  readonly fields: OfficeFields
}

/**
 * Makes one try. A message that breaks today's rules is not sent: they may be stricter than on the day it was accepted.
 */
export const deliverToOffice = async (
  gateway: Gateway,
  path: string,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  if (!isOfficeDelivery(gateway, delivery)) return refuseUnsent(gateway, delivery)
  const xml = documentOf(gateway, delivery)
  const { deliveryId, traceId, mayStart } = delivery
  const result = await ask(gateway, { path, xml, signal, deliveryId, traceId, mayStart })
  return readOutcome(gateway, delivery, result)
}

export const isOfficeDelivery = ({ profile }: Gateway, delivery: Delivery): delivery is OfficeDelivery =>
  isComplete(delivery.fields) &&
  findOfficeProblems(delivery.fields, delivery.destination, profile).length === 0

/** The document of a delivery, byte for byte as it is posted. */
export const documentOf = (gateway: Gateway, delivery: OfficeDelivery): string =>
  buildCwcDocument(
    { ...delivery, officeCode: delivery.destination.officeCode },
    gateway.agent,
    gateway.profile,
  )

const refuseUnsent = ({ profile }: Gateway, { fields, destination }: Delivery): Outcome => {
  const texts = findOfficeProblems(fields, destination, profile).map(({ text }) => text)
  return { kind: 'refused', reason: `Not sent. ${texts.join(' ')}` }
}
