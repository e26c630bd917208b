import { Compile, type Validator } from 'typebox/compile'
import { Correction } from './correction.ts'
import { Withdrawal, type LedgerCorrection } from './withdrawal.ts'

/** A line that cannot be taken. `id`: of the correction, if it has one. */
export type LedgerFault = { readonly line: number; readonly id: string | null; readonly fault: string }

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
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => content.trim() !== '')
    .map(readLine)
  const marked = lines.map((one) => ({ ...one, withdrawn: findWithdrawal(one, lines) }))
  const standing = marked.filter(({ withdrawn }) => withdrawn === undefined)
  return {
    withdrawals: lines.flatMap(({ withdrawal }) => withdrawal ?? []),
    corrections: marked.flatMap(({ correction, withdrawn }) => {
      if (correction === undefined) return []
      return [withdrawn === undefined ? correction : { ...correction, withdrawn }]
    }),
    faults: [
      ...standing.flatMap(findOwnFault),
      ...findRepeated(standing, lines),
      ...findEarly(standing),
      ...findIdle(lines),
    ].toSorted((one, other) => one.line - other.line),
  }
}

const findWithdrawal = ({ line, id }: Line, lines: readonly Line[]): Withdrawal | undefined =>
  id === null
    ? undefined
    : lines.find((below) => below.line > line && below.withdrawal?.withdraws === id)?.withdrawal

type Line = {
  readonly line: number
  readonly id: string | null
  readonly correction?: Correction
  readonly withdrawal?: Withdrawal
  readonly fault?: string
}

const [isCorrection, isWithdrawal] = [Compile(Correction), Compile(Withdrawal)]

const readLine = ({ line, content }: { readonly line: number; readonly content: string }): Line => {
  const value = parseJson(content)
  if (value === undefined) return { line, id: null, fault: `is not JSON. ${MEND}` }
  if (isWithdrawal.Check(value)) return { line, id: null, withdrawal: value }
  if (isObject(value) && 'withdraws' in value)
    return { line, id: null, fault: `is no withdrawal (${firstError(isWithdrawal, value)}).` }
  const id = isObject(value) && typeof value['id'] === 'string' ? value['id'] : null
  if (isCorrection.Check(value)) return { line, id, correction: value }
  return { line, id, fault: `is no correction (${firstError(isCorrection, value)}).` }
}

const MEND = 'Nothing was ever built of it: mend it where it stands, or take it away.'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstError = (validator: Pick<Validator, 'Errors'>, value: unknown): string => {
  const [first] = validator.Errors(value)
  return `${first?.instancePath ?? ''} ${first?.message ?? ''}`
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

const findOwnFault = ({ line, id, fault, correction }: Line): LedgerFault[] => {
  if (fault !== undefined) return [{ line, id, fault }]
  if (correction === undefined || Date.parse(correction.decided_at) <= Date.parse(correction.entered_at))
    return []
  return [{ line, id, fault: `has an entered_at before its decided_at. ${WAY_OUT}` }]
}

const WAY_OUT = 'Write new lines at the end, each with the time at which it is written.'

/** Nor is the id of a line that was withdrawn used again below: it could not be said which of the two was. */
const findRepeated = (standing: readonly Line[], lines: readonly Line[]): LedgerFault[] =>
  standing.flatMap(({ line, id }) =>
    id !== null && lines.some((above) => above.line < line && above.id === id)
      ? [{ line, id, fault: `uses the id ${id} again.` }]
      : [],
  )

/** A line without a time, or that was withdrawn, such as for a time in the future, is no measure for those below it. */
const findEarly = (lines: readonly Line[]): LedgerFault[] => {
  let latest = ''
  return lines.flatMap(({ line, id, correction, withdrawal }) => {
    const entered = (correction ?? withdrawal)?.entered_at ?? latest
    if (entered < latest)
      return [{ line, id, fault: `has an entered_at before that of the line above it. ${WAY_OUT}` }]
    latest = entered
    return []
  })
}

const findIdle = (lines: readonly Line[]): LedgerFault[] => {
  const above = new Set<string>()
  const withdrawn = new Set<string>()
  return lines.flatMap(({ line, id, withdrawal }) => {
    if (id !== null) above.add(id)
    if (withdrawal === undefined) return []
    const { withdraws } = withdrawal
    const isIdle = !above.has(withdraws)
    const isAgain = withdrawn.has(withdraws)
    withdrawn.add(withdraws)
    if (isIdle)
      return [{ line, id: null, fault: `withdraws ${withdraws}, and no line above it has that id.` }]
    return isAgain ? [{ line, id: null, fault: `withdraws ${withdraws} again.` }] : []
  })
}
