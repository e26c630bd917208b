/** The command line cannot be understood; nothing was done. Not for orders that were understood and refused. */
export class UsageFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageFault'
  }
}
