import { Refusal, steadyClock, type SteadyClock } from '../../platform/index.ts'
import { STREAM_LIMITS } from '../limits.ts'

type MostStreams = {
  /** Streams of one address. */
  readonly ofOne: number
  readonly inAll: number
}

export type OpenStream = {
  /** Records that the client took a piece. */
  readonly moved: () => void
  readonly close: () => void
}

/** Bulk files hold open data alone; data behind a key is read page by page. */
const INSTEAD = {
  bulk: 'download the bulk files under /downloads',
  pages: 'read page by page, with limit and offset',
}
export type Instead = keyof typeof INSTEAD

/** Counts the streams that are open. */
export type StreamLimit = {
  /**
   * Opens one more stream of this address, which `cut` ends early. If all places are taken, it cuts the stream that
   * has stood still the longest, after ten seconds at least. If none has, or the address has too many, it throws a
   * refusal that proposes `instead`.
   */
  open(address: string, cut: () => void, instead: Instead): OpenStream
}

const STILL_MILLISECONDS = STREAM_LIMITS.stillSeconds.value * 1000

type Held = { readonly cut: () => void; movedAt: number }

/**
 * Bounds the streams that are open at once. Counting requests does not bound their cost: a stream uses the processor
 * until its end, and memory as long as its client likes. 500 compressed streams at once took gigabytes, and no page
 * was answered.
 */
export const makeStreamLimit = (
  { ofOne, inAll }: MostStreams,
  clock: SteadyClock = steadyClock,
): StreamLimit => {
  const open = new Map<string, number>()
  const streams = new Set<Held>()
  const release = (address: string, stream: Held): void => {
    // A stream that was cut is closed again when its response ends.
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

/** The end of a stream cannot be foreseen. */
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
