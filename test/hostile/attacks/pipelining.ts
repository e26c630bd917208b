import type { Attack } from '../attack.ts'
import { open, times, wait } from '../client.ts'

const [CONNECTIONS, REQUESTS] = [40, 1000]
const REQUEST = 'GET /api/openapi/appropriations.json HTTP/1.1\r\nhost: localhost\r\n\r\n'

export const pipelining: Attack = {
  name: 'pipelining',
  does: `${CONNECTIONS} connections ask for the longest description ${REQUESTS} times each, and read nothing`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const sockets = await Promise.all(times(CONNECTIONS, () => open(service)))
    for (const socket of sockets) socket.pause().write(REQUEST.repeat(REQUESTS))
    await wait(10_000, signal)
    for (const socket of sockets) socket.destroy()
    return { note: '', broken: [] }
  },
}
