import { parseAmount } from '../cells/parse-amount.ts'
import { findTotal, type AmountRow, type SortedLine } from '../tables/hold-totals.ts'

/** Fewest rows whose sum no single project has by chance. */
const CERTAIN = 5

/** Rows whose amount is the sum of the rows above: a total may have the form of a project. */
export type SumRows = {
  add(line: SortedLine): void
  /** Whether the row is a total, may be one, or is none. Call it after all lines were added. */
  judge(row: AmountRow): 'certain' | 'none' | 'possible'
}

/** Compares each amount with the sums of the rows above, from the top and from each earlier total. */
export const findSumRows = (amountColumn: number): SumRows => {
  const summed = new Map<string, number>()
  /** Number of rows above each place at which a sum may begin, by their sum. */
  const starts = new Map([[0, 0]])
  let rows = 0
  let sum = 0
  const start = () => starts.getOrInsert(sum, rows)
  return {
    add: (line) => {
      if (line.kind === 'total') {
        start()
        return
      }
      const { cells, unit, fault } = line.row
      const { amount } = parseAmount(cells[amountColumn], unit)
      if (amount === null || amount === 0 || fault !== undefined || findTotal(cells) !== undefined) return
      const count = rows - (starts.get(sum - amount) ?? rows)
      if (count > 1) {
        summed.set(placeOf(line.row), count)
        start()
        return
      }
      rows += 1
      sum += amount
    },
    judge: (row) => {
      const count = summed.get(placeOf(row)) ?? 0
      return count === 0 ? 'none' : count < CERTAIN ? 'possible' : 'certain'
    },
  }
}

const placeOf = ({ sheet, row }: AmountRow): string => JSON.stringify([sheet, row])
