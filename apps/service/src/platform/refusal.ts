import { PROBLEMS, type ProblemCode } from '@rotunda/contract'

/** The caller can act on it: `detail` is written for them, `cause` for us. Turned outward once, in http/. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProblemCode,
    detail: string,
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(detail, options)
    this.name = 'Refusal'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }
}
