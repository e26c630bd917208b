/** What each finished request is reported to: the route's template, never the address. */
export type Observe = (request: {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
  readonly requestId: string
  /** Of the key that was taken. */
  readonly keyId?: string | undefined
}) => void
