/** The two systems in which money of an award is reported. They do not add up to each other. */
export const MONEY_SYSTEMS = {
  transactions: 'Obligations as agencies report each action on an award.',
  account_submissions:
    'Obligations and outlays as agencies submit them by Treasury account since fiscal year 2017, by quarter and later by month.',
} as const

/** Reasons for which a figure in dollars has no cents. */
export const FIGURE_MISSING = {
  null_in_source: 'The publisher gives null: not reported is not 0.',
  not_in_source: 'No document of the release states this figure.',
  unparsed: 'The text of the figure is not an amount in whole cents.',
} as const
export type FigureMissing = keyof typeof FIGURE_MISSING

/** Whether a listing pays for community projects. */
export const PROJECT_LISTINGS = {
  dedicated:
    'The listing is only for community projects, or almost only: 66.202 also has Targeted Airshed grants, and 14.251 and 59.059 also have old earmarks.',
  in_part: 'The listing also pays for programs that are not community projects.',
  none: 'The listing is not known to pay for community projects.',
} as const
export type ProjectListing = keyof typeof PROJECT_LISTINGS

/** Comparison of an award’s transactions with its total. */
export const TOTAL_CHECKS = {
  equal: 'The obligations of all transactions add up to the total of the award.',
  different: 'The obligations of all transactions do not add up to the total of the award.',
  pages_missing: 'The release does not have all pages of the transactions.',
  files_missing:
    'The obligations of the transactions in the award archive do not add up to the total of the award. Files of other fiscal years may have further transactions.',
  figure_missing: 'The total or an obligation has no amount.',
  no_transactions: 'The release has no transaction of the award.',
} as const
export type TotalCheck = keyof typeof TOTAL_CHECKS

/** Documents that state an award. */
export const AWARD_REPLIES = {
  award: 'The reply about this award only.',
  search: 'A line of the results of a search.',
  archive: 'The newest action of the award in the files of the award archive.',
} as const
export type AwardReply = keyof typeof AWARD_REPLIES

/** Documents that state a transaction. */
export const TRANSACTION_REPLIES = {
  transactions: 'The list of the transactions of the award.',
  archive: 'A file of the award archive.',
} as const
export type TransactionReply = keyof typeof TRANSACTION_REPLIES

/** Grades of a link between an enacted project and an award. */
export const LINK_GRADES = {
  stated:
    'The agency’s list gives the number of the award; or the award’s description names the project or the law that has the project, the recipients agree, and exactly one project and one award fit.',
  unique:
    'Listing, recipient and State agree, the amount agrees within 1 percent, and project and award have no other match. The link is inferred.',
  candidate:
    'Several awards or projects fit, the amounts differ by more than 1 percent, or the description of the award is about something else. The award may belong to a different project.',
} as const
export type LinkGrade = keyof typeof LINK_GRADES

/** Evidence for a link. */
export const LINK_EVIDENCE = {
  agency_list: 'A list of the agency names the project and the number of the award.',
  title_named: 'The description of the award has the whole title of the project.',
  law_named: 'The description of the award names the law that has the project.',
  listing: 'The award has a listing for community projects of the project’s agency.',
  uei: 'The award’s recipient has the identifier of a recipient whose name is equal.',
  recipient:
    'The names of the recipients are equal apart from case, punctuation, legal forms and the order of words.',
  state: 'The State of the award is a State of the project.',
  amount: 'The award’s obligations are within 1 percent of the enacted amount.',
} as const
export type LinkEvidence = keyof typeof LINK_EVIDENCE

/** Findings about an enacted project in the documents of a release. */
export const SPENDING_RESULTS = {
  stated: 'At least one award is linked with the grade `stated`.',
  unique: 'An award is linked with the grade `unique`, and none with `stated`.',
  candidate: 'All linked awards are candidates.',
  not_found:
    'The release has awards of the agency’s listing, and none fits. The finding does not mean that nothing was spent.',
  no_source_archived: 'The release has no award of a listing of the agency for community projects.',
  no_listing: 'The agency is unknown, or has no listing for community projects.',
} as const
export type SpendingResult = keyof typeof SPENDING_RESULTS

/** Reasons for which a project has no obligated or outlaid amount to date. */
export const SPENDING_MISSING = {
  candidates_only: 'All linked awards are candidates, and candidates are never summed.',
  award_of_several_projects: 'An award is linked with several projects, and its money is not divided.',
  figure_missing: 'A linked award lacks the figure: not reported is not 0.',
  not_found: 'No award was found.',
  no_source_archived: 'The release has no award of a listing of the agency for community projects.',
  no_listing: 'The agency is unknown, or has no listing for community projects.',
} as const
export type SpendingMissing = keyof typeof SPENDING_MISSING
