import { BlockList, isIP } from 'node:net'

/** Addresses and CIDR ranges, IPv4 and IPv6. */
export type AddressList = { has(address: string): boolean }

/** Every entry must pass `isAddressRange`. */
export const makeAddressList = (entries: readonly string[]): AddressList => {
  const list = new BlockList()
  for (const entry of entries) {
    const range = findRange(entry)
    if (range === undefined) throw new Error(`"${entry}" is no address and no CIDR range`)
    list.addSubnet(range.address, range.bits, range.family)
  }
  return {
    has: (address) => {
      const family = findFamily(address)
      return family !== undefined && list.check(address, family)
    },
  }
}

/** True for an address, such as 10.0.0.1, or a CIDR range, such as 10.0.0.0/8 or fd00::/8. */
export const isAddressRange = (entry: string): boolean => findRange(entry) !== undefined

type Family = 'ipv4' | 'ipv6'
type Range = { readonly address: string; readonly bits: number; readonly family: Family }

const BITS: Readonly<Record<Family, number>> = { ipv4: 32, ipv6: 128 }

const findRange = (entry: string): Range | undefined => {
  const [address = '', given, more] = entry.split('/')
  const family = findFamily(address)
  if (family === undefined || more !== undefined) return undefined
  if (given !== undefined && !/^\d{1,3}$/.test(given)) return undefined
  const bits = given === undefined ? BITS[family] : Number(given)
  return bits > BITS[family] ? undefined : { address, bits, family }
}

const findFamily = (address: string): Family | undefined => {
  const version = isIP(address)
  if (version === 0) return undefined
  return version === 4 ? 'ipv4' : 'ipv6'
}

/** True if the host of an address is this machine, by a name that no other machine can have. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
