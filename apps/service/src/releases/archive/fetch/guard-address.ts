import { lookup as askResolver, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts'
import { NotFetched } from './not-fetched.ts'

/** Asks for the addresses of a name. */
export type Resolve = (
  name: string,
  done: (fault: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void

export const resolveBySystem: Resolve = (name, done) => {
  // With a fault there are no addresses, although the types say so.
  askResolver(name, { all: true }, (fault, addresses) => {
    done(fault, fault === null ? addresses : [])
  })
}

/**
 * Lets a request connect only to addresses that a publisher can have. The resolved address is checked at the moment of
 * the connection, so a name that resolves differently meanwhile gains nothing. `loopback`: this machine is meant.
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
          `${host} is at ${address}, which is no public address: documents are fetched from publishers only. ` +
            'Save the document by hand and add it with "sources add".',
        )
  const literal = hostname.replace(/^\[|\]$/g, '')
  const refusal = isIP(literal) === 0 ? undefined : refuse(literal)
  // No name is looked up for an address.
  if (refusal !== undefined) throw refusal
  return (name, { all }, done) => {
    resolve(name, (fault, addresses) => {
      const refused = addresses.map(({ address }) => refuse(address)).find((one) => one !== undefined)
      const [first] = addresses
      if (fault !== null || refused !== undefined) done(fault ?? refused ?? null, [])
      else if (all === true) done(null, [...addresses])
      else done(null, first?.address ?? '', first?.family)
    })
  }
}
