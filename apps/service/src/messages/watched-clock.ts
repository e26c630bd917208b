/** Clocks that are kept are set by far less than this. */
const STEP_MILLISECONDS = 60_000
/** A clock that was set forward by mistake is set back within this time, or by a person. */
const DOUBT_MILLISECONDS = 15 * 60_000
/** How long a clock that was set back is named in readiness. */
const NAMED_MILLISECONDS = 60 * 60_000
/** A look that took so long compares two different moments. */
const LOOK_MILLISECONDS = 5000

type Look = { readonly wall: number; readonly elapsed: number }
type Step = { readonly milliseconds: number; readonly at: Look }

/**
 * Compares the clock by which messages are queued with one that is never set. A process that slept, or whose machine
 * did, sees the same as a clock that was set forward.
 */
export class WatchedClock {
  readonly #monotonic: () => number
  #last: Look | undefined
  #step: Step | undefined

  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic
  }

  /** Asks the time. Gives by how many milliseconds the clock was set since the last look: 0 for less than a minute. */
  async look(ask: () => Promise<Date>): Promise<{ readonly now: Date; readonly step: number }> {
    const before = this.#monotonic()
    const now = await ask()
    const elapsed = this.#monotonic()
    if (elapsed - before > LOOK_MILLISECONDS) return { now, step: 0 }
    return { now, step: this.#compare({ wall: now.getTime(), elapsed }) }
  }

  /** A clock that is behind what was written by it before this process started. */
  noteBehind(now: Date, written: Date): number {
    const step = now.getTime() - written.getTime()
    if (step > -STEP_MILLISECONDS) return 0
    this.#step = { milliseconds: step, at: { wall: now.getTime(), elapsed: this.#monotonic() } }
    return step
  }

  /** Whether the time can be believed enough to end something for good. */
  mayEnd(): boolean {
    return this.#step === undefined || this.#step.milliseconds < 0 || this.#sinceStep() >= DOUBT_MILLISECONDS
  }

  /** For readiness: what happened to the clock, while it matters. */
  findFault(): string | undefined {
    if (this.#step === undefined) return undefined
    const { milliseconds, at } = this.#step
    const seconds = Math.round(Math.abs(milliseconds) / 1000)
    const since = new Date(at.wall).toISOString()
    if (milliseconds < 0)
      return this.#sinceStep() < NAMED_MILLISECONDS
        ? `The clock was set back by ${seconds} seconds (now ${since}). Messages that waited by it were brought forward. See that the machine keeps its time.`
        : undefined
    return this.mayEnd()
      ? undefined
      : `The clock was set forward by ${seconds} seconds (to ${since}). Nothing is ended by its time for 15 minutes. See that the machine keeps its time.`
  }

  #compare(look: Look): number {
    const last = this.#last
    this.#last = look
    if (last === undefined) return 0
    const milliseconds = look.wall - last.wall - (look.elapsed - last.elapsed)
    if (Math.abs(milliseconds) < STEP_MILLISECONDS) return 0
    this.#step = { milliseconds, at: look }
    return milliseconds
  }

  #sinceStep(): number {
    return this.#step === undefined ? Infinity : this.#monotonic() - this.#step.at.elapsed
  }
}
