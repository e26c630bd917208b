import type { Flag } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { isPlausibleAmount, parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { parseRequestors } from '../cells/parse-requestors.ts'
import { repairHyphens } from '../cells/repair-hyphens.ts'
import { splitRecipient } from '../cells/split-recipient.ts'
import type { ReadRow, RecordDraft } from '../publisher.ts'
import { amountsOf, countStates, makeRecord, statesOf, textOf } from '../records/make-record.ts'
import { findRowFault, type RowRefusal } from '../tables/find-row-fault.ts'
import type { JoinedRow } from '../tables/join-continuations.ts'
import { nameColumn } from '../tables/name-cells.ts'
import { placeRow } from '../tables/place-row.ts'
import { readFields, type Fields } from '../tables/read-fields.ts'
import { isBlank } from '../tables/table.ts'
import type { BillField } from './bill-headers.ts'
import type { BillTable } from './match-bill-table.ts'

export type BillRowNeeds = {
  readonly header: readonly string[]
  readonly bill: BillTable
  readonly unit: AmountUnit
  /** Words and names that the document prints, folded. */
  readonly words: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  /** The document holds the row more than once, word for word. */
  readonly repeated: boolean
}

/** One row of a table of a bill of the House as a record, or refused with the reason. */
export const readBillRow = (row: JoinedRow, needs: BillRowNeeds): ReadRow => {
  const cells = readFields(row, needs.bill.columns)
  const fault = findRowFault(row, needs.header) ?? findFault(cells, needs.unit)
  const where = placeRow(row.first, needs.header)
  if (fault !== undefined) return { ...where, kind: 'refused', ...fault }
  const draft = makeDraft(cells, needs, row.joined.length > 0)
  const joined = row.joined.map((line) => placeRow(line, needs.header))
  return { ...where, kind: 'record', draft, joined, ...tellNumber(needs) }
}

const tellNumber = ({ header, bill }: BillRowNeeds): { numberedBy?: string } => {
  const column = bill.columns.indexOf('row_number')
  return column < 0 ? {} : { numberedBy: nameColumn(header, column) }
}

type Cells = Fields<BillField>

const findFault = (
  { state = '', project = '', amount: amountCell = '', requestors = '' }: Cells,
  unit: AmountUnit,
): RowRefusal | undefined => {
  const { amount } = parseAmount(amountCell, unit)
  if (parseAmount(requestors).amount !== null || parseAmount(state).amount !== null || isBlank(project))
    return { reason: 'row_not_understood', detail: 'The cells are not what their columns say.' }
  if (isBlank(requestors)) return { reason: 'requestor_missing', detail: 'The row names nobody who asked.' }
  if (amount !== null && !isPlausibleAmount(amount, unit))
    return { reason: 'amount_implausible', detail: `${amount} dollars for one project cannot be meant.` }
  return undefined
}

const makeDraft = (cells: Cells, needs: BillRowNeeds, continued: boolean): RecordDraft => {
  const { bill, unit, words, names, repeated } = needs
  const amount = parseAmount(cells.amount, unit)
  const printed = cells.project ?? ''
  const repaired = repairHyphens(printed, words)
  const { recipient, title } = splitRecipient(repaired.replace(/\s+/g, ' '))
  const { requestors, flags } = parseRequestors(cells.requestors ?? '', { chamber: 'house', names })
  const states = statesOf(cells.state)
  return makeRecord({
    dataset: 'house-projects',
    chamber: 'house',
    stage: 'house_bill',
    fiscal_year: bill.fiscalYear,
    requestors: [...requestors],
    project_states: states,
    links: [],
    flags: listFlags([
      ...amount.flags,
      ...flags,
      ...when(repaired !== printed, 'hyphen_repaired'),
      ...when(recipient !== null, 'recipient_split'),
      ...when(countStates(states) > 1, 'multiple_states'),
      ...when(continued, 'continuation_merged'),
      ...when(repeated, 'identical_rows'),
    ]),
    key: KEY.map((field) => foldText(cells[field] ?? '')),
    values: {
      subcommittee: bill.subcommittee,
      agency: textOf(cells.agency),
      account: textOf(cells.account),
      title: textOf(title),
      recipient: recipient ?? { missing: 'unparsed' },
      location: textOf(cells.state),
      // The table has no column for it; a surname may come with one, as in “Sample (GA)”.
      state: (requestors.length === 1 ? requestors[0]?.state : null) ?? { missing: 'not_published' },
      ...amountsOf(amount),
    },
  })
}

/** What makes a project the same one in a revised table; amount and requestors may be revised. */
const KEY = ['agency', 'account', 'state', 'project'] as const

const when = (found: boolean, flag: Flag): Flag[] => (found ? [flag] : [])

const listFlags = (flags: readonly Flag[]): Flag[] => [...new Set(flags)]
