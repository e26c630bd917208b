import { Agent, request } from 'node:http'
import { namesOf, STATES } from '@rotunda/contract'
import type { Attack, Outcome } from '../attack.ts'
import { times } from '../client.ts'
import type { Service } from '../service.ts'

const [ADDRESSES, CONNECTIONS, SECONDS] = [20, 8, 10]
const STATE_CODES = namesOf(STATES)

/** Many addresses, each below its limits, ask for one page after the other for some seconds; none is asked twice. */
const makeAttack = (
  name: string,
  does: string,
  pathOf: (count: number) => string,
  refused: readonly number[] = [429],
): Attack => ({
  name,
  does: `${ADDRESSES} addresses with ${CONNECTIONS} connections each ask for ${does}, for ${SECONDS} s`,
  seconds: 60,
  records: 20_000,
  settings: { ROTUNDA_TRUSTED_PROXIES: '127.0.0.1' },
  carryOut: async (service, signal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: ADDRESSES * CONNECTIONS })
    const until = performance.now() + SECONDS * 1000
    const statuses = new Map<number, number>()
    let asked = 0
    const lane = async (index: number): Promise<void> => {
      const address = `203.0.113.${1 + (index % ADDRESSES)}`
      while (performance.now() < until && !signal.aborted) {
        const status = await read(service, agent, pathOf((asked += 1)), address)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(times(ADDRESSES * CONNECTIONS, lane))
    agent.destroy()
    return judge(statuses, refused)
  },
})

const judge = (statuses: ReadonlyMap<number, number>, refused: readonly number[]): Outcome => {
  const counts = [...statuses].toSorted(([one], [other]) => one - other)
  const wrong = counts.filter(([status]) => status !== 200 && !refused.includes(status))
  return {
    note: counts.map(([status, count]) => `${count} answered ${status}`).join(', '),
    broken: wrong.map(([status, count]) => `${count} were answered ${status}`),
  }
}

const read = ({ base }: Service, agent: Agent, path: string, address: string): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address }
  request(new URL(path, base), { agent, headers }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
    .on('error', () => resolve(0))
    .end()
  return promise
}

const stateOf = (count: number): string => STATE_CODES[count % STATE_CODES.length] ?? ''

export const filteredPages = makeAttack(
  'filtered pages',
  'pages of records that nobody asked for before',
  (count) => `/records?state=${stateOf(count)}&amount_min=${count}`,
)

export const heavyPages = makeAttack(
  'heavy pages',
  'totals and maps by the dimensions with the most values, and for the longest pages of the documentation',
  (count) =>
    [
      `/totals?rows=recipient&columns=member&amount_min=${count}`,
      `/map?amount_min=${count}`,
      `/records?facet=recipient&facet=member&facet=account&facet_limit=1000&limit=200&amount_min=${count}`,
      `/docs/api/partner?x=${count}`,
      `/docs/congress?x=${count}`,
    ][count % 5] ?? '/',
  [400, 404, 429],
)

export const manyCharts = makeAttack(
  'charts',
  'charts of filters that nobody asked for before',
  (count) => `/charts/${count % 2 === 0 ? 'years' : 'states'}.svg?amount_min=${count}`,
  [429, 503],
)

export const feeds = makeAttack(
  'feeds',
  'feeds of filters that nobody asked for before',
  (count) => `/feeds/records.atom?state=${stateOf(count)}&amount_min=${count}`,
  [404, 429],
)

const [MANY, LONG] = [1000, 14_000]

export const hugeQueries = makeAttack(
  'huge queries',
  `pages with ${MANY} parameters or ${LONG} letters behind the question mark`,
  (count) =>
    [
      `/records?${times(MANY, (index) => `state=A${index}`).join('&')}&x=${count}`,
      `/records?q=${'x'.repeat(LONG)}&x=${count}`,
      `/records?${times(MANY, (index) => `f${index}=${count}`).join('&')}`,
      `/docs/search?q=${'water+'.repeat(LONG / 6)}${count}`,
      `/sql?query=${'%27'.repeat(LONG / 3)}${count}`,
    ][count % 5] ?? '/',
  [400, 414, 429, 431],
)
