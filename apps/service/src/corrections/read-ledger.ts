import { findLedgerFaults, type LedgerFault } from './find-ledger-faults.ts'
import { readLedgerLine, type LedgerLine } from './read-ledger-line.ts'
import type { LedgerCorrection, Withdrawal } from './withdrawal.ts'

export type Ledger = {
  /** In the order in which they were entered, with those that were withdrawn. */
  readonly corrections: LedgerCorrection[]
  readonly withdrawals: readonly Withdrawal[]
  /** By line: while there is one, nothing is built. */
  readonly faults: readonly LedgerFault[]
}

/**
 * All lines of a ledger, and what is wrong with each. What a line below withdraws need not be right: as long as a line
 * has an id, it never has to be changed.
 */
export const readLedger = (text: string): Ledger => {
  const lines = text
    .split('\n')
    .flatMap((content, index) => (content.trim() === '' ? [] : readLedgerLine(index + 1, content)))
  const marked = lines.map((one) => ({ ...one, withdrawn: findWithdrawal(one, lines) }))
  const standing = marked.filter(({ withdrawn }) => withdrawn === undefined)
  return {
    withdrawals: lines.flatMap(({ withdrawal }) => withdrawal ?? []),
    corrections: marked.flatMap(({ correction, withdrawn }) => {
      if (correction === undefined) return []
      return [withdrawn === undefined ? correction : { ...correction, withdrawn }]
    }),
    faults: findLedgerFaults(lines, standing),
  }
}

const findWithdrawal = ({ line, id }: LedgerLine, lines: readonly LedgerLine[]): Withdrawal | undefined =>
  id === null
    ? undefined
    : lines.find((below) => below.line > line && below.withdrawal?.withdraws === id)?.withdrawal
