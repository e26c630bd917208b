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
  /** All that the service said; `allowed`, `did_you_mean` and `missing_scopes` among it. */
  readonly document: ProblemDocument

  constructor(document: ProblemDocument) {
    super(document.detail)
    // Bundlers shorten the names of the classes themselves.
    this.name = toClassName(document.code)
    this.code = document.code
    this.document = document
  }

  get status(): number {
    return this.document.status
  }

  /** The parameter at fault. */
  get param(): string | undefined {
    return this.document.param
  }

  get retryAfterSeconds(): number | undefined {
    return this.document.retry_after
  }

  /** Id of the request in the log of the service. */
  get requestId(): string {
    return this.document.request_id
  }
}

/** `snapshot_changed` gives SnapshotChanged. */
export const toClassName = (code: string): string =>
  code.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())
