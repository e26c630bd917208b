/** Kinds of roles in /member-roles. */
export const MEMBER_ROLE_KINDS = {
  term: 'A term in the House or the Senate.',
  leadership: 'A position of leadership in a chamber or a party.',
  party_affiliation: 'Part of a term in one party, for a member who changed party or caucus within the term.',
  executive: 'A term as President or Vice President. The Vice President is president of the Senate.',
  vacancy: 'A vacant House seat on the list of the Clerk.',
} as const
export type MemberRoleKind = keyof typeof MEMBER_ROLE_KINDS

/** Bases of the days of service in one Congress. */
export const SERVICE_DATE_BASES = {
  term: 'A source gives the days of the term. They are cut at the bounds of the Congress.',
  congress_bounds:
    'No source gives the days of the term, so the days are the first and last day of the Congress.',
} as const
export type ServiceDateBasis = keyof typeof SERVICE_DATE_BASES

/** Bases of a day of a role. */
export const DATE_BASES = {
  published: 'A source gives the day.',
  scheduled: 'The legal end of the term, still in the future when the source was retrieved.',
  open: 'The role had not ended when the source was retrieved.',
  unknown: 'No source gives the day.',
} as const
export type DateBasis = keyof typeof DATE_BASES

/** Means of winning a seat. */
export const SERVICE_MEANS = {
  general: 'General election.',
  special: 'Special election.',
  appointed: 'Appointed by the governor or the legislature of the State to fill a vacancy.',
  state_legislature: 'Elected by the legislature of the State, as senators were until 1913.',
  unknown: 'No source says.',
} as const
export type ServiceMeans = keyof typeof SERVICE_MEANS

/** Sources of member history. */
export const HISTORY_SOURCES = {
  congress_legislators: 'unitedstates/congress-legislators.',
  voteview: 'Voteview, which covers members who voted.',
  clerk: 'The Clerk of the House, on the day of its list.',
  senate: 'The Senate’s list of sitting members.',
  congress_gov: 'Congress.gov.',
} as const
export type HistorySource = keyof typeof HISTORY_SOURCES

/** Levels of agreement between sources on a row. */
export const AGREEMENTS = {
  all: 'All sources that cover the member and the Congress have the row, and they do not contradict each other.',
  some: 'At least one source that covers the member and the Congress lacks the row.',
  conflict: 'Sources contradict each other: `conflicts` has both values.',
} as const
export type Agreement = keyof typeof AGREEMENTS

/** Precision of a day of birth or death. */
export const DATE_PRECISIONS = { day: 'The day is known.', year: 'Only the year is known.' } as const
export type DatePrecision = keyof typeof DATE_PRECISIONS
