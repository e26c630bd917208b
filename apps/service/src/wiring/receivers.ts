import * as https from 'node:https'
import type { ChannelName } from '@rotunda/contract'
import { makeHouseCwc, type HouseCwc } from '../channels/house-cwc/index.ts'
import {
  listAgencyCategories,
  makeFetchJson,
  makeRegulationsGov,
  makeTakeRead,
} from '../channels/regulations-gov/index.ts'
import { makeSenateCwc, type SenateCwc } from '../channels/senate-cwc/index.ts'
import type { AgentIdentity } from '../channels/cwc/index.ts'
import { makeDocketDirectory, type DocketDirectory } from '../destinations/index.ts'
import type { Channel } from '../messages/index.ts'
import type { Clock, Store } from '../platform/index.ts'
import {
  findAddressSettingFaults,
  findIdentityFaults,
  findProxyFaults,
  findReceiverFaults,
} from './find-receiver-faults.ts'
import { SANDBOX_VENDOR, type SandboxAddresses } from './sandbox.ts'
import { listMissing } from './roles.ts'
import { SettingsFault, type Settings } from './settings.ts'
import { REFRESH_LIMITS } from './limits.ts'

/** Channels and directories outside this process. */
export type Receivers = {
  readonly channels: Readonly<Record<ChannelName, Channel>>
  readonly house: HouseCwc
  readonly senate: SenateCwc
  readonly dockets: DocketDirectory
}

type Access = {
  readonly addresses: SandboxAddresses
  readonly keys: { readonly house: string; readonly senate: string; readonly regulations: string }
  readonly agent: AgentIdentity
  readonly proxy?: https.Agent
}

export type ReceiversNeeds = {
  readonly settings: Settings
  /** Addresses of the simulators; absent in live. */
  readonly sandbox?: SandboxAddresses | undefined
  /** Store that counts the reads of all processes. Undefined for a command that reads nothing. */
  readonly store?: Store
  readonly clock: Clock
  /** Ends reads under way when the process stops. */
  readonly signal: AbortSignal
}

export const openReceivers = (needs: ReceiversNeeds): Receivers => {
  const { settings, sandbox, clock } = needs
  const access = sandbox === undefined ? accessLive(settings) : accessSandbox(sandbox)
  refuseFaults(settings, access)
  const shared = { clock, traceHeader: sandbox !== undefined, ...withTryTime(settings) }
  const congress = { ...shared, agent: access.agent, ...(access.proxy && { httpAgent: access.proxy }) }
  const house = makeHouseCwc({
    ...congress,
    baseUrl: new URL(access.addresses.house),
    apiKey: access.keys.house,
    ...(settings.ROTUNDA_HOUSE_OFFICES_PATH && { officesPath: settings.ROTUNDA_HOUSE_OFFICES_PATH }),
  })
  const senate = makeSenateCwc({
    ...congress,
    baseUrl: new URL(access.addresses.senate),
    apiKey: access.keys.senate,
    ...(settings.ROTUNDA_SENATE_MESSAGES_PATH && { messagesPath: settings.ROTUNDA_SENATE_MESSAGES_PATH }),
  })
  const regulationsUrl = new URL(access.addresses.regulations)
  const regulations = makeRegulationsGov({
    ...shared,
    baseUrl: regulationsUrl,
    apiKey: access.keys.regulations,
  })
  const inSandbox = sandbox !== undefined
  return {
    channels: {
      'house-cwc': adjust(house, settings, inSandbox),
      'senate-cwc': adjust(senate, settings, inSandbox),
      'regulations-gov': adjust(regulations, settings, inSandbox),
    },
    house,
    senate,
    dockets: openDockets(access, needs),
  }
}

/** A lease must outlive a try. The simulators have no nights; and a benchmark may ask for their full speed. */
const adjust = (channel: Channel, settings: Settings, inSandbox: boolean): Channel => {
  const profile = { ...channel.profile, ...withTryTime(settings) }
  if (!inSandbox) return { ...channel, profile }
  const rates = settings.ROTUNDA_RATES === 'off' ? [] : profile.rates
  return { ...channel, profile: { ...profile, windows: [], rates } }
}

const withTryTime = ({ ROTUNDA_TRY_SECONDS: timeoutSeconds }: Settings) =>
  timeoutSeconds === undefined ? {} : { timeoutSeconds }

const READ_SECONDS = REFRESH_LIMITS.readSeconds.value

const openDockets = (
  { addresses, keys }: Access,
  { settings, store, clock, signal }: ReceiversNeeds,
): DocketDirectory => {
  const shared = { clock, signal, timeoutSeconds: READ_SECONDS }
  const federalRegister = makeFetchJson({
    ...shared,
    name: 'The Federal Register',
    baseUrl: new URL(addresses.federalRegister),
  })
  const takeRead =
    store && settings.ROTUNDA_RATES === 'on' ? makeTakeRead(store, settings.ROTUNDA_DELIVERY) : undefined
  const regulationsGov = (organisation?: string) =>
    makeFetchJson({
      ...shared,
      name: 'Regulations.gov',
      baseUrl: new URL(addresses.regulations),
      apiKey: keys.regulations,
      ...(takeRead && { takeRead: takeRead(organisation) }),
    })
  const listCategories = (acronym: string) => listAgencyCategories(regulationsGov(), acronym)
  return makeDocketDirectory({ federalRegister, regulationsGov, listCategories, clock })
}

const accessSandbox = (addresses: SandboxAddresses): Access => {
  const { apiKey, agent } = SANDBOX_VENDOR
  return { addresses, keys: { house: apiKey, senate: apiKey, regulations: apiKey }, agent }
}

/** Address of a receiver that no role of this process asks. */
const NOWHERE = 'https://receiver.invalid'

/** Agent of a process that checks messages and sends none: `listMissing` finds no gap where the role is deliver. */
const NO_AGENT = SANDBOX_VENDOR.agent

const accessLive = (settings: Settings): Access => {
  if (listMissing(settings).length > 0) throw new SettingsFault(['Settings that live needs are missing.'])
  const proxy = settings.ROTUNDA_EGRESS ?? 'direct'
  return {
    addresses: {
      house: settings.ROTUNDA_HOUSE_URL ?? NOWHERE,
      senate: settings.ROTUNDA_SENATE_URL ?? NOWHERE,
      regulations: settings.ROTUNDA_REGULATIONS_URL ?? NOWHERE,
      federalRegister: settings.ROTUNDA_FEDERAL_REGISTER_URL ?? NOWHERE,
    },
    keys: {
      house: settings.ROTUNDA_HOUSE_KEY ?? '',
      senate: settings.ROTUNDA_SENATE_KEY ?? '',
      regulations: settings.ROTUNDA_REGULATIONS_KEY ?? '',
    },
    agent: {
      name: settings.ROTUNDA_AGENT_NAME ?? NO_AGENT.name,
      ackEmail: settings.ROTUNDA_AGENT_ACK_EMAIL ?? NO_AGENT.ackEmail,
      contactName: settings.ROTUNDA_AGENT_CONTACT_NAME ?? NO_AGENT.contactName,
      contactEmail: settings.ROTUNDA_AGENT_CONTACT_EMAIL ?? NO_AGENT.contactEmail,
      contactPhone: settings.ROTUNDA_AGENT_CONTACT_PHONE ?? NO_AGENT.contactPhone,
    },
    ...(proxy === 'direct' ? {} : { proxy: new https.Agent({ proxyEnv: { HTTPS_PROXY: proxy } }) }),
  }
}

/** Live has the addresses, the agent and the proxy of its settings, as far as its roles need them. */
const refuseFaults = (settings: Settings, { addresses, agent }: Access): void => {
  const faults =
    settings.ROTUNDA_DELIVERY === 'live'
      ? findReceiverFaults(settings)
      : [
          ...findAddressSettingFaults(settings, addresses),
          ...findIdentityFaults(agent),
          ...findProxyFaults(settings),
        ]
  if (faults.length > 0) throw new SettingsFault(faults)
}
