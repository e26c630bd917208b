import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isAddressRange, makeAddressList, type AddressList } from '../../platform/index.ts'

/** Finds the address under which a request is counted. */
export type ClientAddress = (request: IncomingMessage) => string

/**
 * Finds the client behind trusted proxies. Its forwarding header is read from the right: the first address that is no
 * trusted proxy is the client, and the addresses left of it are ignored, since anyone can write them. An IPv6 client
 * is counted by its /64, since it can use any address in it. Throws a ProxyFault for an entry that is no address and
 * no CIDR range.
 */
export const makeClientAddress = (trusted: readonly string[]): ClientAddress => {
  const findAddress = makeFullAddress(trusted)
  return (request) => countedAs(findAddress(request))
}

/** Finds the same address without shortening IPv6 to its /64: a key’s list of addresses may hold a single address. */
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

/** Names an address for counting: IPv4 by itself, IPv6 by its /64. */
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
    `"${fault}" is not the address or CIDR range of a proxy, such as 10.0.0.1, 10.0.0.0/8 or fd00::/8`,
  )
}

const findClient = (peer: string, hops: readonly string[], proxies: AddressList): string => {
  let client = peer
  for (const hop of hops.toReversed()) {
    const address = readAddress(hop)
    // A hop that is no address hides the client, so the proxy that sent it is counted.
    if (address === undefined) return client
    client = address
    if (!proxies.has(address)) return client
  }
  return client
}

/**
 * Lists the hops that proxies recorded. A proxy that writes one of the two headers may pass on the other as a client
 * forged it, so a request with both headers has no hops.
 */
const readHops = ({ headers }: IncomingMessage): readonly string[] => {
  // Node joins repeated lines of this header; its type allows an array as well.
  const listed = [headers['x-forwarded-for']].flat().join(',')
  const described = headers.forwarded
  if (listed !== '' && described !== undefined) return []
  if (described === undefined) return listed === '' ? [] : listed.split(',')
  return described.split(',').map((hop) => /(?:^|;)\s*for=("[^"]*"|[^;]*)/i.exec(hop)?.[1] ?? '')
}

/** Reads an address as either header writes it: in quotes, in brackets, with a port, or bare. */
const readAddress = (hop: string): string | undefined => {
  const text = hop.trim().replace(/^"(.*)"$/, '$1')
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = unmap(inBrackets ?? beforePort ?? text)
  return isIP(address) === 0 ? undefined : address
}

/** Turns `::ffff:192.0.2.1`, as a dual-stack socket writes an IPv4 address, into the address itself. */
const unmap = (address: string): string =>
  /^::ffff:\d/i.test(address) ? address.slice('::ffff:'.length) : address

/** Writes the first 64 bits of an IPv6 address in one canonical form. */
const toNetwork = (address: string): string => {
  const [before = '', after] = (address.split('%')[0] ?? '').split('::')
  const front = before === '' ? [] : before.split(':')
  const back = after === undefined || after === '' ? [] : after.split(':')
  // An IPv4 address at the end takes the place of two groups.
  const groups = front.length + back.length + (address.includes('.') ? 1 : 0)
  const zeros = after === undefined ? [] : Array.from({ length: 8 - groups }, () => '0')
  const network = [...front, ...zeros, ...back].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
