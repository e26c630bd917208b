import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whether a text is a web address that any reader can open: http or https, without a password, at a public host. No name
 * is resolved.
 */
export const isPublicUrl = (text: string): boolean => {
  // A browser reads a backslash as a slash, and other programs do not.
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === '' && isPublicHost(url.hostname)
}

/** Whether a host of a parsed URL is a public address, or a name that the public DNS can hold. */
const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  const isName = host.length <= 253 && host.split('.').every((label) => LABEL.test(label))
  return isName && host.includes('.') && !PRIVATE_NAME.test(host)
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * Names of special use (RFC 6761, 6762, 7686, 8375, 9476), `internal`, which ICANN keeps for networks, and names that
 * networks give themselves. `example` is free for documentation.
 */
const PRIVATE_NAME =
  /(?:^|\.)(?:alt|corp|home|home\.arpa|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|test)$/

/**
 * Whether a network address is public: no address of this machine, of its local network, or of a special purpose
 * (RFC 6890 and its registries). For IPv6, only global unicast, and no address that embeds an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? GLOBAL_UNICAST.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
    : !SPECIAL.check(address, 'ipv4')

export const isLoopbackAddress = (address: string): boolean =>
  LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const listOf = (...networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

const LOOPBACK = listOf('127.0.0.0/8', '::1/128')
const GLOBAL_UNICAST = listOf('2000::/3')
const SPECIAL = listOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
)
