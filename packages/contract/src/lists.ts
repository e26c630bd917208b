import { Type, type Static, type TSchema } from 'typebox'
import { Instant } from './instant.ts'
import { closed, day, orNull } from './fields.ts'
import { STATES } from './states.ts'

const Day = day('Calendar day, YYYY-MM-DD.')

/** Age of the data, from its source. Build times of this service are not part of it. */
export const Freshness = closed({
  source: Type.String({ description: 'Source of the data.' }),
  retrieved_at: orNull(Instant),
  as_of: orNull(Day),
})
export type Freshness = Static<typeof Freshness>

/** Wraps a list in `data` and `meta`. */
export const envelope = <T extends TSchema>(item: T) =>
  closed({
    data: Type.Array(item),
    meta: closed({
      snapshot: Type.String({ description: 'Token of this version of the list.' }),
      next_offset: orNull(Type.Integer({ minimum: 0 })),
      total: Type.Integer({ minimum: 0 }),
      limit: orNull(Type.Integer({ description: 'Page size as requested; null for the whole list.' })),
      offset: Type.Integer({ minimum: 0 }),
      freshness: Freshness,
      attribution: Type.String({ description: 'Credit line to print.' }),
    }),
  })

export const StateCode = Type.Enum(Object.keys(STATES), { description: 'Two-letter postal abbreviation.' })

/** One seat in Congress and the person who holds it. A vacant seat has no person and no code. */
export const Legislator = closed({
  code: orNull(
    Type.Integer({ description: 'Value for `destination_id`: the GovTrack number of the person.' }),
  ),
  bioguide: orNull(Type.String()),
  name: orNull(Type.String()),
  chamber: Type.Enum(['house', 'senate']),
  state: StateCode,
  district: orNull(Type.Integer({ description: 'House district, 0 at large. Null in the Senate.' })),
  class: orNull(Type.Integer({ description: 'Senate class: 1, 2 or 3. Null in the House.' })),
  office_code: Type.String({ description: 'Code of the office at the gateway.' }),
  accepts_delivery: orNull(
    Type.Boolean({ description: 'Whether the office accepts electronic delivery; null while unknown.' }),
  ),
  contact_form: orNull(Type.String({ description: 'Address of the web form on the site of the office.' })),
  vacant: Type.Boolean(),
  as_of: Day,
})
export type Legislator = Static<typeof Legislator>

export const IssueArea = closed({
  code: Type.Integer({ description: 'Value for `main_issue`.' }),
  name: Type.String(),
})
export type IssueArea = Static<typeof IssueArea>

/** A document of a docket and its comment period. */
export const CommentWindow = closed({
  document_id: Type.String(),
  document_type: orNull(
    Type.String({ description: 'Type of the document; null if the Federal Register did not publish it.' }),
  ),
  title: orNull(Type.String()),
  comment_starts_on: orNull(Day),
  comment_ends_on: orNull(day('Last day for comments in Eastern time, YYYY-MM-DD.')),
  open: orNull(
    Type.Boolean({
      description: 'Whether Regulations.gov accepts comments on the document now; null while unknown.',
    }),
  ),
  allows_late: orNull(
    Type.Boolean({
      description: 'Whether Regulations.gov accepts comments after the last day; null while unknown.',
    }),
  ),
  fr_document_number: orNull(Type.String({ description: 'Federal Register document number.' })),
})
export type CommentWindow = Static<typeof CommentWindow>

/** A docket that accepts comments now. */
export const OpenDocket = closed({
  docket_id: Type.String({ description: 'Value for `destination_id`.' }),
  title: Type.String(),
  agency: Type.String({ description: 'Acronym of the agency.' }),
  agency_name: orNull(
    Type.String({ description: 'Full name of the agency, as the Federal Register prints it.' }),
  ),
  document_id: orNull(
    Type.String({
      description:
        'Document on which send-message files a comment without the query parameter `document`. Null if several open documents have the preferred type: send-message then requires `document`, and a field about the document is null unless all these documents have the same value.',
    }),
  ),
  document_type: Type.String({
    description:
      'Preferred type among the open documents of the docket: Proposed Rule before Rule, Notice and Other.',
  }),
  document_title: orNull(Type.String({ description: 'Title of the document, as published.' })),
  abstract: orNull(
    Type.String({
      description: 'Abstract by the agency, up to 2,000 characters. A cut abstract ends with …',
    }),
  ),
  comment_starts_on: orNull(Day),
  comment_ends_on: orNull(day('Last day for comments in Eastern time, YYYY-MM-DD.')),
  printed_ends_on: orNull(
    Type.String({
      format: 'date',
      description:
        'Last day for comments as the document prints it. If it differs from `comment_ends_on`, the period was changed and `comment_ends_on` is right.',
    }),
  ),
  categories: Type.Array(Type.String(), {
    description: 'Values for `category`; empty if the agency has no list.',
  }),
  rins: Type.Array(Type.String(), { description: 'Regulation identifier numbers (RIN).' }),
  cfr: Type.Array(Type.String(), {
    description: 'Affected parts of the Code of Federal Regulations.',
  }),
  fr_document_number: orNull(Type.String({ description: 'Federal Register document number.' })),
  fr_citation: orNull(Type.String({ description: 'Federal Register volume and page.' })),
  fr_url: orNull(Type.String({ description: 'Address of the document at federalregister.gov.' })),
  published_on: orNull(Day),
  comment_url: orNull(
    Type.String({ description: 'Address of the comment form at Regulations.gov for this document.' }),
  ),
  checked_at: orNull(
    Type.String({
      format: 'date-time',
      description: 'Time when the Federal Register last compared the period with Regulations.gov.',
    }),
  ),
  windows: Type.Array(CommentWindow, {
    description:
      'Documents of the docket, each with its comment period. The query parameter `document` of send-message takes an open document.',
  }),
})
export type OpenDocket = Static<typeof OpenDocket>
