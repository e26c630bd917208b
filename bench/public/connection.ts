import { once } from 'node:events'
import { createConnection } from 'node:net'

export type Connection = {
  /** Milliseconds until the last byte of the answer. Throws unless it is 200 with its length. */
  ask(path: string): Promise<number>
  close(): void
}

/** `from`: the address of the client. */
export type Asking = { readonly from?: string; readonly headers?: Readonly<Record<string, string>> }

/**
 * One connection that is asked one thing after the other and keeps nothing of the answers: bodies that a client holds
 * would have its own collector run in the midst of what is measured. `from`: the address of the client.
 */
export const connect = async (
  base: string,
  { from = '127.0.0.1', headers = {} }: Asking = {},
): Promise<Connection> => {
  const { hostname, port } = new URL(base)
  const lines = Object.entries({ Host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  let asked = { begun: 0, ...Promise.withResolvers<number>() }
  let left: number | undefined
  const read = (bytes: number, chunk: Uint8Array): boolean => {
    const { length, bodyAt } =
      left === undefined ? readHead(chunk.subarray(0, bytes)) : { length: left, bodyAt: 0 }
    left = length - (bytes - bodyAt)
    if (left > 0) return true
    left = undefined
    asked.resolve(performance.now() - asked.begun)
    return true
  }
  const socket = createConnection({
    host: hostname,
    port: Number(port),
    localAddress: from,
    onread: { buffer: Buffer.alloc(READ_BYTES), callback: read },
  })
  socket.setNoDelay(true)
  socket.once('error', (cause) => asked.reject(cause))
  await once(socket, 'connect')
  return {
    ask: (path) => {
      asked = { begun: performance.now(), ...Promise.withResolvers<number>() }
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      return asked.promise
    },
    close: () => socket.destroy(),
  }
}

const READ_BYTES = 1 << 20

/** It comes in one piece: the service writes it before anything else. */
const readHead = (chunk: Uint8Array) => {
  const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const bodyAt = text.indexOf('\r\n\r\n') + 4
  const head = text.toString('latin1', 0, bodyAt)
  const [, length] = /^HTTP\/1.1 200 [^]*\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? []
  if (length === undefined) throw new Error(`not a whole answer: ${text.toString('latin1', 0, 500)}`)
  return { length: Number(length), bodyAt }
}
