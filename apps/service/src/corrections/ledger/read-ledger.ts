import { findLedgerFaults, type LedgerFault } from './find-ledger-faults.ts'
import { readLedgerLine, type LedgerLine } from './read-ledger-line.ts'
import type { LedgerCorrection, Withdrawal } from './withdrawal.ts'

export type Ledger = {
  /** Corrections in the order of entry, with the withdrawn ones. */
  readonly corrections: LedgerCorrection[]
  readonly withdrawals: readonly Withdrawal[]
  /** Faults by line. A ledger with a fault stops every build. */
  readonly faults: readonly LedgerFault[]
}

/**
 * Reads all lines of a ledger, with their faults. A withdrawn line may be wrong, so a line with an id never has to be
 * changed.
 */
export const readLedger = (text: string): Ledger => {
  const lines = text
    .split('\n')
    .flatMap((content, index) => (content.trim() === '' ? [] : readLedgerLine(index + 1, content)))
  const marked = lines.map((one) => ({ ...one, withdrawn: findWithdrawal(one, lines) }))
  const inForce = marked.filter(({ withdrawn }) => withdrawn === undefined)
  return {
    withdrawals: lines.flatMap(({ withdrawal }) => withdrawal ?? []),
    corrections: marked.flatMap(({ correction, withdrawn }) => {
      if (correction === undefined) return []
      return [withdrawn === undefined ? correction : { ...correction, withdrawn }]
    }),
    faults: findLedgerFaults(lines, inForce),
  }
}

const findWithdrawal = ({ line, id }: LedgerLine, lines: readonly LedgerLine[]): Withdrawal | undefined =>
  id === null
    ? undefined
    : lines.find((below) => below.line > line && below.withdrawal?.withdraws === id)?.withdrawal
