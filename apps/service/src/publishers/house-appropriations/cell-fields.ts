import type { RecordField } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { CellFields } from '../publisher.ts'
import { withoutUnit } from '../tables/find-unit.ts'
import type { HeaderAliases } from '../tables/match-header.ts'
import { BILL_HEADERS, type BillField } from './bill-headers.ts'
import { EXCERPT_HEADERS, type ExcerptField } from './request-headers.ts'

/** Fields that the cells of a row became, by the headers that the tables are read by. */
export const fieldsOfTable = (names: readonly string[]): CellFields => {
  const folded = new Set(names.map(foldHeader))
  const isBill = folded.has('agency') && folded.has('account')
  return isBill
    ? nameFields(names, BILL_HEADERS.house_bill, BILL_FIELDS)
    : nameFields(names, EXCERPT_HEADERS, REQUEST_FIELDS)
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
  // The keys of a table of aliases are its columns.
  for (const column of Object.keys(aliases) as Column[])
    for (const alias of aliases[column] ?? []) columns.set(foldText(alias), fields[column] ?? [])
  const found = names.map((name): [string, readonly string[]] => [name, columns.get(foldHeader(name)) ?? []])
  return Object.fromEntries(found.filter(([, become]) => become.length > 0))
}

const foldHeader = (name: string): string => foldText(withoutUnit(name))
