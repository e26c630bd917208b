import { parseAmount } from '../cells/parse-amount.ts'
import type { ControlTotal } from '../publisher.ts'
import { findTotal } from './is-total.ts'
import type { SortedLines } from './sort-lines.ts'

/**
 * Each printed total beside the amounts of the rows that it can be of, published or refused: those since one of the
 * totals before it, those since the top of the table, or all of the table where it stands at the top. Where none of
 * them comes to it, the rows since the total before.
 */
export const holdTotals = ({ rows, totals, unitOf }: SortedLines, amountColumn: number): ControlTotal[] => {
  const amounts = rows.map((row) =>
    findTotal(row.cells) === undefined ? (parseAmount(row.cells[amountColumn], unitOf(row)).amount ?? 0) : 0,
  )
  const sumsUntil = [0]
  for (const amount of amounts) sumsUntil.push((sumsUntil.at(-1) ?? 0) + amount)
  const sumBetween = (start: number, end: number): number => (sumsUntil[end] ?? 0) - (sumsUntil[start] ?? 0)
  return totals.map(({ label, printed, after }, index) => {
    const end = after === 0 ? rows.length : after
    const starts = [0, ...totals.slice(0, index).map((earlier) => earlier.after)].filter(
      (start) => start < end,
    )
    const nearest = sumBetween(Math.max(0, ...starts), end)
    const found = starts.map((start) => sumBetween(start, end)).find((sum) => sum === printed) ?? nearest
    return { what: 'amount_of_document', label, printed, found }
  })
}
