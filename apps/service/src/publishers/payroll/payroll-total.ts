import type { TableRow } from '../publisher.ts'

/** The pay of one office from one program in a quarter, as a document prints it. */
export type PayrollTotal = {
  /** The detail file, below the payments that it totals; or the summary of the quarter. */
  readonly document: 'detail' | 'summary'
  readonly period: string
  readonly office: string
  readonly program: string
  /** Dollars and cents. */
  readonly amount: string
}

export const PAYROLL_TOTALS = 'payroll-totals'

export type PayrollTotalRow = TableRow<typeof PAYROLL_TOTALS, PayrollTotal>
