import type { Flag, Link, NamedRequestor, State } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { parseAddress } from '../cells/parse-address.ts'
import { isPlausibleAmount, parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { parseDistrict } from '../cells/parse-district.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import type { ReadRow, RecordDraft } from '../publisher.ts'
import { amountsOf, makeRecord, textOf, type Absent } from '../records/make-record.ts'
import { findRowFault, type RowRefusal } from '../tables/find-row-fault.ts'
import { placeRow } from '../tables/place-row.ts'
import { readFields, type Fields } from '../tables/read-fields.ts'
import { isBlank, type TableRow } from '../tables/table.ts'
import type { ExcerptField } from './request-headers.ts'

export type RequestCells = Fields<ExcerptField>

export type RequestNeeds = {
  readonly header: readonly string[]
  readonly columns: readonly ExcerptField[]
  readonly unit: AmountUnit
  readonly readYear: (cells: RequestCells) => number | RowRefusal
  /** The document holds the row more than once, word for word. */
  readonly repeated: boolean
}

/** One row of a workbook of requests as a record, or refused with the reason. */
export const readRequest = (row: TableRow, needs: RequestNeeds): ReadRow => {
  const cells = readFields(row, needs.columns)
  const read = findRowFault(row, needs.header) ?? findFault(cells, needs.unit) ?? readDraft(cells, needs)
  const where = placeRow(row, needs.header)
  return 'reason' in read ? { ...where, kind: 'refused', ...read } : { ...where, kind: 'record', draft: read }
}

const findFault = (cells: RequestCells, unit: AmountUnit): RowRefusal | undefined => {
  const { subcommittee = '' } = cells
  const { amount } = parseAmount(cells.amount, unit)
  if (readRequestor(cells).name === '')
    return { reason: 'requestor_missing', detail: 'The row names no member.' }
  if (!isBlank(subcommittee) && parseSubcommittee(subcommittee) === undefined)
    return {
      reason: 'subcommittee_unknown',
      detail: `“${subcommittee}” is not one of the twelve subcommittees.`,
    }
  if (amount !== null && !isPlausibleAmount(amount, unit))
    return { reason: 'amount_implausible', detail: `${amount} dollars for one project cannot be meant.` }
  return undefined
}

const readDraft = (
  cells: RequestCells,
  { unit, readYear, repeated }: RequestNeeds,
): RecordDraft | RowRefusal => {
  const fiscalYear = readYear(cells)
  if (typeof fiscalYear !== 'number') return fiscalYear
  const amount = parseAmount(cells.amount, unit)
  const projectState = parseAddress(cells.recipient_address ?? '')
  return makeRecord({
    dataset: 'house-projects',
    chamber: 'house',
    stage: 'request',
    fiscal_year: fiscalYear,
    requestors: [readRequestor(cells)],
    project_states: readProjectStates(cells.recipient_address, projectState),
    links: readWebsite(cells.website ?? ''),
    flags: listFlags(amount.flags, projectState, repeated),
    key: KEY.map((field) => foldText(cells[field] ?? '')),
    values: {
      subcommittee: parseSubcommittee(cells.subcommittee ?? '') ?? { missing: 'blank_in_source' },
      subcommittee_raw: textOf(cells.subcommittee),
      title: textOf(cells.title),
      purpose: textOf(cells.purpose),
      recipient: textOf(cells.recipient),
      recipient_address: textOf(cells.recipient_address),
      state: readState(cells.district),
      ...amountsOf(amount),
    },
  })
}

/** What makes a request the same one in a revised workbook; the amount and the explanation may be revised. */
const KEY = [
  ...(['member', 'last_name', 'first_name', 'district', 'subcommittee', 'recipient', 'title'] as const),
] as const

const readRequestor = (cells: RequestCells): NamedRequestor => {
  const [member, last, first] = [cells.member, cells.last_name, cells.first_name].map((cell = '') =>
    cell.replace(/\s+/g, ' ').trim(),
  )
  const district = parseDistrict(cells.district ?? '')
  return {
    name: member || [first, last].filter(Boolean).join(' '),
    name_raw: member || [last, first].filter(Boolean).join(', '),
    chamber: 'house',
    state: district?.state ?? null,
    district: district?.district ?? null,
    party: cells.party?.trim() || null,
  }
}

/** The State of the member who asked, as the district names it. */
const readState = (district: string | undefined): State | Absent => {
  if (district === undefined) return { missing: 'not_published' }
  return parseDistrict(district)?.state ?? { missing: isBlank(district) ? 'blank_in_source' : 'unparsed' }
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
