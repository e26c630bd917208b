import { PROBLEMS, type ProblemCode } from '@rotunda/contract'

export type RefusalOptions = ErrorOptions & {
  readonly retryAfterSeconds?: number
  /** With `snapshot_changed`: the token to start again with. */
  readonly currentSnapshot?: string
  /** With `snapshot_changed`: where what was asked for stays readable. */
  readonly releaseUrl?: string
  /** With `invalid_query`: the parameter at fault, the values that would do, and the one that was probably meant. */
  readonly param?: string
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  /** With 401 and 403: what `WWW-Authenticate` says. */
  readonly challenge?: string
  /** With `scope_not_permitted`: the scopes that the key lacks. */
  readonly missingScopes?: readonly string[]
}

/** The caller can act on it: `detail` is written for them, `cause` for us. Turned outward once, in http/. */
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
