import { Refusal } from '../../platform/index.ts'

/** Seconds to wait for an event without a known time, such as the end of a stream. */
const RETRY_SECONDS = 30
/** Seconds until a release that is being published or opened is served. */
const SOON_SECONDS = 5

export const refuseReader = (most: number): Refusal =>
  new Refusal(
    'rate_limited',
    `This address is reading streams of ${most} earlier releases, which is the limit of one address. Send the request again when a stream has ended, or download the bulk files under /downloads.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

export const refuseStreams = (most: number): Refusal =>
  new Refusal(
    'unavailable',
    `The service is sending streams of ${most} earlier releases, as many as it can at once. Request pages instead, try again a little later, or download the bulk files under /downloads.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )

export const refuseClosing = (): Refusal =>
  new Refusal('unavailable', 'This service is shutting down. Send the request again in a little while.', {
    retryAfterSeconds: RETRY_SECONDS,
  })

/** Refuses a request while a newer release is not served yet: naming the present token as current would be wrong. */
export const refuseBehind = (): Refusal =>
  new Refusal(
    'unavailable',
    'A new release was published and cannot be read here yet. Send the request again in a little while.',
    { retryAfterSeconds: RETRY_SECONDS },
  )

/** Refuses an unknown snapshot while the database, which knows what other machines published, does not answer. */
export const refuseUnknown = (cause: unknown): Refusal =>
  new Refusal(
    'unavailable',
    'This service does not know the requested snapshot, and the database does not say now whether it was published on another machine. Send the request again in a little while.',
    { retryAfterSeconds: SOON_SECONDS, cause },
  )

export const refuseUnreadable = (release: string, cause: unknown): Refusal =>
  new Refusal(
    'unavailable',
    `The release ${release} was published and cannot be read here now: its files are damaged, or this version of the service cannot read their form. /downloads lists its bulk files.`,
    { retryAfterSeconds: RETRY_SECONDS, cause },
  )

/**
 * Refuses a request while no release is open. A published release that cannot be opened is logged, and tried again
 * every second.
 */
export const refuseNothingOpen = (reason?: string): Refusal =>
  new Refusal(
    'unavailable',
    reason ??
      'No release can be read here: none has been published yet, or the published release cannot be opened. Try again later.',
    { retryAfterSeconds: SOON_SECONDS },
  )

export const refuseStillOpening = (): Refusal =>
  new Refusal(
    'unavailable',
    'The release of this snapshot is published, and this service is about to open it. Send the request again in a few seconds.',
    { retryAfterSeconds: SOON_SECONDS },
  )

export const refuseFetching = (release: string): Refusal =>
  new Refusal(
    'unavailable',
    `The release ${release} was published, and this service is about to fetch it from its store. Send the request again in a little while.`,
    { param: 'release', retryAfterSeconds: RETRY_SECONDS },
  )

export const refuseChanged = (current: string): Refusal =>
  new Refusal(
    'snapshot_changed',
    'This snapshot is not current. Discard the pages collected with it and start again without the parameter snapshot.',
    { currentSnapshot: current },
  )
