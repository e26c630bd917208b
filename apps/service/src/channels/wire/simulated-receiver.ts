import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelName } from '@rotunda/contract'

/** One receiver's own rules. Everything else (sockets, log, faults, control routes) is the same for all. */
export type SimulatedReceiver = {
  readonly channel: ChannelName
  readonly bodyCapBytes: number
  /** Whether the request hands in a message; only then a text can provoke an answer. */
  isDelivery(request: SimulatedRequest): boolean
  /** Which message the request speaks of; null when nothing in it says, then the trace header decides. */
  findDeliveryId(request: SimulatedRequest): string | null
  /** `timesTaken`: how often this DeliveryId was accepted before. */
  answer(request: SimulatedRequest, timesTaken: number): SimulatedAnswer | Promise<SimulatedAnswer>
}

export type SimulatedRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  /** The body exactly as it came, up to the cap. */
  readonly bytes: Buffer
  readonly body: string
  /** The body was longer than `bodyCapBytes`; `bytes` holds its beginning. */
  readonly oversized: boolean
}

/** `taken`: the receiver accepted the message, and would call the same DeliveryId a second copy. */
export type SimulatedAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly taken?: boolean
}
