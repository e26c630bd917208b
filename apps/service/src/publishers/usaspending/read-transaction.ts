import { Type } from 'typebox'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeJsonShape } from '../json/parse-json-document.ts'
import { isOfAward } from './award-ids.ts'
import type { EntryPlace, TransactionDraft } from './drafts.ts'
import { makeFigure, NumberOrNull, TextOrNull } from './figures.ts'
import { findTransactionCodeFault } from './find-code-fault.ts'
import { findDayFault } from './find-day-fault.ts'

const TRANSACTION = makeJsonShape(
  Type.Object({
    id: Type.String({ pattern: '^(?:ASST|CONT)_TX_\\S' }),
    type: TextOrNull,
    action_date: Type.String(),
    action_type: TextOrNull,
    action_type_description: TextOrNull,
    modification_number: TextOrNull,
    description: TextOrNull,
    federal_action_obligation: NumberOrNull,
  }),
)

/** Facts of a transaction that only the archive states. */
const NOT_IN_REPLY = {
  stated_by: 'transactions',
  listing: null,
  listing_as_published: null,
  treasury_accounts: [] as string[],
  recipient_as_published: null,
  recipient_uei: null,
  place_of_performance: { country: null, state: null, county: null, district: null },
  district_congress: null,
  award: null,
} as const

/** Reads a transaction of an award. */
export const readTransaction = (
  value: unknown,
  { award_id, page, isLast, seenOn }: EntryPlace,
): EntryReading => {
  if (!TRANSACTION.has(value)) return { kind: 'fault', fault: `${TRANSACTION.findFault(value)}.` }
  if (!isOfAward(value.id, award_id))
    return { kind: 'fault', fault: `${value.id} is not a transaction of the award ${award_id}.` }
  const draft: TransactionDraft = {
    id: value.id,
    award_id,
    action_date: value.action_date,
    modification_number: value.modification_number,
    action_type: value.action_type,
    action_type_text: value.action_type_description,
    award_type: value.type,
    description: value.description,
    obligated: makeFigure(value.federal_action_obligation),
    ...NOT_IN_REPLY,
    page,
    isLast,
  }
  const fault = findTransactionCodeFault(draft) ?? findDayFault(draft, { done: ['action_date'] }, seenOn)
  return fault === undefined ? { kind: 'entry', id: draft.id, draft } : { kind: 'fault', fault }
}
