import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from '../../platform/testing.ts'

/** Passes everything on to the database, until it is cut. Once led elsewhere, new connections go to that port. */
export const openWire = async (databaseUrl: string) => {
  const { port: databasePort, hostname } = new URL(databaseUrl)
  let target = Number(databasePort)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, hostname)
    for (const end of [near, far]) {
      open.add(end)
      // The cut breaks both ends; the other one shows who was speaking.
      end.on('error', () => undefined).on('close', () => open.delete(end))
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on a port of an address.
  const { port } = server.address() as AddressInfo
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` })
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const end of open) end.destroy()
    await closed
  }
  const mend = () => once(server.listen(port, '127.0.0.1'), 'listening')
  const lead = (to: number) => (target = to)
  return { url: url.href, cut, mend, lead }
}
