import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { steadyClock, type SteadyClock } from '../../platform/index.ts'
import { isAnswering, type Cut } from './answer-requests.ts'
import { countedAs } from './client-address.ts'
import { CONNECTION_LIMITS } from '../limits.ts'

const CONNECTIONS = {
  ofOne: CONNECTION_LIMITS.connectionsOfAddress.value,
  inAll: CONNECTION_LIMITS.connections.value,
}

/** After a client sent too many requests ahead, its address gets no connection for a second. */
const SHUT_MILLISECONDS = 1000
const MANY_ADDRESSES = 1000

type BoundOptions = { readonly bounds?: typeof CONNECTIONS; readonly steady?: SteadyClock }

/**
 * Bounds the connections of each address, and of all addresses. A new connection replaces the oldest idle one of its
 * own address, or of the fullest address if the service is full. If none is idle, the new connection is closed. A
 * trusted proxy bounds its own clients, so only the bound of all addresses applies to it.
 */
export const boundConnections = (
  server: Server,
  isProxy: (address: string) => boolean = () => false,
  { bounds: { ofOne, inAll } = CONNECTIONS, steady = steadyClock }: BoundOptions = {},
): Cut => {
  const open = new Map<string, Set<Socket>>()
  const shutUntil = new LRUCache<string, number>({ max: MANY_ADDRESSES })
  let total = 0
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '')
    if (steady() < (shutUntil.get(address) ?? -Infinity)) {
      socket.destroy()
      return
    }
    const own = open.get(address) ?? new Set()
    open.set(address, own.add(socket))
    total += 1
    socket.once('close', () => {
      total -= 1
      own.delete(socket)
      if (own.size === 0) open.delete(address)
    })
    if (own.size > ofOne && !isProxy(address)) closeIdleOrNewest(own, socket)
    else if (total > inAll) closeIdleOrNewest(findFullest(open), socket)
  })
  return (socket, isAnswered = false) => {
    const address = countedAs(socket.remoteAddress ?? '')
    if (!isAnswered) socket.destroy()
    if (isProxy(address)) return
    // Node parses everything that one read brings, and the other connections of this address may bring as much.
    for (const other of open.get(address) ?? []) if (!isAnswering(other)) other.destroy()
    shutUntil.set(address, steady() + SHUT_MILLISECONDS)
  }
}

const closeIdleOrNewest = (held: ReadonlySet<Socket>, newest: Socket): void => {
  const idle = [...held].find((socket) => socket !== newest && !socket.destroyed && !isAnswering(socket))
  const gone = idle ?? newest
  gone.destroy()
}

const findFullest = (open: ReadonlyMap<string, ReadonlySet<Socket>>): ReadonlySet<Socket> =>
  [...open.values()].reduce((fullest, held) => (held.size > fullest.size ? held : fullest))
