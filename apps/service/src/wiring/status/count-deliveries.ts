import { setImmediate } from 'node:timers/promises'
import { OUTCOMES, type DeliveryCounts } from '@rotunda/contract'
import { countSettled, type DeliveryMode, type SettledCount } from '../../messages/index.ts'
import type { Store } from '../../platform/index.ts'
import { STATUS_LIMITS } from '../limits.ts'

const DAYS = STATUS_LIMITS.deliveryDays.value
const DAY_MILLISECONDS = 86_400_000
const HOUR_MILLISECONDS = 3_600_000
/** The counts of a past slice change only when an operator retries a message. */
const PRESENT_KEPT_SECONDS = 60
const PAST_KEPT_SECONDS = 6 * 3600

type Kept = { readonly counts: readonly SettledCount[]; readonly end: number; readonly until: number }

/**
 * Deliveries of the last days by channel, day and outcome. Each slice is counted once and cached. Other work runs between
 * two slices, because this is public and must not slow the queue: SQLite counts on this thread, so its slices are hours.
 */
export const makeDeliveryCounts = (store: Store, mode: DeliveryMode): (() => Promise<DeliveryCounts>) => {
  const kept = new Map<number, Kept>()
  let underWay: Promise<DeliveryCounts> | undefined
  const countSlice = async (start: number, end: number, now: number): Promise<readonly SettledCount[]> => {
    const known = kept.get(start)
    if (known?.end === end && known.until > now) return known.counts
    await setImmediate()
    const counts = await countSettled(store, mode, { from: new Date(start), to: new Date(end) })
    // A message that ended at the last moment of a slice may be committed after it.
    const isPast = end + PRESENT_KEPT_SECONDS * 1000 <= now
    const seconds = isPast ? PAST_KEPT_SECONDS : PRESENT_KEPT_SECONDS
    kept.set(start, { counts, end, until: now + seconds * 1000 })
    return counts
  }
  const countDay = async (start: number, now: number): Promise<SettledCount[]> => {
    const slice =
      store.engine === 'sqlite' || start + DAY_MILLISECONDS > now ? HOUR_MILLISECONDS : DAY_MILLISECONDS
    const counts: SettledCount[] = []
    for (let from = start; from < Math.min(start + DAY_MILLISECONDS, now + 1); from += slice)
      counts.push(...(await countSlice(from, from + slice, now)))
    return addUp(counts)
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

const addUp = (counts: readonly SettledCount[]): SettledCount[] => {
  const sums = new Map<string, SettledCount>()
  for (const { channel, state, count } of counts) {
    const key = `${channel} ${state}`
    sums.set(key, { channel, state, count: count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const toRows = (day: string, counts: readonly SettledCount[]): DeliveryCounts['data'] =>
  counts.flatMap(({ channel, state, count }) => {
    const outcome = OUTCOMES.find((one) => one === state)
    return outcome === undefined ? [] : [{ day, channel, outcome, count }]
  })
