/** Kinds of rows of member-roles. */
export const MEMBER_ROLE_KINDS = {
  term: 'A term in the House or the Senate.',
  leadership: 'A position of leadership in a chamber or a party.',
  party_affiliation: 'A stretch of a term in one party, of a member who changed party or caucus within it.',
  executive: 'A term as President or as Vice President, who is president of the Senate.',
  vacancy: 'A seat of the House without a member, as the Clerk lists it.',
} as const
export type MemberRoleKind = keyof typeof MEMBER_ROLE_KINDS

/** Bases of the days of service in one Congress. */
export const SERVICE_DATE_BASES = {
  term: 'A source gives the days of the term, and they are cut at the bounds of the Congress.',
  congress_bounds: 'No source gives the days of the term: they are those of the Congress.',
} as const
export type ServiceDateBasis = keyof typeof SERVICE_DATE_BASES

/** Bases of a day of a role. */
export const DATE_BASES = {
  published: 'A source gives the day.',
  scheduled: 'The day on which the term ends by law, which was still to come when the source was retrieved.',
  open: 'The role had not ended when the source was retrieved.',
  unknown: 'No source gives the day.',
} as const
export type DateBasis = keyof typeof DATE_BASES

/** How a seat was won. */
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
  voteview: 'Voteview, which has members who voted.',
  clerk: 'The Clerk of the House, at the day of its list.',
  senate: 'The Senate’s list of those who sit.',
  congress_gov: 'Congress.gov.',
} as const
export type HistorySource = keyof typeof HISTORY_SOURCES

/** How far sources agree on a row. */
export const AGREEMENTS = {
  all: 'Every source that covers the member and the Congress has the row, and none contradicts another.',
  some: 'A source that covers the member and the Congress does not have the row.',
  conflict: 'Sources contradict one another: `conflicts` has both values.',
} as const
export type Agreement = keyof typeof AGREEMENTS

/** How exact a day of birth or death is. */
export const DATE_PRECISIONS = { day: 'The day is known.', year: 'The year alone is known.' } as const
export type DatePrecision = keyof typeof DATE_PRECISIONS
