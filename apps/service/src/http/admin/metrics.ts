import { CHANNELS } from '@rotunda/contract'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Observe } from '../observe.ts'
import type { Settled } from '../../messages/index.ts'
import { MAIL_KINDS } from '../../people/index.ts'
import { addStateGauges, type MeasureState } from './state-gauges.ts'

export type MetricsNeeds = MeasureState & {
  /** Counts refused starts of processes with this data directory. */
  readonly countRefusedStarts: () => number
  /** Tries of this process to send mails, and the mails that it gave up. */
  readonly mailCounts: {
    readonly sent: number
    readonly failed: number
    readonly givenUp: ReadonlyMap<string, number>
  }
}

export type Metrics = {
  readonly registry: Registry
  readonly observe: Observe
  readonly accepted: (channel: string) => void
  readonly settled: (settled: Settled) => void
}

/** Prometheus adds the sixth bucket, of everything slower. */
const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5]
const WAITS = [1, 5, 15, 60, 300, 900, 3600, 6 * 3600, 24 * 3600, 5 * 24 * 3600]

/** Default gauges with names that end like those of counters, which `promtool check metrics` refuses. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`)

/** Makes the metrics for the operator. Labels are names of channels, routes and outcomes, never of people. */
export const makeMetrics = (needs: MetricsNeeds): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  addStateGauges(registry, needs)
  addRefusedStarts(registry, needs.countRefusedStarts)
  addMailCounters(registry, needs.mailCounts)
  const accepted = new Counter({
    name: 'rotunda_messages_accepted_total',
    help: 'Messages stored durably.',
    labelNames: ['channel'],
    registers: [registry],
  })
  return {
    registry,
    observe: makeObserve(registry),
    accepted: (channel) => {
      accepted.inc({ channel })
    },
    settled: makeSettledObserver(registry),
  }
}

/** Remembers each series: finding it by its labels takes longer than sending a ready answer. */
const makeObserve = (registry: Registry): Observe => {
  const durations = new Histogram({
    name: 'rotunda_http_request_duration_seconds',
    help: 'Time to answer, by operation and the role that answers it.',
    labelNames: ['role', 'operation'],
    buckets: SECONDS,
    registers: [registry],
  })
  const requests = new Counter({
    name: 'rotunda_http_requests_total',
    help: 'Answers by operation and class of status; 429 is a class of its own.',
    labelNames: ['role', 'operation', 'status'],
    registers: [registry],
  })
  const limited = makeLimited(registry)
  const duration = new Map<string, ReturnType<typeof durations.labels>>()
  const counts = new Map<string, ReturnType<typeof requests.labels>>()
  return ({ role, operation, status: code, seconds }) => {
    const key = `${role} ${operation}`
    const status = code === 429 ? '429' : `${Math.floor(code / 100)}xx`
    duration.getOrInsertComputed(key, () => durations.labels(role, operation)).observe(seconds)
    counts.getOrInsertComputed(`${status} ${key}`, () => requests.labels(role, operation, status)).inc()
    if (code === 429) limited.inc()
  }
}

/** Counts 429s without labels: a series that begins at its first refusal shows no increase. */
const makeLimited = (registry: Registry): Counter =>
  new Counter({
    name: 'rotunda_http_rate_limited_total',
    help: 'Requests refused because their key or address was over its limit.',
    registers: [registry],
  })

/**
 * Counts refused starts. A process that does not start serves no metrics, so it is counted on disk and reported by
 * running processes.
 */
const addRefusedStarts = (registry: Registry, count: () => number): void => {
  const refused: Counter = new Counter({
    name: 'rotunda_starts_refused_total',
    help: 'Starts that ended with a fault of the settings, the secrets or the database, by any process with this data directory.',
    registers: [registry],
    collect: () => {
      refused.reset()
      refused.inc(count())
    },
  })
}

const addMailCounters = (registry: Registry, counts: MetricsNeeds['mailCounts']): void => {
  const tries: Counter = new Counter({
    name: 'rotunda_mail_tries_total',
    help: 'Tries to hand a mail to the server, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => {
      tries.reset()
      tries.inc({ outcome: 'sent' }, counts.sent)
      tries.inc({ outcome: 'failed' }, counts.failed)
    },
  })
  const givenUp: Counter = new Counter({
    name: 'rotunda_mail_given_up_total',
    help: 'Mails that were never sent: the server refused them until their time was over.',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => {
      givenUp.reset()
      for (const kind of MAIL_KINDS) givenUp.inc({ kind }, counts.givenUp.get(kind) ?? 0)
    },
  })
}

/** Every kind of outcome; the compiler checks that the list is complete. */
const OUTCOMES = Object.keys({
  delivered: true,
  refused: true,
  deferred: true,
  closed: true,
  uncertain: true,
} satisfies Record<Settled['outcome']['kind'], true>)

const makeSettledObserver = (registry: Registry): Metrics['settled'] => {
  const outcomes = new Counter({
    name: 'rotunda_delivery_outcomes_total',
    help: 'Ended tries, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  })
  // Series begin at zero: for an alert, a series that begins with its first event has not increased.
  for (const channel of CHANNELS) for (const outcome of OUTCOMES) outcomes.inc({ channel, outcome }, 0)
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
