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

/** A docket that is open for comment now. */
export const OpenDocket = Type.Object(
  {
    docket_id: Type.String({ description: 'Value for destination_id.' }),
    title: Type.String(),
    agency: Type.String({ description: 'Acronym of the agency.' }),
    document_id: Type.String({ description: 'Document on which comments are filed.' }),
    document_type: Type.String(),
    comment_starts_on: orNull(Day),
    comment_ends_on: orNull(
      Type.String({ format: 'date', description: 'Last day, Eastern time, YYYY-MM-DD.' }),
    ),
    categories: Type.Array(Type.String(), {
      description: 'Values for category; empty when the agency has no list.',
    }),
  },
  { additionalProperties: false },
)
export type OpenDocket = Static<typeof OpenDocket>
