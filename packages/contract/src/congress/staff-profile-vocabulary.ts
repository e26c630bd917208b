/** How a profile came about. */
export const RESOLUTION_STATUSES = {
  auto: 'By the method alone.',
  reviewed: 'A person has decided on one of its pairs.',
  contested: 'Decisions of persons contradict each other: what they say of a merge was not done.',
} as const
export type ResolutionStatus = keyof typeof RESOLUTION_STATUSES

/** How likely it is that a name is that of several persons. */
export const HOMONYM_RISKS = {
  low: 'The name is rare, and no other profile has it.',
  medium:
    'Another person of the name is to be expected in one case of twenty or more, or a pair with another profile could not be decided.',
  high: 'Another profile has the name, or is expected to: another person may be in this one.',
} as const
export type HomonymRisk = keyof typeof HOMONYM_RISKS

/** States of a pair of records. */
export const MATCH_BANDS = {
  auto: 'The evidence is enough: merged without a person.',
  review: 'The evidence is not enough, or a contradiction forbids it: apart until a person decides.',
  decided: 'A person has decided.',
} as const
export type MatchBand = keyof typeof MATCH_BANDS

/** Evidence for or against two records being of one person. */
export const MATCH_SIGNALS = {
  prior: 'The odds against any two records being of one person.',
  name_equal: 'Surname and first name are equal: the rarer they are, the more it weighs.',
  first_name_begins: 'Surnames are equal, and one first name begins the other.',
  first_name_initial: 'Surnames are equal, and one first name is an initial.',
  surname_near: 'First names are equal, and surnames differ in one letter.',
  surname_shared: 'First names are equal, and surnames share a part.',
  surname_differs: 'First names are equal, and surnames differ.',
  middle_equal: 'Middle names or initials agree.',
  middle_none: 'Neither has a middle name.',
  middle_missing: 'One has a middle name, the other has none.',
  middle_is_former_surname: 'The later middle initial is that of the earlier surname.',
  suffix_equal: 'Suffixes are equal.',
  suffix_missing: 'One has a suffix, the other has none.',
  office_same: 'The office is the same: the fewer it has paid, the more it weighs.',
  member_same: 'The offices are of one member, in two chambers or places.',
  office_differs: 'The offices are of different members or bodies.',
  chamber_differs: 'The offices are of different chambers.',
  party_same: 'The members are of one party.',
  party_differs: 'The members are of different parties.',
  state_same: 'The members are of one State.',
  state_differs: 'The members are of different States.',
  title_same: 'The title is the same: the rarer it is, the more it weighs.',
  title_class_same: 'The titles are of one kind of work.',
  title_differs: 'The titles are of different kinds of work.',
  both_shared: 'Both titles say that the employee is shared.',
  times_adjoin: 'No more than 100 days are between them.',
  gap_up_to_2_years: 'More than 100 days and up to two years are between them.',
  gap_up_to_5_years: 'Two to five years are between them.',
  gap_longer: 'More than five years are between them.',
  two_offices_at_once: 'Two offices paid on the same days, for a month at most.',
  two_titles_at_once: 'One office paid for two titles on the same days.',
  two_spellings_at_once: 'One office paid two spellings of the name on the same days.',
} as const
export type MatchSignal = keyof typeof MATCH_SIGNALS

/** Why two records are not one person, however much speaks for it. */
export const MATCH_VETOES = {
  middle_conflict: 'The middle names or initials differ.',
  suffix_conflict: 'The suffixes differ, such as JR and III.',
  two_posts:
    'Two offices paid for more than a month at the same time, and neither post is shared or part-time.',
  profile_conflict: 'The two agree, and others in their profiles contradict each other.',
  decided_apart: 'A person has decided that they are two.',
} as const
export type MatchVeto = keyof typeof MATCH_VETOES

/** Bases of the first and the last day in a position. */
export const POSITION_DATE_BASES = {
  reported: 'A document prints the day.',
  title: 'The day stands in a title of the Senate.',
  report_period: 'The day is the first or last of a report.',
  title_unread: 'The same, where the title of the Senate has days that cannot be read.',
} as const
