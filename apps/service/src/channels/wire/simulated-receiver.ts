import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelName } from '@rotunda/contract'

/** One receiver's own rules. Sockets, log, faults and control routes are the same for all receivers. */
export type SimulatedReceiver = {
  readonly channel: ChannelName
  readonly bodyCapBytes: number
  /** True if the request hands in a message: only then can a text provoke an answer. */
  isDelivery(request: SimulatedRequest): boolean
  /** DeliveryId in the request; null if it has none, then the trace header decides. */
  findDeliveryId(request: SimulatedRequest): string | null
  /** `timesTaken`: number of times that this DeliveryId was accepted before. */
  answer(request: SimulatedRequest, timesTaken: number): SimulatedAnswer | Promise<SimulatedAnswer>
}

export type SimulatedRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  /** The body exactly as it arrived, up to the cap. */
  readonly bytes: Buffer
  readonly body: string
  /** Whether the body was longer than `bodyCapBytes`; `bytes` then holds its beginning. */
  readonly oversized: boolean
}

/** `taken` if the receiver accepted the message: it would call the same DeliveryId a second copy. */
export type SimulatedAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly taken?: boolean
}
