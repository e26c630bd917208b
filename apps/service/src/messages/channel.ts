import type { ChannelName, Receipt, WarningCode } from '@rotunda/contract'
import type { Destination } from '../destinations/index.ts'
import type { Campaign, FieldProblem, MessageFields } from './submission.ts'

/** One duty to deliver, as a channel sees it. */
export type Delivery = {
  /** 32 letters and digits, created with the message and the same on every try. */
  readonly deliveryId: string
  /** True if an earlier try may have reached the receiver: then "I have this already" is good news. */
  readonly sentBefore: boolean
  /** Organisation that holds the sending key. */
  readonly organisation: string
  /** Absent when the sender named none. */
  readonly campaign?: Campaign
  readonly acceptedAt: Date
  readonly destination: Destination
  readonly fields: MessageFields
  /**
   * Called right before the first byte is sent: false once another process may have the message. Absent without a
   * lease.
   */
  readonly mayStart?: () => boolean
}

/** Outcome of one try, as the outside world answered. Nothing here is ever guessed. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly receipt: Receipt }
  /** The receiver will never accept this message as it is. */
  | { readonly kind: 'refused'; readonly reason: string }
  /**
   * Not delivered, and may be tried again. `sent`: the request left this process. `notBefore` is the receiver's own
   * wish.
   */
  | { readonly kind: 'deferred'; readonly reason: string; readonly sent: boolean; readonly notBefore?: Date }
  /**
   * The receiver accepts nothing from this service at all (key, address or service closed): the channel pauses, its
   * queue waits.
   */
  | { readonly kind: 'closed'; readonly reason: string }
  /**
   * Sent, without an answer that can be trusted. It is never re-sent blindly. `alarm` calls a person at once;
   * `stalled`: this process stood still meanwhile, so the silence says nothing about the receiver.
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
  /** Seconds after its first try that a message is still tried, unless it was refused. */
  readonly giveUpAfterSeconds: number
}

/** Receiver's answer, without any delivery, to whether it would accept a message now. */
export type Probe = { readonly ok: boolean; readonly detail: string }

/** A real way out. Channels do not know each other; conformance.ts holds them all to the same promises. */
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
  /** Makes one try. Never throws for a receiver's fault; `signal` aborts at once, as `uncertain` once sent. */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<Outcome>
  probe(signal: AbortSignal): Promise<Probe>
}
