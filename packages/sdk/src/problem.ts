import type { components } from './generated/appropriations.d.ts'

/** A refusal as the service writes it (RFC 9457). */
export type ProblemDocument = components['schemas']['Problem']
export type ProblemCode = ProblemDocument['code']

/**
 * The service refused the request, with a reason. Each code has its own class in problems.ts. `NoAnswer` is thrown for a
 * request without an answer, and `UnexpectedAnswer` for an answer that is not from the service.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  /** Problem document of the service, including `allowed`, `did_you_mean` and `missing_scopes`. */
  readonly document: ProblemDocument

  constructor(document: ProblemDocument) {
    super(document.detail)
    // Bundlers shorten class names, so the name comes from the code.
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

/** Converts a code to its class name: `snapshot_changed` to SnapshotChanged. */
export const toClassName = (code: string): string =>
  code.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase())
