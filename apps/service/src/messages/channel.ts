import type { ChannelName, Receipt, WarningCode } from '@rotunda/contract'
import type { Destination } from '../destinations/index.ts'
import type { Campaign, FieldProblem, MessageFields } from './submission.ts'

/** One duty to deliver, as a channel sees it. */
export type Delivery = {
  /** 32 letters and digits, minted with the message and the same on every try. */
  readonly deliveryId: string
  /** Whether an earlier try may have reached the receiver: then "I have this already" is good news. */
  readonly sentBefore: boolean
  /** Organisation that holds the key under which the message came. */
  readonly organisation: string
  /** Absent when the sender named none. */
  readonly campaign?: Campaign
  readonly acceptedAt: Date
  readonly destination: Destination
  readonly fields: MessageFields
  /**
   * To be asked right before the first byte leaves: false once another process may have the message. Absent where
   * nothing is under a lease.
   */
  readonly mayStart?: () => boolean
}

/** What the outside world answered to one try. Nothing here is ever guessed. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly receipt: Receipt }
  /** The receiver will never take this message as it is. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not delivered, and may be tried again. `sent`: the request left us. `notBefore` is the receiver's own wish. */
  | { readonly kind: 'deferred'; readonly reason: string; readonly sent: boolean; readonly notBefore?: Date }
  /** The receiver takes nothing from us at all (key, address or service closed): the channel pauses, its queue waits. */
  | { readonly kind: 'closed'; readonly reason: string }
  /**
   * Sent, and no answer that can be trusted. Never sent again blindly. `alarm` asks for a person at once; `stalled`:
   * this process stood still meanwhile, so that it says nothing of the receiver.
   */
  | {
      readonly kind: 'uncertain'
      readonly reason: string
      readonly alarm?: boolean
      readonly stalled?: boolean
    }

/** A time in each week in which the receiver takes nothing; local wall-clock times of `timeZone`. */
export type MaintenanceWindow = {
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  readonly from: `${number}:${number}`
  readonly to: `${number}:${number}`
  readonly timeZone: string
}

/**
 * A token bucket that all processes share. In any stretch of `t` seconds at most
 * `capacity + refillPerSecond × t` tries are made.
 */
export type Rate = { readonly name: string; readonly capacity: number; readonly refillPerSecond: number }

/** What is known of a receiver, as data. */
export type ReceiverProfile = {
  readonly windows: readonly MaintenanceWindow[]
  readonly rates: readonly Rate[]
  /** Tries under way at once, in one process. */
  readonly concurrency: number
  /** From the start of a try to the last byte of the answer. */
  readonly timeoutSeconds: number
  /** How long after its first try a message that nobody refused is still tried. */
  readonly giveUpAfterSeconds: number
}

/** What the receiver said when asked, without delivering anything, whether it would take a message now. */
export type Probe = { readonly ok: boolean; readonly detail: string }

/** A real way out. Each is a stranger to the others; conformance.ts holds them all to the same promises. */
export type Channel = {
  readonly name: ChannelName
  readonly profile: ReceiverProfile
  /**
   * Every reason why the receiver would refuse these fields, found without asking it. Empty: it can be sent. Without a
   * destination, where that one was not found: the reasons that hold for any of this receiver.
   */
  findProblems(fields: MessageFields, destination: Destination | undefined): FieldProblem[]
  /** Given fields that the receiver has no place for. Absent where it takes them all. */
  findUnsent?(fields: MessageFields): WarningCode[]
  /** Makes one try. Never throws for what the receiver does; `signal` gives up at once, as `uncertain` once sent. */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<Outcome>
  probe(signal: AbortSignal): Promise<Probe>
}
