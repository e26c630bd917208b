import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { once } from './wait.ts'

/** Opens the server on a free port of this machine until the test ends. Returns the port. */
export const listen = async (t: { after(clean: () => void): void }, server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    if (server instanceof HttpServer) server.closeAllConnections()
  })
  // A server that listens on a port has an address of this form.
  return (server.address() as AddressInfo).port
}
