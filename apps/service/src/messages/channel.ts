import type { ChannelName, Receipt, WarningCode } from '@rotunda/contract'
import type { Destination } from '../destinations/index.ts'
import type { Campaign, FieldProblem, MessageFields } from './submission.ts'

/** One duty to deliver, as a channel sees it. */
export type Delivery = {
  /** 32 letters and digits, created with the message and the same on every try. */
  readonly deliveryId: string
  /** True if an earlier try may have reached the receiver. The answer "I have this already" then proves delivery. */
  readonly sentBefore: boolean
  /** Id of the organisation that holds the sending key. */
  readonly organisation: string
  /** Name of the organisation when it sent the message; its id when left out. */
  readonly organisationName?: string
  /** Absent if the sender named no campaign. */
  readonly campaign?: Campaign
  readonly acceptedAt: Date
  /** Trace of the request that sent the message. Simulators alone get it. */
  readonly traceId?: string
  readonly destination: Destination
  readonly fields: MessageFields
  /**
   * Called right before the first byte is sent. If false, another process may have the message, and nothing is sent.
   * Absent without a lease.
   */
  readonly mayStart?: () => boolean
}

/** Outcome of one try: what is certain from the receiver's answer, or from its silence. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly receipt: Receipt }
  /** The receiver will never accept this message as it is. */
  | { readonly kind: 'refused'; readonly reason: string }
  /**
   * The message was not delivered, and may be tried again. `sent` is true if the request left this process. `notBefore`
   * is the time that the receiver asked for.
   */
  | { readonly kind: 'deferred'; readonly reason: string; readonly sent: boolean; readonly notBefore?: Date }
  /**
   * The receiver accepts nothing from this service: it rejects the key or the address, or is closed. The channel pauses,
   * and its queue waits.
   */
  | { readonly kind: 'closed'; readonly reason: string }
  /**
   * The message was sent, and no trustworthy answer came. It is never sent again unasked. `alarm` calls a person at
   * once. `stalled` means that this process stood still, so the silence says nothing about the receiver.
   */
  | {
      readonly kind: 'uncertain'
      readonly reason: string
      readonly alarm?: boolean
      readonly stalled?: boolean
    }

/** A weekly time in which the receiver accepts nothing; local wall-clock times of `timeZone`. */
export type MaintenanceWindow = {
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  readonly from: `${number}:${number}`
  readonly to: `${number}:${number}`
  readonly timeZone: string
}

/**
 * A token bucket that all processes share. In any stretch of `t` seconds at most `capacity + refillPerSecond × t` tries
 * are made.
 */
export type Rate = { readonly name: string; readonly capacity: number; readonly refillPerSecond: number }

/** Known facts about a receiver, as data. */
export type ReceiverProfile = {
  readonly windows: readonly MaintenanceWindow[]
  readonly rates: readonly Rate[]
  /** Concurrent tries in one process. */
  readonly concurrency: number
  /** From the start of a try to the last byte of the answer. */
  readonly timeoutSeconds: number
  /** Seconds after its first try in which a message is tried again. */
  readonly giveUpAfterSeconds: number
}

/** Result of a probe: whether the receiver would accept a message now. A probe delivers nothing. */
export type Probe = { readonly ok: boolean; readonly detail: string }

/** Way to deliver messages to one receiver. conformance.ts holds every channel to the same guarantees. */
export type Channel = {
  readonly name: ChannelName
  readonly profile: ReceiverProfile
  /**
   * Lists every reason why the receiver would refuse these fields, found without asking it; empty if they can be sent.
   * Without a destination, lists the reasons that hold for every destination of this receiver.
   */
  findProblems(fields: MessageFields, destination: Destination | undefined): FieldProblem[]
  /** Lists given fields that the receiver has no place for. Absent where it accepts all fields. */
  findUnsent?(fields: MessageFields): WarningCode[]
  /** Makes one try. A fault of the receiver is an outcome, never an exception. `signal` ends the try at once: `uncertain` if it was sent. */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<Outcome>
  probe(signal: AbortSignal): Promise<Probe>
}
