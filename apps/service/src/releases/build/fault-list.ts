/** Errors of one kind. There may be as many as rows: all are counted, and the first few are kept. */
export type FaultList = {
  /** Nothing, when there is none. */
  add(fault: string | undefined): void
  readonly count: number
  readonly examples: readonly string[]
}

/** Errors of rows: against the contract, or against the rule that every null has a reason. */
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
