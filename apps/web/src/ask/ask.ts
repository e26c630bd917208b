/** The reader of a page. The service counts requests against the reader's address. */
export type Visitor = {
  readonly address: string
  /** Aborts when the visitor leaves before the page is written. */
  readonly gone?: AbortSignal
}

/** Sends a request to the service for a visitor. Resolves for every answer, and rejects if none comes. */
export type Ask = (request: Request, visitor: Visitor) => Promise<Response>

/** A problem document (RFC 9457) of the service. */
export type ShownProblem = {
  readonly code: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly param?: string
  readonly allowed?: readonly string[]
  readonly did_you_mean?: string
  readonly retry_after?: number
  readonly request_id?: string
  readonly current_snapshot?: string
  readonly release_url?: string
}
