import { foldText } from '../../platform/index.ts'
import { DocumentRefused } from '../publisher.ts'
import { withoutUnit } from '../tables/find-unit.ts'
import type { HeaderAliases } from '../tables/match-header.ts'

export type BillField =
  | ('row_number' | 'agency' | 'account' | 'state' | 'recipient' | 'project' | 'amount' | 'requestors')
  | ('house_requestors' | 'senate_requestors' | 'origination' | 'other_amount')

const COMMON = {
  row_number: [''],
  agency: ['Agency'],
  account: ['Account'],
  // “...4” is what statistical programs call the fourth column when it has no header.
  project: ['Project', 'Recipient for Project', '...4'],
} as const satisfies HeaderAliases<BillField>

/** Headers of the tables of each stage. Rows of those that are not published are read no further than their amount. */
export const BILL_HEADERS = {
  house_bill: {
    ...COMMON,
    state: ['State'],
    amount: ['Amount', 'House Amount'],
    requestors: ['Requestor', 'Requestor(s)', 'House Requestor', 'House Requestor(s)'],
  },
  senate_bill: {
    ...COMMON,
    state: ['Location', 'Location (State)', 'State'],
    amount: ['Amount', 'Senate Amount'],
    requestors: ['Requestor', 'Requestor(s)', 'Senate Requestor', 'Senate Requestor(s)'],
  },
  enacted: {
    ...COMMON,
    state: ['Location', 'Location (State)', 'State'],
    recipient: ['Recipient'],
    amount: ['Amount', 'House Amount', 'Senate Amount', 'Final Amount', 'Total Amount'],
    other_amount: ['Additional Amount', 'Budget Request'],
    requestors: ['Requestor', 'Requestor(s)'],
    house_requestors: ['Requestor House', 'Requestor(s) House', 'House Requestor', 'House Requestor(s)'],
    senate_requestors: ['Requestor Senate', 'Requestor(s) Senate', 'Senate Requestor', 'Senate Requestor(s)'],
    origination: ['Origination'],
  },
} as const satisfies Record<string, HeaderAliases<BillField>>

export type BillStage = keyof typeof BILL_HEADERS

/**
 * The stage that the header of a table speaks of; the name of a file never tells. An origination, or requestors of both
 * chambers, is the table of the joint statement. A chamber's word settles the rest, and where there is none, tables of
 * the House have a “State” and one “Requestor”, and those of the Senate a “Location” and “Requestor(s)”. Throws a
 * DocumentRefused for any other header.
 */
export const findBillStage = (header: readonly string[]): BillStage => {
  const words = header.map((text) => foldText(withoutUnit(text)))
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word))
  const requestors = words.filter((word) => word.includes('requestor')).length
  if (has(/\borigination\b/) || requestors > 1) return 'enacted'
  if (has(/^house (amount|requestor)/)) return 'house_bill'
  if (has(/^senate (amount|requestor)/)) return 'senate_bill'
  if (has(/^location/) && has(/^requestor/)) return 'senate_bill'
  if (has(/^state$/) && has(/^requestor/)) return 'house_bill'
  throw new DocumentRefused(
    `The header (${header.join(', ')}) does not tell the stage: there is neither an origination, nor an amount or requestor of one chamber, nor a State or location beside a requestor.`,
  )
}
