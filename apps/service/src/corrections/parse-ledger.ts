import { Refusal } from '../platform/index.ts'
import type { LedgerFault } from './find-ledger-faults.ts'
import { readLedger } from './read-ledger.ts'
import type { LedgerCorrection } from './withdrawal.ts'

/**
 * Reads the ledger of this file, one accepted correction a line, in the order in which they were entered. Refuses a
 * line that is none, an id used twice, and a line that says it was entered before it was decided or before the line
 * above it: who keeps a copy is told of a correction by that time. A line that another one withdraws is in nobody's way.
 */
export const parseLedger = (text: string, file: string): LedgerCorrection[] => {
  const { corrections, faults } = readLedger(text)
  const [first, ...others] = faults
  if (first === undefined) return corrections
  const more = others.length === 0 ? '' : ` ${others.length} more lines are at fault.`
  throw new Refusal(
    'invalid_query',
    `The corrections cannot be read: ${describeFault(first, file)}${more} "corrections check" lists what is wrong.`,
  )
}

const describeFault = ({ line, fault }: LedgerFault, file: string): string =>
  `${file}, line ${line}, ${fault}`
