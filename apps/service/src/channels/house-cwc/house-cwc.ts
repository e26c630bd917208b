import type { Channel, Delivery, Probe } from '../../messages/index.ts'
import {
  ask,
  deliverToOffice,
  documentOf,
  explain,
  findOfficeProblems,
  isOfficeDelivery,
  listOffices,
  openGateway,
  type Gateway,
  type GatewaySettings,
  type OfficeList,
} from '../cwc/index.ts'
import { HOUSE_CWC_PROFILE as PROFILE } from './profile.ts'

export type HouseCwcSettings = GatewaySettings & {
  /** `/offices` by default; `/v2/offices` is the other path in use. */
  readonly officesPath?: string
}

export type HouseCwc = Channel & {
  /** Has the gateway check a message, without delivering it. */
  validate(delivery: Delivery, signal: AbortSignal): Promise<Validation>
  listOffices(signal: AbortSignal): Promise<OfficeList>
}

/** The House's gateway for vendors, Communicating with Congress 2.0. */
export const makeHouseCwc = (settings: HouseCwcSettings): HouseCwc => {
  const gateway = openGateway(PROFILE, settings)
  const officesPath = settings.officesPath ?? '/offices'
  return {
    name: 'house-cwc',
    profile: PROFILE,
    findProblems: (fields, destination) => findOfficeProblems(fields, destination, PROFILE),
    deliver: (delivery, signal) => deliverToOffice(gateway, '/v2/message', delivery, signal),
    validate: (delivery, signal) => validateAtHouse(gateway, delivery, signal),
    listOffices: (signal) => listOffices(gateway, officesPath, signal),
    probe: (signal) => probeHouse(gateway, officesPath, signal),
  }
}

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

/** Verdict of the gateway on a message that it only checked; `unknown` if it gave none. */
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
  const { deliveryId, traceId } = delivery
  const xml = documentOf(gateway, delivery)
  const result = await ask(gateway, { path: '/v2/validate', xml, signal, deliveryId, traceId })
  if (result.kind !== 'answered')
    return { kind: 'unknown', reason: `No answer from ${receiver} (${result.cause}).` }
  if (result.status === 200) return { kind: 'valid' }
  const reason = `HTTP ${result.status} from ${receiver}${explain(gateway, delivery, result)}`
  return { kind: result.status === 400 ? 'invalid' : 'unknown', reason }
}
