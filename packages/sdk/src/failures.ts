/**
 * No whole answer came: the connection failed, the body was cut, or the time was over. The text names
 * the origin that was asked, and nothing of the request; the last reason is its `cause`.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Something answered, and it is not the service: a proxy, a sign-in page, another version. Says nothing of the data. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
  readonly status: number

  constructor(status: number) {
    super(`An answer of status ${status} is not the service's.`)
    this.status = status
  }
}
