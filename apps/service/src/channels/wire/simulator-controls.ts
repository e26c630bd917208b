import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { isLoopback, parseJson } from '../../platform/index.ts'
import { readFaults, type FaultQueue } from './simulator-faults.ts'
import type { SimulatorLog } from './simulator-log.ts'
import type { SimulatedAnswer, SimulatedRequest } from './simulated-receiver.ts'

export const Maintenance = closed({ retry_after_seconds: Type.Integer({ minimum: 0 }) })
export type Maintenance = Static<typeof Maintenance>

export type SimulatorState = {
  readonly log: SimulatorLog
  readonly faults: FaultQueue
  maintenance: Maintenance | null
}

export const CONTROL_PREFIX = '/__simulator/'

/** Sent with every request to a control route. */
export const CONTROL_HEADERS: Readonly<Record<string, string>> = { 'rotunda-simulator': 'control' }

type Control = (state: SimulatorState, request: SimulatedRequest) => SimulatedAnswer

const JSON_TYPE = { 'content-type': 'application/json' }
const json = (value: unknown): SimulatedAnswer => ({
  status: 200,
  headers: JSON_TYPE,
  body: JSON.stringify(value),
})
const fault = (text: string): SimulatedAnswer => ({
  status: 400,
  headers: JSON_TYPE,
  body: JSON.stringify({ fault: text }),
})
const DONE: SimulatedAnswer = { status: 204 }

/** Routes that inspect and steer a simulator in another process. */
const CONTROLS: Readonly<Record<string, Control>> = {
  'GET received': ({ log }, { url }) => json(log.received(url.searchParams.get('delivery') ?? undefined)),
  'GET deliveries': ({ log }) => json(Object.fromEntries(log.taken)),
  'POST faults': ({ faults }, { body }) => {
    const posted = readFaults(body)
    if (!posted)
      return fault('Post one fault or a list of faults: {"answer": 503, "moment": "after_reading"}.')
    for (const item of posted) faults.add(item)
    return DONE
  },
  'DELETE faults': ({ faults }) => {
    faults.clear()
    return DONE
  },
  'POST maintenance': (state, { body }) => {
    const posted = parseJson(body)
    if (!Value.Check(Maintenance, posted)) return fault('Post {"retry_after_seconds": N}.')
    state.maintenance = posted
    return DONE
  },
  'DELETE maintenance': (state) => {
    state.maintenance = null
    return DONE
  },
}

/**
 * Answers only programs. A web page in a browser on this machine can post to any port of it, under a host name of its
 * own. So the host must be this machine's address, and the header one that a page of another origin may not send
 * without permission.
 */
export const answerControl = (state: SimulatorState, request: SimulatedRequest): SimulatedAnswer => {
  if (!isFromProgram(request)) return { status: 403 }
  const name = `${request.method} ${request.url.pathname.slice(CONTROL_PREFIX.length)}`
  const control = CONTROLS[name]
  return control ? control(state, request) : { status: 404 }
}

const isFromProgram = ({ headers }: SimulatedRequest): boolean =>
  isLoopback(URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '') &&
  Object.entries(CONTROL_HEADERS).every(([name, value]) => headers[name] === value)
