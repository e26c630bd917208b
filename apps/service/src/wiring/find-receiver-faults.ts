import { findAgentFaults, type AgentIdentity } from '../channels/cwc/index.ts'
import { findAddressFaults } from '../channels/wire/index.ts'
import { findHalfSandbox, SANDBOX_VENDOR, type SandboxAddresses } from './sandbox.ts'
import type { FindFaults, Settings } from './settings.ts'

/** Faults of the addresses, the agent and the proxy, found before anything is opened. */
export const findReceiverFaults: FindFaults = (settings) => [
  ...findHalfSandbox(settings),
  ...findAddressSettingFaults(settings, {
    house: settings.ROTUNDA_HOUSE_URL,
    senate: settings.ROTUNDA_SENATE_URL,
    regulations: settings.ROTUNDA_REGULATIONS_URL,
    federalRegister: settings.ROTUNDA_FEDERAL_REGISTER_URL,
  }),
  ...findIdentityFaults({ ...SANDBOX_VENDOR.agent, ...readGivenIdentity(settings) }),
  ...findProxyFaults(settings),
]

/** Hosts that live may contact, by setting. */
const HOSTS: Readonly<Record<keyof SandboxAddresses, readonly [string, readonly string[]]>> = {
  house: ['ROTUNDA_HOUSE_URL', ['house.gov']],
  senate: ['ROTUNDA_SENATE_URL', ['senate.gov']],
  regulations: ['ROTUNDA_REGULATIONS_URL', ['api.regulations.gov', 'api-staging.regulations.gov']],
  federalRegister: ['ROTUNDA_FEDERAL_REGISTER_URL', ['federalregister.gov']],
}

/** Faults of these addresses, by the settings that they come from. */
export const findAddressSettingFaults = (
  { ROTUNDA_DELIVERY: mode = 'sandbox' }: Partial<Settings>,
  addresses: { readonly [Name in keyof SandboxAddresses]: string | undefined },
): string[] =>
  (['house', 'senate', 'regulations', 'federalRegister'] as const).flatMap((name) => {
    const [setting, hosts] = HOSTS[name]
    const address = addresses[name]
    if (address === undefined) return []
    const versionFaults = mode === 'live' ? findVersionFaults(setting, address, name) : []
    return [...findAddressFaults({ setting, address, mode, hosts }), ...versionFaults]
  })

/** Address of each versioned API, and the end that requests need. */
const VERSIONS: Readonly<Partial<Record<keyof SandboxAddresses, readonly [whole: string, end: string]>>> = {
  regulations: ['https://api.regulations.gov/v4', '/v4'],
  federalRegister: ['https://www.federalregister.gov/api/v1', '/api/v1'],
}

/** Without its version the API answers 404, as if there were no docket. */
const findVersionFaults = (setting: string, address: string, name: keyof SandboxAddresses): string[] => {
  const [path, version] = [URL.parse(address)?.pathname.replace(/\/$/, ''), VERSIONS[name]]
  if (path === undefined || version === undefined) return []
  const [whole, end] = version
  return path.endsWith(end)
    ? []
    : [`${setting} must end with ${end}, the version of the API, as ${whole} does.`]
}

/** Faults of the agent, by setting. */
export const findIdentityFaults = (agent: AgentIdentity): string[] =>
  findAgentFaults(agent).map(nameAgentSetting)

/** Parts of the identity that are set. A missing part is not reported as wrong, too. */
const readGivenIdentity = (settings: Settings): Partial<AgentIdentity> => {
  const parts = Object.entries(AGENT_SETTINGS).map(([part, setting]) => [part, settings[setting]] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}

/** Settings of the identity, by the names that the channels use for its parts. */
const AGENT_SETTINGS: Readonly<Record<keyof AgentIdentity, keyof Settings>> = {
  name: 'ROTUNDA_AGENT_NAME',
  ackEmail: 'ROTUNDA_AGENT_ACK_EMAIL',
  contactName: 'ROTUNDA_AGENT_CONTACT_NAME',
  contactEmail: 'ROTUNDA_AGENT_CONTACT_EMAIL',
  contactPhone: 'ROTUNDA_AGENT_CONTACT_PHONE',
}

const nameAgentSetting = (fault: string): string =>
  Object.entries(AGENT_SETTINGS).reduce(
    (text, [part, setting]) => text.replace(`The agent's ${part} `, `${setting} `),
    fault,
  )

export const findProxyFaults = ({ ROTUNDA_EGRESS: egress }: Settings): string[] =>
  egress === undefined || egress === 'direct' || URL.parse(egress)?.protocol === 'http:'
    ? []
    : ['ROTUNDA_EGRESS must be "direct" or http://host:port of a proxy.']
