import type { Attack } from '../attack.ts'
import { ask, open, times, wait } from '../client.ts'
import { countSockets } from '../service.ts'

const CONNECTIONS = 1000
/** 128 of one address, with those of the probe and of the worker. */
const MOST_HELD = 128 + 30

export const manyConnections: Attack = {
  name: 'connections',
  does: `${CONNECTIONS} idle connections of one address`,
  seconds: 30,
  carryOut: async (service, signal) => {
    const before = countSockets(service.pid)
    const sockets = await Promise.all(times(CONNECTIONS, () => open(service, '127.0.2.1')))
    await wait(2000, signal)
    const held = countSockets(service.pid) - before
    const { status } = await ask(service, '/livez', { from: '127.0.2.2', signal })
    for (const socket of sockets) socket.destroy()
    return {
      note: `${held} held`,
      broken: [
        ...(held > MOST_HELD ? [`one address holds ${held} connections`] : []),
        ...(status === 200 ? [] : [`another address is answered ${status}`]),
      ],
    }
  },
}
