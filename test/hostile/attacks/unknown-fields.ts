import type { Attack } from '../attack.ts'
import { ask, times } from '../client.ts'

const [FIELDS, BODIES] = [20_000, 60]

export const unknownFields: Attack = {
  name: 'unknown fields',
  does: `${BODIES} bodies of ${FIELDS} fields that do not exist`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const body = JSON.stringify({ data: Object.fromEntries(times(FIELDS, (index) => [`f${index}`, 1])) })
    const key = service.keys[0]
    const began = performance.now()
    const statuses = new Set<number>()
    for (let count = 0; count < BODIES; count += 1)
      statuses.add(
        (await ask(service, '/api/validate-message', { method: 'POST', key, body, signal })).status,
      )
    const each = (performance.now() - began) / BODIES
    return {
      note: `${Math.round(each)} ms each`,
      broken: statuses.size === 1 && statuses.has(422) ? [] : [`answers were ${[...statuses].join(', ')}`],
    }
  },
}
