/** Nothing was archived: the document is `gone` for good, the answer was `refused`, or the fetch `failed`. */
export class NotFetched extends Error {
  readonly outcome: 'gone' | 'refused' | 'failed'

  /** `detail`: the failure and the remedy. */
  constructor(outcome: NotFetched['outcome'], detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'NotFetched'
    this.outcome = outcome
  }
}
