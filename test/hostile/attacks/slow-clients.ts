import type { Attack } from '../attack.ts'
import { open, times, wait } from '../client.ts'
import { countSockets } from '../service.ts'

const [ADDRESSES, EACH] = [5, 120]
/** A request may take 30 seconds, slow ones are looked for every 5, and an answer is given a second to be taken. */
const LET_GO_MILLISECONDS = 39_000
/** The probe's own, and what a worker holds towards receivers. */
const OTHERS = 20

export const slowClients: Attack = {
  name: 'slow clients',
  does: `${ADDRESSES * EACH} clients of ${ADDRESSES} addresses never end their request and do not read their 408`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const before = countSockets(service.pid)
    const sockets = await Promise.all(
      times(ADDRESSES * EACH, (index) => open(service, `127.0.2.${1 + (index % ADDRESSES)}`)),
    )
    for (const socket of sockets)
      socket.pause().write('POST /api/send-message HTTP/1.1\r\nhost: localhost\r\n')
    const held = countSockets(service.pid) - before
    await wait(LET_GO_MILLISECONDS, signal)
    const left = countSockets(service.pid) - before
    for (const socket of sockets) socket.destroy()
    return {
      note: `${held} held, ${Math.max(0, left)} after ${LET_GO_MILLISECONDS / 1000} s`,
      broken: left > OTHERS ? [`${left} connections are still held`] : [],
    }
  },
}
