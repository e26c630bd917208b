import type { Log, Sealer, Store } from '../platform/index.ts'
import { claim } from './claim.ts'
import type { Channel, Delivery, Outcome } from './channel.ts'
import type { MessageEvent } from './log-events.ts'
import { findWindowEnd } from './maintenance.ts'
import { openRow } from './open-row.ts'
import { findPause } from './operate.ts'
import { settle } from './settle.ts'
import { giveUpPastDeadline, holdQueue, releaseDue, releaseHeldForChannel } from './sweep.ts'
import { NEVER, type DeliveryMode, type MessageRow, type MessageTables } from './tables.ts'
import { changeState } from './change-state.ts'

export type QueueNeeds = {
  readonly store: Store
  readonly sealer: Sealer
  readonly mode: DeliveryMode
  readonly log: Log<MessageEvent>
  /** Names this process in its leases. */
  readonly owner: string
  /** In [0, 1). */
  readonly random: () => number
  /** Told after each outcome is on the disk. */
  readonly onOutcome: (settled: Settled) => void
}

type Turn = {
  /** Nothing more can be started until a try ends. */
  readonly full: boolean
  /** When the receiver's rates allow more; undefined when they are not what holds the queue up. */
  readonly nextAt: Date | undefined
}

export type Settled = { readonly row: MessageRow; readonly outcome: Outcome; readonly at: Date }

/** Held, released and expired messages are looked after this often; what is ready is looked for at every turn. */
const TIDY_MILLISECONDS = 1000

/** One channel's part of the queue: takes what is ready, hands it to the channel, writes down what came of it. */
export class ChannelQueue {
  readonly #needs: QueueNeeds
  readonly #channel: Channel
  readonly #abort = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  #tidiedAt = 0

  constructor(needs: QueueNeeds, channel: Channel) {
    this.#needs = needs
    this.#channel = channel
  }

  get underWay(): number {
    return this.#underWay.size
  }

  /** Starts as many tries as there is room for. */
  async turn(): Promise<Turn> {
    const { store, mode, owner } = this.#needs
    const { name, profile } = this.#channel
    const now = await store.now()
    if (!(await this.#isOpen(now))) return { full: false, nextAt: undefined }
    const limit = profile.concurrency - this.#underWay.size
    if (limit <= 0) return { full: true, nextAt: undefined }
    const { rows, nextAt } = await claim(store, {
      mode,
      channel: name,
      profile,
      owner,
      limit,
      now: now.getTime(),
    })
    for (const row of rows) this.#start(row)
    return { full: rows.length === limit, nextAt: nextAt > now.getTime() ? new Date(nextAt) : undefined }
  }

  /** Resolves when one of the tries that are under way has ended; at once when none is. */
  async nextEnd(): Promise<void> {
    if (this.#underWay.size > 0) await Promise.race(this.#underWay)
  }

  async allEnded(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Gives up what is under way; each message says honestly how far it came. */
  abort(): void {
    this.#abort.abort()
  }

  /** False while the channel is paused or its receiver is in maintenance: then its queue is held, a step a turn. */
  async #isOpen(now: Date): Promise<boolean> {
    const { store, mode } = this.#needs
    const queue = { mode, channel: this.#channel.name }
    const at = now.getTime()
    const tidy = at - this.#tidiedAt >= TIDY_MILLISECONDS || at < this.#tidiedAt
    if (tidy) {
      this.#tidiedAt = at
      const late = await giveUpPastDeadline(store, queue, at)
      for (const message_id of late) this.#needs.log.warn('delivery.deadline.passed', { message_id })
    }
    const pause = await findPause(store, mode, queue.channel)
    if (pause !== undefined) {
      const reason = `The channel is paused: ${pause.reason}`
      await holdQueue(store, queue, { heldFor: 'channel', reason, at })
      return false
    }
    const end = findWindowEnd(this.#channel.profile.windows, now)
    if (end !== undefined) {
      const reason = `The receiver's gateway is in maintenance until ${end.toISOString()}.`
      await holdQueue(store, queue, { heldFor: 'window', reason, at, until: end.getTime() })
      return false
    }
    if (tidy) await Promise.all([releaseDue(store, queue, at), releaseHeldForChannel(store, queue, at)])
    return true
  }

  #start(row: MessageRow): void {
    const { log } = this.#needs
    const attempt = this.#try(row).catch((cause: unknown) => {
      // The outcome could not be written. The lease runs out, and the message is then reported as uncertain.
      log.error('queue.fault', { message_id: row.id, err: asError(cause) })
    })
    this.#underWay.add(attempt)
    void attempt.then(() => this.#underWay.delete(attempt))
  }

  async #try(row: MessageRow): Promise<void> {
    const delivery = await this.#open(row)
    if (delivery === undefined) return
    const outcome = await this.#deliver(delivery, row)
    const at = await this.#needs.store.now()
    const { store, random } = this.#needs
    const { profile } = this.#channel
    const settled = await settle(store, { row, outcome, profile, at: at.getTime(), random: random() })
    this.#report(row, outcome, settled)
    if (settled) this.#needs.onOutcome({ row, outcome, at })
  }

  /** A text that cannot be unsealed was not sent: it waits for the key to come back. */
  async #open(row: MessageRow): Promise<Delivery | undefined> {
    try {
      return openRow(row, this.#needs.sealer)
    } catch (cause) {
      this.#needs.log.error('delivery.fault', { message_id: row.id, err: asError(cause) })
      const at = (await this.#needs.store.now()).getTime()
      const reason = 'Its text cannot be opened with the sealing keys of this process. Nothing was sent.'
      await this.#needs.store.write<MessageTables, unknown>((trx) =>
        changeState(trx, [row.id], {
          event: 'hold',
          reason,
          at,
          set: { due_at: NEVER, held_for: 'operator' },
        }),
      )
      return undefined
    }
  }

  /** A fault in a channel's own code leaves us not knowing whether the message left: that is said, and logged. */
  async #deliver(delivery: Delivery, row: MessageRow): Promise<Outcome> {
    try {
      return await this.#channel.deliver(delivery, this.#abort.signal)
    } catch (cause) {
      this.#needs.log.error('delivery.fault', { message_id: row.id, err: asError(cause) })
      return { kind: 'uncertain', reason: 'A fault in this service stopped the try.', alarm: true }
    }
  }

  #report(row: MessageRow, outcome: Outcome, settled: boolean): void {
    const { log } = this.#needs
    const ids = {
      message_id: row.id,
      delivery_id: row.delivery_id,
      channel: row.channel,
      attempt: row.attempts,
    }
    log.info(`delivery.attempt.${outcome.kind}`, ids)
    if (!settled) log.error('delivery.outcome.too_late', { ...ids, outcome: outcome.kind })
    if (outcome.kind === 'uncertain' && outcome.alarm === true) log.error('delivery.alarm', ids)
    if (outcome.kind === 'closed') log.error('channel.paused', { channel: row.channel })
  }
}

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)))
