import { PROBLEMS, type ProblemCode } from '@rotunda/contract'

export type RefusalOptions = ErrorOptions & {
  readonly retryAfterSeconds?: number
  /** With `snapshot_changed`: the token to start again with. */
  readonly currentSnapshot?: string
  /** With `snapshot_changed`: address where the requested page stays readable. */
  readonly releaseUrl?: string
  /** With `invalid_query`: the parameter at fault, its valid values, and the value that was probably meant. */
  readonly param?: string
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  /** With 401 and 403: the value of `WWW-Authenticate`. */
  readonly challenge?: string
  /** With `scope_not_permitted`: the scopes that the key lacks. */
  readonly missingScopes?: readonly string[]
}

/**
 * A fault that the caller can act on: `detail` is written for the caller, `cause` for us. Only http/ turns it into an
 * answer.
 */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined
  readonly currentSnapshot: string | undefined
  readonly releaseUrl: string | undefined
  readonly param: string | undefined
  readonly allowed: readonly string[] | undefined
  readonly didYouMean: string | undefined
  readonly challenge: string | undefined
  readonly missingScopes: readonly string[] | undefined

  constructor(code: ProblemCode, detail: string, options: RefusalOptions = {}) {
    super(detail, options)
    this.name = 'Refusal'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.currentSnapshot = options.currentSnapshot
    this.releaseUrl = options.releaseUrl
    this.param = options.param
    this.allowed = options.allowed
    this.didYouMean = options.didYouMean
    this.challenge = options.challenge
    this.missingScopes = options.missingScopes
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }
}
