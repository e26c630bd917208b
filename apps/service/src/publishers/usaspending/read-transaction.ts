import { Type } from 'typebox'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeJsonShape } from '../json/parse-json-document.ts'
import type { EntryPlace, TransactionDraft } from './drafts.ts'
import { makeFigure, NumberOrNull, TextOrNull } from './figures.ts'
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

/** Reads a transaction of an award. */
export const readTransaction = (value: unknown, { award_id, page, isLast }: EntryPlace): EntryReading => {
  if (!TRANSACTION.has(value)) return { kind: 'fault', fault: `${TRANSACTION.findFault(value)}.` }
  if (value.id.slice(0, 'ASST'.length) !== award_id.slice(0, 'ASST'.length))
    return { kind: 'fault', fault: `${value.id} is no transaction of the award ${award_id}.` }
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
    page,
    isLast,
  }
  const fault = findDayFault(draft, ['action_date'])
  return fault === undefined ? { kind: 'entry', id: draft.id, draft } : { kind: 'fault', fault }
}
