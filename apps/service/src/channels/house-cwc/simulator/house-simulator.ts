import { makeSimulatedGateway, type Registration, type SimulatedGateway } from '../../cwc/simulator/index.ts'
import { startSimulatorServer, type SimulatorOptions, type SimulatorServer } from '../../wire/index.ts'

export type HouseSimulatorOptions = Registration & SimulatorOptions

/** A second message with the same DeliveryId is taken, as nothing says that the House looks; the record shows it. */
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
 * The House gateway on loopback, with its own checks. A text that holds `[simulate 503]` (or 400, 401, 403, 404,
 * 408, 409, 415, 429, 500, 502, 504, `reset`, `timeout`, `cut`) gets this answer: 400 always, the others on the
 * first try of the message only, after which it is taken. `[simulate 503 after]` takes the message at once and
 * answers so all the same.
 */
export const startHouseSimulator = (options: HouseSimulatorOptions): Promise<SimulatorServer> =>
  startSimulatorServer(makeSimulatedGateway(HOUSE, options), options)
