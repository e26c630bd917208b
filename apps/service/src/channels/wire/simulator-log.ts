import { EventEmitter, once } from 'node:events'
import type { ChannelName, ReceivedRequest } from '@rotunda/contract'

export type LogLimits = { readonly maxRequests: number; readonly maxBytes: number }

export const DEFAULT_LOG_LIMITS: LogLimits = { maxRequests: 10_000, maxBytes: 32 * 1024 * 1024 }

/** Ids are small: this many are remembered, more than any test or day in a sandbox needs. */
const MAX_DELIVERIES = 1_000_000

export type RecordedRequest = Readonly<Omit<ReceivedRequest, 'channel'>> & { readonly channel: ChannelName }

type Entry = Omit<RecordedRequest, 'status'> & {
  status: number
  deliveryId: string | null
  bytes: number
}

/** A request as it arrived; `answered` records the answer to it. */
export type LoggedRequest = { readonly answered: (status: number) => void }

/**
 * Requests and messages that a simulator received, in memory. Bounded: the oldest requests are dropped first, so that a
 * benchmark cannot fill the memory. Ids of deliveries outlive their requests.
 */
export class SimulatorLog {
  readonly #channel: ChannelName
  readonly #limits: LogLimits
  readonly #entries = new Map<number, Entry>()
  readonly #taken = new Map<string, number>()
  readonly #events = new EventEmitter()
  #next = 0
  #bytes = 0

  constructor(channel: ChannelName, limits: LogLimits) {
    this.#channel = channel
    this.#limits = limits
  }

  add(
    request: Omit<RecordedRequest, 'channel' | 'status'>,
    deliveryId: string | null,
    bytes: number,
  ): LoggedRequest {
    const entry: Entry = { channel: this.#channel, ...request, status: 0, deliveryId, bytes }
    this.#entries.set(this.#next++, entry)
    this.#bytes += bytes
    this.#dropOldest()
    this.#events.emit('request')
    return { answered: (status) => (entry.status = status) }
  }

  /** Requests that belong to the delivery, or all of them, oldest first. */
  received(deliveryId?: string): RecordedRequest[] {
    const all = [...this.#entries.values()]
    const wanted = deliveryId === undefined ? all : all.filter((entry) => entry.deliveryId === deliveryId)
    return wanted.map(({ deliveryId: _id, bytes: _bytes, ...request }) => request)
  }

  /** Records that the receiver accepted the message: from now on its id is used. */
  take(deliveryId: string): void {
    this.#taken.set(deliveryId, (this.#taken.get(deliveryId) ?? 0) + 1)
    if (this.#taken.size > MAX_DELIVERIES) dropFirst(this.#taken)
  }

  /** Number of times that each delivery was accepted. More than once is a second copy at an office. */
  get taken(): ReadonlyMap<string, number> {
    return this.#taken
  }

  /** Resolves when the next request has arrived. */
  async nextRequest(): Promise<void> {
    await once(this.#events, 'request')
  }

  #dropOldest(): void {
    while (this.#entries.size > this.#limits.maxRequests || this.#bytes > this.#limits.maxBytes) {
      this.#bytes -= dropFirst(this.#entries)?.bytes ?? 0
    }
  }
}

const dropFirst = <Key, Value>(map: Map<Key, Value>): Value | undefined => {
  for (const [key, value] of map) {
    map.delete(key)
    return value
  }
  return undefined
}
