import type {
  FreeDayDraft,
  ListingDraft,
  MeetingDocumentDraft,
  MeetingDraft,
  PublicationDraft,
  WitnessDraft,
} from '../../../../publishers/congress/index.ts'
import type { FactKind } from '../../family.ts'

/** That a source has a meeting, as it is at one time. */
export const MEETING_STATEMENTS: FactKind<MeetingDraft> = {
  name: 'meeting-statements',
  identityOf: ({ event_id, chamber, stated_at }, { source: { publisher, retrieved_at } }) =>
    // Every retrieval of the schedule of the Senate is a time of its own.
    join(publisher, chamber, event_id, publisher === 'senate-hearings' ? retrieved_at : stated_at),
}

/** That a list has a witness. */
export const WITNESS_STATEMENTS: FactKind<WitnessDraft> = {
  name: 'witness-statements',
  identityOf: (draft) =>
    join(
      draft.listed_in,
      draft.event_id,
      draft.package_id,
      draft.listed_in === 'congress_gov' ? draft.stated_at : null,
      draft.name_raw,
    ),
}

/** That a source lists a document of a meeting. */
export const MEETING_DOCUMENT_STATEMENTS: FactKind<MeetingDocumentDraft> = {
  name: 'meeting-document-statements',
  identityOf: (draft) =>
    join(
      draft.listed_in,
      draft.event_id,
      draft.listed_in === 'house_witness_xml' ? null : draft.stated_at,
      draft.type_code,
      draft.title,
      ...draft.files.map(({ url }) => url),
    ),
}

/** That a source has a printed hearing. */
export const PUBLICATION_STATEMENTS: FactKind<PublicationDraft> = {
  name: 'publication-statements',
  identityOf: ({ described_in, package_id }) => join(described_in, package_id),
}

/** That a list of Congress.gov has a number. It proves that nothing is missing; no row is made of it. */
export const HEARING_LISTINGS: FactKind<ListingDraft> = {
  name: 'hearing-listings',
  identityOf: ({ kind, chamber, congress, number }) => join(kind, chamber, String(congress), number),
}

/** That the Senate has no hearing on a day. */
export const HEARING_FREE_DAYS: FactKind<FreeDayDraft> = {
  name: 'hearing-free-days',
  identityOf: ({ local_date }, { source }) => join(source.retrieved_at, local_date),
}

const join = (...parts: readonly (string | null)[]): string => JSON.stringify(parts)
