/** The published datasets. A request and a bill inclusion are different stages, and are never added together. */
export const DATASETS = {
  'senate-requests': {
    title: 'Senate requests for congressionally directed spending',
    stages: ['request'],
    chambers: ['senate'],
    notes: [
      'stages',
      'senate_bill_tables_not_included',
      'senate_shared_projects',
      'senate_no_account',
      'rights',
    ],
  },
  'house-projects': {
    title: 'House community project funding: requests, and projects in the bills of the committee',
    stages: ['request', 'house_bill'],
    chambers: ['house'],
    notes: ['stages', 'house_requests_incomplete', 'house_no_account', 'house_bill_names', 'rights'],
  },
  'funding-guidance': {
    title: 'Funding guidance: accounts that take project requests, with account and program references',
    stages: [],
    chambers: ['house', 'senate'],
    notes: ['guidance_incomplete', 'guidance_joins', 'rights'],
  },
} as const satisfies Record<string, DatasetFacts>

type DatasetFacts = {
  readonly title: string
  readonly stages: readonly Stage[]
  readonly chambers: readonly Chamber[]
  readonly notes: readonly string[]
}

export type DatasetName = keyof typeof DATASETS
/** The datasets whose rows are records; the third holds funding lines. */
export type RecordDataset = Exclude<DatasetName, 'funding-guidance'>
export const RECORD_DATASETS = [
  'senate-requests',
  'house-projects',
] as const satisfies readonly RecordDataset[]

export const CHAMBERS = ['house', 'senate'] as const
export type Chamber = (typeof CHAMBERS)[number]

/** In the order in which money moves; none of them implies the next. */
export const STAGES = ['request', 'house_bill'] as const
export type Stage = (typeof STAGES)[number]

/** Notes for every client of the data, by the code under which each travels with the data. */
export const COVERAGE_NOTES = {
  stages:
    'A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award.',
  house_requests_incomplete:
    'House request coverage is incomplete: the workbooks hold what the committee published, and not every request of every member.',
  senate_bill_tables_not_included: 'Senate bill-inclusion tables are not included.',
  senate_shared_projects:
    'A Senate row is the request of one senator. Two senators of a State often file the same project: rows are not projects, and a sum of rows counts such a project twice.',
  senate_no_account:
    'The Senate request grid publishes no agency, no account and no party. A party is that of the matched member at the time, and `from_match` says so.',
  house_no_account: 'House request workbooks publish no agency and no account; bill tables publish both.',
  house_bill_names:
    'Bill tables name requestors by surname only. A Bioguide id is given where exactly one member fits, and `match` says by what; else it is null. State, district and party are then those of the member at the time, and `from_match` names them.',
  guidance_incomplete:
    'Guidance lines are a curated reading of the documents that each line cites; `basis` says whether that is guidance of the year, an enrolled bill, or a draft carried over from another year. An account that is not listed may still take requests.',
  guidance_joins:
    'Account symbols come from the FAST Book of the Treasury and program numbers from the Assistance Listings; where a line names one, the join was made by this project and is not official.',
  rights:
    'Public access grants no blanket licence to source documents, data compilations or software. Credit this service and the original publisher, and keep source links and dates.',
  control_characters:
    'A text of the row held control characters in its source, which show nothing and stop programs that load them: each has become a space. The cells of its evidence keep them, NUL as ␀.',
  sample_data:
    'This release was made from invented sample documents. No record in it is real; do not cite it.',
} as const
export type CoverageNote = keyof typeof COVERAGE_NOTES

/** Why a value is null. */
export const MISSING_REASONS = {
  not_published: 'The source document has no such column.',
  blank_in_source: 'The cell is empty in the source document.',
  unparsed: 'The cell holds something that could not be read as a value; its text is kept beside it.',
  no_account: 'The row names no account by which a funding line could be told.',
  no_line: 'No guidance line of the same year, chamber and subcommittee names this account.',
  several_lines: 'Several guidance lines of the same year, chamber and subcommittee fit this account.',
} as const
export type MissingReason = keyof typeof MISSING_REASONS

/**
 * How a requestor was identified as a member. The member must have been in office, in that chamber, in the calendar
 * year before the fiscal year: that is when members ask and committees write their bills. Where several members fit,
 * first name and party tell them apart, if they are printed.
 */
export const MEMBER_MATCHES = {
  seat: 'Surname, State and district are those of exactly one member.',
  state: 'Surname and State are those of exactly one member.',
  surname: 'No State is printed, and the name is that of exactly one member of the chamber.',
  several: 'Several members fit.',
  none: 'No member fits.',
  no_roster: 'The archive holds no whole list of the members of that year to look the name up in.',
} as const
export type MemberMatch = keyof typeof MEMBER_MATCHES

/** Parties as they are filtered and counted by: one code for every spelling. A record keeps what its source prints. */
export const PARTIES = {
  D: 'Democratic: printed as D, Dem., Democrat or Democratic.',
  R: 'Republican: printed as R, Rep. or Republican.',
  I: 'Independent: printed as I, Ind. or Independent, also where the member sits with another party.',
  other: 'Any other party; the record has its name.',
} as const
export type PartyCode = keyof typeof PARTIES

/** Bases of a guidance line. The cited document and its place are in `guidance_url` and `guidance_page`. */
export const FUNDING_LINE_BASES = {
  guidance_document:
    'The cited page is about requests of this year and chamber, and names the account or the subcommittee.',
  statute:
    'The enrolled bill of this year names the account for a table of projects; the line cites bill and heading. The bill does not say that this chamber took requests for it.',
  crosswalk_draft:
    'A draft: no document of this year that names the account is at hand. It was named for the earlier year that `guidance_page` gives, and was carried over. Its codes and labels come from a crosswalk that was drawn up by title and is not official.',
} as const
export type FundingLineBasis = keyof typeof FUNDING_LINE_BASES

/** How the funding line of a row was identified. */
export const FUNDING_LINE_MATCHES = {
  label: 'The row prints a label under which tables print this line.',
  account: 'The row prints the title of the account, and one line alone has it.',
} as const
export type FundingLineMatch = keyof typeof FUNDING_LINE_MATCHES

/** Remarks and repairs from the reading of a row. The verbatim cells are in its evidence. */
export const FLAGS = {
  identical_rows: 'The same document holds this row more than once, word for word.',
  amount_scientific: 'The amount was printed in scientific notation.',
  amount_scaled: 'The table is in thousands; the amount was multiplied.',
  page_number_removed: 'A page number had run into a requestor’s name and was taken off.',
  hyphen_repaired: 'A word that was broken over two lines was joined.',
  continuation_merged: 'Lines that go on with the row before were joined to it.',
  recipient_split: 'One cell held recipient and project; it was divided at “ for ”.',
  address_state_read: 'The State of the project was read from the end of the recipient’s address.',
  multiple_states: 'The project lies in several States.',
  text_damaged:
    'Letters of the row were already damaged in the source document, such as “Ã±” for “ñ”. They are given as they are there.',
  control_characters_removed:
    'Control characters, which show nothing and stop programs that load them, were in a text: each became a space.',
  party_contradicted:
    'The source prints a party for a requestor under which the list of members does not have the matched member. It stays as printed.',
} as const
export type Flag = keyof typeof FLAGS

/** Why a row of a source document is not among the records. */
export const REFUSAL_REASONS = {
  stage_not_published: 'The table is of a stage that is not published here.',
  amount_implausible: 'The amount contradicts the unit of its table.',
  row_not_understood: 'The cells do not fit the columns, or the line is no row of a project.',
  member_unreadable: 'The entry lacks a Bioguide id, a name or the terms of a member.',
  subcommittee_unknown: 'The subcommittee is not one of the twelve.',
  requestor_missing: 'The row names nobody who asked.',
  requestor_unclear: 'It cannot be told who asked: a name is none, or several members cannot be told apart.',
  fiscal_year_contradicted: 'The row says another fiscal year than its document.',
  text_damaged: 'The text of the row cannot be read, such as a layer that runs backwards.',
  hidden_in_source: 'The row, or the sheet that it stands on, is hidden in the source document.',
  struck_through: 'Text of the row is struck through in the source document.',
  cells_merged:
    'A cell of the row is merged with other cells in the source document, so that its value is not of this row alone.',
  superseded_by_workbook: 'An excerpt’s row of a year whose whole workbook is in the archive.',
} as const
export type RefusalReason = keyof typeof REFUSAL_REASONS

/** Rows that were read and understood, and are known not to be published here. All other refusals are losses. */
export const REFUSED_BY_DESIGN: readonly RefusalReason[] = ['stage_not_published', 'superseded_by_workbook']

/** The twelve subcommittees by short code: names change by Congress, codes do not. */
export const SUBCOMMITTEES = {
  AG: 'Agriculture, Rural Development, Food and Drug Administration, and Related Agencies',
  CJS: 'Commerce, Justice, Science, and Related Agencies',
  DEF: 'Defense',
  EW: 'Energy and Water Development, and Related Agencies',
  FSGG: 'Financial Services and General Government',
  HS: 'Homeland Security',
  INT: 'Interior, Environment, and Related Agencies',
  LEG: 'Legislative Branch',
  LHHS: 'Labor, Health and Human Services, Education, and Related Agencies',
  MCVA: 'Military Construction, Veterans Affairs, and Related Agencies',
  SFO: 'State, Foreign Operations, and Related Programs (House: National Security, Department of State)',
  THUD: 'Transportation, Housing and Urban Development, and Related Agencies',
} as const
export type SubcommitteeCode = keyof typeof SUBCOMMITTEES

/** The credit line that stored or republished data carries, beside that of the original publisher. */
export const ATTRIBUTION =
  'Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates.'
