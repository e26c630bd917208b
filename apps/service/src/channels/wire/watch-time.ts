/** Time of one request, as far as this process really watched it. */
export type TimeWatch = {
  isOver(): boolean
  /** True if this process stood still for a while: then a missing answer says little about the receiver. */
  stoodStill(): boolean
  end(): void
}

export type TimeWatchNeeds = {
  readonly seconds: number
  /** Number of bytes that the receiver has sent; undefined before anything was sent to it. */
  readonly countRead: () => number | undefined
  readonly onOver: () => void
}

const LOOK_MILLISECONDS = 250
/** A longer gap between two looks is not explained by other work. */
const STILL_MILLISECONDS = 1000
/** Turns of the event loop without new bytes: by then everything in the socket has been read. */
const QUIET_TURNS = 3

/**
 * Ends a request that takes too long. A late timer runs before the sockets are read, so the time is over only once they
 * are empty.
 */
export const watchTime = ({ seconds, countRead, onOver }: TimeWatchNeeds): TimeWatch => {
  const until = performance.now() + seconds * 1000
  let lookedAt = performance.now()
  let stoodStill = false
  let over = false
  let ended = false
  const isStill = () => stoodStill || performance.now() - lookedAt > STILL_MILLISECONDS
  const finish = (): void => {
    over = true
    onOver()
  }
  const readOn = (before: number | undefined, quietTurns: number): void => {
    const read = countRead()
    if (ended) return
    if (read === undefined || quietTurns >= QUIET_TURNS) return finish()
    setImmediate(readOn, read, read === before ? quietTurns + 1 : 0)
  }
  const look = (): void => {
    stoodStill = isStill()
    lookedAt = performance.now()
    if (lookedAt >= until) readOn(undefined, 0)
    else timer = setTimeout(look, Math.min(LOOK_MILLISECONDS, until - lookedAt))
  }
  let timer = setTimeout(look, Math.min(LOOK_MILLISECONDS, seconds * 1000))
  const end = (): void => {
    ended = true
    clearTimeout(timer)
  }
  return { isOver: () => over, stoodStill: isStill, end }
}
