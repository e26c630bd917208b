/** Faults of one kind, of which there may be as many as rows: all are counted, the first few are kept. */
export type FaultList = {
  /** Nothing, when there is none. */
  add(fault: string | undefined): void
  readonly count: number
  readonly examples: readonly string[]
}

/** What rows break: the contract, or the rule that every null has a reason. */
export type RowFaults = { readonly invalid: FaultList; readonly unexplained: FaultList }

const KEPT = 5

export const makeRowFaults = (): RowFaults => ({ invalid: makeFaultList(), unexplained: makeFaultList() })

const makeFaultList = (): FaultList => {
  const examples: string[] = []
  let count = 0
  return {
    add: (fault) => {
      if (fault === undefined) return
      count += 1
      if (examples.length < KEPT) examples.push(fault)
    },
    get count() {
      return count
    },
    examples,
  }
}
