/** Each looks into the database as well: beyond this number nobody is kept waiting. */
const MOST_WAITERS = 200

/** One who waits for a message's outcome. */
export type Waiter = {
  /** Aborted when an outcome of this process is on the disk. */
  readonly ended: AbortSignal
  leave(): void
}

/** Callers who wait for outcomes, found by the message that each waits for. */
export class WaitingRoom {
  readonly #waiting = new Map<string, Set<AbortController>>()
  #count = 0

  /** Undefined when the room is full. */
  enter(id: string): Waiter | undefined {
    if (this.#count >= MOST_WAITERS) return undefined
    this.#count += 1
    const own = new AbortController()
    const others = this.#waiting.get(id) ?? new Set()
    this.#waiting.set(id, others.add(own))
    const leave = () => {
      if (!others.delete(own)) return
      this.#count -= 1
      if (others.size === 0) this.#waiting.delete(id)
    }
    return { ended: own.signal, leave }
  }

  call(id: string): void {
    for (const waiter of this.#waiting.get(id) ?? []) waiter.abort()
  }
}
