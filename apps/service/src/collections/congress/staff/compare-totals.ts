import type { PayrollTotal } from '../../../publishers/congress/index.ts'
import type { Finding } from '../../../releases/index.ts'

/**
 * The pay of each office as the summaries of the House print it, beside the total of its detail files. They differ by
 * right where members report late: differences are reported with both numbers, and stop nothing.
 */
export const compareTotals = (totals: Iterable<PayrollTotal>): Finding => {
  const both = new Map<string, { detail?: number; summary?: number }>()
  for (const { document, period, office, program, amount } of totals) {
    const sums = both.getOrInsertComputed([period, office, program].join(', '), () => ({}))
    sums[document] = (sums[document] ?? 0) + Math.round(Number(amount) * 100)
  }
  const quarters = (document: PayrollTotal['document']) =>
    new Set([...both].flatMap(([name, sums]) => (sums[document] === undefined ? [] : [name.slice(0, 6)])))
  const shared = quarters('detail').intersection(quarters('summary'))
  const compared = [...both].filter(([name]) => shared.has(name.slice(0, 6)))
  const different = compared.filter(([, { detail = 0, summary = 0 }]) => detail !== summary)
  const examples = different
    .slice(0, SHOWN)
    .map(
      ([name, sums]) =>
        `${name}: ${write(sums.detail)} in the detail file and ${write(sums.summary)} in the summary`,
    )
  return {
    name: 'payroll_summaries',
    rule:
      [
        `Totals of pay by office and program stand in detail files and in summaries. ${compared.length} are of quarters that have both, and ${different.length} of them differ`,
        ...examples,
      ].join('; ') + '.',
    faults: [],
  }
}

const SHOWN = 20
const write = (cents: number | undefined): string => (cents === undefined ? 'none' : (cents / 100).toFixed(2))
