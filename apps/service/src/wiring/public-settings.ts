import { makeClientAddress, ProxyFault } from '../http/index.ts'
import type { FindFaults, Settings } from './settings.ts'

export const listProxies = ({ ROTUNDA_TRUSTED_PROXIES: listed = '' }: Settings): string[] =>
  listed
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Faults of the settings of the public API, by name. */
export const findPublicFaults: FindFaults = (settings) => [
  ...findProxyListFaults(settings),
  ...findPublicUrlFaults(settings),
]

const findProxyListFaults = (settings: Settings): string[] => {
  try {
    makeClientAddress(listProxies(settings))
    return listProxies(settings)
      .filter((entry) => entry.endsWith('/0'))
      .map(
        (entry) =>
          `ROTUNDA_TRUSTED_PROXIES: ${entry} trusts every address, so any client could forge its address. Name your proxies.`,
      )
  } catch (cause) {
    if (!(cause instanceof ProxyFault)) throw cause
    return [`ROTUNDA_TRUSTED_PROXIES: ${cause.message}.`]
  }
}

const findPublicUrlFaults = ({ ROTUNDA_PUBLIC_URL: address, ROTUNDA_DELIVERY: mode }: Settings): string[] => {
  if (address === undefined) return []
  const url = URL.parse(address)
  const isBase = url !== null && /^https?:$/.test(url.protocol) && url.origin === address.replace(/\/$/, '')
  if (isBase && mode === 'live' && url.protocol !== 'https:')
    return [
      'ROTUNDA_PUBLIC_URL must begin with https:// in live: a browser keeps the session cookie of a person only for https.',
    ]
  return isBase ? [] : ['ROTUNDA_PUBLIC_URL must be an address such as https://data.example, without a path.']
}
