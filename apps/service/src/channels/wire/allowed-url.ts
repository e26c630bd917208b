import type { DeliveryMode } from '../../messages/index.ts'
import { isLoopback } from '../../platform/index.ts'

export type OutsideAddress = {
  /** Setting that holds the address: faults name it. */
  readonly setting: string
  readonly address: string
  readonly mode: DeliveryMode
  /** Hosts of the receiver: each covers itself and every host below it. */
  readonly hosts: readonly string[]
}

/**
 * Lists every reason why messages of real people may not go to this address. Live: https, and only to the receiver's
 * own hosts. Sandbox: only to this machine, so that a fictional message cannot reach a real office. Empty: the address
 * is fine.
 */
export const findAddressFaults = ({ setting, address, mode, hosts }: OutsideAddress): string[] => {
  const url = URL.parse(address)
  if (!url) return [`${setting} is not an address.`]
  const faults = mode === 'live' ? findLiveFaults(url, hosts) : findSandboxFaults(url)
  return [...faults, ...findFormFaults(url)].map((fault) => `${setting} ${fault}`)
}

const findLiveFaults = (url: URL, hosts: readonly string[]): string[] => [
  ...(url.protocol === 'https:' ? [] : ['must begin with https:// in live mode.']),
  ...(hosts.some((host) => isBelow(url.hostname, host))
    ? []
    : [`must be on ${hosts.join(' or ')} in live mode, not on ${url.hostname}.`]),
]

const findSandboxFaults = (url: URL): string[] => [
  ...(['http:', 'https:'].includes(url.protocol) ? [] : ['must begin with http:// or https://.']),
  ...(isLoopback(url.hostname)
    ? []
    : ['must be on this machine (127.0.0.1, [::1] or localhost) in sandbox mode.']),
]

/** Parts that would be lost, or sent along unseen, when a path and a key are added. */
const findFormFaults = (url: URL): string[] => [
  ...(url.username === '' && url.password === '' ? [] : ['must not hold a user name or a password.']),
  ...(url.search === '' && url.hash === '' ? [] : ['must not hold a query or a fragment.']),
]

const isBelow = (hostname: string, host: string): boolean =>
  hostname === host || hostname.endsWith(`.${host}`)
