/** No whole answer came: the connection failed, the body was cut, or the time was over. The last reason is its `cause`. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Something answered, and it is not the service: a proxy, a sign-in page, another version. Says nothing of the data. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`The answer, of status ${status}, is not in a form that this service gives.`, options)
    this.status = status
  }
}

/** The pages do not add up to one whole snapshot. The rows that were given must not be taken for all of them. */
export class Incomplete extends Error {
  override readonly name = 'Incomplete'
  readonly rows: number
  readonly total: number

  constructor(reason: string, { rows, total }: { readonly rows: number; readonly total: number }) {
    super(`${reason} ${rows} of ${total} rows were read.`)
    this.rows = rows
    this.total = total
  }
}

/** The filter selects more rows than the caller was ready to hold. None was collected. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
  readonly total: number

  constructor(total: number, atMost: number) {
    super(
      `The filter selects ${total} rows, and at most ${atMost} were wanted: narrow it, or walk it page by page.`,
    )
    this.total = total
  }
}

/** A key in a browser is a key that every visitor can read. */
export class KeyInBrowser extends Error {
  override readonly name = 'KeyInBrowser'

  constructor() {
    super(
      'This client holds a key and must run on a server: whatever reaches a browser can be read by its users.',
    )
  }
}
