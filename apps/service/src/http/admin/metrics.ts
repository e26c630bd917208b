import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { CHANNELS } from '@rotunda/contract'
import type { Observe } from '../observe.ts'
import type { QueueDepth, Settled } from '../../messages/index.ts'
import { addStateGauges, type MeasureState } from './state-gauges.ts'

export type Metrics = {
  readonly registry: Registry
  readonly observe: Observe
  readonly accepted: (channel: string) => void
  readonly settled: (settled: Settled) => void
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const WAITS = [1, 5, 15, 60, 300, 900, 3600, 6 * 3600, 24 * 3600, 5 * 24 * 3600]

/** What the operator watches. Labels are names of channels, routes and outcomes: nothing of any person. */
export const makeMetrics = ({ measureQueue, ...state }: MetricsNeeds): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addStateGauges(registry, state)
  const requests = new Histogram({
    name: 'rotunda_http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const accepted = new Counter({
    name: 'rotunda_messages_accepted_total',
    help: 'Messages stored durably.',
    labelNames: ['channel'],
    registers: [registry],
  })
  const measure = shareUnderWay(measureQueue)
  addQueueGauge(registry, measure, QUEUE_DEPTH, ({ count }) => count)
  addQueueGauge(registry, measure, QUEUE_AGE, ({ oldestSeconds }) => oldestSeconds)
  return {
    registry,
    observe: makeObserve(requests, makeLimited(registry)),
    accepted: (channel) => {
      accepted.inc({ channel })
    },
    settled: makeSettledObserver(registry),
  }
}

/** A series is found once: finding it by its labels takes longer than writing a page that is kept. */
const makeObserve = (
  requests: Histogram<'method' | 'route' | 'status'>,
  limited: Counter<'route'>,
): Observe => {
  const series = new Map<string, ReturnType<typeof requests.labels>>()
  return ({ method, route, status, seconds }) => {
    const key = `${method} ${route} ${status}`
    const known = series.get(key)
    const found = known ?? requests.labels({ method, route, status })
    if (known === undefined) series.set(key, found)
    found.observe(seconds)
    if (status === 429) limited.inc({ route })
  }
}

const makeLimited = (registry: Registry): Counter<'route'> =>
  new Counter({
    name: 'rotunda_http_rate_limited_total',
    help: 'Requests that were refused since their key or address was over its limit.',
    labelNames: ['route'],
    registers: [registry],
  })

const makeSettledObserver = (registry: Registry): Metrics['settled'] => {
  const outcomes = new Counter({
    name: 'rotunda_delivery_outcomes_total',
    help: 'Ended tries, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  })
  const latency = new Histogram({
    name: 'rotunda_delivery_duration_seconds',
    help: 'From acceptance to delivery.',
    labelNames: ['channel'],
    buckets: WAITS,
    registers: [registry],
  })
  return ({ row: { channel, accepted_at }, outcome, at }) => {
    outcomes.inc({ channel, outcome: outcome.kind })
    if (outcome.kind === 'delivered') latency.observe({ channel }, (at.getTime() - accepted_at) / 1000)
  }
}

type MeasureQueue = () => Promise<readonly QueueDepth[]>
export type MetricsNeeds = MeasureState & { readonly measureQueue: MeasureQueue }

/** Both gauges are read at once: one measurement serves them. */
const shareUnderWay = (measureQueue: MeasureQueue): MeasureQueue => {
  let underWay: ReturnType<MeasureQueue> | undefined
  return () => (underWay ??= measureQueue().finally(() => (underWay = undefined)))
}

/** Measured when it is read: a queue that nobody watches costs nothing. */
const addQueueGauge = (
  registry: Registry,
  measureQueue: MeasureQueue,
  described: { readonly name: string; readonly help: string },
  valueOf: (depth: QueueDepth) => number,
): void => {
  const gauge = new Gauge({
    ...described,
    labelNames: ['channel', 'state'],
    registers: [registry],
    collect: async () => {
      const depths = await measureQueue()
      // A series that was there once stays: zero is not the same as nothing.
      for (const channel of CHANNELS) for (const state of WAITING) gauge.set({ channel, state }, 0)
      for (const depth of depths) gauge.set({ channel: depth.channel, state: depth.state }, valueOf(depth))
    },
  })
}

const WAITING = ['queued', 'held', 'sending'] as const

const QUEUE_DEPTH = {
  name: 'rotunda_queue_depth',
  help: 'Messages not yet settled, by destination kind and state.',
}
const QUEUE_AGE = {
  name: 'rotunda_queue_oldest_seconds',
  help: 'Age of the oldest message not yet settled, by destination kind and state.',
}
