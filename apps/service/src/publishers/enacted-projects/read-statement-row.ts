import { namesOf, type Chamber, type EnactedFlag } from '@rotunda/contract'
import { hasEntity } from '../cells/find-damage.ts'
import { findKind, type CellKind } from '../cells/find-misfit.ts'
import type { AmountUnit } from '../cells/parse-amount.ts'
import { isName, isOneSurname, splitAtCommas } from '../cells/member-names.ts'
import { parseRequestors } from '../cells/parse-requestors.ts'
import { repairHyphens } from '../cells/repair-hyphens.ts'
import { parseStates } from '../cells/states-and-districts.ts'
import { splitRecipient } from '../house-appropriations/read-bill-row.ts'
import type { ReadRow } from '../publisher.ts'
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
import { PROJECT_ROWS, type NamedInRow, type ProjectDraft } from './drafts.ts'
import { findOtherSubcommittee } from './find-agency.ts'
import type { SumRows } from './find-sum-rows.ts'
import { isOrigination, makeProject } from './make-project.ts'
import type { Statement, StatementField } from './statement-headers.ts'

export type StatementRowNeeds = {
  readonly header: readonly string[]
  readonly statement: Statement
  readonly unit: AmountUnit
  /** Words and names that the document prints, folded. */
  readonly words: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  /** Whether the document has the row more than once, word for word. */
  readonly repeated: boolean
  /** Whether the amount of the row is the sum of the rows above. */
  readonly total: ReturnType<SumRows['judge']>
  /** Flags of every row of the document. */
  readonly flags: readonly EnactedFlag[]
}

type Cells = Fields<StatementField>

/** Reads one row of a table of enacted projects, or refuses it with the reason. */
export const readStatementRow = (row: JoinedRow, needs: StatementRowNeeds): ReadRow => {
  const { header, statement } = needs
  const cells = readFields(row, statement.columns)
  const doubt = row.doubt === undefined ? undefined : misfit(row.doubt)
  const fault = findRowFault(row, header) ?? doubt ?? findFault(cells, needs)
  const where = placeRow(row.first, header)
  if (fault !== undefined) return { ...where, kind: 'refused', ...fault }
  return {
    ...where,
    kind: 'row',
    table: PROJECT_ROWS,
    draft: makeDraft(cells, needs, row.joined.length > 0),
    joined: row.joined.map((line) => placeRow(line, header)),
    ...findNumberColumn(needs),
  }
}

const findNumberColumn = ({ header, statement }: StatementRowNeeds): { numberedBy?: string } => {
  const column = statement.columns.indexOf('row_number')
  return column < 0 ? {} : { numberedBy: nameColumn(header, column) }
}

const misfit = (detail: string): RowRefusal => ({ reason: 'row_not_understood', detail })

const findFault = (cells: Cells, { unit, statement, total }: StatementRowNeeds): RowRefusal | undefined => {
  if (NAMING.some((field) => isFormula(cells[field] ?? ''))) return FORMULA_WITHOUT_RESULT
  const label = findTotal(Object.values(cells))
  if (label !== undefined) return misfit(`“${label}” names a total, not a project.`)
  if (total === 'certain') return misfit('The amount is the sum of the rows above: the row is a total.')
  const fault =
    findBlank(cells) ?? findMisfit(cells) ?? findMoneyFault(cells, unit) ?? findOther(cells, statement)
  if (fault !== undefined) return fault
  return BREAKING.some((field) => breaksOff(cells[field] ?? ''))
    ? misfit('A cell breaks off, and no line below continues the cell.')
    : undefined
}

const findOther = ({ agency = '' }: Cells, { subcommittee }: Statement): RowRefusal | undefined => {
  const other = findOtherSubcommittee(subcommittee, agency)
  return (
    other &&
    misfit(`“${agency}” is an agency of the subcommittee ${other}, and the table belongs to ${subcommittee}.`)
  )
}

/** Cells that every project has, where the table has their column. */
const FILLED = ['agency', 'project', 'states'] as const

const findBlank = (cells: Cells): RowRefusal | undefined => {
  const blank = FILLED.find((field) => isBlank(cells[field] ?? (field === 'states' ? 'no column' : '')))
  if (blank !== undefined)
    return misfit(`The cell of the ${blank} is blank: the cell may be merged with a cell of another row.`)
  const asking = namesOf(ASKING).filter((field) => cells[field] !== undefined)
  return asking.length > 0 && asking.every((field) => isBlank(cells[field] ?? ''))
    ? { reason: 'requestor_missing', detail: 'The row names no requestor.' }
    : undefined
}

const LISTS_OF_NAMES = ['requestors', 'house_requestors', 'senate_requestors'] as const
const NAMING = ['states', 'project', 'recipient', ...LISTS_OF_NAMES] as const
const BREAKING = ['agency', 'project', 'recipient', 'account', ...LISTS_OF_NAMES] as const
const MONEY = ['amount', 'additional_amount', 'budget_request'] as const

const findMoneyFault = (cells: Cells, unit: AmountUnit): RowRefusal | undefined =>
  MONEY.map((field) => findAmountFault(cells[field], unit)).find((fault) => fault !== undefined)

const STAND_INS = ['ditto mark', 'sign'] as const

/** Kinds of text that a cell of the column cannot have: the cells of such a row have moved, or repeat those above. */
const NEVER = {
  agency: ['amount', 'day', 'web address', 'state', 'party', 'remark', ...STAND_INS],
  account: ['amount', 'day', 'web address', 'state', 'party', 'remark', ...STAND_INS],
  project: ['amount', 'day', 'web address', 'state', 'address', 'subcommittee', 'remark', ...STAND_INS],
  recipient: ['amount', 'day', 'web address', 'state', 'party', 'remark', ...STAND_INS],
  requestors: ['amount', 'day', 'web address', 'state', 'ditto mark'],
  house_requestors: ['amount', 'day', 'web address', 'state', 'ditto mark'],
  senate_requestors: ['amount', 'day', 'web address', 'state', 'ditto mark'],
  origination: ['amount', 'web address', 'state', 'address', 'ditto mark'],
} as const satisfies Partial<Record<StatementField, readonly CellKind[]>>

const findMisfit = (cells: Cells): RowRefusal | undefined => {
  const { states = '', row_number: number = '' } = cells
  const coded = LISTS_OF_NAMES.map((field) => cells[field] ?? '').find(hasEntity)
  if (coded !== undefined)
    return misfit(
      `“${coded}” has a code of HTML, at whose signs its names would be split. Put the letter in its place.`,
    )
  for (const field of namesOf(NEVER)) {
    const text = cells[field] ?? ''
    const kind = findKind(text, NEVER[field])
    if (kind !== undefined) return misfit(`“${text}” is a ${kind} in the place of the ${field}.`)
  }
  if (parseStates(states) === undefined && !SEVERAL_STATES.test(states.trim()))
    return misfit(`“${states}” in the place of the State is not a State.`)
  if (!isOrigination(cells.origination ?? ''))
    return misfit(`“${cells.origination ?? ''}” in the place of the origination is not an origination.`)
  return /^\s*\d*\.?\s*$/.test(number)
    ? undefined
    : misfit(`“${number}” is in the place of the number of the row.`)
}

/** Words for a project that is not in one State. */
const SEVERAL_STATES =
  /^(?:nation\s?wide|national|multi-?\s?states?|multiple(?: states)?|various(?: states)?|n\/a)$/i

const makeDraft = (cells: Cells, needs: StatementRowNeeds, continued: boolean): ProjectDraft => {
  const { statement, unit, words, names, repeated } = needs
  const printed = cells.project ?? ''
  const repaired = repairHyphens(printed, words)
  const split = cells.recipient === undefined ? splitRecipient(repaired.replace(/\s+/g, ' ')) : undefined
  const asked = readRequestors(cells, names)
  const flags: EnactedFlag[] = [
    ...needs.flags,
    ...asked.flags,
    ...when(repaired !== printed, 'hyphen_repaired'),
    ...when(split !== undefined && split.recipient !== null, 'recipient_split'),
    ...when(continued, 'continuation_merged'),
    ...when(repeated, 'identical_rows'),
    ...when(needs.total === 'possible', 'amount_is_sum'),
  ]
  const {
    row_number: _,
    house_requestors: _house,
    senate_requestors: _senate,
    requestors: _all,
    ...own
  } = cells
  return makeProject(
    {
      ...own,
      project: split?.title ?? repaired,
      project_as_published: printed,
      ...(typeof split?.recipient === 'string' && { recipient: split.recipient }),
      // A table without a column for the State may have it as the place.
      ...(own.states === undefined &&
        parseStates(own.location ?? '') !== undefined && { states: own.location ?? '' }),
    },
    {
      fiscalYear: statement.fiscalYear,
      act: statement.act,
      subcommittee: statement.subcommittee,
      subcommitteeAsPublished: null,
      unit,
      requestors: asked.requestors,
      flags,
    },
  )
}

const when = (found: boolean, flag: EnactedFlag): EnactedFlag[] => (found ? [flag] : [])

type Asked = { readonly requestors: readonly NamedInRow[]; readonly flags: readonly EnactedFlag[] }

/** Columns of requestors, each with the chamber of its members. */
const ASKING = { house_requestors: 'house', senate_requestors: 'senate', requestors: null } as const

const readRequestors = (cells: Cells, names: ReadonlySet<string>): Asked => {
  const all = namesOf(ASKING).map((field) => readNames(cells[field] ?? '', ASKING[field], names))
  return { requestors: all.flatMap(({ requestors }) => requestors), flags: all.flatMap(({ flags }) => flags) }
}

const readNames = (cell: string, chamber: Chamber | null, names: ReadonlySet<string>): Asked => {
  // The chamber changes nothing in how names are read.
  const parsed = parseRequestors(cell, { chamber: chamber ?? 'house', names })
  const isMixed = cell.split(';').length > 1 && cell.split(';').some((part) => splitAtCommas(part).length > 1)
  const requestors = parsed.requestors.map(({ name, name_raw, state, party }): NamedInRow => {
    // `Scott, David; Scott, Bobby` may be two members or four.
    const isClear = !isMixed && isName(name) && isOneSurname(name)
    return {
      name,
      name_as_published: name_raw,
      chamber,
      state,
      party,
      bioguide: null,
      match: isClear ? (chamber === null ? 'chamber_unknown' : null) : 'unclear',
    }
  })
  return {
    requestors,
    flags: [
      ...parsed.flags.filter((flag) => flag === 'page_number_removed' || flag === 'hyphen_repaired'),
      ...when(
        requestors.some(({ match }) => match === 'unclear'),
        'requestor_unclear',
      ),
    ],
  }
}
