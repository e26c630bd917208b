import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { systemClock, type Clock } from '../../platform/index.ts'
import type { SimulatedAnswer, SimulatedReceiver, SimulatedRequest } from './simulated-receiver.ts'
import { answerControl, CONTROL_PREFIX, type Maintenance, type SimulatorState } from './simulator-controls.ts'
import { FaultQueue, type Fault } from './simulator-faults.ts'
import {
  DEFAULT_LOG_LIMITS,
  SimulatorLog,
  type LoggedRequest,
  type LogLimits,
  type RecordedRequest,
} from './simulator-log.ts'
import { TRACE_HEADER } from './trace-headers.ts'

export type SimulatorOptions = {
  /** 0, the default, takes any free port. Always on loopback. */
  readonly port?: number
  readonly clock?: Clock
  readonly log?: LogLimits
  /** Delay before the answer to a delivery, as of a distant receiver. None by default. */
  readonly delayMilliseconds?: number | undefined
}

/** A running receiver. `received`, `deliveries` and `fail` are also routes under `/__simulator/`. */
export type SimulatorServer = {
  /** Base address, without a path. */
  readonly url: URL
  received(deliveryId?: string): RecordedRequest[]
  deliveries(): ReadonlyMap<string, number>
  nextRequest(): Promise<void>
  fail(fault: Fault): void
  clearFaults(): void
  /** Starts maintenance: every request is answered 503 with Retry-After; null ends it. */
  setMaintenance(maintenance: Maintenance | null): void
  close(): Promise<void>
}

/**
 * Runs a receiver on a real loopback socket and keeps the requests that it received. The sandbox delivers to it and
 * tests inspect it; a person provokes answers by the text of a message (see `FaultQueue.takeProvoked`).
 */
export const startSimulatorServer = async (
  receiver: SimulatedReceiver,
  options: SimulatorOptions = {},
): Promise<SimulatorServer> => {
  const state: SimulatorState = {
    log: new SimulatorLog(receiver.channel, options.log ?? DEFAULT_LOG_LIMITS),
    faults: new FaultQueue(),
    maintenance: null,
  }
  const { clock = systemClock, delayMilliseconds = 0 } = options
  const simulation = { receiver, state, clock, delayMilliseconds }
  const server = http.createServer((incoming, response) => void serve(simulation, incoming, response))
  const port = await listen(server, options.port ?? 0)
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    received: (deliveryId) => state.log.received(deliveryId),
    deliveries: () => state.log.taken,
    nextRequest: () => state.log.nextRequest(),
    fail: (fault) => state.faults.add(fault),
    clearFaults: () => state.faults.clear(),
    setMaintenance: (maintenance) => (state.maintenance = maintenance),
    close: () => close(server),
  }
}

const BASE = 'http://127.0.0.1'

type Simulation = {
  readonly receiver: SimulatedReceiver
  readonly state: SimulatorState
  readonly clock: Clock
  readonly delayMilliseconds: number
}

const serve = async (
  simulation: Simulation,
  incoming: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> => {
  const url = URL.parse(incoming.url ?? '/', BASE) ?? new URL(BASE)
  const isControl = url.pathname.startsWith(CONTROL_PREFIX)
  const fault = isControl ? undefined : simulation.state.faults.takeFor(url.pathname)
  if (fault?.moment === 'before_reading') return serveUnread(simulation, incoming, url, fault, response)
  const request = await readRequest(incoming, url, simulation.receiver.bodyCapBytes)
  if (!request) return
  if (isControl) return send(response, answerControl(simulation.state, request))
  return serveRead(simulation, request, fault, response)
}

const serveUnread = (
  simulation: Simulation,
  incoming: http.IncomingMessage,
  url: URL,
  fault: Fault,
  response: http.ServerResponse,
): void => {
  const unread = {
    method: incoming.method ?? '',
    url,
    headers: incoming.headers,
    bytes: Buffer.alloc(0),
    body: '',
    oversized: false,
  }
  const logged = record(simulation, unread, traceOf(incoming.headers))
  commit(fault, { status: 0 }, logged, response)
}

const serveRead = async (
  simulation: Simulation,
  request: SimulatedRequest,
  queued: Fault | undefined,
  response: http.ServerResponse,
): Promise<void> => {
  const { receiver, state, delayMilliseconds } = simulation
  const deliveryId = receiver.findDeliveryId(request) ?? traceOf(request.headers)
  const logged = record(simulation, request, deliveryId)
  const fault = queued ?? findFault(simulation, request, deliveryId)
  if (fault?.moment === 'after_reading') return commit(fault, { status: 0 }, logged, response)
  if (delayMilliseconds > 0 && receiver.isDelivery(request)) await setTimeout(delayMilliseconds)
  const answer = await receiver.answer(request, state.log.taken.get(deliveryId ?? '') ?? 0)
  if (answer.taken === true && deliveryId !== null) state.log.take(deliveryId)
  if (fault) return commit(fault, answer, logged, response)
  logged.answered(answer.status)
  send(response, answer)
}

const findFault = (
  { receiver, state }: Simulation,
  request: SimulatedRequest,
  deliveryId: string | null,
): Fault | undefined => {
  if (state.maintenance !== null)
    return {
      answer: 503,
      moment: 'after_reading',
      retry_after: String(state.maintenance.retry_after_seconds),
    }
  return receiver.isDelivery(request) ? state.faults.takeProvoked(request.body, deliveryId) : undefined
}

const record = (
  { state, clock }: Simulation,
  request: SimulatedRequest,
  deliveryId: string | null,
): LoggedRequest =>
  state.log.add(
    {
      at: clock().toISOString(),
      method: request.method,
      path: redactKey(request.url),
      content_type: request.headers['content-type'] ?? null,
      body: request.body,
    },
    deliveryId,
    request.bytes.length,
  )

/** Carries out the fault. An answer that was cut keeps the status that the receiver meant to give. */
const commit = (
  fault: Fault,
  answer: SimulatedAnswer,
  logged: LoggedRequest,
  response: http.ServerResponse,
): void => {
  if (fault.answer === 'hang') return
  if (fault.answer === 'reset') return void response.socket?.resetAndDestroy()
  if (fault.answer === 'cut') return cut(response, answer.status || 200, fault.body ?? answer.body ?? '')
  logged.answered(fault.answer)
  const headers = fault.retry_after === undefined ? {} : { 'retry-after': fault.retry_after }
  send(response, { status: fault.answer, headers, body: fault.body ?? describeStatus(fault.answer) })
}

const describeStatus = (status: number): string => http.STATUS_CODES[status] ?? ''

const send = (response: http.ServerResponse, { status, headers, body = '' }: SimulatedAnswer): void => {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

const cut = (response: http.ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) + 100 })
  response.write(body.slice(0, body.length / 2) || ' ', () => response.socket?.destroy())
}

const traceOf = (headers: http.IncomingHttpHeaders): string | null => {
  const trace = headers[TRACE_HEADER]
  return typeof trace === 'string' ? trace : null
}

/** Receivers want the key in the address; no stored or shown address may hold it. */
const redactKey = (url: URL): string =>
  (url.pathname + url.search).replace(/([?&]api_?key=)[^&]*/gi, '$1REDACTED')

const readRequest = (
  incoming: http.IncomingMessage,
  url: URL,
  capBytes: number,
): Promise<SimulatedRequest | undefined> => {
  const { promise, resolve } = Promise.withResolvers<SimulatedRequest | undefined>()
  const chunks: Buffer[] = []
  let size = 0
  incoming.on('data', (chunk: Buffer) => {
    if (size <= capBytes) chunks.push(chunk)
    size += chunk.length
  })
  incoming.on('end', () => {
    const bytes = Buffer.concat(chunks).subarray(0, capBytes)
    const { method = '', headers } = incoming
    resolve({ method, url, headers, bytes, body: bytes.toString('utf8'), oversized: size > capBytes })
  })
  incoming.on('close', () => resolve(undefined))
  incoming.on('error', () => resolve(undefined))
  return promise
}

const listen = async (server: http.Server, port: number): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => resolve(undefined))
  await promise
  // A server that listens on a TCP port has an AddressInfo; the type also covers pipes and closed servers.
  return (server.address() as AddressInfo).port
}

const close = async (server: http.Server): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  server.close(() => resolve(undefined))
  server.closeAllConnections()
  await promise
}
