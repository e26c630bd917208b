import { Refusal } from '../../platform/index.ts'

type MostStreams = {
  /** Of one address. */
  readonly ofOne: number
  readonly inAll: number
}

/** Counts the streams that are open. */
export type StreamLimit = {
  /** One more of this address; the answer is to be called when it is closed. Throws a refusal when there are too many. */
  open(address: string): () => void
}

/**
 * A stream takes a part of the processor until its end and holds memory as long as its client likes, so counting
 * requests does not bound what streams cost: 500 compressed ones at once took gigabytes, and no page was answered.
 */
export const makeStreamLimit = ({ ofOne, inAll }: MostStreams): StreamLimit => {
  const open = new Map<string, number>()
  let total = 0
  return {
    open(address) {
      const own = open.get(address) ?? 0
      if (own >= ofOne) throw refuseAddress(own)
      if (total >= inAll) throw refuseAll()
      total += 1
      open.set(address, own + 1)
      return () => {
        total -= 1
        const left = (open.get(address) ?? 0) - 1
        if (left > 0) open.set(address, left)
        else open.delete(address)
      }
    },
  }
}

/** Nobody knows when a stream will end. */
const RETRY_SECONDS = 10

const refuseAddress = (own: number): Refusal =>
  new Refusal(
    'rate_limited',
    `This address is reading ${own} streams, as many as one address may at once. Ask again when one of them has ended, or take the bulk files under /downloads.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

const refuseAll = (): Refusal =>
  new Refusal(
    'unavailable',
    'As many streams are being read as the service gives at once. Ask again a little later, or take the bulk files under /downloads.',
    { retryAfterSeconds: RETRY_SECONDS },
  )
