import type { Validator } from 'typebox/compile'
import { compileLater, parseJson } from '../../platform/index.ts'
import { Correction } from './correction.ts'
import { Withdrawal } from './withdrawal.ts'

/** A line with its kind. `id` is the correction's, even if other fields are missing. */
export type LedgerLine = {
  readonly line: number
  readonly id: string | null
  readonly correction?: Correction
  readonly withdrawal?: Withdrawal
  readonly fault?: string
}

const [corrections, withdrawals] = [compileLater(Correction), compileLater(Withdrawal)]

export const readLedgerLine = (line: number, content: string): LedgerLine => {
  const value = parseJson(content)
  if (value === undefined) return { line, id: null, fault: `is not JSON. ${WAY_OUT}` }
  const fields = isObject(value) ? value : {}
  if ('withdraws' in fields) return readWithdrawal(line, fields)
  const id = typeof fields['id'] === 'string' ? fields['id'] : null
  if (corrections.Check(value)) return { line, id, correction: value }
  return { line, id, fault: `is not a correction (${firstError(corrections, value)}).` }
}

const WAY_OUT = 'No release was built from the line, so correct or delete it.'

const readWithdrawal = (line: number, value: unknown): LedgerLine =>
  withdrawals.Check(value)
    ? { line, id: null, withdrawal: value }
    : { line, id: null, fault: `is not a withdrawal (${firstError(withdrawals, value)}).` }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstError = (validator: Pick<Validator, 'Errors'>, value: unknown): string => {
  const [first] = validator.Errors(value)
  return `${first?.instancePath ?? ''} ${first?.message ?? ''}`
}
