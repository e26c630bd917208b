import { Refusal, steadyClock, type SteadyClock } from '../../platform/index.ts'
import { STREAM_LIMITS } from '../limits.ts'

type MostStreams = {
  /** Streams of one address. */
  readonly ofOne: number
  readonly inAll: number
}

export type OpenStream = {
  /** To be called for each piece that the client takes. */
  readonly moved: () => void
  readonly close: () => void
}

/** Bulk files are there for what anyone may read; what is behind a key is read by pages. */
const INSTEAD = {
  bulk: 'download the bulk files under /downloads',
  pages: 'read page by page, with limit and offset',
}
export type Instead = keyof typeof INSTEAD

/** Counts the streams that are open. */
export type StreamLimit = {
  /**
   * One more of this address; `cut` ends it in the middle. Where there is no room, the stream that stands still the
   * longest is cut, if it does so for ten seconds. Throws a refusal when there are too many, which says what can be done
   * instead.
   */
  open(address: string, cut: () => void, instead: Instead): OpenStream
}

const STILL_MILLISECONDS = STREAM_LIMITS.stillSeconds.value * 1000

type Held = { readonly cut: () => void; movedAt: number }

/**
 * A stream takes a part of the processor until its end and holds memory as long as its client likes, so counting
 * requests does not bound what streams cost: 500 compressed ones at once took gigabytes, and no page was answered.
 */
export const makeStreamLimit = (
  { ofOne, inAll }: MostStreams,
  clock: SteadyClock = steadyClock,
): StreamLimit => {
  const open = new Map<string, number>()
  const streams = new Set<Held>()
  const release = (address: string, stream: Held): void => {
    // One that was cut is closed once more, by its end.
    if (!streams.delete(stream)) return
    const left = (open.get(address) ?? 0) - 1
    if (left > 0) open.set(address, left)
    else open.delete(address)
  }
  return {
    open(address, cut, instead) {
      const own = open.get(address) ?? 0
      if (own >= ofOne) throw refuseAddress(own, instead)
      if (streams.size >= inAll) cutSlowest(streams, clock() - STILL_MILLISECONDS, instead)
      const stream: Held = {
        cut: () => {
          release(address, stream)
          cut()
        },
        movedAt: clock(),
      }
      streams.add(stream)
      open.set(address, (open.get(address) ?? 0) + 1)
      return {
        moved: () => {
          stream.movedAt = clock()
        },
        close: () => release(address, stream),
      }
    },
  }
}

const cutSlowest = (streams: ReadonlySet<Held>, until: number, instead: Instead): void => {
  const slowest = [...streams].reduce((slow, one) => (one.movedAt < slow.movedAt ? one : slow))
  if (slowest.movedAt > until) throw refuseAll(instead)
  slowest.cut()
}

/** Nobody knows when a stream will end. */
const RETRY_SECONDS = 10

const refuseAddress = (own: number, instead: Instead): Refusal =>
  new Refusal(
    'rate_limited',
    `This address is reading ${own} streams, the limit for one address. Send the request again when a stream has ended, or ${INSTEAD[instead]}.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

const refuseAll = (instead: Instead): Refusal =>
  new Refusal(
    'unavailable',
    `The service is sending its maximum number of streams. Send the request again later, or ${INSTEAD[instead]}.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )
