/** Kinds of committees, in the words of Congress.gov. */
export const COMMITTEE_KINDS = {
  Standing: 'A permanent committee under the rules of its chamber.',
  Select: 'A select committee, or a committee created for one purpose.',
  Special: 'A special committee.',
  Joint: 'A committee or commission of both chambers.',
  Subcommittee: 'A part of a committee.',
  'Task Force': 'A task force.',
  'Commission or Caucus': 'A commission or caucus of members.',
  Other: 'Any other kind.',
} as const
export type CommitteeKind = keyof typeof COMMITTEE_KINDS

/** Evidence for the kind of a committee. */
export const COMMITTEE_KIND_BASES = {
  native: 'A source states the kind.',
  name: 'The name shows the kind, such as “Select Committee on Ethics”.',
  code: 'The code shows the kind: its second letter, or the digits of a subcommittee.',
} as const
export type CommitteeKindBasis = keyof typeof COMMITTEE_KIND_BASES

/** Forms of the name of a committee. */
export const COMMITTEE_NAME_KINDS = {
  list: 'The name in a list of committees.',
  official: 'The official name at Congress.gov.',
  library: 'The name at the Library of Congress.',
  roster: 'The name in a roster.',
} as const
export type CommitteeNameKind = keyof typeof COMMITTEE_NAME_KINDS

/** States of the roster of a committee. */
export const ROSTER_STATES = {
  published: 'The newest list of rosters lists its members.',
  not_published:
    'The newest list of rosters has no roster for any committee of the chamber. Rosters are not out yet, as in the first weeks of a Congress.',
  none: 'The newest list of rosters covers other committees of the chamber, and has no member of this one.',
  unknown: 'No list of rosters of the present Congress covers the committee.',
} as const
export type RosterState = keyof typeof ROSTER_STATES

/** Roles on a committee. */
export const ASSIGNMENT_ROLES = {
  chair: 'Chair.',
  ranking_member: 'Ranking member: first of the minority.',
  vice_chair: 'Vice chair.',
  cochair: 'Cochair of a joint committee or commission.',
  ex_officio: 'Member by virtue of another office, such as chair of the full committee.',
  member: 'Member.',
} as const
export type AssignmentRole = keyof typeof ASSIGNMENT_ROLES

/** Bases of a rank. */
export const RANK_BASES = {
  roster_order: 'Place among the members of the same side in a roster. The order of a page, not a rule.',
  resolution: 'Place in the resolution that elected the member.',
} as const
export type RankBasis = keyof typeof RANK_BASES

export const COMMITTEE_SIDES = {
  majority: 'Majority side of the chamber.',
  minority: 'Minority side of the chamber.',
} as const
export type CommitteeSideName = keyof typeof COMMITTEE_SIDES

/** Reasons why an assignment ended before its Congress. */
export const ASSIGNMENT_ENDS = {
  resigned: 'The member resigned, from the committee or from Congress.',
  died: 'The member died.',
  'temporary appointment': 'The appointment was temporary.',
} as const
export type AssignmentEnd = keyof typeof ASSIGNMENT_ENDS
