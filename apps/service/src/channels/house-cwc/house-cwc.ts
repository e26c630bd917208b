import type { Channel, Delivery } from '../../messages/index.ts'
import {
  deliverToOffice,
  findOfficeProblems,
  listOffices,
  openGateway,
  type GatewaySettings,
  type OfficeList,
} from '../cwc/index.ts'
import { probeHouse } from './probe-house.ts'
import { HOUSE_CWC_PROFILE as PROFILE } from './profile.ts'
import { validateAtHouse, type Validation } from './validate-at-house.ts'

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
