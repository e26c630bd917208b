import type { components } from './generated/appropriations.d.ts'

/** A refusal as the service writes it (RFC 9457). */
export type ProblemDocument = components['schemas']['Problem']
export type ProblemCode = ProblemDocument['code']

/**
 * The service refused the request, and said why. Each code has a class of its own, in problems.ts. Not for a request
 * without an answer (`NoAnswer`), nor for an answer that is not the service's (`UnexpectedAnswer`).
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly title: string
  /** The parameter at fault, what it may be, and what was probably meant. */
  readonly param: string | undefined
  readonly allowed: readonly string[]
  readonly didYouMean: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly missingScopes: readonly string[]
  /** Id of the request in the log of the service. */
  readonly requestId: string
  readonly document: ProblemDocument

  constructor(document: ProblemDocument) {
    super(document.detail)
    this.name = toClassName(document.code)
    this.code = document.code
    this.status = document.status
    this.title = document.title
    this.param = document.param
    this.allowed = document.allowed ?? []
    this.didYouMean = document.did_you_mean
    this.retryAfterSeconds = document.retry_after
    this.missingScopes = document.missing_scopes ?? []
    this.requestId = document.request_id
    this.document = document
  }
}

/** `snapshot_changed` gives SnapshotChanged: bundlers shorten the names of the classes themselves. */
const toClassName = (code: string): string =>
  code.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())
