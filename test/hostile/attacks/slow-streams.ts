import type { Attack } from '../attack.ts'
import { open, times, wait } from '../client.ts'
import type { Service } from '../service.ts'

const [ADDRESSES, EACH] = [8, 8]
const PUBLIC = '/api/appropriations/v1/records?format=ndjson&all=true'
const PARTNER = '/api/partner/v1/historical-service?format=ndjson&all=true'
/** A stream that stands still is cut after ten seconds for one who waits. */
const [WAITS_SECONDS, STEP_MILLISECONDS] = [20, 1000]

const request = (address: string, path: string, key = ''): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${key}x-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`

const makeAttack = (name: string, path: string, keyOf: (service: Service) => string): Attack => ({
  name,
  does: `${ADDRESSES} addresses take every stream and read nothing, while a ninth asks for one`,
  seconds: 45,
  settings: { ROTUNDA_TRUSTED_PROXIES: '127.0.0.1', ROTUNDA_PUBLIC_RATE: '0' },
  records: 20_000,
  carryOut: async (service, signal) => {
    const sockets = await Promise.all(times(ADDRESSES * EACH, () => open(service)))
    for (const [index, socket] of sockets.entries())
      socket.pause().write(request(`10.0.0.${1 + (index % ADDRESSES)}`, path, keyOf(service)))
    await wait(STEP_MILLISECONDS, signal)
    let status = ''
    let steps = 0
    for (; steps < WAITS_SECONDS && status !== '200' && !signal.aborted; steps += 1) {
      const ninth = await open(service)
      status = await readStatus(ninth, request('10.0.0.9', path, keyOf(service)))
      ninth.destroy()
      if (status !== '200') await wait(STEP_MILLISECONDS, signal)
    }
    for (const socket of sockets) socket.destroy()
    return {
      note: `the ninth is served after ${steps} s`,
      broken: status === '200' ? [] : [`the ninth is answered ${status} after ${steps} s`],
    }
  },
})

export const slowStreams = makeAttack('slow streams', PUBLIC, () => '')

/** The same of those who have a key. */
export const slowPartners = makeAttack(
  'slow partners',
  PARTNER,
  ({ keys }) => `authorization: Bearer ${keys[0]}\r\n`,
)

const readStatus = (socket: Awaited<ReturnType<typeof open>>, bytes: string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  socket
    .once('data', (part: Buffer) => resolve(part.toString('latin1', 9, 12)))
    .once('close', () => resolve('nothing'))
  socket.write(bytes)
  return promise
}
