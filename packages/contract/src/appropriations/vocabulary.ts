import { VALUE_NOTES } from '../data/value-notes.ts'

/** The published datasets. Requests and bill inclusions are different stages; their amounts are never added. */
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
/** The datasets of records. The third dataset holds funding lines. */
export type RecordDataset = Exclude<DatasetName, 'funding-guidance'>
export const RECORD_DATASETS = [
  'senate-requests',
  'house-projects',
] as const satisfies readonly RecordDataset[]

export const CHAMBERS = ['house', 'senate'] as const
export type Chamber = (typeof CHAMBERS)[number]

/** Stages in the order in which money moves. No stage implies the next. */
export const STAGES = ['request', 'house_bill'] as const
export type Stage = (typeof STAGES)[number]

/** Coverage notes by code. Rows carry the codes; `meta.coverage` carries the texts. */
export const COVERAGE_NOTES = {
  stages:
    'A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award.',
  house_requests_incomplete:
    'House request coverage is incomplete: the workbooks hold the requests that the committee published, not every request of every member.',
  senate_bill_tables_not_included: 'Senate bill-inclusion tables are not included.',
  senate_shared_projects:
    'A Senate row is the request of one senator. Two senators of a State often request the same project: rows are not projects, and a sum of rows counts that project twice.',
  senate_no_account:
    'The Senate request grid publishes no agency, no account and no party. Parties come from the matched member at the time, and `from_match` lists them.',
  house_no_account: 'House request workbooks publish no agency and no account; bill tables publish both.',
  house_bill_names:
    'Bill tables name requestors by surname only. A requestor has a Bioguide id if exactly one member fits; `match` gives the evidence. State, district and party then come from that member at the time, and `from_match` lists them.',
  guidance_incomplete:
    'Guidance lines are a curated reading of the documents that each line cites. `basis` names the kind of document: guidance of the year, an enrolled bill, or a draft carried over from another year. Accounts that are not listed may still take requests.',
  guidance_joins:
    'Account symbols come from the FAST Book of the Treasury, and program numbers from the Assistance Listings. This project joined them to guidance lines; the joins are not official.',
  rights:
    'Public access grants no blanket licence to source documents, data compilations or software. Credit this service and the original publisher, and keep source links and dates.',
  ...VALUE_NOTES,
  sample_data:
    'This release was made from invented sample documents. No record is real; do not cite any of them.',
} as const
export type CoverageNote = keyof typeof COVERAGE_NOTES

/** Reasons for a null value. */
export const MISSING_REASONS = {
  not_published: 'The source document has no such column.',
  blank_in_source: 'The cell is empty in the source document.',
  unparsed: 'The cell could not be read as a value; the row keeps its text.',
  no_account: 'The row names no account, so no funding line can be found.',
  no_line: 'No guidance line of the same year, chamber and subcommittee names this account.',
  several_lines: 'Several guidance lines of the same year, chamber and subcommittee fit this account.',
} as const
export type MissingReason = keyof typeof MISSING_REASONS

/**
 * Results of matching a requestor to a member. The member must have been in office, in that chamber, in the calendar
 * year before the fiscal year, when members make requests and committees write their bills. If several members fit, the first name and party decide, if printed.
 */
export const MEMBER_MATCHES = {
  seat: 'Exactly one member has this surname, State and district.',
  state: 'Exactly one member has this surname and State.',
  surname: 'No State is printed, and exactly one member of the chamber has this name.',
  several: 'Several members fit.',
  none: 'No member fits.',
  no_roster: 'The archive holds no complete list of members for that year.',
} as const
export type MemberMatch = keyof typeof MEMBER_MATCHES

/** Parties for filters and counts: one code covers every spelling. Records keep the spelling of the source. */
export const PARTIES = {
  D: 'Democratic: printed as D, Dem., Democrat or Democratic.',
  R: 'Republican: printed as R, Rep. or Republican.',
  I: 'Independent: printed as I, Ind. or Independent, even if the member caucuses with a party.',
  other: 'Any other party. The record gives its name.',
} as const
export type PartyCode = keyof typeof PARTIES

/** Bases of a guidance line. `guidance_url` and `guidance_page` cite the document and the place in it. */
export const FUNDING_LINE_BASES = {
  guidance_document:
    'The cited page is about requests of this year and chamber, and names the account or the subcommittee.',
  statute:
    'The enrolled bill of this year names the account for a table of projects. The line cites bill and heading. The bill does not say that this chamber took requests for the account.',
  crosswalk_draft:
    'Draft: the archive has no document of this year that names the account. An earlier document names it, for the year in `guidance_page`, and the line was carried over. Its codes and labels come from an unofficial crosswalk by title.',
} as const
export type FundingLineBasis = keyof typeof FUNDING_LINE_BASES

/** Text of a row that identified its funding line. */
export const FUNDING_LINE_MATCHES = {
  label: 'The row prints a label that tables use for this line.',
  account: 'The row prints the account title, and only this line has it.',
} as const
export type FundingLineMatch = keyof typeof FUNDING_LINE_MATCHES

/** Remarks and repairs from the reading of a row. `evidence` keeps the verbatim cells. */
export const FLAGS = {
  identical_rows: 'The document prints this row more than once, word for word.',
  amount_scientific: 'The amount was printed in scientific notation.',
  amount_scaled: 'The table is in thousands; the amount was multiplied by 1,000.',
  amount_small:
    'The amount is under $4,000, less than in any real table known here: it may be in thousands without a word. Compare it with the source document before you add it.',
  project_repeated:
    'Another row of the release has the same agency, account, recipient, project and States, with this amount or another: the project may be printed twice. Compare the rows before you add them.',
  page_number_removed: 'A page number had run into the name of a requestor and was removed.',
  hyphen_repaired: 'A word broken across two lines was joined.',
  continuation_merged: 'Continuation lines were joined to the row.',
  recipient_split: 'A cell held both recipient and project, and was split at “ for ”.',
  address_state_read: 'The State of the project comes from the end of the recipient’s address.',
  multiple_states: 'The project is in several States.',
  text_damaged:
    'The source document has damaged letters in this row, such as “Ã±” for “ñ”. The record keeps them.',
  control_characters_removed:
    'A text had invisible control characters. Control characters break programs that load the file, so each became a space.',
  party_contradicted:
    'The printed party of a requestor differs from the party of the matched member. The record keeps the printed party.',
} as const
export type Flag = keyof typeof FLAGS

/** Reasons why a row of a source document is not a record. */
export const REFUSAL_REASONS = {
  stage_not_published: 'The table belongs to a stage that this service does not publish.',
  amount_implausible: 'The amount contradicts the unit of its table.',
  row_not_understood: 'The cells do not fit the columns, or the line is not a project.',
  member_unreadable: 'The entry lacks a Bioguide id, a name or the terms of a member.',
  subcommittee_unknown: 'The subcommittee is not among the twelve.',
  requestor_missing: 'The row names no requesting member.',
  requestor_unclear:
    'The requesting member is unclear: the text is not a name, or several members cannot be separated.',
  fiscal_year_contradicted: 'The row gives a different fiscal year than its document.',
  text_damaged: 'The text of the row cannot be read; for example, its text layer runs backwards.',
  hidden_in_source: 'The row, or its sheet, is hidden in the source document.',
  struck_through: 'Text of the row is struck through in the source document.',
  cells_merged:
    'A cell of the row is merged with cells of other rows, so its value is not for this row alone.',
  superseded_by_workbook:
    'The row is from an excerpt, and the archive holds the whole workbook of that year.',
} as const
export type RefusalReason = keyof typeof REFUSAL_REASONS

/** Refusals of rows that were read correctly and are left out on purpose. Every other refusal is a loss. */
export const REFUSED_BY_DESIGN: readonly RefusalReason[] = ['stage_not_published', 'superseded_by_workbook']

/** The twelve subcommittees by short code. Names change with a Congress; codes do not. */
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

/** Credit line for stored or republished data, to print with the credit of the original publisher. */
export const ATTRIBUTION =
  'Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates.'
