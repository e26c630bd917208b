import { docketMessage } from '../../../apps/service/src/bin/testing.ts'
import type { Attack } from '../attack.ts'
import { ask, times } from '../client.ts'

const DOCKETS = 99
/** Not on the list of open dockets, so that it has to be looked up as well. */
const UNLISTED = 'FWS-R6-ES-2026-9005'

export const wrongDockets: Attack = {
  name: 'wrong dockets',
  does: `${DOCKETS} dockets that do not exist, of one key, while another comments`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const send = (key: string, destination_id: string) => {
      const body = JSON.stringify(docketMessage({ destination_id, category: '' }))
      return ask(service, '/api/send-message', { method: 'POST', key, body, signal })
    }
    const [hostile, other] = service.keys
    await Promise.all(times(DOCKETS, (index) => send(hostile, `FDA-2026-N-0${100 + index}`)))
    const { status, body, milliseconds } = await send(other, UNLISTED)
    return {
      note: `the other's comment: ${status} in ${Math.round(milliseconds)} ms`,
      broken: status === 200 ? [] : [`the other's comment was refused: ${body}`],
    }
  },
}
