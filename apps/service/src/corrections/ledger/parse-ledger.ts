import { OperatorFault } from '../../platform/index.ts'
import type { LedgerFault } from './find-ledger-faults.ts'
import { readLedger } from './read-ledger.ts'
import type { LedgerCorrection } from './withdrawal.ts'

/**
 * Reads a ledger: one accepted correction a line, in the order of entry. Refuses a malformed line, an id used twice,
 * and a line dated before its decision or before the line above it, because owners of a copy find new corrections by
 * that time. A withdrawn line is not checked.
 */
export const parseLedger = (text: string, file: string): LedgerCorrection[] => {
  const { corrections, faults } = readLedger(text)
  const [first, ...others] = faults
  if (first === undefined) return corrections
  const more = others.length === 0 ? '' : ` ${others.length} more lines are wrong.`
  throw new OperatorFault(
    'invalid_query',
    `The corrections cannot be read: ${describeFault(first, file)}${more} "corrections check" lists what is wrong.`,
  )
}

const describeFault = ({ line, fault }: LedgerFault, file: string): string =>
  `${file}, line ${line}, ${fault}`
