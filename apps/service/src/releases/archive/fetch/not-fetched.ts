/** Reason why nothing was archived: the document is gone for good, another one came, or nothing usable came. */
export class NotFetched extends Error {
  readonly outcome: 'gone' | 'refused' | 'failed'

  /** `detail`: the failure and the remedy. */
  constructor(outcome: NotFetched['outcome'], detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'NotFetched'
    this.outcome = outcome
  }
}
