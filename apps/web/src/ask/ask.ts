/** The reader of a page. The service counts requests against the reader's address. */
export type Visitor = {
  readonly address: string
  /** Aborts when the visitor leaves before the page is written. */
  readonly gone?: AbortSignal
}

/** Sends a request to the service for a visitor. Resolves for every answer, and rejects if none comes. */
export type Ask = (request: Request, visitor: Visitor) => Promise<Response>
