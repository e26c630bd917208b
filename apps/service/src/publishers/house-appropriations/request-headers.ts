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

/** Columns of the workbook since fiscal year 2024. “Project Purpose” has the name of the project. */
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

/**
 * Headers of the workbook of each year, which change from year to year. Workbooks of all other years cannot be read.
 */
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

/** Headers of an excerpt from several workbooks: those of all years, and two columns with the origin of each row. */
export const EXCERPT_HEADERS: HeaderAliases<ExcerptField> = {
  ...[...REQUEST_HEADERS.values()].reduce(mergeAliases),
  fiscal_year: ['_fiscal_year'],
  source_file: ['_source_file'],
}

function mergeAliases(
  first: HeaderAliases<RequestField>,
  second: HeaderAliases<RequestField>,
): HeaderAliases<RequestField> {
  const merged = new Map(Object.entries(first))
  for (const [field, aliases] of Object.entries(second))
    merged.set(field, [...new Set([...(merged.get(field) ?? []), ...aliases])])
  return Object.fromEntries(merged)
}
