import type {
  Chamber,
  EnactedFlag,
  EnactedMissingReason,
  Origination,
  State,
  SubcommitteeCode,
} from '@rotunda/contract'
import { hasDamage } from '../cells/find-damage.ts'
import { isSmallAmount, parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { parseStates } from '../cells/states-and-districts.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { isFormula } from '../tables/table.ts'
import type { NamedInRow, ProjectDraft } from './drafts.ts'
import { findAgency } from './find-agency.ts'

/** Cells of a row, by field. A field without a column is absent. */
export type ProjectCells = {
  readonly [
    Field in
      | ('account' | 'additional_amount' | 'agency' | 'amount' | 'budget_request' | 'location')
      | ('origination' | 'project' | 'project_as_published' | 'recipient' | 'states')
  ]?: string
}

export type ProjectFacts = {
  readonly fiscalYear: number
  readonly act: string | null
  readonly subcommittee: SubcommitteeCode
  readonly subcommitteeAsPublished: string | null
  readonly unit: AmountUnit
  readonly requestors: readonly NamedInRow[]
  readonly flags: readonly EnactedFlag[]
}

/** Makes a project of the cells of its row. Every null has its reason in `missing`, and no other field has one. */
export const makeProject = (cells: ProjectCells, facts: ProjectFacts): ProjectDraft => {
  const missing: Record<string, EnactedMissingReason> = {}
  const note = <Value>(field: string, { value, why }: Read<Value>): Value | null => {
    if (value === null) missing[field] = why
    return value
  }
  const agency = readText(cells.agency)
  const states = readStates(cells.states)
  const origination = readOrigination(cells.origination)
  const { subcommittee, unit } = facts
  const money = readAmounts(cells, subcommittee, unit)
  if (states.length === 0)
    missing['states'] = readText(cells.states).value === null ? readText(cells.states).why : 'unparsed'
  return {
    fiscal_year: facts.fiscalYear,
    act: note('act', { value: facts.act, why: 'not_published' }),
    subcommittee,
    subcommittee_as_published: note('subcommittee_as_published', {
      value: facts.subcommitteeAsPublished,
      why: 'not_published',
    }),
    agency: note('agency', agency),
    agency_code: note('agency_code', {
      value: findAgency(subcommittee, agency.value),
      why: agency.value === null ? agency.why : 'agency_unknown',
    }),
    account: note('account', readText(cells.account)),
    project: tidyText(cells.project) ?? '',
    project_as_published: note('project_as_published', readText(cells.project_as_published ?? cells.project)),
    recipient: note('recipient', readText(cells.recipient)),
    location: note('location', readText(cells.location)),
    states: [...states],
    states_as_published: note('states_as_published', readText(cells.states)),
    amount: note('amount', money.amount),
    amount_as_published: note('amount_as_published', readText(money.amountCell)),
    budget_request: note('budget_request', money.request),
    budget_request_as_published: note('budget_request_as_published', readText(cells.budget_request)),
    additional_amount: note('additional_amount', money.additional),
    additional_amount_as_published: note('additional_amount_as_published', readText(cells.additional_amount)),
    total_amount: note('total_amount', money.total),
    total_amount_as_published: note('total_amount_as_published', readText(money.totalCell)),
    counted: money.amount.why !== 'budget_request_only',
    origination: note('origination', origination),
    origination_as_published: note('origination_as_published', readText(cells.origination)),
    requestors: facts.requestors,
    missing,
    flags: listFlags([
      ...facts.flags,
      ...when(facts.requestors.length === 0, 'requestor_missing'),
      ...when(isUnclear(cells, origination, facts), 'origination_unclear'),
      ...when(states.length > 1, 'multiple_states'),
      ...when(unit === 'thousands', 'amount_scaled'),
      ...when(isSmallAmount(money.amount.value, unit), 'amount_small'),
      ...when(!addsUp(money), 'amounts_do_not_add_up'),
      ...listTextFlags(cells),
    ]),
  }
}

const isUnclear = (
  cells: ProjectCells,
  { value }: ReturnType<typeof readOrigination>,
  { requestors }: ProjectFacts,
): boolean => cells.origination !== undefined && !isBacked(value, requestors)

const listTextFlags = (cells: ProjectCells): EnactedFlag[] => [
  ...when(isDamaged(Object.values(cells)), 'text_damaged'),
  ...when(WITHDRAWN.test(cells.project ?? ''), 'withdrawn_in_source'),
]

/** A value, and the reason for which it is missing if it is null. */
type Read<Value> = { readonly value: Value | null; readonly why: EnactedMissingReason }

const readText = (cell: string | undefined): Read<string> => {
  if (cell === undefined) return { value: null, why: 'not_published' }
  if (isFormula(cell)) return { value: null, why: 'unparsed' }
  return { value: tidyText(cell), why: 'blank_in_source' }
}

export const readMoney = (cell: string | undefined, unit: AmountUnit): Read<number> => {
  const { value, why } = readText(cell)
  if (value === null) return { value, why }
  return { value: parseAmount(value, unit).amount, why: DASH.test(value) ? 'dash' : 'unparsed' }
}

const DASH = /^\$?\s*[-‐-―−]+$/

type Amounts = {
  readonly amount: Read<number>
  readonly amountCell: string | undefined
  readonly request: Read<number>
  readonly additional: Read<number>
  readonly total: Read<number>
  readonly totalCell: string | undefined
}

/**
 * Reads the amounts on the rule of the Government Accountability Office. In Energy and Water the printed total adds the
 * budget request of the President to the amount of the members, and only the latter counts.
 */
const readAmounts = (cells: ProjectCells, subcommittee: SubcommitteeCode, unit: AmountUnit): Amounts => {
  const request = readMoney(cells.budget_request, unit)
  const additional = readMoney(cells.additional_amount, unit)
  if (subcommittee !== 'EW' || cells.additional_amount === undefined)
    return {
      amount: readMoney(cells.amount, unit),
      amountCell: cells.amount,
      request,
      additional,
      total: NOT_PUBLISHED,
      totalCell: undefined,
    }
  const isNothing = additional.value === null ? additional.why !== 'unparsed' : additional.value === 0
  const isRequestAlone = isNothing && request.value !== null
  return {
    amount: isRequestAlone ? { value: null, why: 'budget_request_only' } : additional,
    amountCell: cells.additional_amount,
    request,
    additional,
    total: readMoney(cells.amount, unit),
    totalCell: cells.amount,
  }
}

const NOT_PUBLISHED: Read<number> = { value: null, why: 'not_published' }

const addsUp = ({ request, additional, total }: Amounts): boolean =>
  total.value === null ||
  (request.value === null && additional.value === null) ||
  (request.value ?? 0) + (additional.value ?? 0) === total.value

const readStates = (cell: string | undefined): readonly State[] =>
  cell === undefined || isFormula(cell) ? [] : (parseStates(cell) ?? [])

const readOrigination = (cell: string | undefined): Read<Origination> => {
  const { value, why } = readText(cell)
  return {
    value: value === null ? null : (parseOrigination(value) ?? null),
    why: value === null ? why : 'unparsed',
  }
}

/** Whether each chamber of the origination has a requestor. */
const isBacked = (origination: Origination | null, requestors: readonly NamedInRow[]): boolean => {
  const has = (chamber: Chamber) =>
    requestors.some((requestor) => requestor.chamber === chamber || requestor.chamber === null)
  if (origination === null) return false
  return origination === 'both' ? has('house') && has('senate') : has(origination)
}

/** Whether a cell is blank or names the chambers in which a project began. */
export const isOrigination = (cell: string): boolean =>
  cell.trim() === '' || parseOrigination(cell) !== undefined

/** Parses `H`, `S`, `H/S` and the names of the chambers. */
const parseOrigination = (text: string): Origination | undefined => {
  const parts = text
    .toLowerCase()
    .split(/\s*[/,;&]\s*|\s+and\s+|\s+/)
    .filter((part) => part !== '')
  const chambers = new Set(parts.map((part) => ORIGINS[part]))
  if (chambers.has(undefined) || chambers.size === 0) return undefined
  return chambers.size > 1 ? 'both' : [...chambers][0]
}

const ORIGINS: Readonly<Partial<Record<string, Origination>>> = {
  h: 'house',
  house: 'house',
  s: 'senate',
  senate: 'senate',
}

/** Whether a text is damaged, has accents apart from their letter, or has marks in place of quotes. */
const isDamaged = (texts: readonly string[]): boolean =>
  hasDamage(texts) || texts.some((text) => APART.test(text))

/** `Sewer [Withdrawn]`, `Sewer (withdrawn)`, `Sewer - withdrawn`. */
const WITHDRAWN = /(?:[[(]\s*withdrawn\s*[\])]|\s[-–—*]+\s*withdrawn)[\s.]*$/i

const APART = /[\u00a8\u00b4\u00b8\u02c6\u02d8-\u02dd]|\?(?=\p{L})/u

const when = (found: boolean, flag: EnactedFlag): EnactedFlag[] => (found ? [flag] : [])

const listFlags = (flags: readonly EnactedFlag[]): EnactedFlag[] => [...new Set(flags)]
