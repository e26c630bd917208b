import type { HearingRefusal } from '../../../publishers/congress/index.ts'

/** Notes for readers of the tables on meetings. */
export const HEARING_NOTES = {
  senate_witnesses_not_published:
    'The Senate publishes no lists of witnesses: those of this meeting are known only once the hearing is printed, weeks to years later.',
  senate_witness_gap:
    'Witnesses of Senate meetings are in no schedule and not in Congress.gov. Those that are here come from printed hearings, which appear weeks to years after the meeting, and for a part of the meetings alone.',
  meeting_coverage:
    'The House Committee Repository begins with 2012, and Congress.gov has little before the 112th Congress. The schedule of the Senate has only the days ahead: what this service has retrieved of it is all there is.',
  event_type_inferred:
    'The Senate calls every meeting a meeting. Whether it is a hearing or a markup is derived from its schedule or its title: see event_type_basis.',
  time_unclear:
    'The source does not tell the time, or writes one that happens twice or never: see time_note.',
  committee_code_unmatched:
    'The source names a committee without a code, or by a code that has no known form. It is kept as it is.',
  meeting_missing: 'The list names a meeting, and this release has no document of it.',
  publication_candidate:
    'The printed hearing does not name its meeting. The link is a candidate, from the jacket number or from committee and day.',
  status_unclear:
    'A title has a word such as “canceled” or “postponed” that may be of the meeting or of its subject, or that the records of the meeting contradict: read the title before you rely on `status`.',
  damaged_text:
    'A text of the row has letters of a wrong encoding or of another script, or signs that show nothing, as its source has them.',
  unscheduled_meeting:
    'The schedule of the Senate listed the meeting and, before its day, listed it no more. It may have been called off: the Senate does not say so.',
} as const

/** Why a row of a document on meetings is not published. */
export const HEARING_REFUSALS: Readonly<Record<HearingRefusal, string>> = {
  meeting_unreadable:
    'An entry of the schedule has a form or a value that is not known, or tells its time in several ways that differ.',
  witness_unreadable: 'A witness has a form or a value that is not known.',
  meeting_document_unreadable: 'A document of a meeting has a form or a value that is not known.',
  listing_unreadable: 'An entry of a list of Congress.gov has a form or a value that is not known.',
}
