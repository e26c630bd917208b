import type { RecordField } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { AppropriationsFacts, AppropriationsPublisher } from '../appropriations/drafts.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { isBackwards } from '../cells/find-damage.ts'
import { DocumentRefused, type CellFields, type Reading, type ReadNeeds } from '../publisher.ts'
import { checkRows } from '../tables/check-rows.ts'
import { withoutUnit } from '../tables/find-unit.ts'
import type { HeaderAliases } from '../tables/match-header.ts'
import { readTable } from '../tables/read-table.ts'
import type { Table } from '../tables/table.ts'
import { BILL_HEADERS, type BillField } from './bill-headers.ts'
import { findBillSeries, isBillHeader, readBillRows } from './read-bill-table.ts'
import { findRequestSeries, readRequestRows } from './read-requests.ts'
import { EXCERPT_HEADERS, type ExcerptField } from './request-headers.ts'

/** Names the fields that the cells of a row became, by the headers of the table. */
const fieldsOfTable = (names: readonly string[]): CellFields => {
  const folded = new Set(names.map(foldHeader))
  const isBill = folded.has('agency') && folded.has('account')
  return isBill
    ? nameFields(names, BILL_HEADERS.house_bill, BILL_FIELDS)
    : nameFields(names, EXCERPT_HEADERS, REQUEST_FIELDS)
}

/** Request workbooks, and tables of the projects in the committee's bills. Their headers distinguish them. */
export const houseAppropriations: AppropriationsPublisher = {
  name: 'house-appropriations',
  title: PUBLISHERS['house-appropriations'],
  parserVersion: '8',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const table = await checkRows(await readTable(open, isKnownHeader))
    return isBillTable(table) ? findBillSeries(table, source) : findRequestSeries(table, source)
  },
  read,
  fieldsOf: fieldsOfTable,
}

async function* read({ source, open }: ReadNeeds<AppropriationsFacts>): Reading {
  const table = await readTable(open, isKnownHeader)
  return yield* isBillTable(table) ? readBillRows(table, source) : readRequestRows(table, source)
}

const isKnownHeader = (header: readonly string[]): boolean => isBillHeader(header) || isRequestHeader(header)

const isRequestHeader = (header: readonly string[]): boolean =>
  header.some((text) => foldText(text) === 'subcommittee')

const isBillTable = ({ header }: Table): boolean => {
  if (isBillHeader(header)) return true
  if (isRequestHeader(header)) return false
  throw new DocumentRefused(
    isBackwards(header)
      ? `The text of this table runs backwards (${header.join(', ')}): extract the text from the document in a different way.`
      : `The header (${header.join(', ')}) belongs neither to a table of requests, which has “Subcommittee”, nor to a table of a bill, which has “Agency” and “Account”.`,
  )
}

type FieldsOf<Column extends string> = Readonly<Partial<Record<Column, readonly RecordField[]>>>

const BILL_FIELDS: FieldsOf<BillField> = {
  agency: ['agency'],
  account: ['account'],
  state: ['location', 'project_states'],
  project: ['recipient', 'title'],
  amount: ['amount', 'amount_raw'],
  requestors: ['requestors'],
}

const REQUEST_FIELDS: FieldsOf<ExcerptField> = {
  member: ['requestors'],
  last_name: ['requestors'],
  first_name: ['requestors'],
  district: ['requestors', 'state'],
  party: ['requestors'],
  subcommittee: ['subcommittee', 'subcommittee_raw'],
  recipient: ['recipient'],
  recipient_address: ['recipient_address', 'project_states'],
  title: ['title'],
  purpose: ['purpose'],
  amount: ['amount', 'amount_raw'],
  website: ['links'],
  fiscal_year: ['fiscal_year'],
}

const nameFields = <Column extends string>(
  names: readonly string[],
  aliases: HeaderAliases<Column>,
  fields: FieldsOf<Column>,
): CellFields => {
  const columns = new Map<string, readonly string[]>()
  // The keys of a record of aliases are its columns.
  for (const column of Object.keys(aliases) as Column[])
    for (const alias of aliases[column] ?? []) columns.set(foldText(alias), fields[column] ?? [])
  const found = names.map((name): [string, readonly string[]] => [name, columns.get(foldHeader(name)) ?? []])
  return Object.fromEntries(found.filter(([, become]) => become.length > 0))
}

const foldHeader = (name: string): string => foldText(withoutUnit(name))
