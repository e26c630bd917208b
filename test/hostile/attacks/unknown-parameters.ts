import type { Attack } from '../attack.ts'
import { ask, times } from '../client.ts'

const [NAMES, VALUES, ROUNDS] = [400, 1200, 40]
const LONG = 'x'.repeat(6000)

/** Queries that no operation has, as many and as long as an address may be. */
const QUERIES = [
  times(NAMES, (index) => `filter${index}=1`).join('&'),
  times(VALUES, (index) => `id=a${index}`).join('&'),
  `q=${LONG}`,
  `sort=${times(VALUES, () => 'name').join(',')}`,
  `facet=${LONG}`,
  `period=${LONG}`,
  'offset=999999999999999999999',
  'active_on=2020-99-99',
  'chamber=%00',
]

export const unknownParameters: Attack = {
  name: 'unknown parameters',
  does: `${ROUNDS * QUERIES.length} queries of partners with ${NAMES} parameters, ${VALUES} values or ${LONG.length} letters`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const [key] = service.keys
    const began = performance.now()
    const statuses = new Set<number>()
    for (let round = 0; round < ROUNDS; round += 1)
      for (const query of QUERIES) {
        const path = `/api/partner/v1/${round % 2 === 0 ? 'members' : 'staff-observations'}?${query}`
        const { status, body } = await ask(service, path, { key, signal })
        statuses.add(status)
        if (body.length > LONG.length * 3)
          return { note: '', broken: [`an answer of ${body.length} characters`] }
      }
    const each = (performance.now() - began) / (ROUNDS * QUERIES.length)
    const wrong = [...statuses].filter((status) => status !== 400)
    return {
      note: `${each.toFixed(1)} ms each`,
      broken: wrong.length === 0 ? [] : [`answers were ${[...statuses].join(', ')}`],
    }
  },
}
