import type { Attack } from '../attack.ts'
import { ask, times } from '../client.ts'

const [LANES, REQUESTS, SECONDS, FAILURES] = [20, 6000, 10, 120]
const PATHS = [
  '/staff-observations?sort=-name,pay_start&facet=office_id,period&limit=200',
  '/meetings?q=a*%20b*%20c*&facet=committee_id',
  '/members?not_chamber=House&not_state=CA,NY,TX&sort=name',
  '/sources',
  '/historical-service?active_on=2020-01-01&offset=200000',
  '/witness-appearances.csv?all=true',
]

/** One who has a key asks as fast as he can, and one who has none does as well. */
export const floodOfPartners: Attack = {
  name: 'flood of partners',
  does: `up to ${REQUESTS} costly questions in ${SECONDS} s, half of them with a key and half with none`,
  seconds: 45,
  carryOut: async (service, signal) => {
    const until = performance.now() + SECONDS * 1000
    const statuses = new Map<string, number>()
    let asked = 0
    const lane = async (index: number): Promise<void> => {
      const key = index % 2 === 0 ? service.keys[0] : undefined
      const whose = key === undefined ? 'without a key' : 'with a key'
      while (asked < REQUESTS && performance.now() < until && !signal.aborted) {
        const path = `/api/partner/v1${PATHS[(asked += 1) % PATHS.length] ?? ''}`
        const { status } = await ask(service, path, { signal, ...(key !== undefined && { key }) })
        const name = `${whose} ${status}`
        statuses.set(name, (statuses.get(name) ?? 0) + 1)
      }
    }
    await Promise.all(times(LANES, lane))
    const wrong = [...statuses.keys()].filter(
      (name) => !/with a key (200|429)|without a key (401|429)/.test(name),
    )
    const failures = statuses.get('without a key 401') ?? 0
    return {
      note: [...statuses].map(([name, count]) => `${count} ${name}`).join(', '),
      broken: [
        ...wrong.map((name) => `answered ${name}`),
        ...(failures > FAILURES ? [`one address was answered ${failures} failures of ${FAILURES}`] : []),
        ...(statuses.has('with a key 200') ? [] : ['the key was answered nothing']),
      ],
    }
  },
}
