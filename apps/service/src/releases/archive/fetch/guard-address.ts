import { lookup as askResolver, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from '../../../platform/index.ts'
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
