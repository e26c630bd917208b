import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isAddressRange, makeAddressList, type AddressList } from '../../platform/index.ts'

/** Under which address a request is counted. */
export type ClientAddress = (request: IncomingMessage) => string

/**
 * The address of the client. What a request says of forwarding is believed only as far as trusted proxies said it:
 * read from the right, the first address that is no proxy is the client, and what stands to the left of it does not
 * count. An IPv6 client is its /64, since it may take any address of that. Throws a ProxyFault for an entry that is no
 * proxy.
 */
export const makeClientAddress = (trusted: readonly string[]): ClientAddress => {
  const findAddress = makeFullAddress(trusted)
  return (request) => countedAs(findAddress(request))
}

/** The same address, whole: for lists of addresses, which may name a single one. */
export const makeFullAddress = (trusted: readonly string[]): ClientAddress => {
  const proxies = trusted.length === 0 ? undefined : listProxies(trusted)
  return (request) => {
    const peer = unmap(request.socket.remoteAddress ?? '')
    return proxies?.has(peer) === true ? findClient(peer, readHops(request), proxies) : peer
  }
}

/** Whether an address is one of the trusted proxies. Throws as makeClientAddress does. */
export const makeIsProxy = (trusted: readonly string[]): ((address: string) => boolean) => {
  const proxies = listProxies(trusted)
  return (address) => proxies.has(unmap(address))
}

/** Under which name an address is counted: an IPv6 address by its /64. */
export const countedAs = (address: string): string => {
  const client = unmap(address)
  return client.includes(':') ? toNetwork(client) : client
}

/** An entry of the trusted proxies is no address and no CIDR range. */
export class ProxyFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProxyFault'
  }
}

const listProxies = (trusted: readonly string[]): AddressList => {
  const fault = trusted.find((entry) => !isAddressRange(entry))
  if (fault === undefined) return makeAddressList(trusted)
  throw new ProxyFault(
    `"${fault}" is no address and no CIDR range of a proxy, such as 10.0.0.1, 10.0.0.0/8 or fd00::/8`,
  )
}

const findClient = (peer: string, hops: readonly string[], proxies: AddressList): string => {
  let client = peer
  for (const hop of hops.toReversed()) {
    const address = readAddress(hop)
    // Something that is no address: all that is known is the proxy that sent it.
    if (address === undefined) return client
    client = address
    if (!proxies.has(address)) return client
  }
  return client
}

/**
 * The hops that the proxies wrote down. A proxy that writes one of the two headers may pass on the other one as a
 * stranger sent it: where both are there, neither is believed.
 */
const readHops = ({ headers }: IncomingMessage): readonly string[] => {
  // Node joins the lines of this header; its type allows for any.
  const listed = [headers['x-forwarded-for']].flat().join(',')
  const described = headers.forwarded
  if (listed !== '' && described !== undefined) return []
  if (described === undefined) return listed === '' ? [] : listed.split(',')
  return described.split(',').map((hop) => /(?:^|;)\s*for=("[^"]*"|[^;]*)/i.exec(hop)?.[1] ?? '')
}

/** An address as either header has it: in quotes, in brackets, with a port, or bare. */
const readAddress = (hop: string): string | undefined => {
  const text = hop.trim().replace(/^"(.*)"$/, '$1')
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = unmap(inBrackets ?? beforePort ?? text)
  return isIP(address) === 0 ? undefined : address
}

/** An IPv4 client of a socket that listens for both. */
const unmap = (address: string): string =>
  /^::ffff:\d/i.test(address) ? address.slice('::ffff:'.length) : address

/** The first 64 bits, written in one way only. */
const toNetwork = (address: string): string => {
  const [before = '', after] = (address.split('%')[0] ?? '').split('::')
  const front = before === '' ? [] : before.split(':')
  const back = after === undefined || after === '' ? [] : after.split(':')
  // The last part may be an IPv4 address, which takes the place of two.
  const groups = front.length + back.length + (address.includes('.') ? 1 : 0)
  const zeros = after === undefined ? [] : Array.from({ length: 8 - groups }, () => '0')
  const network = [...front, ...zeros, ...back].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
