import type { LedgerLine } from './read-ledger-line.ts'

/** A line that is refused. `id` is the correction's, if it has one. */
export type LedgerFault = { readonly line: number; readonly id: string | null; readonly fault: string }

/** Finds the faults, sorted by line. `inForce` are the lines that no other line withdraws. */
export const findLedgerFaults = (
  lines: readonly LedgerLine[],
  inForce: readonly LedgerLine[],
): LedgerFault[] =>
  [
    ...inForce.flatMap(findOwn),
    ...findRepeated(inForce, lines),
    ...findEarly(inForce),
    ...findIdleWithdrawals(lines),
  ].toSorted((a, b) => a.line - b.line)

const findOwn = ({ line, id, fault, correction }: LedgerLine): LedgerFault[] => {
  if (fault !== undefined) return [{ line, id, fault }]
  if (correction === undefined) return []
  const isEarly = Date.parse(correction.decided_at) > Date.parse(correction.entered_at)
  return isEarly ? [{ line, id, fault: `has an entered_at before its decided_at. ${WAY_OUT}` }] : []
}

const WAY_OUT = 'Write new lines at the end, each with the time of writing.'

/**
 * Finds repeated ids. A line below may not reuse the id of a withdrawn line either: the withdrawal would be ambiguous.
 */
const findRepeated = (inForce: readonly LedgerLine[], lines: readonly LedgerLine[]): LedgerFault[] =>
  inForce.flatMap(({ line, id }) =>
    id !== null && lines.some((above) => above.line < line && above.id === id)
      ? [{ line, id, fault: `uses the id ${id} again.` }]
      : [],
  )

/**
 * Finds lines dated before the line above. A line without a time, or a withdrawn line (perhaps dated in the future),
 * sets no bound for later lines.
 */
const findEarly = (inForce: readonly LedgerLine[]): LedgerFault[] => {
  let latest = ''
  return inForce.flatMap(({ line, id, correction, withdrawal }) => {
    const entered = (correction ?? withdrawal)?.entered_at ?? latest
    if (entered < latest)
      return [{ line, id, fault: `has an entered_at before the entered_at of the line above. ${WAY_OUT}` }]
    latest = entered
    return []
  })
}

const findIdleWithdrawals = (lines: readonly LedgerLine[]): LedgerFault[] =>
  lines.flatMap(({ line, id, withdrawal }) => {
    if (withdrawal === undefined) return []
    const { withdraws } = withdrawal
    const above = lines.filter((entry) => entry.line < line)
    if (!above.some((entry) => entry.id === withdraws))
      return [{ line, id, fault: `withdraws ${withdraws}, and no line above has that id.` }]
    const isAgain = above.some((entry) => entry.withdrawal?.withdraws === withdraws)
    return isAgain ? [{ line, id, fault: `withdraws ${withdraws} again.` }] : []
  })
