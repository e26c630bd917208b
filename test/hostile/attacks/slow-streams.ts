import type { Attack } from '../attack.ts'
import { open, times, wait } from '../client.ts'

const [ADDRESSES, EACH] = [8, 8]
const PATH = '/api/appropriations/v1/records?format=ndjson&all=true'
/** A stream that stands still is cut after ten seconds for one who waits. */
const [WAITS_SECONDS, STEP_MILLISECONDS] = [20, 1000]

const request = (address: string): string =>
  `GET ${PATH} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`

export const slowStreams: Attack = {
  name: 'slow streams',
  does: `${ADDRESSES} addresses take every stream and read nothing, while a ninth asks for one`,
  seconds: 45,
  settings: { ROTUNDA_TRUSTED_PROXIES: '127.0.0.1', ROTUNDA_PUBLIC_RATE: '0' },
  records: 20_000,
  carryOut: async (service, signal) => {
    const sockets = await Promise.all(times(ADDRESSES * EACH, () => open(service)))
    for (const [index, socket] of sockets.entries())
      socket.pause().write(request(`10.0.0.${1 + (index % ADDRESSES)}`))
    await wait(STEP_MILLISECONDS, signal)
    let status = ''
    let steps = 0
    for (; steps < WAITS_SECONDS && status !== '200' && !signal.aborted; steps += 1) {
      const ninth = await open(service)
      status = await readStatus(ninth, request('10.0.0.9'))
      ninth.destroy()
      if (status !== '200') await wait(STEP_MILLISECONDS, signal)
    }
    for (const socket of sockets) socket.destroy()
    return {
      note: `the ninth is served after ${steps} s`,
      broken: status === '200' ? [] : [`the ninth is answered ${status} after ${steps} s`],
    }
  },
}

const readStatus = (socket: Awaited<ReturnType<typeof open>>, bytes: string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  socket
    .once('data', (part: Buffer) => resolve(part.toString('latin1', 9, 12)))
    .once('close', () => resolve('nothing'))
  socket.write(bytes)
  return promise
}
