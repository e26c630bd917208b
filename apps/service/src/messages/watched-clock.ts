/** Well-kept clocks are adjusted by far less than this. */
const STEP_MILLISECONDS = 60_000
/** Time in which a clock set forward by mistake is corrected, by itself or by a person. */
const DOUBT_MILLISECONDS = 15 * 60_000
/** Time that readiness reports a clock that was set back. */
const NAMED_MILLISECONDS = 60 * 60_000
/** A look slower than this compares two different moments. */
const LOOK_MILLISECONDS = 5000

type Look = { readonly wall: number; readonly elapsed: number }
type Step = { readonly milliseconds: number; readonly at: Look }

/**
 * Compares the clock that messages are queued by with one that is never set. A sleeping process or machine looks the
 * same as a clock that was set forward.
 */
export class WatchedClock {
  readonly #monotonic: () => number
  #last: Look | undefined
  #step: Step | undefined

  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic
  }

  /**
   * Reads the time, and returns the milliseconds that the clock was set since the last look: 0 for less than a minute.
   */
  async look(ask: () => Promise<Date>): Promise<{ readonly now: Date; readonly step: number }> {
    const before = this.#monotonic()
    const now = await ask()
    const elapsed = this.#monotonic()
    if (elapsed - before > LOOK_MILLISECONDS) return { now, step: 0 }
    return { now, step: this.#compare({ wall: now.getTime(), elapsed }) }
  }

  /** Notes a clock that is behind a time that it wrote before this process started. */
  noteBehind(now: Date, written: Date): number {
    const step = now.getTime() - written.getTime()
    if (step > -STEP_MILLISECONDS) return 0
    this.#step = { milliseconds: step, at: { wall: now.getTime(), elapsed: this.#monotonic() } }
    return step
  }

  /** True if the clock is trusted enough to end something for good. */
  mayEnd(): boolean {
    return this.#step === undefined || this.#step.milliseconds < 0 || this.#sinceStep() >= DOUBT_MILLISECONDS
  }

  /** Describes a step of the clock for readiness, while it matters. */
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
