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
  /** With `terms_required`: path of the terms. */
  readonly termsUrl?: string
  /** With `invalid_fields`: every field at fault. */
  readonly errors?: readonly FieldFault[]
}

/** Fault of one field of a body. `field` is its name, with the place in a list after a dot: `scopes.0.reason`. */
export type FieldFault = { readonly field: string; readonly detail: string }

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
  readonly termsUrl: string | undefined
  readonly errors: readonly FieldFault[] | undefined

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
    this.termsUrl = options.termsUrl
    this.errors = options.errors
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }
}

/** Refuses a body, and names every field at fault. */
export const refuseFields = (errors: readonly FieldFault[]): Refusal =>
  new Refusal('invalid_fields', errors.map(({ detail }) => detail).join(' '), { errors })
