import { setImmediate } from 'node:timers/promises'
import { OUTCOMES, type DeliveryCounts } from '@rotunda/contract'
import { countSettled, type DeliveryMode, type SettledCount } from '../../messages/index.ts'
import type { Store } from '../../platform/index.ts'
import { STATUS_LIMITS } from '../limits.ts'

const DAYS = STATUS_LIMITS.deliveryDays.value
const DAY_MILLISECONDS = 86_400_000
/** The counts of today change. Those of a past day change only when an operator retries a message. */
const TODAY_KEPT_SECONDS = 60
const DAY_KEPT_SECONDS = 6 * 3600

type Kept = { readonly counts: readonly SettledCount[]; readonly until: number }

/**
 * Deliveries of the last days by channel, day and outcome. Each day is counted once and cached. Other work runs between
 * two days, because this is public and must not slow the queue.
 */
export const makeDeliveryCounts = (store: Store, mode: DeliveryMode): (() => Promise<DeliveryCounts>) => {
  const kept = new Map<number, Kept>()
  let underWay: Promise<DeliveryCounts> | undefined
  const countDay = async (start: number, now: number): Promise<readonly SettledCount[]> => {
    const known = kept.get(start)
    if (known !== undefined && known.until > now) return known.counts
    await setImmediate()
    const end = start + DAY_MILLISECONDS
    const counts = await countSettled(store, mode, { from: new Date(start), to: new Date(end) })
    kept.set(start, { counts, until: now + (end > now ? TODAY_KEPT_SECONDS : DAY_KEPT_SECONDS) * 1000 })
    return counts
  }
  const count = async (): Promise<DeliveryCounts> => {
    const now = (await store.now()).getTime()
    const today = now - (now % DAY_MILLISECONDS)
    const first = today - (DAYS - 1) * DAY_MILLISECONDS
    for (const start of kept.keys()) if (start < first) kept.delete(start)
    const data: DeliveryCounts['data'] = []
    for (let start = first; start <= today; start += DAY_MILLISECONDS)
      data.push(...toRows(dayOf(start), await countDay(start, now)))
    return { data, meta: { mode, from: dayOf(first), to: dayOf(today), as_of: new Date(now).toISOString() } }
  }
  return () =>
    (underWay ??= count().finally(() => {
      underWay = undefined
    }))
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const toRows = (day: string, counts: readonly SettledCount[]): DeliveryCounts['data'] =>
  counts.flatMap(({ channel, state, count }) => {
    const outcome = OUTCOMES.find((one) => one === state)
    return outcome === undefined ? [] : [{ day, channel, outcome, count }]
  })
