import { patience, waitUntil } from '../../platform/testing.ts'

/** Sends requests until the service refuses connections: it has ended, or drains. */
export const untilRefused = (base: string): Promise<boolean> =>
  waitUntil(`${base} to take no new connection`, async () => {
    try {
      const headers = { connection: 'close' }
      await (await fetch(new URL('/livez', base), { signal: patience(), headers })).text()
      return false
    } catch (cause) {
      // fetch throws a TypeError for a refused or broken connection. A server that hangs is another fault.
      if (cause instanceof TypeError) return true
      throw cause
    }
  })
