import assert from 'node:assert/strict'
import { patience } from '../../platform/testing.ts'
import { CONTROL_HEADERS, type Fault, type RecordedRequest } from '../../channels/wire/index.ts'
import type { SandboxAddresses } from '../../wiring/sandbox.ts'

/** A simulator, steered and looked into over its own socket, wherever it runs. */
export type SimulatorControl = {
  fail(fault: Fault): Promise<void>
  received(): Promise<RecordedRequest[]>
  deliveries(): Promise<Readonly<Record<string, number>>>
}

export type Controls = Readonly<Record<'house' | 'senate' | 'regulations', SimulatorControl>>

export const controlSimulators = ({ house, senate, regulations }: SandboxAddresses): Controls => ({
  house: control(house),
  senate: control(senate),
  regulations: control(regulations),
})

const control = (address: string): SimulatorControl => {
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(`/__simulator/${path}`, address), {
      signal: patience(),
      ...init,
      headers: CONTROL_HEADERS,
    })
    assert.ok(response.ok, `the simulator answered ${response.status}`)
    return response
  }
  return {
    fail: async (fault) => {
      await ask('faults', { method: 'POST', body: JSON.stringify(fault) })
    },
    // The simulators are this project's own and speak the types of channels/wire.
    received: async () => (await (await ask('received')).json()) as RecordedRequest[],
    deliveries: async () => (await (await ask('deliveries')).json()) as Record<string, number>,
  }
}
