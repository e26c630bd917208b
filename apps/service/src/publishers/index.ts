export * from './drafts.ts'
export * from './publisher.ts'
export * from './publisher-names.ts'
export { DEDICATED } from './assistance-listings/assistance-listings.ts'
export { MEMBER_SERIES } from './congress-legislators/congress-legislators.ts'
export { MEMBERS_SINCE } from './congress-legislators/read-member.ts'
export { fastBook } from './fast-book/fast-book.ts'
export { senateAppropriations } from './senate-appropriations/senate-appropriations.ts'
export { houseAppropriations } from './house-appropriations/house-appropriations.ts'
export { getGuidanceDocument } from './guidance/get-guidance-document.ts'
export { openBytes } from './streams/open-bytes.ts'
export { publishers } from './publisher-table.ts'
export { makeSampleEditions, type SampleNeeds } from './sample/make-sample-editions.ts'
export type { SampleEdition } from './sample/sample-document.ts'
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
} from './hearings/hearing-drafts.ts'
export type { BillNumber } from './hearings/parse-bill-number.ts'
export { parsePackageId } from './hearings/package-id.ts'
export { congressGovHearings } from './congress-gov/congress-gov-hearings.ts'
export { congressGovMeetings } from './congress-gov/congress-gov-meetings.ts'
export { govinfoHearings } from './govinfo/govinfo-hearings.ts'
export { houseMeetings } from './house-repository/house-meetings.ts'
export { houseWitnessLists } from './house-repository/house-witness-lists.ts'
export { senateHearings } from './senate-hearings/senate-hearings.ts'
export type { HearingRefusal } from './hearings/refuse-row.ts'
export { houseDisbursements } from './house-disbursements/house-disbursements.ts'
export { houseSummary } from './house-summary/house-summary.ts'
export { senateDisbursements } from './senate-disbursements/senate-disbursements.ts'
export { OBSERVATIONS, type ObservationDraft } from './payroll/observation-draft.ts'
export { PAYROLL_TOTALS, type PayrollTotal } from './payroll/payroll-total.ts'
export { legislators } from './congress-legislators/legislators.ts'
export { legislatorLines } from './congress-legislators/legislator-lines.ts'
export { executives } from './congress-legislators/executives.ts'
export { socialMedia } from './congress-legislators/social-media.ts'
export { districtOffices } from './congress-legislators/district-offices.ts'
export type * from './congress-legislators/legislator-draft.ts'
export type { LegislatorLineDraft } from './congress-legislators/legislator-line-draft.ts'
export { FORMER_TERRITORIES } from './cells/is-place-code.ts'
export { clerkMembers } from './clerk-members/clerk-members.ts'
export type * from './clerk-members/clerk-draft.ts'
export { senateMembers } from './senate-members/senate-members.ts'
export type { SenatorDraft } from './senate-members/senator-draft.ts'
export { congressGovMembers } from './congress-gov/congress-gov-members.ts'
export type * from './congress-gov/congress-gov-member-draft.ts'
export { voteviewMembers } from './voteview/voteview-members.ts'
export { voteviewParties } from './voteview/voteview-parties.ts'
export type * from './voteview/voteview-draft.ts'
export { makeSampleMembers } from './sample/congress/members/make-sample-members.ts'
export type { SampleCongressMember } from './sample/congress/members/sample-congress-member.ts'
export { makeMemberDocuments } from './sample/congress/members/make-member-documents.ts'
export { makeSamplePayroll, type SamplePayroll } from './sample/congress/staff/make-sample-payroll.ts'
export { makeSampleHearings, type SampleHearings } from './sample/congress/hearings/make-sample-hearings.ts'
export type { SampleCongressDocument } from './sample/congress/sample-congress-document.ts'
export {
  STAFF_DECISIONS,
  staffDecisions,
  type StaffDecision,
} from './staff-decisions/staff-decisions.ts'
export { isMinor } from './payroll/leave-minors-out.ts'
export { splitTitle } from './payroll/split-title.ts'
export { parsePersonName } from './payroll/parse-person-name.ts'
