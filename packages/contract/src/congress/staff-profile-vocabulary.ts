/** Origins of a profile. */
export const RESOLUTION_STATUSES = {
  auto: 'The method alone made the profile.',
  reviewed: 'A reviewer has decided at least one of its pairs.',
  contested: 'Decisions of reviewers contradict each other, so the merges in dispute were not made.',
} as const
export type ResolutionStatus = keyof typeof RESOLUTION_STATUSES

/** Risk that several persons have the name. */
export const HOMONYM_RISKS = {
  low: 'The name is rare, and no other profile has it.',
  medium:
    'The chance of another person with the name is one in twenty or more, or a pair with another profile is undecided.',
  high: 'Another profile has the name, or probably has it. This profile may include another person.',
} as const
export type HomonymRisk = keyof typeof HOMONYM_RISKS

/** States of a pair of records. */
export const MATCH_BANDS = {
  auto: 'The evidence is enough. The method merged the pair.',
  review:
    'The evidence is not enough, or a contradiction forbids the merge. The pair stays apart until a reviewer decides.',
  decided: 'A reviewer has decided.',
} as const
export type MatchBand = keyof typeof MATCH_BANDS

/** Evidence for and against two records being one person. */
export const MATCH_SIGNALS = {
  prior: 'The odds against two records being the same person.',
  name_equal: 'Surname and first name are equal. Rarer names weigh more.',
  first_name_begins: 'Surnames are equal, and one first name begins the other.',
  first_name_initial: 'Surnames are equal, and one first name is an initial.',
  surname_near: 'First names are equal, and surnames differ in one letter.',
  surname_shared: 'First names are equal, and surnames share a part.',
  surname_differs: 'First names are equal, and surnames differ.',
  middle_equal: 'Middle names or initials agree.',
  middle_none: 'Neither record has a middle name.',
  middle_missing: 'Only one record has a middle name.',
  middle_is_former_surname: 'The later middle initial is the initial of the earlier surname.',
  suffix_equal: 'Suffixes are equal.',
  suffix_missing: 'Only one record has a suffix.',
  office_same: 'The office is the same. Smaller offices weigh more.',
  member_same: 'Both offices belong to the same member, in two chambers or places.',
  office_differs: 'The offices belong to different members or bodies.',
  chamber_differs: 'The offices belong to different chambers.',
  party_same: 'The members belong to the same party.',
  party_differs: 'The members belong to different parties.',
  state_same: 'The members represent the same State.',
  state_differs: 'The members represent different States.',
  title_same: 'The title is the same. Rarer titles weigh more.',
  title_class_same: 'The titles name the same kind of work.',
  title_differs: 'The titles name different kinds of work.',
  both_shared: 'Both titles say that the employee is shared.',
  times_adjoin: 'At most 100 days lie between the records.',
  gap_up_to_2_years: 'More than 100 days and up to two years lie between the records.',
  gap_up_to_5_years: 'Two to five years lie between the records.',
  gap_longer: 'More than five years lie between the records.',
  two_offices_at_once: 'Two offices paid on the same days, for a month at most.',
  two_titles_at_once: 'One office paid for two titles on the same days.',
  two_spellings_at_once: 'One office paid two spellings of the name on the same days.',
} as const
export type MatchSignal = keyof typeof MATCH_SIGNALS

/** Contradictions that forbid a merge at any weight. */
export const MATCH_VETOES = {
  middle_conflict: 'The middle names or initials differ.',
  suffix_conflict: 'The suffixes differ, such as JR and III.',
  two_posts:
    'Two offices paid for more than a month at the same time, and neither post is shared or part-time.',
  profile_conflict: 'The two records agree, but other records in their profiles contradict each other.',
  decided_apart: 'A reviewer has decided that the records are two persons.',
} as const
export type MatchVeto = keyof typeof MATCH_VETOES

/** Bases of the first and the last day in a position. */
export const POSITION_DATE_BASES = {
  reported: 'A document prints the day.',
  title: 'A title of the Senate prints the day.',
  report_period: 'The day is the first or last day of a report.',
  title_unread: 'The day is the first or last day of a report, because the days in the title cannot be read.',
} as const
