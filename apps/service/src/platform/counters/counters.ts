/** A sliding window in which the requests of one client are counted. */
export type CountedWindow = {
  /** Says what is counted, such as requests to the public API. Letters alone. */
  readonly name: string
  /** Address or key that sent the requests. The store sees a keyed digest of it, never the text. */
  readonly client: string
  readonly limit: number
  readonly windowSeconds: number
}

/** State of a window after counting. */
export type Counted = {
  /** Marks of the requests that were just counted, to give them back. Empty if the window had no room. */
  readonly marks: readonly string[]
  /** Requests in the window, the new ones among them. */
  readonly count: number
  /** Milliseconds until enough requests expire for the refused ones, or else for one more. */
  readonly waitMilliseconds: number
}

/** Sliding windows that several processes count together. */
export type Counters = {
  /** Whether this process counts for itself, because the store gave no answer. */
  readonly isAlone: () => boolean
  /**
   * Counts all wanted requests or none; with `some`, as many as the window has room for. Counting 0 reads the window.
   * Resolves to undefined within 50 ms if the store gives no answer. Never rejects.
   */
  count(window: CountedWindow, wanted: number, mode: 'all' | 'some'): Promise<Counted | undefined>
  /** Gives counted requests back. Requests that expired meanwhile stay expired. */
  giveBack(window: CountedWindow, marks: readonly string[]): void
  readonly close: () => void
}
