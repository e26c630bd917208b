import type { Attack } from '../attack.ts'
import { ask, open, times, wait } from '../client.ts'

const [ADDRESSES, EACH, SECONDS] = [4, 100, 15]

/** The longest files of all pages, which are packed once and are the same bytes for everyone. */
export const slowEngines: Attack = {
  name: 'slow engines',
  does: `${ADDRESSES} addresses ask for the engine of /sql on ${EACH} connections each, and read nothing for ${SECONDS} s`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const { body } = await ask(service, '/sql', { signal })
    const [, engine] = /data-engine="([^"]+)"/.exec(body) ?? []
    if (engine === undefined) return { note: '', broken: ['/sql does not name its engine'] }
    const sockets = await Promise.all(
      times(ADDRESSES * EACH, (index) => open(service, `127.0.3.${1 + (index % ADDRESSES)}`)),
    )
    for (const socket of sockets)
      socket.pause().write(`GET ${engine} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n`)
    await wait(SECONDS * 1000, signal)
    for (const socket of sockets) socket.destroy()
    return { note: `${sockets.length} connections`, broken: [] }
  },
}
