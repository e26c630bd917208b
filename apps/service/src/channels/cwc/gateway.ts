import type { Agent as HttpAgent } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import type { Clock } from '../../platform/index.ts'
import { exchange, traceHeaders, type WireResult } from '../wire/index.ts'
import { findAgentFaults, type AgentIdentity } from './agent-identity.ts'
import type { CwcProfile } from './cwc-profile.ts'

/** Settings for one gateway. `findAddressFaults` has checked the address before. */
export type GatewaySettings = {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly agent: AgentIdentity
  readonly clock: Clock
  /** Sandbox only: tells a simulator which message a request belongs to. */
  readonly traceHeader: boolean
  /** A proxy with the fixed address that the gateway has on its list. */
  readonly httpAgent?: HttpAgent | HttpsAgent
  /** Replaces the time-out of the profile. */
  readonly timeoutSeconds?: number
}

export type Gateway = GatewaySettings & { readonly profile: CwcProfile }

export type GatewayRequest = {
  readonly path: string
  readonly signal: AbortSignal
  /** A document to post; without it the request is a GET. */
  readonly xml?: string
  readonly deliveryId?: string
  readonly traceId?: string | undefined
  readonly mayStart?: (() => boolean) | undefined
}

/** Throws if the gateway would refuse every message of this agent. */
export const openGateway = (profile: CwcProfile, settings: GatewaySettings): Gateway => {
  const faults = findAgentFaults(settings.agent)
  if (faults.length > 0) throw new Error(faults.join(' '))
  return { ...settings, profile }
}

/** Sends one request with the key in its address, as the gateway wants it. */
export const ask = (gateway: Gateway, request: GatewayRequest): Promise<WireResult> =>
  exchange({
    method: request.xml === undefined ? 'GET' : 'POST',
    url: addressOf(gateway, request.path),
    headers: headersOf(gateway, request),
    timeoutSeconds: gateway.timeoutSeconds ?? gateway.profile.timeoutSeconds,
    signal: request.signal,
    mayStart: request.mayStart,
    ...(request.xml === undefined ? {} : { body: request.xml }),
    ...(gateway.httpAgent === undefined ? {} : { agent: gateway.httpAgent }),
  })

const addressOf = ({ baseUrl, apiKey }: Gateway, path: string): URL => {
  const url = new URL(baseUrl)
  url.pathname = url.pathname.replace(/\/$/, '') + path
  url.searchParams.set('apikey', apiKey)
  return url
}

const headersOf = (gateway: Gateway, request: GatewayRequest): Record<string, string> => ({
  ...(request.xml === undefined ? { accept: 'application/json' } : { 'content-type': 'application/xml' }),
  ...(gateway.traceHeader ? traceHeaders(request) : {}),
})
