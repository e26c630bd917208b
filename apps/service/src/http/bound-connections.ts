import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isAnswering } from './answer-requests.ts'
import { countedAs } from './client-address.ts'

/** A process has 1,024 files unless more are asked for: half of them stay for deliveries, releases and the database. */
const CONNECTIONS = { ofOne: 128, inAll: 512 }

/**
 * Bounds the connections of each address, and of all. A new one takes the place of the oldest on which nothing is
 * being answered, of the same address or of the one that holds the most; where all are being answered it is closed.
 * What stands behind a trusted proxy is for the proxy to bound.
 */
export const boundConnections = (
  server: Server,
  isProxy: (address: string) => boolean = () => false,
  { ofOne, inAll } = CONNECTIONS,
): void => {
  const open = new Map<string, Set<Socket>>()
  let total = 0
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '')
    const own = open.get(address) ?? new Set()
    open.set(address, own.add(socket))
    total += 1
    socket.once('close', () => {
      total -= 1
      own.delete(socket)
      if (own.size === 0) open.delete(address)
    })
    if (own.size > ofOne && !isProxy(address)) giveWay(own, socket)
    else if (total > inAll) giveWay(findFullest(open), socket)
  })
}

const giveWay = (held: ReadonlySet<Socket>, newest: Socket): void => {
  const idle = [...held].find((socket) => socket !== newest && !socket.destroyed && !isAnswering(socket))
  const gone = idle ?? newest
  gone.destroy()
}

const findFullest = (open: ReadonlyMap<string, ReadonlySet<Socket>>): ReadonlySet<Socket> =>
  [...open.values()].reduce((fullest, held) => (held.size > fullest.size ? held : fullest))
