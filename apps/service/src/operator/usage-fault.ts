/** A command line that cannot be understood. Nothing was done. A refused order throws another fault. */
export class UsageFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageFault'
  }
}
