import { EventEmitter } from 'node:events'
import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from '../../platform/testing.ts'

/** A gateway that can take its time: it stands before a simulator, and keeps messages back from `hold` to `letGo`. */
export type HeldDeliveries = {
  readonly url: string
  hold(): void
  /** Resolves when a message is being kept back. */
  held(): Promise<void>
  letGo(): void
  close(): Promise<void>
}

export const holdDeliveries = async (simulator: string): Promise<HeldDeliveries> => {
  const events = new EventEmitter()
  let holding = false
  let waiting = 0
  const server = http.createServer((incoming, response) => {
    if (!holding || incoming.method !== 'POST') return forward(simulator, incoming, response)
    events.once('go', () => forward(simulator, incoming, response))
    waiting += 1
    events.emit('held')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a TCP port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(new URL(simulator).pathname, `http://127.0.0.1:${port}`).href,
    hold: () => {
      holding = true
    },
    held: async () => {
      if (waiting === 0) await once(events, 'held')
    },
    letGo: () => {
      holding = false
      waiting = 0
      events.emit('go')
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const forward = (simulator: string, incoming: http.IncomingMessage, response: http.ServerResponse): void => {
  const { method, headers } = incoming
  const onward = http.request(new URL(incoming.url ?? '/', simulator), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  incoming.pipe(onward)
}
