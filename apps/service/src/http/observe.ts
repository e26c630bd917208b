/** Called with each finished request: the template of its route, never its address. */
export type Observe = (request: {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
  readonly requestId: string
  /** Id of the accepted key. */
  readonly keyId?: string | undefined
}) => void
