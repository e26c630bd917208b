import { MEMBER_MATCHES } from '../appropriations/vocabulary.ts'

/** Agencies by the Act that appropriates the money, as the Government Accountability Office counts them. */
export const ENACTED_AGENCIES = {
  USDA: 'Department of Agriculture, with the Forest Service',
  DOC: 'Department of Commerce',
  DOD: 'Department of Defense',
  ED: 'Department of Education',
  DOE: 'Department of Energy',
  HHS: 'Department of Health and Human Services, with the Indian Health Service',
  DHS: 'Department of Homeland Security',
  HUD: 'Department of Housing and Urban Development',
  DOI: 'Department of the Interior',
  DOJ: 'Department of Justice',
  DOL: 'Department of Labor',
  DOT: 'Department of Transportation',
  VA: 'Department of Veterans Affairs',
  USACE: 'Army Corps of Engineers, civil works',
  EPA: 'Environmental Protection Agency',
  GSA: 'General Services Administration',
  NARA: 'National Archives and Records Administration',
  NASA: 'National Aeronautics and Space Administration',
  SBA: 'Small Business Administration',
} as const
export type EnactedAgency = keyof typeof ENACTED_AGENCIES

/** The laws that enacted community projects, with the days of their enactment at congress.gov/public-laws. */
export const ENACTED_LAWS = [
  { law: '117-103', fiscal_year: 2022, enacted_on: '2022-03-15' },
  { law: '117-328', fiscal_year: 2023, enacted_on: '2022-12-29' },
  { law: '118-42', fiscal_year: 2024, enacted_on: '2024-03-09' },
  { law: '118-47', fiscal_year: 2024, enacted_on: '2024-03-23' },
] as const

/** Chambers in which an enacted project began. */
export const ORIGINATIONS = {
  house: 'The House.',
  senate: 'The Senate.',
  both: 'The House and the Senate.',
} as const
export type Origination = keyof typeof ORIGINATIONS

/** Reasons for a null value of an enacted project. */
export const ENACTED_MISSING_REASONS = {
  not_published: 'The table has no such column.',
  blank_in_source: 'The cell is empty in the table.',
  dash: 'The cell holds a dash in place of an amount.',
  unparsed: 'The cell could not be read as a value; the row keeps its text.',
  agency_unknown: 'The text of the agency is not a known agency of its subcommittee.',
  taken_down: 'The operator withholds the value; `notices` gives the reason.',
  budget_request_only: 'The row has a budget request of the President, and members added nothing.',
} as const
export type EnactedMissingReason = keyof typeof ENACTED_MISSING_REASONS

/** Remarks on the reading of a row of enacted projects. */
export const ENACTED_FLAGS = {
  identical_rows: 'The table prints this row more than once, word for word.',
  text_damaged:
    'Letters of the row were damaged when the table was made, such as accents separated from their letters, letters of another script within a word, invisible characters or codes of HTML. The text is as published.',
  amounts_do_not_add_up: 'The budget request and the additional amount do not add up to the printed total.',
  amount_scaled: 'The table is in thousands; amounts were multiplied by 1,000.',
  amount_small:
    'The amount is under $4,000, less than in any real table known here: it may be in thousands without a word. Compare it with the source document before you add it.',
  project_repeated:
    'Another row of the release has the same fiscal year, agency, account, recipient, project and States, with this amount or another: the project may be printed twice, as once per chamber. Compare the rows before you add them.',
  multiple_states: 'The project is in several States.',
  recipient_split: 'A cell held both recipient and project, and was split at “ for ”.',
  continuation_merged: 'Continuation lines were joined to the row.',
  page_number_removed: 'A page number had run into the name of a requestor and was removed.',
  hyphen_repaired: 'A word broken across two lines was joined.',
  amount_is_sum:
    'The amount is the sum of the two to four rows above: the row may be a total that looks like a project.',
  requestor_unclear:
    'A text in the place of a requestor is not clearly a single name. The text is as published.',
  read_from_pdf:
    'The row was read from a PDF by the positions of its texts, which is experimental. The rows of its division add up to a published total.',
  withdrawn_in_source:
    'The table marks the project as withdrawn behind its name. The amount is as published, so the project may have no money.',
  requestor_missing: 'The row names no requestor.',
  origination_unclear:
    'The cell of the origination is blank, or a chamber that it names has no requestor in the row.',
} as const
export type EnactedFlag = keyof typeof ENACTED_FLAGS

/** Results of identifying the requestor of an enacted project. */
export const ENACTED_MATCHES = {
  published: 'The table prints the Bioguide id.',
  ...MEMBER_MATCHES,
  unclear: 'The text is not clearly a single name, so no member was sought.',
  chamber_unknown: 'The table does not show the chamber of the requestor, so no member was sought.',
} as const

/** Results of comparing a control total with the rows of the release. */
export const CONTROL_STATUSES = {
  equal:
    'The count of the release equals the published count, and the sums agree to the last published digit.',
  differs: 'The count or the sum differs.',
  not_covered: 'The archive does not have real tables of all subcommittees that the total counts.',
  not_comparable: 'The total counts other things than rows of the tables, such as awards.',
} as const

/** Origins of a control total. */
export const CONTROL_READINGS = {
  read: 'Read in a document of the body that published the total, or computed.',
  quoted: 'Quoted by another body.',
} as const

/** Rows that were counted for a control total. */
export const COUNTED_FROM = {
  projects: 'Rows of `projects`.',
  check_table: 'Rows of a table that is read for checks and is not published.',
  both: 'Rows of `projects`, and for other subcommittees rows of a table that is not published.',
} as const
export type CountedFrom = keyof typeof COUNTED_FROM
