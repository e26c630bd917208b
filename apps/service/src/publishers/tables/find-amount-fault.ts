import { isPlausibleAmount, parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import type { RowRefusal } from './find-row-fault.ts'

/**
 * Why a cell cannot be the amount of a project; undefined for an amount, and for what stands in such a column without
 * being one: nothing, a dash, a memorandum in parentheses, a formula that was never computed.
 */
export const findAmountFault = (cell: string | undefined, unit: AmountUnit): RowRefusal | undefined => {
  const { amount, raw } = parseAmount(cell, unit)
  if (amount === null)
    return raw === null || NO_AMOUNT.test(raw)
      ? undefined
      : { reason: 'row_not_understood', detail: `“${raw}” stands where the amount belongs, and is none.` }
  return isPlausibleAmount(amount, unit)
    ? undefined
    : { reason: 'amount_implausible', detail: `${amount} dollars for one project cannot be meant.` }
}

const NO_AMOUNT = /^\s*(?:=|[\d\s$.,()*‐-―−-]+$)/
