import { createServer, type AddressInfo } from 'node:net'
import { once } from './wait.ts'

/** A port of this machine on which no process listens now. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on a port of an address.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
