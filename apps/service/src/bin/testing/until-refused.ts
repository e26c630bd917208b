import { patience, waitUntil } from '../../platform/testing.ts'

/** Asks until the service takes no new connection: it is gone, or drains. */
export const untilRefused = (base: string): Promise<boolean> =>
  waitUntil(`${base} to take no new connection`, async () => {
    try {
      const headers = { connection: 'close' }
      await (await fetch(new URL('/livez', base), { signal: patience(), headers })).text()
      return false
    } catch (cause) {
      // What fetch says of a connection that was refused or broken; a server that hangs is another fault.
      if (cause instanceof TypeError) return true
      throw cause
    }
  })
