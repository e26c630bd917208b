import type { Delivery, Probe } from '../../messages/index.ts'
import { listOffices, type Gateway } from '../cwc/index.ts'
import { validateAtHouse } from './validate-at-house.ts'

/** Office to ask for without a list of offices: this seat never moves with a redistricting. */
const ALWAYS_THERE = 'HDC00'

/** Has the gateway check a fictional message to an active office: the answer covers key, address and agent at once. */
export const probeHouse = async (
  gateway: Gateway,
  officesPath: string,
  signal: AbortSignal,
): Promise<Probe> => {
  const offices = await listOffices(gateway, officesPath, signal)
  const officeCode = (offices.kind === 'listed' && offices.codes[0]) || ALWAYS_THERE
  const validation = await validateAtHouse(
    gateway,
    makeFictionalDelivery(officeCode, gateway.clock()),
    signal,
  )
  return validation.kind === 'valid'
    ? { ok: true, detail: 'The House gateway found a fictional message valid.' }
    : { ok: false, detail: validation.reason }
}

const makeFictionalDelivery = (officeCode: string, now: Date): Delivery => ({
  deliveryId: '0'.repeat(32),
  sentBefore: false,
  organisation: 'Fictional Organisation',
  acceptedAt: now,
  destination: { kind: 'house', officeCode, state: 'DC', memberName: null },
  fields: {
    name_prefix: 'Ms.',
    first_name: 'Fictional',
    last_name: 'Person',
    address1: '1 Example Street',
    city: 'Washington',
    state: 'DC',
    zip_code: '20515',
    phone_number: '2025550100',
    email: 'nobody@example.org',
    custom_subject: 'Fictional message, to be checked only',
    message: 'This text is sent to be checked. It is not a message.',
    destination_id: officeCode,
    main_issue: 7,
  },
})
