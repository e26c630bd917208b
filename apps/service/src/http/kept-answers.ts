import type { IncomingMessage } from 'node:http'
import type { RateStanding } from './rate-limit.ts'

/** An answer that was given before, ready to be written again. */
export type ReadyAnswer = {
  /** Whether who gave it would still give the same. */
  readonly isCurrent: () => boolean
  /** Template of the route, for the metrics. */
  readonly route: string
  readonly etag: string
  /** Header fields of 200, name and value in turn; those that differ each time are not among them. */
  readonly fields: readonly string[]
  /** Those of 304. */
  readonly bareFields: readonly string[]
  readonly body: Uint8Array
}

/** Counts those who are given kept answers, as the router counts them. */
export type AnswerLimit = {
  /** Counts one more, unless the limit is reached. Undefined when there is no limit. */
  take(request: IncomingMessage): RateStanding | undefined
  /** For an answer that the client has already. */
  look(request: IncomingMessage): RateStanding | undefined
  /** Header fields that say how the client stands. */
  describe(standing: RateStanding): Readonly<Record<string, string>>
}

/** Answers that are kept together, with what counts those who ask for them. What stands behind a key is never kept. */
export type KeptAnswers = {
  readonly limit: AnswerLimit
  readonly find: (request: IncomingMessage) => ReadyAnswer | undefined
}
