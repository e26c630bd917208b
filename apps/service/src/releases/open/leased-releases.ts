import { Refusal, type Clock } from '../../platform/index.ts'
import { closeRelease } from './open-release.ts'
import type { OpenRelease, ReleaseLease } from '../release.ts'

type Held = { readonly release: OpenRelease; references: number; replacedAt: Date | null }

export type LeasedReleasesNeeds = {
  readonly clock: Clock
  /** How long a replaced release can still be asked for by its token. */
  readonly graceSeconds: number
  readonly whenClosed: (release: OpenRelease) => void
  /** Whether the release of a token is about to be opened. */
  readonly isAwaited: (token: string) => boolean
  /** Why nothing is published yet, where that is known. */
  readonly whyNothing?: (() => string | undefined) | undefined
}

/** Open releases with their reference counts: the current one, and those that are still read or may be asked for. */
export class LeasedReleases {
  readonly #needs: LeasedReleasesNeeds
  #held: Held[] = []

  constructor(needs: LeasedReleasesNeeds) {
    this.#needs = needs
  }

  /** Takes over: every request from now on gets this release. */
  put(release: OpenRelease): void {
    for (const held of this.#held) held.replacedAt ??= this.#needs.clock()
    this.#held.unshift({ release, references: 0, replacedAt: null })
    this.tidy()
  }

  /** One that was replaced before this process began. */
  putReplaced(release: OpenRelease, replacedAt: Date): void {
    this.#held.push({ release, references: 0, replacedAt })
  }

  holds(release: string): boolean {
    return this.#held.some((held) => held.release.summary.id === release)
  }

  lease(wanted?: string): ReleaseLease {
    const current = this.#held.find(({ replacedAt }) => replacedAt === null)
    if (current === undefined)
      throw new Refusal('unavailable', this.#needs.whyNothing?.() ?? NOTHING_OPEN, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    const held = wanted === undefined ? current : this.#held.find((one) => this.#isReadable(one, wanted))
    if (held !== undefined) return this.#addReference(held)
    if (wanted !== undefined && this.#needs.isAwaited(wanted))
      throw new Refusal('unavailable', STILL_OPENED, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    throw refuseChanged(current.release.summary.token)
  }

  /** The current release, if it is this one. */
  leaseCurrent(release: string): ReleaseLease | undefined {
    const held = this.#held.find((one) => one.replacedAt === null && one.release.summary.id === release)
    return held === undefined ? undefined : this.#addReference(held)
  }

  /** Closes what was replaced, has no reference left, and cannot be asked for any more. */
  tidy(): void {
    const isDone = (held: Held): boolean =>
      held.references === 0 && held.replacedAt !== null && !this.#isInGrace(held)
    const done = this.#held.filter(isDone)
    this.#held = this.#held.filter((held) => !isDone(held))
    for (const { release } of done) {
      closeRelease(release)
      this.#needs.whenClosed(release)
    }
  }

  /** Nothing can be asked for any more; what is being read closes with its last reader. */
  clear(): void {
    for (const held of this.#held) held.replacedAt = LONG_AGO
    this.tidy()
  }

  #addReference(held: Held): ReleaseLease {
    held.references += 1
    let open = true
    const close = (): void => {
      if (!open) return
      open = false
      held.references -= 1
      this.tidy()
    }
    return { release: held.release, keep: () => this.#addReference(held), close }
  }

  #isReadable(held: Held, wanted: string): boolean {
    const { token } = held.release.summary
    return token === wanted && (held.replacedAt === null || this.#isInGrace(held))
  }

  #isInGrace({ replacedAt }: Held): boolean {
    const { clock, graceSeconds } = this.#needs
    return replacedAt !== null && clock().getTime() - replacedAt.getTime() < graceSeconds * 1000
  }
}

const LONG_AGO = new Date(0)

/** What is published and cannot be opened is tried again every second, and logged. */
const NOTHING_OPEN =
  'No release can be read here: none has been published yet, or the published one cannot be opened. Try again later.'

const STILL_OPENED =
  'The release of this snapshot is being opened after a restart. Try again in a few seconds.'

/** Roughly how long it takes until something that is being published is served. */
const RETRY_AFTER_SECONDS = 5

const refuseChanged = (current: string): Refusal =>
  new Refusal(
    'snapshot_changed',
    'This snapshot is not the current one. Discard what was collected with it and start again without it.',
    { currentSnapshot: current },
  )
