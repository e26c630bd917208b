import { officeMessage } from '../../../apps/service/src/bin/testing.ts'
import type { Attack } from '../attack.ts'
import { ask, times } from '../client.ts'

/** In canonical order the dot below comes before the acute. */
const MARKS = `e${'\u0301\u0323'.repeat(60_000)}`
const BODIES = 8

export const combiningMarks: Attack = {
  name: 'combining marks',
  does: `${BODIES} bodies of 240 kB with marks in the wrong order`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const body = JSON.stringify(officeMessage({ message: MARKS }))
    const answers = await Promise.all(
      times(BODIES, () =>
        ask(service, '/api/validate-message', { method: 'POST', key: service.keys[0], body, signal }),
      ),
    )
    const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
    const taken = answers.filter(({ status }) => status !== 422).length
    return {
      note: `all refused within ${Math.round(longest)} ms`,
      broken: taken === 0 ? [] : [`${taken} were not refused as messages that cannot be sent`],
    }
  },
}
