import { setTimeout } from 'node:timers/promises'
import type { Destination } from '../destinations/index.ts'
import { asError, Refusal, type Log, type Sealer, type Store } from '../platform/index.ts'
import { logFault } from '../platform/store/index.ts'
import { claim, leaseSeconds } from './claim.ts'
import type { Channel, Delivery, Outcome } from './channel.ts'
import type { MessageEvent } from './log-events.ts'
import { HELD_REASONS } from './operate.ts'
import { openRow } from './open-row.ts'
import { pauseChannel } from './pause.ts'
import { QueueGate } from './queue-gate.ts'
import { settle } from './settle.ts'
import { NEVER, type DeliveryMode, type MessageRow, type MessageTables } from './tables.ts'
import { changeState, type Change, type Changed } from './change-state.ts'
import { reportEnded } from './report-ended.ts'
import { DELIVERY_LIMITS } from './limits.ts'

export type QueueNeeds = {
  readonly store: Store
  readonly sealer: Sealer
  readonly mode: DeliveryMode
  readonly log: Log<MessageEvent>
  /** In [0, 1). */
  readonly random: () => number
  /** Milliseconds on a clock that is never set; by default the process's own. */
  readonly monotonic?: () => number
  /** Returns the store's time, after messages were adjusted to any step of the clock. */
  readonly now: () => Promise<Date>
  /** True if the clock can be trusted to end messages or delete texts for good. */
  readonly mayEnd: () => boolean
  /** Finds why a message to a person may not go to its destination at this moment; undefined if it may. */
  readonly findDeparture: (wanted: unknown, destination: Destination) => Promise<string | undefined>
  /** Called after each outcome is on the disk. */
  readonly onOutcome: (settled: Settled) => void
}

type Turn = {
  /** No more tries can start until one ends. */
  readonly full: boolean
  /** Milliseconds until the receiver allows more tries; 0 if unknown. */
  readonly restMilliseconds: number
}

export type Settled = { readonly row: MessageRow; readonly outcome: Outcome; readonly at: Date }

const DOUBTS_THAT_PAUSE = DELIVERY_LIMITS.doubtsThatPause.value

const elapsedMilliseconds = (): number => performance.now()

/** Serves one channel's part of the queue: claims ready messages, hands them to the channel, records the outcomes. */
export class ChannelQueue {
  readonly #needs: QueueNeeds
  readonly #channel: Channel
  readonly #abort = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  readonly #gate: QueueGate
  #doubts = 0

  constructor(needs: QueueNeeds, channel: Channel) {
    this.#needs = needs
    this.#channel = channel
    this.#gate = new QueueGate(needs, channel)
  }

  get underWay(): number {
    return this.#underWay.size
  }

  /** Starts as many tries as there is room for. */
  async turn(): Promise<Turn> {
    const { store, mode } = this.#needs
    const { name, profile } = this.#channel
    // The local clock is read first, so that the lease ends in this process before it ends in the database.
    const startBy = this.#elapsed() + (leaseSeconds(profile) - profile.timeoutSeconds) * 1000
    const now = await this.#needs.now()
    const closedFor = await this.#gate.closedFor(now)
    if (closedFor > 0) return { full: false, restMilliseconds: closedFor }
    const limit = profile.concurrency - this.#underWay.size
    if (limit <= 0) return { full: true, restMilliseconds: 0 }
    const request = { mode, channel: name, profile, limit, now: now.getTime() }
    const { rows, nextAt } = await claim(store, request)
    for (const row of rows) this.#start(row, () => this.#elapsed() < startBy)
    return { full: rows.length === limit, restMilliseconds: nextAt - now.getTime() }
  }

  /** Resolves when one of the running tries has ended; at once when none is running. */
  async nextEnd(): Promise<void> {
    if (this.#underWay.size > 0) await Promise.race(this.#underWay)
  }

  async allEnded(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  /** Aborts the running tries. Each outcome still says whether its message may have been sent. */
  abort(): void {
    this.#abort.abort()
  }

  #elapsed(): number {
    return (this.#needs.monotonic ?? elapsedMilliseconds)()
  }

  /** `mayStart` is true while a try that begins now would end within its lease. */
  #start(row: MessageRow, mayStart: () => boolean): void {
    const { log } = this.#needs
    const attempt = this.#try(row, mayStart).catch((cause: unknown) => {
      // The outcome could not be written. The lease runs out, and the message is then reported as uncertain.
      log.error('queue.fault', { ...nameRow(row), ...logFault(cause) })
    })
    this.#underWay.add(attempt)
    void attempt.then(() => this.#underWay.delete(attempt))
  }

  async #try(row: MessageRow, mayStart: () => boolean): Promise<void> {
    const delivery = await this.#open(row)
    if (delivery === undefined) return
    const obstacle = await this.#findObstacle(delivery, row)
    if (typeof obstacle === 'string') return this.#keepBack(row, obstacle)
    const outcome = obstacle ?? (await this.#deliver({ ...delivery, mayStart }, row))
    const { at, changed } = await this.#untilWritten(row, () => this.#settle(row, outcome))
    const settled = changed.length > 0
    this.#report(row, outcome, settled)
    reportEnded(this.#needs.log, changed)
    if (settled) this.#needs.onOutcome({ row, outcome, at })
    await this.#watchDoubts(outcome)
  }

  #untilWritten<Result>(row: MessageRow, write: () => Promise<Result>): Promise<Result> {
    return untilWritten(write, {
      signal: this.#abort.signal,
      onFault: (cause) => this.#needs.log.error('queue.fault', { ...nameRow(row), ...logFault(cause) }),
    })
  }

  async #settle(row: MessageRow, outcome: Outcome): Promise<{ at: Date; changed: Changed[] }> {
    const { store, random } = this.#needs
    const at = await this.#needs.now()
    // Days that a clock skipped were not days of trying.
    const giveUpAfterSeconds = this.#needs.mayEnd() ? this.#channel.profile.giveUpAfterSeconds : Infinity
    const profile = { ...this.#channel.profile, giveUpAfterSeconds }
    return { at, changed: await settle(store, { row, outcome, profile, at: at.getTime(), random: random() }) }
  }

  /**
   * Pauses the channel after several uncertain outcomes in a row, until a person has looked. In an outage, each further
   * try would leave another message uncertain.
   */
  async #watchDoubts(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'deferred' && !outcome.sent) return
    if (outcome.kind === 'uncertain' && outcome.stalled === true) return
    // A try aborted because this process stops says nothing about the receiver.
    this.#doubts = outcome.kind === 'uncertain' && !this.#abort.signal.aborted ? this.#doubts + 1 : 0
    if (outcome.kind !== 'uncertain' || this.#doubts < DOUBTS_THAT_PAUSE) return
    const { store, mode, log } = this.#needs
    const channel = this.#channel.name
    const reason = `It is unknown whether the last ${this.#doubts} messages arrived. ${outcome.reason}`
    await pauseChannel(store, { mode, channel, reason, at: await this.#needs.now() })
    this.#doubts = 0
    log.error('channel.paused', { channel, reason })
  }

  /** A text that cannot be unsealed was not sent: it waits for its key to be configured again. */
  async #open(row: MessageRow): Promise<Delivery | undefined> {
    try {
      return openRow(row, this.#needs.sealer)
    } catch (cause) {
      this.#needs.log.error('delivery.fault', { ...nameRow(row), err: asError(cause) })
      const set = { due_at: NEVER, held_for: 'operator' } as const
      await this.#hold(row, { event: 'put_off', reason: HELD_REASONS.secrets, set })
      return undefined
    }
  }

  /**
   * Asks whether the person to whom the message is addressed still holds the office. Returns the reason if not, and a
   * deferral if that is unknown: nothing is sent on a guess.
   */
  async #findObstacle(
    { fields, destination }: Delivery,
    row: MessageRow,
  ): Promise<string | Outcome | undefined> {
    try {
      return await this.#needs.findDeparture(fields.destination_id, destination)
    } catch (cause) {
      if (!(cause instanceof Refusal))
        this.#needs.log.error('queue.fault', { ...nameRow(row), ...logFault(cause) })
      const reason = cause instanceof Refusal ? cause.message : 'The list of legislators could not be read.'
      return { kind: 'deferred', sent: false, reason }
    }
  }

  async #keepBack(row: MessageRow, reason: string): Promise<void> {
    await this.#hold(row, { event: 'keep_back', reason, set: { due_at: NEVER, held_for: 'member' } })
    this.#needs.log.warn('delivery.member.left', { ...nameRow(row), delivery_id: row.delivery_id })
  }

  /** Ends a try that sent nothing, until a person releases the message. */
  async #hold(row: MessageRow, change: Omit<Change, 'at'>): Promise<void> {
    await this.#untilWritten(row, async () => {
      const at = (await this.#needs.now()).getTime()
      await this.#needs.store.write<MessageTables, unknown>((trx) =>
        changeState(trx, [row.id], { ...change, at, attempt: row.attempts }),
      )
    })
  }

  /**
   * A fault in a channel's own code leaves it unknown whether the message was sent: the outcome says so, and the fault
   * is logged.
   */
  async #deliver(delivery: Delivery, row: MessageRow): Promise<Outcome> {
    try {
      return await this.#channel.deliver(delivery, this.#abort.signal)
    } catch (cause) {
      this.#needs.log.error('delivery.fault', { ...nameRow(row), err: asError(cause) })
      return { kind: 'uncertain', reason: 'A fault in this service stopped the try.', alarm: true }
    }
  }

  #report(row: MessageRow, outcome: Outcome, settled: boolean): void {
    const { log } = this.#needs
    const ids = {
      ...nameRow(row),
      delivery_id: row.delivery_id,
      channel: row.channel,
      attempt: row.attempts,
    }
    log.info(`delivery.attempt.${outcome.kind}`, ids)
    if (!settled) log.error('delivery.outcome.too_late', { ...ids, outcome: outcome.kind })
    if (outcome.kind === 'uncertain' && outcome.alarm === true) log.error('delivery.alarm', ids)
    if (outcome.kind === 'closed')
      log.error('channel.paused', { channel: row.channel, reason: outcome.reason })
  }
}

/** Ids of a message in a line of the log. */
const nameRow = ({ id, trace_id }: MessageRow) => ({ message_id: id, trace_id })

const LONGEST_MILLISECONDS = DELIVERY_LIMITS.unwrittenMinutes.value * 60_000
const PAUSE_MILLISECONDS = 500

/**
 * Retries the write until it succeeds, the process has to stop, or ten minutes have passed, because nothing else
 * remembers the receiver's answer. `write` may run twice. `onFault` gets only the first fault.
 */
const untilWritten = async <Result>(
  write: () => Promise<Result>,
  { signal, onFault }: { readonly signal: AbortSignal; readonly onFault: (cause: unknown) => void },
): Promise<Result> => {
  const until = performance.now() + LONGEST_MILLISECONDS
  for (let failed = false; ; failed = true) {
    try {
      return await write()
    } catch (cause) {
      if (signal.aborted || performance.now() >= until) throw cause
      if (!failed) onFault(cause)
    }
    // The signal cancels the pause; the write is then tried once more, and no longer.
    await setTimeout(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => undefined)
  }
}
