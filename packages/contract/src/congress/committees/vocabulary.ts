/** Kinds of committees, in the words of Congress.gov. */
export const COMMITTEE_KINDS = {
  Standing: 'A permanent committee under the rules of its chamber.',
  Select: 'A select committee, or one that was made for a purpose.',
  Special: 'A special committee.',
  Joint: 'A committee or commission of both chambers.',
  Subcommittee: 'A part of another committee.',
  'Task Force': 'A task force.',
  'Commission or Caucus': 'A commission or caucus of members.',
  Other: 'Anything else.',
} as const
export type CommitteeKind = keyof typeof COMMITTEE_KINDS

/** How the kind of a committee is known. */
export const COMMITTEE_KIND_BASES = {
  native: 'A source says it.',
  name: 'From the name, such as “Select Committee on Ethics”.',
  code: 'From the code: its second letter, or the digits of a subcommittee.',
} as const
export type CommitteeKindBasis = keyof typeof COMMITTEE_KIND_BASES

/** In whose form a name of a committee is. */
export const COMMITTEE_NAME_KINDS = {
  list: 'As a list of committees has it.',
  official: 'The official name, as Congress.gov has it.',
  library: 'The name that the Library of Congress uses.',
  roster: 'As a roster has it.',
} as const
export type CommitteeNameKind = keyof typeof COMMITTEE_NAME_KINDS

/** States of the roster of a committee. */
export const ROSTER_STATES = {
  published: 'The newest list of rosters has members of it.',
  not_published:
    'The newest list of rosters has none for any committee of the chamber, as in the first weeks of a Congress: they are not out yet.',
  none: 'The newest list of rosters has other committees of the chamber, and no member of this one.',
  unknown: 'No list of rosters of the Congress of today covers it.',
} as const
export type RosterState = keyof typeof ROSTER_STATES

/** Roles on a committee. */
export const ASSIGNMENT_ROLES = {
  chair: 'Chair.',
  ranking_member: 'First of the minority.',
  vice_chair: 'Vice chair.',
  cochair: 'One of two chairs of a joint committee or commission.',
  ex_officio: 'Member by another office, such as chair of the whole committee.',
  member: 'Member.',
} as const
export type AssignmentRole = keyof typeof ASSIGNMENT_ROLES

/** Lists that a rank is the place in. */
export const RANK_BASES = {
  roster_order: 'Place in a roster, on its side. It is the order of a page, not law.',
  resolution: 'Place in the resolution that elected the member.',
} as const
export type RankBasis = keyof typeof RANK_BASES

export const COMMITTEE_SIDES = {
  majority: 'Side of the majority of the chamber.',
  minority: 'Side of the minority.',
} as const
export type CommitteeSideName = keyof typeof COMMITTEE_SIDES

/** Why an assignment ended before its Congress did. */
export const ASSIGNMENT_ENDS = {
  resigned: 'The member resigned, from the committee or from Congress.',
  died: 'The member died.',
  'temporary appointment': 'The appointment was for a time.',
} as const
export type AssignmentEnd = keyof typeof ASSIGNMENT_ENDS
