import type { LedgerLine } from './read-ledger-line.ts'

/** A line that is refused. `id`: of the correction, if it has one. */
export type LedgerFault = { readonly line: number; readonly id: string | null; readonly fault: string }

/** Faults by line. `standing`: lines that were not withdrawn. */
export const findLedgerFaults = (
  lines: readonly LedgerLine[],
  standing: readonly LedgerLine[],
): LedgerFault[] =>
  [
    ...standing.flatMap(findOwn),
    ...findRepeated(standing, lines),
    ...findEarly(standing),
    ...findIdle(lines),
  ].toSorted((one, other) => one.line - other.line)

const findOwn = ({ line, id, fault, correction }: LedgerLine): LedgerFault[] => {
  if (fault !== undefined) return [{ line, id, fault }]
  if (correction === undefined) return []
  const isEarly = Date.parse(correction.decided_at) > Date.parse(correction.entered_at)
  return isEarly ? [{ line, id, fault: `has an entered_at before its decided_at. ${WAY_OUT}` }] : []
}

const WAY_OUT = 'Write new lines at the end, each with the time at which it is written.'

/** Finds repeated ids. The id of a withdrawn line is not reused below either: the withdrawal would be ambiguous. */
const findRepeated = (standing: readonly LedgerLine[], lines: readonly LedgerLine[]): LedgerFault[] =>
  standing.flatMap(({ line, id }) =>
    id !== null && lines.some((above) => above.line < line && above.id === id)
      ? [{ line, id, fault: `uses the id ${id} again.` }]
      : [],
  )

/** A line without a time, or a withdrawn one, for example one dated in the future, is no measure for later lines. */
const findEarly = (standing: readonly LedgerLine[]): LedgerFault[] => {
  let latest = ''
  return standing.flatMap(({ line, id, correction, withdrawal }) => {
    const entered = (correction ?? withdrawal)?.entered_at ?? latest
    if (entered < latest)
      return [{ line, id, fault: `has an entered_at before that of the line above it. ${WAY_OUT}` }]
    latest = entered
    return []
  })
}

const findIdle = (lines: readonly LedgerLine[]): LedgerFault[] =>
  lines.flatMap(({ line, id, withdrawal }) => {
    if (withdrawal === undefined) return []
    const { withdraws } = withdrawal
    const above = lines.filter((one) => one.line < line)
    if (!above.some((one) => one.id === withdraws))
      return [{ line, id, fault: `withdraws ${withdraws}, and no line above it has that id.` }]
    const isAgain = above.some((one) => one.withdrawal?.withdraws === withdraws)
    return isAgain ? [{ line, id, fault: `withdraws ${withdraws} again.` }] : []
  })
