import type { ReceivedRequest } from '@rotunda/contract'
import { once, patience } from '../../apps/service/src/platform/testing.ts'
import { CONTROL_HEADERS } from '../../apps/service/src/channels/wire/index.ts'
import { readAll, startProgram } from './service-process.ts'

export const RECEIVERS = ['HOUSE', 'SENATE', 'REGULATIONS'] as const
export type Receiver = (typeof RECEIVERS)[number]

/** The receivers' simulators in a process that lives through everything. */
export type Simulators = {
  /** Their addresses, for the services. */
  readonly settings: Readonly<Record<string, string>>
  /** Makes the next requests go wrong, in place of what was planned for them. */
  fail(receiver: Receiver, faults: readonly object[]): Promise<void>
  /** Counts how often the receiver took each delivery. */
  taken(receiver: Receiver): Promise<Map<string, number>>
  /** Requests that handed in the delivery, oldest first. */
  received(receiver: Receiver, deliveryId: string): Promise<ReceivedRequest[]>
  stop(): Promise<void>
}

const LINES = 4

export const startSimulators = async (): Promise<Simulators> => {
  const child = startProgram(['apps/service/src/bin/simulators.ts'], {})
  const printed = Promise.withResolvers<string>()
  readAll(child, (text) => {
    if (text.split('\n').length > LINES) printed.resolve(text)
  })
  child.once('exit', (code) => printed.reject(new Error(`the simulators ended: ${String(code)}`)))
  const settings = Object.fromEntries(
    (await printed.promise)
      .trim()
      .split('\n')
      .map((line) => line.split('=', 2)),
  ) as Record<string, string> // Each line is NAME=address.
  const control = makeControl(settings)
  return {
    settings,
    fail: async (receiver, faults) => {
      await control(receiver, 'faults', { method: 'DELETE' })
      if (faults.length === 0) return
      await control(receiver, 'faults', { method: 'POST', body: JSON.stringify(faults) })
    },
    taken: async (receiver) => new Map(Object.entries(JSON.parse(await control(receiver, 'deliveries', {})))),
    received: async (receiver, id) => JSON.parse(await control(receiver, `received?delivery=${id}`, {})),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const makeControl =
  (settings: Readonly<Record<string, string>>) =>
  async (receiver: Receiver, route: string, init: RequestInit): Promise<string> => {
    const url = new URL(`/__simulator/${route}`, settings[`ROTUNDA_${receiver}_URL`])
    const response = await fetch(url, { signal: patience(), ...init, headers: CONTROL_HEADERS })
    if (!response.ok) throw new Error(`a simulator answered ${response.status} to ${route}`)
    return response.text()
  }
