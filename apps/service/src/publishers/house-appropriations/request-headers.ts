import type { HeaderAliases } from '../tables/match-header.ts'
import type { Fields } from '../tables/name-cells.ts'

export type RequestField =
  | 'member'
  | 'last_name'
  | 'first_name'
  | 'district'
  | 'party'
  | 'subcommittee'
  | 'recipient'
  | 'recipient_address'
  | 'title'
  | 'purpose'
  | 'amount'
  | 'website'

export type ExcerptField = RequestField | 'fiscal_year' | 'source_file'
export type RequestCells = Fields<ExcerptField>

/** Columns of the workbook from fiscal year 2024 on: “Project Purpose” holds the name of the project. */
const SINCE_2024 = {
  last_name: ['Member Last Name'],
  first_name: ['Member First Name'],
  district: ['District'],
  party: ['Party'],
  subcommittee: ['Subcommittee'],
  recipient: ['Recipient'],
  title: ['Project Purpose'],
  recipient_address: ['Recipient Address'],
  amount: ['Amount Requested'],
  website: ['Member Website'],
} as const satisfies HeaderAliases<RequestField>

/** The headers of each year's workbook, which change from year to year; a year that is not here cannot be read. */
export const REQUEST_HEADERS: ReadonlyMap<number, HeaderAliases<RequestField>> = new Map<
  number,
  HeaderAliases<RequestField>
>([
  [
    2022,
    {
      last_name: ['Member Lastname', 'Member Last Name'],
      first_name: ['Member Firstname', 'Member First Name'],
      subcommittee: ['Subcommittee'],
      title: ['Program/Language/Project Title'],
      recipient_address: ['Recipient Address'],
      amount: ['Amount Requested for FY22'],
      purpose: ['Explanation'],
    },
  ],
  [
    2023,
    {
      member: ['Member'],
      subcommittee: ['Subcommittee'],
      recipient: ['Recipient'],
      title: ['Request', 'Project Purpose'],
      amount: ['Amount Requested'],
      purpose: ['Explanation'],
    },
  ],
  [2024, SINCE_2024],
  [2025, SINCE_2024],
  [
    2026,
    {
      ...SINCE_2024,
      title: ['Project Purpose', 'Project Purpose/Description', 'Request'],
      purpose: ['Explanation'],
    },
  ],
])

/** A quotation of rows of several workbooks: the headers of all years, and two columns that say where each row is from. */
export const EXCERPT_HEADERS: HeaderAliases<ExcerptField> = {
  ...[...REQUEST_HEADERS.values()].reduce(mergeAliases),
  fiscal_year: ['_fiscal_year'],
  source_file: ['_source_file'],
}

function mergeAliases(
  one: HeaderAliases<RequestField>,
  other: HeaderAliases<RequestField>,
): HeaderAliases<RequestField> {
  const merged = new Map(Object.entries(one))
  for (const [field, aliases] of Object.entries(other))
    merged.set(field, [...new Set([...(merged.get(field) ?? []), ...aliases])])
  return Object.fromEntries(merged)
}
