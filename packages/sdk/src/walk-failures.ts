/** The pages do not form one complete snapshot, so the rows read are not all rows. */
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

/** The filter selects more rows than `atMost`. No row was collected. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
  readonly total: number

  constructor(total: number, atMost: number) {
    super(`There are ${total} rows, more than ${atMost}.`)
    this.total = total
  }
}
