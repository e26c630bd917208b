import type { Log, Store } from '../platform/index.ts'
import type { Channel } from './channel.ts'
import type { MessageEvent } from './log-events.ts'
import { findWindowEnd } from './maintenance.ts'
import { findPause } from './pause.ts'
import { reportEnded } from './report-ended.ts'
import { giveUpPastDeadline, holdQueue, releaseDue, releaseHeldForChannel } from './sweep.ts'
import type { DeliveryMode } from './tables.ts'

type GateNeeds = {
  readonly store: Store
  readonly mode: DeliveryMode
  readonly log: Log<MessageEvent>
  /** True if the clock can be trusted to end messages or delete texts for good. */
  readonly mayEnd: () => boolean
}

/** Interval between sweeps for due, resumed and expired messages. Every pass looks for ready messages. */
const TIDY_MILLISECONDS = 1000
/** Shortest wait for which a queue is held. Holding and releasing messages costs writes. */
const HOLD_MILLISECONDS = 60_000

/** Holds the messages of one channel while it may not send, and releases them afterwards. */
export class QueueGate {
  readonly #needs: GateNeeds
  readonly #channel: Channel
  #tidiedAt = 0

  constructor(needs: GateNeeds, channel: Channel) {
    this.#needs = needs
    this.#channel = channel
  }

  /** Milliseconds until sending is allowed: 0 if it is allowed now, Infinity if a person has to allow it. */
  async closedFor(now: Date): Promise<number> {
    const at = now.getTime()
    const tidy = at - this.#tidiedAt >= TIDY_MILLISECONDS || at < this.#tidiedAt
    if (tidy) {
      this.#tidiedAt = at
      if (this.#needs.mayEnd()) await this.#giveUpLate(at)
    }
    const closed = (await this.#pausedFor(now)) || (await this.#inMaintenanceFor(now))
    if (closed > 0) return closed
    const { store } = this.#needs
    if (tidy)
      await Promise.all([releaseDue(store, this.#queue, at), releaseHeldForChannel(store, this.#queue, at)])
    return 0
  }

  get #queue() {
    return { mode: this.#needs.mode, channel: this.#channel.name }
  }

  async #giveUpLate(at: number): Promise<void> {
    const { store, log } = this.#needs
    const late = await giveUpPastDeadline(store, this.#queue, at)
    reportEnded(log, late)
    for (const { id, delivery_id } of late)
      log.warn('delivery.deadline.passed', { message_id: id, delivery_id })
  }

  async #pausedFor(now: Date): Promise<number> {
    const { store, mode } = this.#needs
    const pause = await findPause(store, mode, this.#channel.name, now)
    if (pause === undefined) return 0
    const at = now.getTime()
    if (pause.until === undefined) {
      const reason = `The channel is paused: ${pause.reason}`
      await holdQueue(store, this.#queue, { heldFor: 'channel', reason, at })
      return Infinity
    }
    const until = pause.until.getTime()
    const reason = `The receiver asked to wait until ${pause.until.toISOString()}: ${pause.reason}`
    if (until - at >= HOLD_MILLISECONDS)
      await holdQueue(store, this.#queue, { heldFor: 'receiver', reason, at, until })
    return until - at
  }

  async #inMaintenanceFor(now: Date): Promise<number> {
    const end = findWindowEnd(this.#channel.profile.windows, now)
    if (end === undefined) return 0
    const [at, until] = [now.getTime(), end.getTime()]
    const reason = `The receiver's gateway is in maintenance until ${end.toISOString()}.`
    await holdQueue(this.#needs.store, this.#queue, { heldFor: 'window', reason, at, until })
    return until - at
  }
}
