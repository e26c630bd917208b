/**
 * No complete answer arrived: the connection failed, the body was cut off, or the time was over. The text names the
 * origin and nothing from the request; `cause` is the last reason.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** The answer is not from the service, but from a proxy, a sign-in page or another version. It says nothing about the data. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
  readonly status: number

  constructor(status: number) {
    super(`An answer with status ${status} is not from the service.`)
    this.status = status
  }
}
