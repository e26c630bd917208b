import { namesOf, type Flag, type Link, type NamedRequestor, type State } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { RecordDraft } from '../appropriations/drafts.ts'
import { hasDamage } from '../cells/find-damage.ts'
import { findKind, isParty, isWebAddress, type CellKind } from '../cells/find-misfit.ts'
import {
  isName,
  isOneSurname,
  splitAtCommas,
  splitAtSigns,
  splitMembers,
  type MemberForm,
} from '../cells/member-names.ts'
import { parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import { parseAddress, parseDistrict, type ParsedDistrict } from '../cells/states-and-districts.ts'
import type { ReadRow } from '../publisher.ts'
import { amountsOf, makeRecord, textOf, type Absent } from '../records/make-record.ts'
import {
  findAmountFault,
  findRowFault,
  FORMULA_WITHOUT_RESULT,
  type RowRefusal,
} from '../tables/find-row-fault.ts'
import { findTotal } from '../tables/hold-totals.ts'
import { placeRow, readFields } from '../tables/name-cells.ts'
import { isBlank, isFormula, type TableRow } from '../tables/table.ts'
import type { ExcerptField, RequestCells } from './request-headers.ts'

export type RequestNeeds = {
  readonly header: readonly string[]
  readonly columns: readonly ExcerptField[]
  readonly unit: AmountUnit
  readonly readYear: (cells: RequestCells) => number | RowRefusal
  readonly form: MemberForm
  /** Whether the document has the row more than once, word for word. */
  readonly repeated: boolean
}

/** Reads one row of a workbook of requests as a record, or refuses it with the reason. */
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
    return { reason: 'row_not_understood', detail: `“${label}” names a total, not a project.` }
  if (!isBlank(subcommittee) && parseSubcommittee(subcommittee) === undefined)
    return {
      reason: 'subcommittee_unknown',
      detail: `“${subcommittee}” is not among the twelve subcommittees.`,
    }
  return findBlank(cells) ?? findMisfit(cells) ?? findAmountFault(cells.amount, unit)
}

/**
 * Fields that identify the requestors and the place of the project. A formula without a result in one of them leaves
 * nothing to read.
 */
const IDENTITY = ['member', 'last_name', 'first_name', 'district', 'party', 'recipient_address'] as const

/**
 * Finds missing cells. A request has a title, and lacks at most one of the other cells that the workbook has for every
 * request.
 */
const findBlank = (cells: RequestCells): RowRefusal | undefined => {
  const absent = [cells.recipient, cells.subcommittee, cells.amount].filter(
    (cell) => cell !== undefined && isBlank(cell),
  )
  return isBlank(cells.title ?? '') || absent.length > 1
    ? {
        reason: 'row_not_understood',
        detail:
          'The row lacks the project, or two of recipient, subcommittee and amount: the row is not a request.',
      }
    : undefined
}

const ELSEWHERE = ['amount', 'web address', 'district', 'party', 'subcommittee', 'ditto mark'] as const

/** Kinds of text that a cell of the column cannot have: the cells of such a row have moved, or repeat those above. */
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
      return refuseMisfit(`“${text}” is a ${kind} in the place of the ${field.replace('_', ' ')}.`)
  }
  const { website = '' } = cells
  return isBlank(website) || isWebAddress(website.trim())
    ? undefined
    : refuseMisfit(`“${website}” is in the place of the address of a web page.`)
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
      ...(hasDamage(Object.values(cells)) ? (['text_damaged'] as const) : []),
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

/** Identity of a request in a revised workbook, which may change the amount and the explanation. */
const KEY = ['member', 'last_name', 'first_name', 'district', 'subcommittee', 'recipient', 'title'] as const

/** Explains why the State of the requestors is unknown: the district would name it. */
const explainState = (district: string | undefined): Absent => {
  if (district === undefined) return { missing: 'not_published' }
  return { missing: isBlank(district) ? 'blank_in_source' : 'unparsed' }
}

/**
 * Reads the State of the project. The workbooks have no column for it, so it comes from the end of the recipient’s
 * address.
 */
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

/**
 * Reads the members who made a request, each with the district and the party of that name. Refuses an invalid name, and
 * several members whose districts or parties cannot be assigned.
 */
const readRequestors = (cells: RequestCells, form: MemberForm): readonly NamedRequestor[] | RowRefusal => {
  const { member = '', last_name: last = '', first_name: first = '' } = cells
  if ([member, last, first].every(isBlank))
    return { reason: 'requestor_missing', detail: 'The row names no member.' }
  const names = cells.member === undefined ? pairNames(last, first) : nameMembers(member, form)
  if (names === undefined)
    return {
      reason: 'requestor_unclear',
      detail: `“${member || [last, first].filter(Boolean).join(', ')}” is not clearly the name of one or more members.`,
    }
  const districts = splitFor(names, cells.district).map((text) => readDistrict(text))
  const parties = splitFor(names, cells.party)
  if (districts.length !== names.length || parties.length !== names.length)
    return misfit('The row names several members, and a different number of districts or parties.')
  if (districts.includes('strange')) return misfit(`“${cells.district ?? ''}” is not a district of a State.`)
  if (!parties.every((party) => party === '' || isParty(party)))
    return misfit(`“${cells.party ?? ''}” is not a party.`)
  return names.map((name, index) => ({
    ...name,
    chamber: 'house',
    ...seatOf(districts[index]),
    party: parties[index] || null,
  }))
}

/** Returns the State of the requestors, if they have only one. */
const findState = (requestors: readonly NamedRequestor[]): State | null => {
  const states = new Set(requestors.map(({ state }) => state))
  return states.size === 1 ? (requestors[0]?.state ?? null) : null
}

const misfit = (detail: string): RowRefusal => ({ reason: 'row_not_understood', detail })

type Name = Pick<NamedRequestor, 'name' | 'name_raw'>

const nameMembers = (cell: string, form: MemberForm): readonly Name[] | undefined =>
  splitMembers(cell, form)?.map((name) => ({ name, name_raw: name }))

/**
 * Pairs the surnames in one cell with the first names in the next. There must be as many first names as surnames, or
 * none.
 */
const pairNames = (last: string, first: string): readonly Name[] | undefined => {
  const surnames = splitAtSigns(last).flatMap(splitAtCommas)
  const given = splitAtSigns(first).flatMap(splitAtCommas)
  if (surnames.length === 0 || (given.length > 0 && given.length !== surnames.length)) return undefined
  if (![...surnames, ...given].every(isName) || !surnames.every(isOneSurname)) return undefined
  return surnames.map((surname, index) => ({
    name: [given[index], surname].filter(Boolean).join(' '),
    name_raw: [surname, given[index]].filter(Boolean).join(', '),
  }))
}

/** Splits a cell into one text for each name. A blank cell is blank for all names. */
const splitFor = (names: readonly Name[], cell = ''): readonly string[] =>
  names.length === 1
    ? [cell.trim()]
    : isBlank(cell)
      ? names.map(() => '')
      : splitAtSigns(cell).flatMap(splitAtCommas)

/** Highest number of a district: no State has more seats. */
const MAX_DISTRICT = 53

const readDistrict = (text: string): ParsedDistrict | 'blank' | 'strange' => {
  if (text === '') return 'blank'
  const parsed = parseDistrict(text)
  return parsed === undefined || parsed.state === null || parsed.district > MAX_DISTRICT ? 'strange' : parsed
}

const seatOf = (district: ReturnType<typeof readDistrict> | undefined) =>
  typeof district === 'object'
    ? { state: district.state, district: district.district }
    : { state: null, district: null }
