import { controlSimulators, officeMessage } from '../../../apps/service/src/bin/testing.ts'
import { startSandbox } from '../../../apps/service/src/wiring/sandbox.ts'
import type { Attack } from '../attack.ts'
import { ask, times, wait } from '../client.ts'
import type { Service } from '../service.ts'

const [MESSAGES, TRY_SECONDS, ANSWER_MILLISECONDS, STOP_MILLISECONDS] = [20, 3, 1500, 8000]

/** Receivers that live on while the service stands still. */
const receivers = Promise.withResolvers<Awaited<ReturnType<typeof startSandbox>>>()

export const stall: Attack = {
  name: 'stall',
  does: `the service is stopped for ${STOP_MILLISECONDS / 1000} s while ${MESSAGES} tries of ${TRY_SECONDS} s are under way`,
  seconds: 60,
  isStop: true,
  prepare: async () => {
    const sandbox = await startSandbox({ delayMilliseconds: ANSWER_MILLISECONDS })
    receivers.resolve(sandbox)
    const { house, senate, regulations, federalRegister } = sandbox.addresses
    return {
      settings: {
        ROTUNDA_HOUSE_URL: house,
        ROTUNDA_SENATE_URL: senate,
        ROTUNDA_REGULATIONS_URL: regulations,
        ROTUNDA_FEDERAL_REGISTER_URL: federalRegister,
        ROTUNDA_RATES: 'off',
        ROTUNDA_TRY_SECONDS: String(TRY_SECONDS),
      },
      close: () => sandbox.close(),
    }
  },
  carryOut: async (service, signal) => {
    const { house } = controlSimulators((await receivers.promise).addresses)
    const ids = await Promise.all(times(MESSAGES, (index) => send(service, index, signal)))
    const countReceived = async () =>
      (await house.received()).filter(({ body }) => body.includes('for the time number')).length
    while ((await countReceived()) < MESSAGES / 4 && !signal.aborted) await wait(50, signal)
    service.signal('SIGSTOP')
    await wait(STOP_MILLISECONDS, signal)
    service.signal('SIGCONT')
    const states = await Promise.all(ids.map((id) => findEnd(service, id, signal)))
    const delivered = states.filter((state) => state === 'delivered').length
    const twice = Object.values(await house.deliveries()).filter((count) => count > 1).length
    return {
      note: `${delivered} delivered, ${twice} twice`,
      broken: [
        ...(delivered === MESSAGES ? [] : [`messages became ${[...new Set(states)].join(', ')}`]),
        ...(twice === 0 ? [] : [`${twice} were delivered twice`]),
      ],
    }
  },
}

const send = async (service: Service, index: number, signal: AbortSignal): Promise<string> => {
  const body = JSON.stringify(officeMessage({ message: `I am writing for the time number ${index}.` }))
  return (await ask(service, '/api/send-message', { method: 'POST', key: service.keys[0], body, signal })).id
}

/** The state that it comes to rest in. */
const findEnd = async (service: Service, id: string, signal: AbortSignal): Promise<string> => {
  for (;;) {
    const { body } = await ask(service, `/api/messages/${id}`, { key: service.keys[0], signal })
    // The status of a message, by its contract.
    const { state } = JSON.parse(body) as { readonly state: string }
    if (!['accepted', 'queued', 'sending', 'held'].includes(state) || signal.aborted) return state
    await wait(200, signal)
  }
}
