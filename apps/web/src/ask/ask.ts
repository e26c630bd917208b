/** Who reads a page: the service counts what is asked for them by their address. */
export type Visitor = {
  readonly address: string
  /** Aborted when the visitor has gone before the page was written. */
  readonly gone?: AbortSignal
}

/** Sends a request to the service in the name of a visitor. What it answers is never a fault; no answer is. */
export type Ask = (request: Request, visitor: Visitor) => Promise<Response>
