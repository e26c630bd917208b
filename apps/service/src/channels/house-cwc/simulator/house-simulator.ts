import { makeSimulatedGateway, type Registration, type SimulatedGateway } from '../../cwc/simulator/index.ts'
import { startSimulatorServer, type SimulatorOptions, type SimulatorServer } from '../../wire/index.ts'

export type HouseSimulatorOptions = Registration & SimulatorOptions

/**
 * Accepts a second message with the same DeliveryId, because no source says that the House checks; the log shows it.
 */
const HOUSE: SimulatedGateway = {
  channel: 'house-cwc',
  chamber: 'house',
  deliveryPaths: ['/v2/message'],
  validatePath: '/v2/validate',
  officesPaths: ['/offices', '/v2/offices'],
  listOffices: (codes) => codes,
  acceptedStatus: 200,
  refusesUsedIds: false,
}

/**
 * Starts the House gateway on loopback, with its own checks. A text with `[simulate 503]` (or 400, 401, 403, 404, 408,
 * 409, 415, 429, 500, 502, 504, `reset`, `timeout`, `cut`) gets this answer: 400 always, the others only on the
 * message's first try; the next try is accepted. `[simulate 503 after]` accepts the message at once and gives the same
 * answer.
 */
export const startHouseSimulator = (options: HouseSimulatorOptions): Promise<SimulatorServer> =>
  startSimulatorServer(makeSimulatedGateway(HOUSE, options), options)
