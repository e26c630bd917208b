import type { Channel } from '../../messages/index.ts'
import {
  deliverToOffice,
  findOfficeProblems,
  listOffices,
  openGateway,
  type Gateway,
  type GatewaySettings,
  type OfficeList,
} from '../cwc/index.ts'
import { SENATE_CWC_PROFILE as PROFILE } from './profile.ts'

export type SenateCwcSettings = GatewaySettings & {
  /**
   * Path that messages are posted to; `SENATE_TEST_PATH` by default. In live mode it must be set: the test path accepts
   * every message and delivers none.
   */
  readonly messagesPath?: string
}

export type SenateCwc = Channel & { listOffices(signal: AbortSignal): Promise<OfficeList> }

const OFFICES_PATH = '/api/active_offices'

/** Path of the Senate's own sandbox, which the simulator has too. */
export const SENATE_TEST_PATH = '/api/testing-messages/'

/** The Senate's gateway for vendors (SOAPBox), Communicating with Congress 2.0. */
export const makeSenateCwc = (settings: SenateCwcSettings): SenateCwc => {
  const gateway = openGateway(PROFILE, settings)
  const messagesPath = settings.messagesPath ?? SENATE_TEST_PATH
  return {
    name: 'senate-cwc',
    profile: PROFILE,
    findProblems: (fields, destination) => findOfficeProblems(fields, destination, PROFILE),
    deliver: (delivery, signal) => deliverToOffice(gateway, messagesPath, delivery, signal),
    listOffices: (signal) => listOffices(gateway, OFFICES_PATH, signal),
    probe: (signal) => probeSenate(gateway, signal),
  }
}

/** The Senate has no check without delivery, so the probe only asks whether its list of offices answers to our key. */
const probeSenate = async (gateway: Gateway, signal: AbortSignal) => {
  const offices = await listOffices(gateway, OFFICES_PATH, signal)
  return offices.kind === 'listed'
    ? { ok: true, detail: `The Senate gateway lists ${offices.codes.length} offices.` }
    : { ok: false, detail: offices.reason }
}
