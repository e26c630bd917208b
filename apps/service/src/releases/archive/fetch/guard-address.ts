import { lookup as askResolver, type LookupAddress } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { NotFetched } from './not-fetched.ts'

/** Resolves a host name to its addresses. */
export type Resolve = (
  name: string,
  done: (fault: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void

/**
 * Lets a request connect only to addresses that a publisher can have. The resolved address is checked at the moment of
 * the connection, so a name that resolves differently later gains nothing. `loopback`: addresses of this machine are
 * allowed too.
 */
export const guardAddress = (
  { hostname, host }: URL,
  { loopback, resolve }: { readonly loopback: boolean; readonly resolve: Resolve },
): LookupFunction => {
  const refuse = (address: string): NotFetched | undefined =>
    isPublicAddress(address) || (loopback && isLoopbackAddress(address))
      ? undefined
      : new NotFetched(
          'refused',
          `${host} is at ${address}, which is not a public address: documents are fetched from publishers only. ` +
            'Save the document by hand and add it with "sources add".',
        )
  const literal = hostname.replace(/^\[|\]$/g, '')
  const refusal = isIP(literal) === 0 ? undefined : refuse(literal)
  // A literal address is never looked up, so it is checked here.
  if (refusal !== undefined) throw refusal
  return (name, { all }, done) => {
    resolve(name, (fault, addresses) => {
      const refused = addresses.map(({ address }) => refuse(address)).find((found) => found !== undefined)
      const [first] = addresses
      if (fault !== null || refused !== undefined) done(fault ?? refused ?? null, [])
      else if (all === true) done(null, [...addresses])
      else done(null, first?.address ?? '', first?.family)
    })
  }
}

export const resolveBySystem: Resolve = (name, done) => {
  // A fault comes without addresses, although the types promise them.
  askResolver(name, { all: true }, (fault, addresses) => {
    done(fault, fault === null ? addresses : [])
  })
}

/**
 * Whether a network address can belong to a publisher: no address of this machine, of its local network, or of a
 * special purpose (RFC 6890 and its registries). For IPv6, only global unicast, and no address that embeds an IPv4
 * address.
 */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? GLOBAL_UNICAST.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
    : !SPECIAL.check(address, 'ipv4')

const isLoopbackAddress = (address: string): boolean =>
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
