/** Why nothing was archived: the document is gone for good, what came is not it, or nothing usable came. */
export class NotFetched extends Error {
  readonly outcome: 'gone' | 'refused' | 'failed'

  /** `detail`: what happened, and what to do. */
  constructor(outcome: NotFetched['outcome'], detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'NotFetched'
    this.outcome = outcome
  }
}
