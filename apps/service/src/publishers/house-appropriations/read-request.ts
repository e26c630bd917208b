import { namesOf, type Flag, type Link, type State } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { findKind, isWebAddress, type CellKind } from '../cells/find-misfit.ts'
import { parseAddress } from '../cells/parse-address.ts'
import { parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import type { MemberForm } from '../cells/split-members.ts'
import type { ReadRow } from '../publisher.ts'
import type { RecordDraft } from '../appropriations/drafts.ts'
import { amountsOf, makeRecord, textOf, type Absent } from '../records/make-record.ts'
import { findAmountFault } from '../tables/find-amount-fault.ts'
import { findRowFault, FORMULA_WITHOUT_RESULT, type RowRefusal } from '../tables/find-row-fault.ts'
import { isMisdecoded } from '../tables/is-misdecoded.ts'
import { findTotal } from '../tables/is-total.ts'
import { placeRow } from '../tables/place-row.ts'
import { readFields } from '../tables/read-fields.ts'
import { isBlank, isFormula, type TableRow } from '../tables/table.ts'
import { findState, readRequestors } from './read-requestors.ts'
import type { ExcerptField, RequestCells } from './request-headers.ts'

export type RequestNeeds = {
  readonly header: readonly string[]
  readonly columns: readonly ExcerptField[]
  readonly unit: AmountUnit
  readonly readYear: (cells: RequestCells) => number | RowRefusal
  readonly form: MemberForm
  /** The document holds the row more than once, word for word. */
  readonly repeated: boolean
}

/** One row of a workbook of requests as a record, or refused with the reason. */
export const readRequest = (row: TableRow, needs: RequestNeeds): ReadRow => {
  const cells = readFields(row, needs.columns)
  const read = findRowFault(row, needs.header) ?? findFault(cells, needs) ?? readDraft(cells, needs)
  const where = placeRow(row, needs.header)
  return 'reason' in read
    ? { ...where, kind: 'refused', ...read }
    : { ...where, kind: 'row', table: 'records', draft: read }
}

const findFault = (cells: RequestCells, { unit }: RequestNeeds): RowRefusal | undefined => {
  const { subcommittee = '' } = cells
  if (IDENTITY.some((field) => isFormula(cells[field] ?? ''))) return FORMULA_WITHOUT_RESULT
  const label = findTotal(Object.values(cells))
  if (label !== undefined)
    return { reason: 'row_not_understood', detail: `“${label}” names a total, and no project.` }
  if (!isBlank(subcommittee) && parseSubcommittee(subcommittee) === undefined)
    return {
      reason: 'subcommittee_unknown',
      detail: `“${subcommittee}” is not one of the twelve subcommittees.`,
    }
  return findBlank(cells) ?? findMisfit(cells) ?? findAmountFault(cells.amount, unit)
}

/** The fields that say who asked, and where the project is: nothing can be read of these but what they say. */
const IDENTITY = ['member', 'last_name', 'first_name', 'district', 'party', 'recipient_address'] as const

/** A request says what it is for, and lacks at most one of the other things that the workbook has of every request. */
const findBlank = (cells: RequestCells): RowRefusal | undefined => {
  const absent = [cells.recipient, cells.subcommittee, cells.amount].filter(
    (cell) => cell !== undefined && isBlank(cell),
  )
  return isBlank(cells.title ?? '') || absent.length > 1
    ? {
        reason: 'row_not_understood',
        detail: 'The row lacks the project, or two of recipient, subcommittee and amount: it is no request.',
      }
    : undefined
}

const ELSEWHERE = ['amount', 'web address', 'district', 'party', 'subcommittee', 'ditto mark'] as const

/** Texts that no cell of the column can have: the cells of such a row have moved, or stand for those above. */
const NEVER = {
  member: ['ditto mark'],
  last_name: ['ditto mark'],
  first_name: ['ditto mark'],
  recipient: [...ELSEWHERE, 'state', 'address', 'remark'],
  title: [...ELSEWHERE, 'state', 'address', 'remark'],
  recipient_address: [...ELSEWHERE, 'remark'],
  purpose: ['amount', 'web address', 'district', 'address', 'ditto mark'],
} as const satisfies Partial<Record<ExcerptField, readonly CellKind[]>>

const findMisfit = (cells: RequestCells): RowRefusal | undefined => {
  for (const field of namesOf(NEVER)) {
    const text = cells[field] ?? ''
    const kind = findKind(text, NEVER[field])
    if (kind !== undefined)
      return refuseMisfit(`“${text}” is a ${kind}, and stands where the ${field.replace('_', ' ')} belongs.`)
  }
  const { website = '' } = cells
  return isBlank(website) || isWebAddress(website.trim())
    ? undefined
    : refuseMisfit(`“${website}” stands where the address of a web page belongs.`)
}

const refuseMisfit = (detail: string): RowRefusal => ({ reason: 'row_not_understood', detail })

const readDraft = (cells: RequestCells, needs: RequestNeeds): RecordDraft | RowRefusal => {
  const { unit, readYear, form, repeated } = needs
  const fiscalYear = readYear(cells)
  if (typeof fiscalYear !== 'number') return fiscalYear
  const requestors = readRequestors(cells, form)
  if ('reason' in requestors) return requestors
  const amount = parseAmount(cells.amount, unit)
  const projectState = parseAddress(cells.recipient_address ?? '')
  return makeRecord({
    dataset: 'house-projects',
    chamber: 'house',
    stage: 'request',
    fiscal_year: fiscalYear,
    requestors: [...requestors],
    project_states: readProjectStates(cells.recipient_address, projectState),
    links: readWebsite(cells.website ?? ''),
    flags: [
      ...listFlags(amount.flags, projectState, repeated),
      ...(isMisdecoded(Object.values(cells)) ? (['text_damaged'] as const) : []),
    ],
    key: KEY.map((field) => foldText(cells[field] ?? '')),
    values: {
      subcommittee: parseSubcommittee(cells.subcommittee ?? '') ?? { missing: 'blank_in_source' },
      subcommittee_raw: textOf(cells.subcommittee),
      title: textOf(cells.title),
      purpose: textOf(cells.purpose),
      recipient: textOf(cells.recipient),
      recipient_address: textOf(cells.recipient_address),
      state: findState(requestors) ?? explainState(cells.district),
      ...amountsOf(amount),
    },
  })
}

/** The identity of a request in a revised workbook; the amount and the explanation may be revised. */
const KEY = ['member', 'last_name', 'first_name', 'district', 'subcommittee', 'recipient', 'title'] as const

/** Why the State of those who asked is not known: the district would name it. */
const explainState = (district: string | undefined): Absent => {
  if (district === undefined) return { missing: 'not_published' }
  return { missing: isBlank(district) ? 'blank_in_source' : 'unparsed' }
}

/** The workbooks have no column for it: it is read from the end of the recipient’s address. */
const readProjectStates = (address: string | undefined, state: State | undefined): State[] | Absent => {
  if (state !== undefined) return [state]
  const text = textOf(address)
  return typeof text === 'string' ? { missing: 'unparsed' } : text
}

const readWebsite = (cell: string): Link[] => {
  const url = cell.trim()
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? [{ rel: 'member_page', url }] : []
}

const listFlags = (amount: readonly Flag[], projectState: State | undefined, repeated: boolean): Flag[] => [
  ...amount,
  ...(projectState === undefined ? [] : (['address_state_read'] as const)),
  ...(repeated ? (['identical_rows'] as const) : []),
]
