import type { Attack, Outcome } from '../attack.ts'
import { ask, open, times, wait } from '../client.ts'
import type { Service } from '../service.ts'
import { listReleases } from './pages.ts'

const [ADDRESSES, EACH, SECONDS] = [4, 100, 15]

/** The longest files of all pages, which are packed once and are the same bytes for everyone. */
export const slowEngines: Attack = {
  name: 'slow engines',
  does: `${ADDRESSES} addresses ask for the engine of /sql on ${EACH} connections each, and read nothing for ${SECONDS} s`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const engine = await findEngine(service, signal)
    if (engine === undefined) return NO_ENGINE
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

const findEngine = async (service: Service, signal: AbortSignal): Promise<string | undefined> => {
  const { body } = await ask(service, '/sql', { signal })
  return /data-engine="([^"]+)"/.exec(body)?.[1]
}

const NO_ENGINE: Outcome = { note: '', broken: ['/sql does not name its engine'] }

const [READERS, RANGE_SECONDS] = [8, 8]
/** One byte, the last ones, none, more than there is, and so many that an answer in parts would be larger than the file. */
const RANGES = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-2',
  'bytes=99999999999-',
  `bytes=${times(500, () => '0-').join()}`,
  `bytes=${times(500, (index) => `${index}-${index}`).join()}`,
  'lines=0-9',
]
const ANSWERS = [200, 206, 400, 416, 429]

/** As a database in a browser reads files, and as one does that means harm. */
export const rangesOfEngines: Attack = {
  name: 'ranges of engines',
  does: `${READERS} addresses ask for parts of the engine of /sql and of the data, in ${RANGES.length} spellings of Range, for ${RANGE_SECONDS} s`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const engine = await findEngine(service, signal)
    if (engine === undefined) return NO_ENGINE
    const [release = ''] = await listReleases(service, signal)
    const paths = [engine, `/downloads/${release}/data/senate-requests.parquet`]
    const until = performance.now() + RANGE_SECONDS * 1000
    const statuses = new Map<number, number>()
    const lane = async (index: number): Promise<void> => {
      for (let count = 0; performance.now() < until && !signal.aborted; count += 1) {
        const headers = { range: RANGES[count % RANGES.length] ?? '' }
        const from = `127.0.3.${1 + index}`
        const { status } = await ask(service, paths[count % 2] ?? engine, { headers, from, signal })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(times(READERS, lane))
    const counts = [...statuses].toSorted(([one], [other]) => one - other)
    return {
      note: counts.map(([status, count]) => `${count} answered ${status}`).join(', '),
      broken: counts
        .filter(([status]) => !ANSWERS.includes(status))
        .map(([status, count]) => `${count} were answered ${status}`),
    }
  },
}
