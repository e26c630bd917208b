import { Type, type Static, type TSchema } from 'typebox'
import { Instant } from './instant.ts'
import { orNull } from './or-null.ts'
import { STATES } from './states.ts'

const Day = Type.String({ format: 'date', description: 'Calendar day, YYYY-MM-DD.' })

/** How recent the data is: what is known of the source, never when this service built something. */
export const Freshness = Type.Object(
  {
    source: Type.String({ description: 'Where the data comes from.' }),
    retrieved_at: orNull(Instant),
    as_of: orNull(Day),
  },
  { additionalProperties: false },
)
export type Freshness = Static<typeof Freshness>

/** `data` and `meta` of every list. */
export const envelope = <T extends TSchema>(item: T) =>
  Type.Object(
    {
      data: Type.Array(item),
      meta: Type.Object(
        {
          snapshot: Type.String({ description: 'Token of this version of the list.' }),
          next_offset: orNull(Type.Integer({ minimum: 0 })),
          total: Type.Integer({ minimum: 0 }),
          limit: orNull(
            Type.Integer({ description: 'As requested; null when the whole list was requested.' }),
          ),
          offset: Type.Integer({ minimum: 0 }),
          freshness: Freshness,
          attribution: Type.String({ description: 'Credit that is asked for.' }),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  )

export const StateCode = Type.Enum(Object.keys(STATES), { description: 'Two-letter postal abbreviation.' })

/** One seat in Congress with the person in it. A vacant seat has no person and no code. */
export const Legislator = Type.Object(
  {
    code: orNull(
      Type.Integer({ description: 'Value for destination_id: the GovTrack number of the person.' }),
    ),
    bioguide: orNull(Type.String()),
    name: orNull(Type.String()),
    chamber: Type.Enum(['house', 'senate']),
    state: StateCode,
    district: orNull(Type.Integer({ description: 'House: 0 for a seat at large. Senate: null.' })),
    class: orNull(Type.Integer({ description: 'Senate: 1, 2 or 3. House: null.' })),
    office_code: Type.String({ description: 'Code under which the gateway knows the office.' }),
    accepts_delivery: orNull(
      Type.Boolean({ description: 'Whether the office takes electronic delivery; null while not known.' }),
    ),
    contact_form: orNull(Type.String({ description: 'The office’s own web form.' })),
    vacant: Type.Boolean(),
    as_of: Day,
  },
  { additionalProperties: false },
)
export type Legislator = Static<typeof Legislator>

export const IssueArea = Type.Object(
  { code: Type.Integer({ description: 'Value for main_issue.' }), name: Type.String() },
  { additionalProperties: false },
)
export type IssueArea = Static<typeof IssueArea>

/** A document of a docket, and when it takes comments. */
export const CommentWindow = Type.Object(
  {
    document_id: Type.String(),
    document_type: orNull(
      Type.String({ description: 'Null where the Federal Register did not publish it.' }),
    ),
    title: orNull(Type.String()),
    comment_starts_on: orNull(Day),
    comment_ends_on: orNull(
      Type.String({ format: 'date', description: 'Last day, Eastern time, YYYY-MM-DD.' }),
    ),
    open: orNull(
      Type.Boolean({
        description: 'Whether Regulations.gov takes comments on it now; null while not known.',
      }),
    ),
    allows_late: orNull(
      Type.Boolean({ description: 'Whether comments are taken after the last day; null while not known.' }),
    ),
    fr_document_number: orNull(Type.String({ description: 'Number in the Federal Register.' })),
  },
  { additionalProperties: false },
)
export type CommentWindow = Static<typeof CommentWindow>

/** A docket that is open for comment now. */
export const OpenDocket = Type.Object(
  {
    docket_id: Type.String({ description: 'Value for destination_id.' }),
    title: Type.String(),
    agency: Type.String({ description: 'Acronym of the agency.' }),
    agency_name: orNull(
      Type.String({ description: 'The agency in full, as the Federal Register names it.' }),
    ),
    document_id: orNull(
      Type.String({
        description:
          'Document on which a comment is filed that names none by the query parameter `document` of send-message. Null where several open documents are of the best type: a comment that names none is refused, and the fields that describe one document are null where these documents differ.',
      }),
    ),
    document_type: Type.String({ description: 'Best type of an open document of the docket.' }),
    document_title: orNull(Type.String({ description: 'Title of that document, as it was published.' })),
    abstract: orNull(
      Type.String({
        description: 'What the agency says of it, up to 2,000 characters; cut where it ends with …',
      }),
    ),
    comment_starts_on: orNull(Day),
    comment_ends_on: orNull(
      Type.String({ format: 'date', description: 'Last day, Eastern time, YYYY-MM-DD.' }),
    ),
    printed_ends_on: orNull(
      Type.String({
        format: 'date',
        description:
          'Last day as the document prints it. Where it differs, the period was changed: `comment_ends_on` decides.',
      }),
    ),
    categories: Type.Array(Type.String(), {
      description: 'Values for category; empty when the agency has no list.',
    }),
    rins: Type.Array(Type.String(), { description: 'Regulation identifier numbers (RIN).' }),
    cfr: Type.Array(Type.String(), {
      description: 'Parts of the Code of Federal Regulations that it concerns.',
    }),
    fr_document_number: orNull(Type.String({ description: 'Number in the Federal Register.' })),
    fr_citation: orNull(Type.String({ description: 'Volume and page of the Federal Register.' })),
    fr_url: orNull(Type.String({ description: 'The document at federalregister.gov.' })),
    published_on: orNull(Day),
    comment_url: orNull(Type.String({ description: 'The form of Regulations.gov for this document.' })),
    checked_at: orNull(
      Type.String({
        format: 'date-time',
        description: 'When the Federal Register last compared the period with Regulations.gov.',
      }),
    ),
    windows: Type.Array(CommentWindow, {
      description:
        'Every document of the docket that the sources name, with its own period. The query parameter `document` of send-message chooses among those that are open.',
    }),
  },
  { additionalProperties: false },
)
export type OpenDocket = Static<typeof OpenDocket>
