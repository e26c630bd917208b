import { namesOf, type Flag } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { RecordDraft } from '../appropriations/drafts.ts'
import { hasDamage } from '../cells/find-damage.ts'
import { findKind, type CellKind } from '../cells/find-misfit.ts'
import { parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { findUnclearName, parseRequestors } from '../cells/parse-requestors.ts'
import { repairHyphens } from '../cells/repair-hyphens.ts'
import { parseStates } from '../cells/states-and-districts.ts'
import type { ReadRow } from '../publisher.ts'
import { amountsOf, countStates, makeRecord, statesOf, textOf } from '../records/make-record.ts'
import {
  findAmountFault,
  findRowFault,
  FORMULA_WITHOUT_RESULT,
  type RowRefusal,
} from '../tables/find-row-fault.ts'
import { findTotal } from '../tables/hold-totals.ts'
import { breaksOff, type JoinedRow } from '../tables/join-continuations.ts'
import { nameColumn, placeRow, readFields, type Fields } from '../tables/name-cells.ts'
import { isBlank, isFormula } from '../tables/table.ts'
import type { BillField, BillTable } from './bill-headers.ts'

type BillRowNeeds = {
  readonly header: readonly string[]
  readonly bill: BillTable
  readonly unit: AmountUnit
  /** Words and names that the document prints, folded. */
  readonly words: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  /** Whether the document has the row more than once, word for word. */
  readonly repeated: boolean
}

/** Reads one row of a table of a bill of the House as a record, or refuses it with the reason. */
export const readBillRow = (row: JoinedRow, needs: BillRowNeeds): ReadRow => {
  const cells = readFields(row, needs.bill.columns)
  const fault = findRowFault(row, needs.header) ?? findDoubt(row) ?? findFault(cells, needs)
  const where = placeRow(row.first, needs.header)
  if (fault !== undefined) return { ...where, kind: 'refused', ...fault }
  const draft = makeDraft(cells, needs, row.joined.length > 0)
  const joined = row.joined.map((line) => placeRow(line, needs.header))
  return { ...where, kind: 'row', table: 'records', draft, joined, ...findNumberColumn(needs) }
}

const findNumberColumn = ({ header, bill }: BillRowNeeds): { numberedBy?: string } => {
  const column = bill.columns.indexOf('row_number')
  return column < 0 ? {} : { numberedBy: nameColumn(header, column) }
}

type Cells = Fields<BillField>

const findDoubt = ({ doubt }: JoinedRow): RowRefusal | undefined =>
  doubt === undefined ? undefined : misfit(doubt)

const findFault = (cells: Cells, { unit, names }: BillRowNeeds): RowRefusal | undefined => {
  const { requestors = '', project = '' } = cells
  if (IDENTITY.some((field) => isFormula(cells[field] ?? ''))) return FORMULA_WITHOUT_RESULT
  const label = findTotal(Object.values(cells))
  if (label !== undefined) return misfit(`“${label}” names a total, not a project.`)
  const fault = findBlank(cells) ?? findMisfit(cells) ?? findAmountFault(cells.amount, unit)
  if (fault !== undefined) return fault
  if (breaksOff(project) || breaksOff(requestors))
    return misfit('A cell breaks off, and no line below continues the cell.')
  const unclear = findUnclearName(requestors, names)
  return unclear === undefined
    ? undefined
    : {
        reason: 'requestor_unclear',
        detail: `“${unclear}” is not clearly the surname of one or more members.`,
      }
}

/**
 * Fields that identify the project and its requestors. A formula without a result in one of them leaves nothing to
 * read.
 */
const IDENTITY = ['state', 'project', 'requestors'] as const

const findBlank = (cells: Cells): RowRefusal | undefined => {
  if (isBlank(cells.requestors ?? ''))
    return FILLED.every((field) => !isBlank(cells[field] ?? ''))
      ? { reason: 'requestor_missing', detail: 'The row names no requestor.' }
      : misfit('The row lacks cells that every project has.')
  const blank = FILLED.find((field) => isBlank(cells[field] ?? ''))
  return blank === undefined
    ? undefined
    : misfit(`The cell of the ${blank} is blank: the cell may be merged with a cell of another row.`)
}

const FILLED = ['agency', 'account', 'state', 'project'] as const

/** Marks that repeat the cell above. Merged cells and page breaks make that cell uncertain. */
const STAND_INS = ['ditto mark', 'sign'] as const

/** Kinds of text that a cell of the column cannot have: the cells of such a row have moved, or repeat those above. */
const NEVER = {
  agency: ['amount', 'web address', 'state', 'party', 'remark', ...STAND_INS],
  account: ['amount', 'web address', 'state', 'party', 'remark', ...STAND_INS],
  project: ['amount', 'web address', 'state', 'address', 'subcommittee', 'remark', ...STAND_INS],
  requestors: ['amount', 'web address', 'state', 'ditto mark'],
} as const satisfies Partial<Record<BillField, readonly CellKind[]>>

const findMisfit = (cells: Cells): RowRefusal | undefined => {
  const { state = '', row_number: number = '' } = cells
  for (const field of namesOf(NEVER)) {
    const text = cells[field] ?? ''
    const kind = findKind(text, NEVER[field])
    if (kind !== undefined) return misfit(`“${text}” is a ${kind} in the place of the ${field}.`)
  }
  if (parseStates(state) === undefined && !SEVERAL_STATES.test(state.trim()))
    return misfit(`“${state}” in the place of the State is not a State.`)
  return /^\s*\d*\.?\s*$/.test(number)
    ? undefined
    : misfit(`“${number}” is in the place of the number of the row.`)
}

/** Words for a project that is not in one State. */
const SEVERAL_STATES =
  /^(?:nation\s?wide|national|multi-?\s?states?|multiple(?: states)?|various(?: states)?|n\/a)$/i

const misfit = (detail: string): RowRefusal => ({ reason: 'row_not_understood', detail })

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
      ...when(hasDamage(Object.values(cells)), 'text_damaged'),
    ]),
    key: KEY.map((field) => foldText(cells[field] ?? '')),
    values: {
      subcommittee: bill.subcommittee,
      agency: textOf(cells.agency),
      account: textOf(cells.account),
      title: textOf(title),
      recipient: recipient ?? { missing: 'unparsed' },
      location: textOf(cells.state),
      // The table has no column for the State, but a surname may have one, as in “Sample (GA)”.
      state: (requestors.length === 1 ? requestors[0]?.state : null) ?? { missing: 'not_published' },
      ...amountsOf(amount),
    },
  })
}

/** Identity of a project in a revised table, which may change the amount and the requestors. */
const KEY = ['agency', 'account', 'state', 'project'] as const

const when = (found: boolean, flag: Flag): Flag[] => (found ? [flag] : [])

const listFlags = (flags: readonly Flag[]): Flag[] => [...new Set(flags)]

/**
 * Splits the recipient from the project in a cell that has both (`City of Example for Sewer Improvements`). Splits at
 * the first “ for ” only if it must separate the two. Either it is the only one, and the text before it is not a name
 * that goes on with “for” (`Center for …`, `Alliance for …`); or the text before it is the whole name of a government
 * (`City of …`, `… County`). Otherwise the whole text is the title, and the recipient is unknown.
 */
export const splitRecipient = (
  text: string,
): { readonly recipient: string | null; readonly title: string } => {
  const [head = '', ...rest] = text.split(/\sfor\s+/)
  const recipient = head.replace(/[\s,]+$/, '').trim()
  const title = text
    .slice(head.length)
    .replace(/^\sfor\s+/, '')
    .trim()
  const sure = rest.length === 1 ? !GOES_ON.test(recipient) : GOVERNMENT.test(recipient)
  return sure && recipient !== '' && title !== '' && rest.length > 0
    ? { recipient, title }
    : { recipient: null, title: text.trim() }
}

const GOES_ON = new RegExp(
  `\\b(?:${[
    'academy|action|advocates|alliance|association|campaign|cent(?:er|re)|citizens|coalition',
    'committee|communities|conference|consortium|council|families|federation|foundation|friends|fund',
    'home|hospital|initiative|institute|laboratory|league|museum|neighbors|network|office|organization',
    'parents|partners|partnership|people|physicians|program|project|schools?|society|students|trust',
    'union|volunteers|women|youth',
  ].join('|')})s?$`,
  'i',
)

const GOVERNMENT =
  /^(?:the\s+)?(?:city|town|village|borough|township|county|parish|state|commonwealth) of \S|\b(?:county|parish|borough|township)$/i
