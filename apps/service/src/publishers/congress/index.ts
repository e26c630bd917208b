export { MEMBER_SERIES, MEMBERS_SINCE } from '../congress-legislators/congress-legislators.ts'
export type {
  FreeDayDraft,
  HearingChamber,
  ListingDraft,
  MeetingDocumentDraft,
  MeetingDraft,
  NamedCommittee,
  PublicationDraft,
  WitnessDraft,
  WitnessName,
} from '../hearings/hearing-drafts.ts'
export type { BillNumber } from '../hearings/parse-bill-number.ts'
export { findCongressFault, findLateDay, sitsOn } from '../hearings/congress-days.ts'
export { parsePackageId } from '../hearings/package-id.ts'
export { congressGovHearings } from '../congress-gov/congress-gov-hearings.ts'
export { congressGovMeetings } from '../congress-gov/congress-gov-meetings.ts'
export { govinfoHearings } from '../govinfo/govinfo-hearings.ts'
export { houseMeetings } from '../house-repository/house-meetings.ts'
export { houseWitnessLists } from '../house-repository/house-witness-lists.ts'
export { senateHearings } from '../senate-hearings/senate-hearings.ts'
export type { HearingRefusal } from '../hearings/hearing-rows.ts'
export { houseDisbursements } from '../house-disbursements/house-disbursements.ts'
export { houseSummary } from '../house-summary/house-summary.ts'
export { senateDisbursements } from '../senate-disbursements/senate-disbursements.ts'
export {
  OBSERVATIONS,
  PAYROLL_TOTALS,
  type ObservationDraft,
  type PayrollTotal,
} from '../payroll/observation-draft.ts'
export {
  committees,
  districtOffices,
  executives,
  legislators,
  socialMedia,
} from '../congress-legislators/list-publishers.ts'
export { RECENT_PARTIES } from '../congress-legislators/party-names.ts'
export { legislatorLines, type LegislatorLineDraft } from '../congress-legislators/legislator-lines.ts'
export type * from '../congress-legislators/legislator-draft.ts'
export { findPlaceCode, FORMER_TERRITORIES } from '../cells/states-and-districts.ts'
export { clerkMembers } from '../clerk-members/clerk-members.ts'
export type * from '../clerk-members/clerk-draft.ts'
export { senateMembers, type SenatorDraft } from '../senate-members/senate-members.ts'
export { congressGovMembers } from '../congress-gov/congress-gov-members.ts'
export type * from '../congress-gov/read-member.ts'
export { VOTEVIEW_MEMBERS, voteviewMembers } from '../voteview/voteview-members.ts'
export { voteviewParties } from '../voteview/voteview-parties.ts'
export type * from '../voteview/voteview-draft.ts'
export { committeeMembership } from '../congress-legislators/committee-membership.ts'
export type * from '../congress-legislators/read-committee.ts'
export { senateCommittees } from '../senate-committees/senate-committees.ts'
export type * from '../rosters/rosters.ts'
export { COMMITTEE_SPELLS, voteviewCommitteeSpells } from '../voteview/committee-spells.ts'
export type * from '../voteview/committee-spells.ts'
export { congressGovCommittees } from '../congress-gov/congress-gov-committees.ts'
export type * from '../congress-gov/read-committee.ts'
export { STAFF_DECISIONS, staffDecisions, type StaffDecision } from '../staff-decisions/staff-decisions.ts'
export { isMinor } from '../payroll/leave-minors-out.ts'
export { splitTitle } from '../payroll/split-title.ts'
export { parsePersonName } from '../payroll/parse-person-name.ts'
