/** Smallest step that counts. A synchronised clock is adjusted by far less. */
const STEP_MILLISECONDS = 60_000
/** Time to wait for a correction of a clock that was set forward by mistake. */
const DOUBT_MILLISECONDS = 15 * 60_000
/** Time for which readiness reports a clock that was set back. */
const REPORTED_MILLISECONDS = 60 * 60_000
/** Slowest reading of the clock that is used: a slower one would compare two different moments. */
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

  /** True if the clock can be trusted to end messages or delete texts for good. */
  mayEnd(): boolean {
    return this.#step === undefined || this.#step.milliseconds < 0 || this.#sinceStep() >= DOUBT_MILLISECONDS
  }

  /** Describes a recent step of the clock, for readiness. */
  findFault(): string | undefined {
    if (this.#step === undefined) return undefined
    const { milliseconds, at } = this.#step
    const seconds = Math.round(Math.abs(milliseconds) / 1000)
    const since = new Date(at.wall).toISOString()
    if (milliseconds < 0)
      return this.#sinceStep() < REPORTED_MILLISECONDS
        ? `The clock was set back by ${seconds} seconds (now ${since}). Messages that waited by this clock were brought forward. Check that the machine synchronises its clock.`
        : undefined
    return this.mayEnd()
      ? undefined
      : `The clock was set forward by ${seconds} seconds (to ${since}). For 15 minutes no message is ended and no text deleted by this clock. Check that the machine synchronises its clock.`
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
