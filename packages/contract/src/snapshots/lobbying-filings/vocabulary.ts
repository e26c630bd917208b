/** Families of forms under the Lobbying Disclosure Act. A group of filings never holds two of them. */
export const LOBBYING_FORM_FAMILIES = {
  registration: 'A registration (LD-1) or its amendment. It has no amount.',
  report: 'A report on the lobbying of a quarter or half-year (LD-2).',
} as const
export type LobbyingFormFamily = keyof typeof LOBBYING_FORM_FAMILIES

/** Amounts that a filing states. Income and expenses are never added to each other. */
export const LOBBYING_AMOUNT_KINDS = {
  income: 'Income of a hired firm from this client.',
  expenses: 'Expenses of an organisation that lobbies for itself, with its payments to hired firms.',
  both: 'The filing states income and expenses. Both overlap, so `amount_usd` is null.',
  none: 'The filing states no amount.',
} as const
export type LobbyingAmountKind = keyof typeof LOBBYING_AMOUNT_KINDS

/** Reasons for a null amount. */
export const LOBBYING_AMOUNT_REASONS = {
  below_threshold_or_unstated:
    'The amount is below the floor of the form, or the filer left it empty. The source does not say which filing.',
  no_activity: 'The filer reported that there was no lobbying.',
  registration: 'A registration has no amount.',
  income_and_expenses: 'Both amounts are stated, and adding them would count money twice.',
} as const
export type LobbyingAmountReason = keyof typeof LOBBYING_AMOUNT_REASONS

/** Place of a filing among the filings of its group. */
export const LOBBYING_SUPERSESSIONS = {
  AMENDMENT_SURVIVOR: 'The latest amendment of its group: count this filing.',
  SUPERSEDED_BY_AMENDMENT: 'An original that a later amendment replaces.',
  SUPERSEDED_BY_LATER_AMENDMENT: 'An amendment that a later amendment replaces.',
  NOT_SUPERSEDED: 'The only filing of its group, an original.',
  AMENDMENT_WITHOUT_ORIGINAL:
    'The latest amendment of a group without its original. The filing counts, and the original may be in the group of another period, which then counts the amount too.',
  AMBIGUOUS_MULTIPLE_ORIGINALS:
    'The group has several originals, and the source does not say which original counts.',
  AMBIGUOUS_ORIGINAL_POSTED_AFTER_AMENDMENT: 'An original was posted after the latest amendment.',
  UNFLAGGED_DUPLICATE_CANDIDATE:
    'The group has several originals of the same type and no amendment: the originals may be copies.',
  REGISTRATION_NO_MONEY: 'A registration that no amendment replaces. It has no amount.',
} as const
export type LobbyingSupersession = keyof typeof LOBBYING_SUPERSESSIONS

/** Doubts about a row of the interface. The row is published as the source has it. */
export const LOBBYING_FLAGS = {
  code_unknown:
    'A country, State, prefix or suffix, or in XML an issue area or type of contribution, is not in the lists of codes that were read. The data has it as published.',
  contact_in_text:
    'A text may hold a telephone number or an e-mail address. The data has the text as published.',
  row_repeated:
    'The document has the row twice, word for word, so one of the two may be a copy. The data has both.',
  entry_repeated: 'A list in the row has an entry twice. The data has the list as published.',
  date_outside_period:
    'The day of the contribution is outside the period of its report. The data has the day as published.',
  date_impossible:
    'The day of the contribution is before 1996, when the Act began to apply, or after the report was posted or signed. The day is null, and its text is published next to it.',
  date_implausible:
    'A day of the row is before 1946, the year of the first Act on lobbying, or more than a year after the newest document was retrieved. The data has the day as published.',
  number_implausible:
    'The contribution or share of a foreign entity is negative or not a number, or the share is over 100 percent. The data has it as published.',
  expenses_of_hired_firm:
    'The report states expenses, although registrant and client are different: a hired firm reports income, and organisations that lobby for themselves report expenses. The data has the amount as published.',
  ended_before_period:
    'The day of termination is before the period of the report, so one of the two may be wrong: both are as published.',
  text_damaged:
    'A name or text has letters of a wrong encoding or of another script within a word, invisible characters, or codes of HTML such as &amp;. The data has the text as published.',
  posted_before_period:
    'The report was posted before its period began, so its year or period may be wrong: both are as published.',
} as const
export type LobbyingFlag = keyof typeof LOBBYING_FLAGS

/** Reach of a list of government entities. */
export const LOBBYING_ENTITY_SCOPES = {
  activity: 'The filer named the entities for this activity.',
  filing:
    'Filings posted before 14 February 2021 named entities for the whole filing, and the source repeats them for each activity.',
} as const

export const LOBBYING_PERIODS = {
  first_quarter: 'January to March.',
  second_quarter: 'April to June.',
  third_quarter: 'July to September.',
  fourth_quarter: 'October to December.',
  mid_year: 'January to June.',
  year_end: 'July to December.',
} as const
export type LobbyingPeriod = keyof typeof LOBBYING_PERIODS

/** Methods by which expenses are measured. Amounts of different methods are not comparable. */
export const LOBBYING_EXPENSES_METHODS = {
  a: 'Definitions of the Lobbying Disclosure Act.',
  b: 'Section 6033(b)(8) of the Internal Revenue Code: with lobbying of States and at the grassroots.',
  c: 'Section 162(e) of the Internal Revenue Code: with lobbying of States and at the grassroots.',
} as const

export const LOBBYING_CODE_KINDS = {
  filing_type: 'Types of filings.',
  general_issue: 'Issue areas of activities.',
  government_entity: 'Bodies that were lobbied.',
  country: 'Countries.',
  state: 'States and territories.',
  prefix: 'Prefixes of names.',
  suffix: 'Suffixes of names.',
  contribution_type: 'Types of contributions.',
} as const
export type LobbyingCodeKind = keyof typeof LOBBYING_CODE_KINDS
