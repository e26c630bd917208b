import { makeSimulatedGateway, type Registration, type SimulatedGateway } from '../../cwc/simulator/index.ts'
import { startSimulatorServer, type SimulatorOptions, type SimulatorServer } from '../../wire/index.ts'

export type SenateSimulatorOptions = Registration & SimulatorOptions

const SENATE: SimulatedGateway = {
  channel: 'senate-cwc',
  chamber: 'senate',
  deliveryPaths: ['/api/testing-messages/', '/api/production-messages/'],
  validatePath: null,
  officesPaths: ['/api/active_offices', '/api/active_offices.json'],
  listOffices: (codes) => codes.map((code) => ({ name: `Office ${code}`, office_code: code })),
  acceptedStatus: 201,
  refusesUsedIds: true,
}

/**
 * Starts the Senate gateway (SOAPBox) on loopback, with its own checks; a used DeliveryId is answered 409. A text with
 * `[simulate 503]` (or 400, 401, 403, 404, 408, 409, 415, 429, 500, 502, 504, `reset`, `timeout`, `cut`) gets this
 * answer: 400 always, the others only on the message's first try; the next try is accepted. `[simulate 503 after]`
 * accepts the message at once and gives the same answer: its second try meets the 409.
 */
export const startSenateSimulator = (options: SenateSimulatorOptions): Promise<SimulatorServer> =>
  startSimulatorServer(makeSimulatedGateway(SENATE, options), options)
