import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { ChannelName } from '@rotunda/contract'
import { logFault } from '../platform/store/index.ts'
import type { Channel } from './channel.ts'
import { leaseSeconds } from './claim.ts'
import { WatchedClock } from './watched-clock.ts'
import { followClock } from './follow-clock.ts'
import { ChannelQueue, type QueueNeeds, type Settled } from './channel-queue.ts'
import { findHeartbeat, writeHeartbeat } from './heartbeat.ts'
import { purge } from './purge.ts'
import { reportEnded } from './report-ended.ts'
import type { Retention } from './retention.ts'
import { giveUpLostLeases } from './sweep.ts'
import { DELIVERY_LIMITS, MESSAGE_LIMITS } from './limits.ts'

export type WorkerNeeds = Omit<QueueNeeds, 'onOutcome' | 'now' | 'mayEnd'> & {
  /** By default, the worker's own. */
  readonly watchedClock?: WatchedClock
  readonly channels: Readonly<Record<ChannelName, Channel>>
  readonly retention: Retention
  /** Replaces the waits of a purge in tests. */
  readonly rest?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const LOOK_MILLISECONDS = DELIVERY_LIMITS.lookMilliseconds.value
const LEASES_MILLISECONDS = 1000
const PURGE_MILLISECONDS = DELIVERY_LIMITS.purgeHours.value * 3_600_000
const HEARTBEAT_MILLISECONDS = DELIVERY_LIMITS.heartbeatSeconds.value * 1000
const REPEAT_MILLISECONDS = 10 * 60 * 1000

type Chore = { readonly every: number; readonly work: () => Promise<void> }

type WorkerTasks = { readonly delivers?: boolean; readonly purges?: boolean }

/** Delivers the queued messages of every channel until it is stopped. Any number of workers may share a store. */
export class DeliveryWorker {
  readonly #needs: WorkerNeeds
  readonly #watchedClock: WatchedClock
  readonly #queues: ReadonlyMap<ChannelName, ChannelQueue>
  /** Callers who wait for the outcome of one message. */
  readonly waitingRoom = new WaitingRoom()
  readonly #signals = new EventEmitter<{ wake: []; settled: [Settled] }>()
  readonly #stop = new AbortController()
  #running: Promise<unknown> = Promise.resolve()
  /** Counts wake-ups, so one that arrives during a pass is not lost. */
  #wakes = 0
  /** Last logged fault, and the time until which it is not logged again. */
  #outage: { readonly reason: string | undefined; readonly quietUntil: number } | undefined

  constructor(needs: WorkerNeeds) {
    this.#needs = needs
    this.#watchedClock = needs.watchedClock ?? new WatchedClock(needs.monotonic)
    const queueNeeds = {
      ...needs,
      now: () => this.#now(),
      mayEnd: () => this.#watchedClock.mayEnd(),
      onOutcome: (settled: Settled) => {
        this.waitingRoom.call(settled.row.id)
        this.#signals.emit('settled', settled)
      },
    }
    this.#queues = new Map(
      Object.values(needs.channels).map((channel) => [channel.name, new ChannelQueue(queueNeeds, channel)]),
    )
  }

  /** Calls the listener with every outcome, for metrics. */
  onSettled(listener: (settled: Settled) => void): () => void {
    this.#signals.on('settled', listener)
    return () => this.#signals.off('settled', listener)
  }

  /** Starts to deliver, to purge, or both. */
  start({ delivers = true, purges = true }: WorkerTasks = {}): void {
    const loops = delivers ? [...this.#queues.values()].map((queue) => this.#serve(queue)) : []
    this.#running = Promise.all([...loops, this.#keepHouse({ delivers, purges })])
  }

  /** Announces that a message is ready. */
  wake(): void {
    this.#wakes += 1
    this.#signals.emit('wake')
  }

  /** Starts no new tries, gives running ones `graceSeconds` to end, then aborts them. */
  async stop(graceSeconds: number): Promise<void> {
    this.#stop.abort()
    const ended = this.#allEnded()
    const grace = new AbortController()
    await Promise.race([
      ended,
      setTimeout(graceSeconds * 1000, undefined, { signal: grace.signal }).catch(() => undefined),
    ])
    grace.abort()
    for (const queue of this.#queues.values()) queue.abort()
    await ended
  }

  /** A pass that was claiming messages when the stop came may still start tries, so the loops end first. */
  async #allEnded(): Promise<void> {
    await this.#running
    for (const queue of this.#queues.values()) await queue.allEnded()
  }

  /** Runs one pass of everything to its end, for tests and for the operator. */
  async runOnce(): Promise<void> {
    await this.#tidy()
    for (const queue of this.#queues.values()) await queue.turn()
    for (const queue of this.#queues.values()) await queue.allEnded()
  }

  get underWay(): number {
    return [...this.#queues.values()].reduce((sum, queue) => sum + queue.underWay, 0)
  }

  async #serve(queue: ChannelQueue): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const wakes = this.#wakes
      const turn = await queue.turn().catch((cause: unknown) => this.#report(cause))
      if (turn?.full === true) await queue.nextEnd()
      else if (wakes === this.#wakes) await this.#rest(queue, turn?.restMilliseconds ?? 0)
    }
  }

  /** Waits until something may have changed: a new message, an ended try, a free permit, or the next look. */
  async #rest(queue: ChannelQueue, restMilliseconds: number): Promise<void> {
    const done = new AbortController()
    const signal = AbortSignal.any([done.signal, this.#stop.signal])
    const milliseconds = Math.min(LOOK_MILLISECONDS, restMilliseconds > 0 ? restMilliseconds : Infinity)
    const waits: Promise<unknown>[] = [
      setTimeout(milliseconds, undefined, { signal }),
      once(this.#signals, 'wake', { signal }),
    ]
    if (queue.underWay > 0) waits.push(queue.nextEnd())
    // Each wait rejects when it is cancelled.
    await Promise.race(waits.map((wait) => wait.catch(() => undefined)))
    done.abort()
  }

  async #keepHouse({ delivers, purges }: WorkerTasks): Promise<void> {
    await this.#findStepBefore().catch((cause: unknown) => this.#report(cause))
    const chores = [
      { every: LEASES_MILLISECONDS, work: () => this.#tidy(), isDone: delivers },
      { every: HEARTBEAT_MILLISECONDS, work: () => this.#beat(), isDone: delivers },
      { every: PURGE_MILLISECONDS, work: () => this.#purge(), isDone: purges },
    ]
    await Promise.all(chores.filter(({ isDone }) => isDone === true).map((chore) => this.#repeat(chore)))
  }

  /** Each chore has a loop of its own: a purge may take an hour, and leases end meanwhile. */
  async #repeat({ every, work }: Chore): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      await work().catch((cause: unknown) => this.#report(cause))
      await setTimeout(every, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Returns the store's time, after bringing forward the messages that waited by a clock that was set back. */
  async #now(): Promise<Date> {
    const { now, step } = await this.#watchedClock.look(() => this.#needs.store.now())
    if (step !== 0) await this.#followStep(step, now)
    return now
  }

  /** Detects a clock that was set back while the process was down: the last heartbeat is then in the future. */
  async #findStepBefore(): Promise<void> {
    const { store, mode } = this.#needs
    const [written, now] = [await findHeartbeat(store, mode), await store.now()]
    const step = written === undefined ? 0 : this.#watchedClock.noteBehind(now, written)
    if (step !== 0) await this.#followStep(step, now)
  }

  async #followStep(step: number, now: Date): Promise<void> {
    const { store, mode, log, channels } = this.#needs
    const seconds = Math.round(Math.abs(step) / 1000)
    if (step > 0) return log.error('clock.set_forward', { seconds, now: now.toISOString() })
    const leases = Object.values(channels).map(({ profile }) => leaseSeconds(profile))
    const leaseMilliseconds = Math.max(...leases) * 1000
    const moved = await followClock(store, { mode, at: now.getTime(), leaseMilliseconds })
    log.error('clock.set_back', { seconds, now: now.toISOString(), messages: moved })
  }

  async #tidy(): Promise<void> {
    const { store, log } = this.#needs
    const now = await this.#now()
    if (!this.#watchedClock.mayEnd()) return
    const lost = await giveUpLostLeases(store, now.getTime())
    reportEnded(log, lost)
    for (const { id, delivery_id } of lost) log.error('delivery.lease.lost', { message_id: id, delivery_id })
  }

  async #beat(): Promise<void> {
    const { store, mode } = this.#needs
    await writeHeartbeat(store, mode, await this.#now())
  }

  async #purge(): Promise<void> {
    const { store, retention, log, rest, monotonic } = this.#needs
    const now = await this.#now()
    if (!this.#watchedClock.mayEnd()) return
    const { signal } = this.#stop
    const count = await purge(store, retention, now, {
      signal,
      ...(rest && { rest }),
      ...(monotonic && { monotonic }),
    })
    if (count > 0) log.info('messages.purged', { count })
  }

  /**
   * Logs a fault such as a database that is away; the next pass tries again. An outage is one line, and one more every
   * ten minutes.
   */
  #report(cause: unknown): undefined {
    const facts = logFault(cause)
    const reason = 'reason' in facts ? facts.reason : undefined
    const now = performance.now()
    if (reason !== undefined && reason === this.#outage?.reason && now < this.#outage.quietUntil) return
    this.#outage = { reason, quietUntil: now + REPEAT_MILLISECONDS }
    this.#needs.log.error('queue.fault', facts)
    return undefined
  }
}

const MOST_WAITERS = MESSAGE_LIMITS.waitingSenders.value

/** A caller that waits for a message's outcome. */
type Waiter = {
  /** Aborts when an outcome of this process is on the disk. */
  readonly ended: AbortSignal
  leave(): void
}

/** Callers who wait for outcomes, by the id of their message. */
class WaitingRoom {
  readonly #waiting = new Map<string, Set<AbortController>>()
  #count = 0

  /** Undefined when the room is full. */
  enter(id: string): Waiter | undefined {
    if (this.#count >= MOST_WAITERS) return undefined
    this.#count += 1
    const own = new AbortController()
    const others = this.#waiting.get(id) ?? new Set()
    this.#waiting.set(id, others.add(own))
    const leave = () => {
      if (!others.delete(own)) return
      this.#count -= 1
      if (others.size === 0) this.#waiting.delete(id)
    }
    return { ended: own.signal, leave }
  }

  call(id: string): void {
    for (const waiter of this.#waiting.get(id) ?? []) waiter.abort()
  }
}
