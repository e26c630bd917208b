import { ENACTED_LAWS, type SubcommitteeCode } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import { DocumentRefused } from '../publisher.ts'
import { withoutUnit } from '../tables/find-unit.ts'
import { matchHeader, type HeaderAliases } from '../tables/match-header.ts'
import type { Table } from '../tables/table.ts'
import type { EnactedSource } from './drafts.ts'

export type StatementField =
  | ('account' | 'additional_amount' | 'agency' | 'amount' | 'budget_request' | 'location' | 'origination')
  | (
      | 'house_requestors'
      | 'project'
      | 'recipient'
      | 'requestors'
      | 'row_number'
      | 'senate_requestors'
      | 'states'
    )

/** Headers of the disclosure tables: they vary from one division of an Act to the next. */
const STATEMENT_HEADERS: HeaderAliases<StatementField> = {
  row_number: [''],
  agency: ['Agency', 'Department', 'Agency/Department'],
  account: ['Account', 'Account/Program', 'Program'],
  project: ['Project', 'Project Title', 'Project Name', 'Recipient for Project', '...4'],
  recipient: ['Recipient', 'Recipient Name'],
  location: ['Location', 'City', 'Installation'],
  states: ['State', 'States', 'State(s)', 'Location (State)', 'Location (State(s))'],
  budget_request: ['Budget Request', 'President’s Budget Request', 'Budget Estimate'],
  additional_amount: ['Additional Amount', 'Additional Amounts'],
  amount: ['Amount', 'Final Amount', 'Total Amount', 'Enacted Amount', 'Agreement Amount'],
  requestors: ['Requestor', 'Requestors', 'Requestor(s)'],
  house_requestors: [
    'House Requestor',
    'House Requestors',
    'House Requestor(s)',
    'Requestor House',
    'Requestor(s) House',
    'Requestor(s) (House)',
  ],
  senate_requestors: [
    'Senate Requestor',
    'Senate Requestors',
    'Senate Requestor(s)',
    'Requestor Senate',
    'Requestor(s) Senate',
    'Requestor(s) (Senate)',
  ],
  origination: ['Origination', 'Originating Chamber'],
}

/** Whether a header is that of a table of enacted projects. */
export const isStatementHeader = (header: readonly string[]): boolean => {
  const words = header.map((text) => foldText(withoutUnit(text)))
  const requestors = words.filter((word) => word.includes('requestor')).length
  return (
    words.some((word) => word.startsWith('agency')) &&
    (requestors > 1 || words.some((word) => word.startsWith('originat')))
  )
}

/** Finds the column of a field; -1 if the header has none. */
export const findStatementColumn = (header: readonly string[], field: StatementField): number => {
  const known = new Set((STATEMENT_HEADERS[field] ?? []).map(foldText))
  return header.findIndex((text) => known.has(foldText(withoutUnit(text))))
}

export type Statement = {
  readonly fiscalYear: number
  readonly subcommittee: SubcommitteeCode
  readonly act: string | null
  readonly columns: readonly StatementField[]
}

/** Matches the header of a table of enacted projects. Throws a DocumentRefused that names the fault and the remedy. */
export const matchStatement = (table: Table, source: EnactedSource): Statement => {
  if (!isStatementHeader(table.header))
    throw new DocumentRefused(
      `The header (${table.header.join(', ')}) does not belong to a table of enacted projects, which has an agency, and an origination or requestors of both chambers. Tables of bills and of requests belong to appropriations.`,
    )
  const { fiscal_year: fiscalYear, subcommittee, act } = source
  if (fiscalYear === null)
    throw new DocumentRefused('The table does not say its fiscal year: give it with --fiscal-year.')
  if (subcommittee === null)
    throw new DocumentRefused('The table does not say its subcommittee: give it with --subcommittee.')
  refuseOtherYear(table, fiscalYear)
  refuseOtherAct(act, fiscalYear)
  refuseOtherSubcommittee(table, subcommittee)
  const columns = matchHeader(table.header.map(withoutUnit), {
    aliases: STATEMENT_HEADERS,
    required: ['agency', 'project', 'amount'],
    what: 'enacted projects in a joint explanatory statement',
  })
  refuseUnclearAmounts(table.header, columns, subcommittee)
  return { fiscalYear, subcommittee, act, columns }
}

const MONEY = ['budget_request', 'additional_amount', 'amount'] as const

/** Refuses columns of amounts whose meaning or unit is not clear. */
const refuseUnclearAmounts = (
  header: readonly string[],
  columns: readonly StatementField[],
  subcommittee: SubcommitteeCode,
): void => {
  const money = MONEY.filter((field) => columns.includes(field))
  if (subcommittee === 'EW' && money.includes('budget_request') && !money.includes('additional_amount'))
    throw new DocumentRefused(
      'The table of Energy and Water has budget requests and no column of additional amounts: the amounts of members cannot be separated from the amounts of the President.',
    )
  if (subcommittee !== 'EW' && money.length > 1)
    throw new DocumentRefused(
      'The table has budget requests or additional amounts, which only tables of Energy and Water are known to have: correct --subcommittee, or leave only the amounts of members in the column “Amount”.',
    )
  const headers = money.map((field) => header[columns.indexOf(field)] ?? '')
  const stated = headers.find((text) => withoutUnit(text) !== text.trim())
  const silent = headers.find((text) => withoutUnit(text) === text.trim())
  if (stated !== undefined && silent !== undefined)
    throw new DocumentRefused(
      `“${stated}” states a unit, and “${silent}” states none: state the unit of the whole table above its header.`,
    )
}

/** Refuses a table whose titles name only another subcommittee than the one that it was given as. */
const refuseOtherSubcommittee = ({ titles, sheet }: Table, subcommittee: SubcommitteeCode): void => {
  const named = [...titles, sheet].flatMap((text) => parseSubcommittee(text) ?? [])
  if (named.length > 0 && !named.includes(subcommittee))
    throw new DocumentRefused(
      `The title of the table names the subcommittee ${named.join(', ')}, and the document was given as ${subcommittee}: correct --subcommittee.`,
    )
}

/** Refuses a table whose titles speak only of other years than the one that it was given as. */
const refuseOtherYear = ({ titles, header, sheet }: Table, fiscalYear: number): void => {
  const stated = [...titles, ...header, sheet].flatMap((text) =>
    [...text.matchAll(YEAR)].map(([, digits]) => 2000 + Number(digits)),
  )
  if (stated.length > 0 && !stated.includes(fiscalYear))
    throw new DocumentRefused(
      `The table speaks of fiscal year ${[...new Set(stated)].join(', ')} and was given as ${fiscalYear}: correct --fiscal-year.`,
    )
}

/** Refuses an Act that is known to be of another fiscal year: the day of the Act decides which awards may be linked. */
const refuseOtherAct = (act: string | null, fiscalYear: number): void => {
  const cited = ENACTED_LAWS.filter(({ law }) => new RegExp(`\\b${law}\\b`).test(act ?? ''))
  const [other] = cited
  if (other !== undefined && cited.every(({ fiscal_year }) => fiscal_year !== fiscalYear))
    throw new DocumentRefused(
      `P.L. ${other.law} is the Act for fiscal year ${other.fiscal_year}, and the table was given as ${fiscalYear}: correct --act or --fiscal-year.`,
    )
}

/** `FY25`, `FY 2025`, `fiscal year 2025`. */
const YEAR = /(?<![a-z0-9])(?:FY|fiscal(?:\s+year)?)[\s'’-]*(?:20)?(\d\d)(?!\d)/gi
