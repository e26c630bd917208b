import { parseAmount } from '../cells/parse-amount.ts'
import type { ControlTotal } from '../publisher.ts'
import { findTotal } from './is-total.ts'
import type { SortedLine, TotalLine } from './sort-lines.ts'

/** Adds up the lines of a table as they come, to hold its own totals against them. */
export type HeldTotals = {
  add(line: SortedLine): void
  /**
   * Each printed total beside the amounts of the rows that it can be of, published or refused: those since one of the
   * totals before it, those since the top of the table, or all of the table where it stands at the top. Where none of
   * them comes to it, the rows since the total before.
   */
  list(): ControlTotal[]
}

type Printed = TotalLine & {
  /** Number of rows above it, and their sum. */
  readonly after: number
  readonly sum: number
}

export const holdTotals = (amountColumn: number): HeldTotals => {
  const totals: Printed[] = []
  let rows = 0
  let sum = 0
  return {
    add: (line) => {
      if (line.kind === 'total') totals.push({ ...line, after: rows, sum })
      else {
        const { cells, unit } = line.row
        rows += 1
        if (findTotal(cells) === undefined) sum += parseAmount(cells[amountColumn], unit).amount ?? 0
      }
    },
    list: () => {
      const findSum = makeSumFinder()
      return totals.map((total) => {
        // At the top of the table it is of all that stands below.
        const found = total.after === 0 ? sum : findSum(total)
        return { what: 'amount_of_document', label: total.label, printed: total.printed, found }
      })
    },
  }
}

/** Sums from the top, and from every total with rows between: asked for total by total, downwards. */
const makeSumFinder = () => {
  const starts = new Set([0])
  let nearest = 0
  let last: Printed | undefined
  return (total: Printed): number => {
    if (last !== undefined && last.after < total.after) {
      nearest = last.sum
      starts.add(last.sum)
    }
    last = total
    return starts.has(total.sum - total.printed) ? total.printed : total.sum - nearest
  }
}
