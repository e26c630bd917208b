import { PROBLEMS, type ProblemCode } from '@rotunda/contract'

export type RefusalOptions = ErrorOptions & {
  readonly retryAfterSeconds?: number
  /** With `snapshot_changed`: the token to start again with. */
  readonly currentSnapshot?: string
}

/** The caller can act on it: `detail` is written for them, `cause` for us. Turned outward once, in http/. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined
  readonly currentSnapshot: string | undefined

  constructor(code: ProblemCode, detail: string, options: RefusalOptions = {}) {
    super(detail, options)
    this.name = 'Refusal'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.currentSnapshot = options.currentSnapshot
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }
}
