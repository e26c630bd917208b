/** The pages do not add up to one whole snapshot. The rows that were given must not be taken for all of them. */
export class Incomplete extends Error {
  override readonly name = 'Incomplete'
  readonly rows: number
  readonly total: number

  constructor(reason: string, rows: number, total: number) {
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
    super(`There are ${total} rows, more than ${atMost}.`)
    this.total = total
  }
}
