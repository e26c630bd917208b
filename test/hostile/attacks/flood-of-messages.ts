import { officeMessage } from '../../../apps/service/src/bin/testing.ts'
import type { Attack } from '../attack.ts'
import { ask, times, wait } from '../client.ts'

const [MESSAGES, LANES] = [2000, 16]
/** At five messages a second and two organisations in turn. */
const SOON_SECONDS = 5

export const floodOfMessages: Attack = {
  name: 'flood of messages',
  does: `${MESSAGES} messages of one organisation to the House before the only one of another`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const send = (key: string, message: string) => {
      const body = JSON.stringify(officeMessage({ message }))
      return ask(service, '/api/send-message', { method: 'POST', key, body, signal })
    }
    const [hostile, other] = service.keys
    const numbers = times(MESSAGES, (index) => index)[Symbol.iterator]()
    const lane = async (): Promise<void> => {
      for (const number of numbers) await send(hostile, `I am writing for the time number ${number}.`)
    }
    await Promise.all(times(LANES, lane))
    const began = performance.now()
    const { id } = await send(other, 'I am writing for the first time.')
    let state = ''
    while (state !== 'delivered' && !signal.aborted) {
      const { body } = await ask(service, `/api/messages/${id}`, { key: other, signal })
      // The status of a message, by its contract.
      state = (JSON.parse(body) as { readonly state: string }).state
      if (state !== 'delivered') await wait(100, signal)
    }
    const seconds = (performance.now() - began) / 1000
    const isLate = seconds > SOON_SECONDS
    return {
      note: `the other's message is delivered after ${seconds.toFixed(1)} s`,
      broken: isLate ? [`the other's message waited ${Math.round(seconds)} s`] : [],
    }
  },
}
