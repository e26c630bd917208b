import type { ReceivedRequest } from '@rotunda/contract'
import { CONTROL_HEADERS, exchange, type LogLimits } from '../channels/wire/index.ts'
import { SEATS } from '../destinations/index.ts'
import { systemClock } from '../platform/index.ts'
import { SettingsFault, type Settings } from './settings.ts'

/** Addresses of the simulators, which take the place of the receivers in a sandbox. */
export type SandboxAddresses = {
  readonly house: string
  readonly senate: string
  readonly regulations: string
  readonly federalRegister: string
}

export type Sandbox = { readonly addresses: SandboxAddresses; close(): Promise<void> }

/** Identity of the only vendor of the simulators. It gives access to nothing else. */
export const SANDBOX_VENDOR = {
  apiKey: 'sandbox',
  agent: {
    name: 'Rotunda Sandbox Agent',
    ackEmail: 'acknowledgements@example.org',
    contactName: 'Sandbox Contact',
    contactEmail: 'contact@example.org',
    contactPhone: '202-555-0100',
  },
} as const

/** Settings with the addresses of simulators in another process. */
const SANDBOX_SETTINGS = [
  'ROTUNDA_HOUSE_URL',
  'ROTUNDA_SENATE_URL',
  'ROTUNDA_REGULATIONS_URL',
  'ROTUNDA_FEDERAL_REGISTER_URL',
] as const satisfies readonly (keyof Settings)[]

/** Faults of an incomplete set of addresses, which would otherwise be ignored without a word. */
export const findHalfSandbox = (settings: Settings): string[] => {
  const missing = SANDBOX_SETTINGS.filter((name) => settings[name] === undefined)
  if (settings.ROTUNDA_DELIVERY === 'live' || missing.length === SANDBOX_SETTINGS.length) return []
  return missing.map(
    (name) => `${name} is missing: a sandbox takes all four addresses of simulators, or none.`,
  )
}

/** Opens the simulators of a sandbox: those of the settings, or new ones in this process. */
export const openSandbox = async (settings: Settings): Promise<Sandbox | undefined> => {
  if (settings.ROTUNDA_DELIVERY === 'live') return undefined
  const faults = findHalfSandbox(settings)
  if (faults.length > 0) throw new SettingsFault(faults)
  const {
    ROTUNDA_HOUSE_URL: house,
    ROTUNDA_SENATE_URL: senate,
    ROTUNDA_REGULATIONS_URL: regulations,
    ROTUNDA_FEDERAL_REGISTER_URL: federalRegister,
  } = settings
  if (
    house === undefined ||
    senate === undefined ||
    regulations === undefined ||
    federalRegister === undefined
  )
    return startSandbox()
  return { addresses: { house, senate, regulations, federalRegister }, close: () => Promise.resolve() }
}

/** Limits of the simulators' log: enough for tests, and small beside the service in the same process. */
const LOG: LogLimits = { maxRequests: 5000, maxBytes: 16 * 1024 * 1024 }

export type SandboxOptions = { readonly log?: LogLimits; readonly delayMilliseconds?: number }

/** Starts a simulator of each receiver on a free loopback port. */
export const startSandbox = async ({
  log = LOG,
  delayMilliseconds,
}: SandboxOptions = {}): Promise<Sandbox> => {
  const vendor = {
    apiKey: SANDBOX_VENDOR.apiKey,
    agentName: SANDBOX_VENDOR.agent.name,
    log,
    delayMilliseconds,
  }
  // Live has no simulator, and few processes of a sandbox start their own.
  const [{ startHouseSimulator }, { startSenateSimulator }, { startRegulationsGovSimulator }] =
    await Promise.all([
      import('../channels/house-cwc/index.ts'),
      import('../channels/senate-cwc/index.ts'),
      import('../channels/regulations-gov/index.ts'),
    ])
  const [house, senate, regulations] = await Promise.all([
    startHouseSimulator({ ...vendor, offices: listOffices('house') }),
    startSenateSimulator({ ...vendor, offices: listOffices('senate') }),
    startRegulationsGovSimulator({
      apiKey: vendor.apiKey,
      clock: systemClock,
      log,
      delayMilliseconds,
      // The service keeps the real pace by its own rates, which can be switched off in a sandbox.
      postLimits: [],
      readLimits: [],
    }),
  ])
  return {
    addresses: {
      house: house.url.href,
      senate: senate.url.href,
      regulations: regulations.regulationsGovUrl.href,
      federalRegister: regulations.federalRegisterUrl.href,
    },
    close: async () => {
      await Promise.all([house.close(), senate.close(), regulations.close()])
    },
  }
}

/** Seats that the sample roster leaves vacant; the House closes their accounts in the simulator too. */
const CLOSED = ['HGA05', 'HMN03', 'HOR02']

/** As in reality: nearly every office of the House takes part, and about half of the Senate's. */
const listOffices = (chamber: 'house' | 'senate'): string[] =>
  SEATS.filter((seat) => seat.chamber === chamber)
    .filter(({ officeCode, class: seatClass }) => !CLOSED.includes(officeCode) && seatClass !== 3)
    .map(({ officeCode }) => officeCode)

const CONTROL_SECONDS = 30

/** Asks every simulator, in this process or another, what it received for one delivery; in order of time. */
export const readReceived = async (
  addresses: SandboxAddresses,
  deliveryId: string,
): Promise<ReceivedRequest[]> => {
  const { house, senate, regulations } = addresses
  const lists = await Promise.all(
    [house, senate, regulations].map((address) => askSimulator(address, deliveryId)),
  )
  return lists.flat().toSorted((a, b) => a.at.localeCompare(b.at))
}

const askSimulator = async (address: string, deliveryId: string): Promise<ReceivedRequest[]> => {
  const url = new URL('/__simulator/received', address)
  url.searchParams.set('delivery', deliveryId)
  const signal = AbortSignal.timeout(CONTROL_SECONDS * 1000)
  const result = await exchange({
    method: 'GET',
    url,
    headers: CONTROL_HEADERS,
    timeoutSeconds: CONTROL_SECONDS,
    signal,
  })
  if (result.kind !== 'answered' || result.status !== 200)
    throw new Error(`no answer from the simulator at ${url.host}`)
  // The simulators are this project's own, and speak the contract's ReceivedRequest.
  return JSON.parse(result.body) as ReceivedRequest[]
}
